"""Hand-made positions at live tables."""

from typing import Any

from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


def lay_out(live: LiveTable, state: Any) -> None:
    """Put a live table into a position; the moves before it no longer matter."""
    table = live.table
    assert table is not None
    # All earlier states are the same, so there are no events to report.
    table._history.states[: len(table.steps) + 1] = state
    table._see(len(table.steps))
    live._log.forget()
    live.snapshots.forget()
    live.announce(Change.GAME)
