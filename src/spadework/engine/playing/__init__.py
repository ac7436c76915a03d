"""Whole games between quick players, in one compiled loop."""
