"""Finished games of one guest."""
