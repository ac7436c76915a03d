"""Shared replays: one participant leads, and the screens of the others follow."""
