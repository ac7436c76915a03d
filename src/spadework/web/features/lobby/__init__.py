"""The lobby: public tables, and a game with the first who comes."""
