"""Clubs: groups of people, with standings, dates and tables."""
