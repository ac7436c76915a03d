"""Spadework: an online table for treasure-hunting games.

Play in the browser with `spadework serve`. From Python, play at a `Table`, explore a `Position`, `replay` a record, or inspect a `game`.
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from spadework.engine.discovery import game, game_ids
    from spadework.engine.own_rules import rule
    from spadework.lab.batch import Batch
    from spadework.lab.contest import tournament
    from spadework.lab.report.report import report
    from spadework.lab.simulate import simulate
    from spadework.players.built_in import player
    from spadework.players.review import review
    from spadework.table import IllegalMove, Move, Position, Table, View
    from spadework.table.replay import replay, verify

__all__ = [
    "Batch",
    "IllegalMove",
    "Move",
    "Position",
    "Table",
    "View",
    "game",
    "game_ids",
    "player",
    "replay",
    "report",
    "review",
    "rule",
    "simulate",
    "tournament",
    "verify",
]

_HOMES = {
    "Batch": "spadework.lab.batch",
    "IllegalMove": "spadework.table",
    "Move": "spadework.table",
    "Position": "spadework.table",
    "Table": "spadework.table",
    "View": "spadework.table",
    "game": "spadework.engine.discovery",
    "game_ids": "spadework.engine.discovery",
    "player": "spadework.players.built_in",
    "replay": "spadework.table.replay",
    "report": "spadework.lab.report.report",
    "review": "spadework.players.review",
    "rule": "spadework.engine.own_rules",
    "simulate": "spadework.lab.simulate",
    "tournament": "spadework.lab.contest",
    "verify": "spadework.table.replay",
}


def __getattr__(name: str) -> Any:
    """Import public names on first use, so that commands that need no game start quickly."""
    if name not in _HOMES:
        raise AttributeError(f"module 'spadework' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """Return the public names, including those not imported yet."""
    return sorted(["__version__", *__all__])
