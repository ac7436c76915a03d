"""Verification that chance was fair. Seed contributions are collected in `table/dealing.py`."""
