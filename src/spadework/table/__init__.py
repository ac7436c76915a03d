"""One game in play: checked moves, fair chance, views, log, record and result."""

from spadework.table.steps import LogLine, Move, Offer, Result, Step
from spadework.table.table import BrokenLog, IllegalMove, Table, View

__all__ = ["BrokenLog", "IllegalMove", "LogLine", "Move", "Offer", "Result", "Step", "Table", "View"]
