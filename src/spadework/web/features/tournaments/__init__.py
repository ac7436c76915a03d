"""Tournaments: all tables of a round play the same deal, and players are compared with those who had the same seat."""
