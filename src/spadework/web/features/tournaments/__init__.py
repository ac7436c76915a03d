"""Tournaments: everybody plays the same deals and is compared with whoever had the same seat."""
