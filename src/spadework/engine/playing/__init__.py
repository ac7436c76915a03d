"""Whole games between quick players, as one compiled loop."""
