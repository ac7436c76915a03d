"""Dig, a push-your-luck game: each round the hunters secretly choose to stay or to go home with a share. The last rat ends the game."""
