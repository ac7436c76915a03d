"""High Water's rules: `moves` has the game, `material` reads the deck."""
