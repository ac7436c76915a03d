"""Many games: to measure the rules and the players."""
