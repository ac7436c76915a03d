"""Keeping how games ended."""
