"""Who leads the replay of a table, and where they are."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple


class Lead(NamedTuple):
    """Where somebody leads."""

    guest: str
    name: str
    position: int
    """The number of the game's steps before it; what a viewer counts as a step depends on what that viewer has seen."""


class Together:
    """The leads of this server's tables, as long as somebody follows them."""

    def __init__(self) -> None:
        self._leads: dict[str, Lead] = {}
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.tell_elsewhere: Callable[[str], None] = _nobody
        """Tells the other servers of a lead, as `hear` takes it."""

    def lead_of(self, table: str) -> Lead | None:
        """Return where a table's replay is led, if it is."""
        return self._leads.get(table)

    @contextmanager
    def watched(self, table: str) -> Iterator[asyncio.Event]:
        """Return an event that is set at every change of a table's lead while the block runs."""
        news = asyncio.Event()
        self._watchers[table].add(news)
        try:
            yield news
        finally:
            self._watchers[table].discard(news)
            if not self._watchers[table]:
                del self._watchers[table]
                self._leads.pop(table, None)

    def lead(self, table: str, lead: Lead) -> None:
        """Lead the replay of a table, unless somebody else does."""
        current = self._leads.get(table)
        if current is None or current.guest == lead.guest:
            self._set(table, lead)
            self.tell_elsewhere(json.dumps([table, *lead]))

    def stop(self, table: str, guest: str) -> None:
        """No longer lead the replay of a table."""
        current = self._leads.get(table)
        if current is not None and current.guest == guest:
            self._set(table, None)
            self.tell_elsewhere(json.dumps([table]))

    def hear(self, said: str) -> None:
        """Take over a lead from another server, as `tell_elsewhere` tells it. Raises ValueError if it is no lead."""
        table, *lead = json.loads(said)
        self._set(table, Lead(*lead) if lead else None)

    def _set(self, table: str, lead: Lead | None) -> None:
        if table not in self._watchers:
            return
        if lead is None:
            self._leads.pop(table, None)
        else:
            self._leads[table] = lead
        for watcher in self._watchers[table]:
            watcher.set()


def _nobody(_said: str) -> None:
    """Tell nobody."""


def position_of(seen: Sequence[int], step: Any) -> int | None:
    """Return the position after a viewer's step; None if there is no such step.

    >>> [position_of([2, 5, 9], step) for step in (0, 2, 4, "1")]
    [0, 5, None, None]
    """
    positions = [0, *seen]
    return positions[step] if type(step) is int and 0 <= step < len(positions) else None


def step_at(seen: Sequence[int], position: int) -> int:
    """Return the last step that a viewer has seen up to a position.

    >>> [step_at([2, 5, 9], position) for position in (0, 5, 8)]
    [0, 2, 2]
    """
    return sum(number <= position for number in seen)
