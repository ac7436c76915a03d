"""Rematch: another table for the same players."""
