"""Ratings of people and computer players."""
