"""Hints, and the coach who warns before a blunder."""
