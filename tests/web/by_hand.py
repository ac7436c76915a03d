"""Positions put together by hand, at a table that people have open."""

from typing import Any

from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


def lay_out(live: LiveTable, state: Any) -> None:
    """Let a table be in a position; what was played before does not count."""
    table = live.table
    assert table is not None
    # Before it nothing happened that could be told.
    table._history.states[: len(table.steps) + 1] = state
    table._see(len(table.steps))
    live._log.forget()
    live.snapshots.forget()
    live.announce(Change.GAME)
