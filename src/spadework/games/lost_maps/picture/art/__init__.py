"""The art of Lost Maps, drawn once for a deck."""
