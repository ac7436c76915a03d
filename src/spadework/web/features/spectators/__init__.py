"""Spectators: who may watch a table, and when they see it."""
