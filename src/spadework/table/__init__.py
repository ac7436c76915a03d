"""One game in play: setup, checked moves, fair chance, views, log, record and result."""

from spadework.table.errors import BrokenLog, IllegalMove, Irrevocable
from spadework.table.log import LogLine
from spadework.table.position import Position
from spadework.table.presenter import LabelledMove, Presenter
from spadework.table.setup import TableSetup
from spadework.table.steps import Move, Result, Step
from spadework.table.table import Table
from spadework.table.variant import Variant
from spadework.table.view import View

__all__ = [
    "BrokenLog",
    "IllegalMove",
    "Irrevocable",
    "LabelledMove",
    "LogLine",
    "Move",
    "Position",
    "Presenter",
    "Result",
    "Step",
    "Table",
    "TableSetup",
    "Variant",
    "View",
]
