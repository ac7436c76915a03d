"""The tree search, shared by all games."""
