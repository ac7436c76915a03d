"""Clocks and time controls, nights and holidays."""
