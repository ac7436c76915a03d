"""The game-independent core: interface of a game, compilation, search, encoding and picture kit."""
