"""Presence: who is connected to a table, and how long the others have been away."""
