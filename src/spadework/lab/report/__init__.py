"""What a game is like, measured: a report over many games between computer players."""
