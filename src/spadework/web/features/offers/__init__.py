"""Offers and promises between players."""
