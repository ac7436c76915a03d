"""Takebacks by consent. A seat takes back its own last move in `table/moves.py`."""
