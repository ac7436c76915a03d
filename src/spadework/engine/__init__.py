"""What a game is. Nothing here knows any game."""
