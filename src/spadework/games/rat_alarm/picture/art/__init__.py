"""The art of Rat Alarm, drawn once for a deck."""
