"""Verification of fair chance. Seed contributions are collected in `table/dealing.py`."""
