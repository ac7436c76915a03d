"""Compiled loop over whole games between quick players."""
