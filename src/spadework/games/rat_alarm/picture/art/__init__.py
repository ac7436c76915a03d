"""The art of Rat Alarm, drawn once for a deck: `loot`, `rats`, `cards`, `hold` and `things`."""
