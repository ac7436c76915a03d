"""The tutorial: a guided first game."""
