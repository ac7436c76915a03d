"""Clubs: groups of people and their standings."""
