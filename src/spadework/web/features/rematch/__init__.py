"""Rematch: another table for the same people."""
