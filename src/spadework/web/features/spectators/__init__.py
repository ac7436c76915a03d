"""Spectators: who may watch a table, and when they see it. The delayed table itself is in `table/delayed.py`."""
