"""Open hands: at a table for teaching, everyone may look at the game with the eyes of every seat."""
