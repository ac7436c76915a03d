"""Dig: hunters dig together, and all decide in secret whether to stay or to go home with a share. The last rat ends the game."""
