"""Notices for people who are away from their tables, each sent once, by webhook or Web Push."""
