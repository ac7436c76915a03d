"""Presence: who is at a table, and how long someone has been away."""
