"""The art of Sea & Shore: all that is drawn once for a deck."""
