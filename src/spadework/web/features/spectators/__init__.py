"""Spectators: their access to a table, their delay and their list. The delayed table itself is in `table/delayed.py`."""
