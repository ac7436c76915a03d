"""The lobby: public tables, and quick pairing."""
