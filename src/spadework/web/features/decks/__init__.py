"""Decks that guests upload."""
