"""Who leads the replay of a table, and where they are."""

import json
from asyncio import Event
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

EXPIRY = 15.0
"""Seconds after which a lead from another server has ended unless it is repeated."""


class Lead(NamedTuple):
    """Where somebody leads."""

    token: str
    """The connection that leads."""
    name: str
    position: int
    """The number of the game's steps before it; what a viewer counts as a step depends on what that viewer has seen."""
    number: int = 0
    """Counts what this connection has said: servers may hear it in another order."""
    pointed: str = ""
    """The id of the element of the picture that the leader points at; empty for none."""


class Together:
    """The leads of this server's tables, as long as somebody follows them.

    Args:
        clock: returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._leads: dict[str, tuple[Lead, float]] = {}
        """By table, the lead and when it expires."""
        self._watchers: defaultdict[str, set[Event]] = defaultdict(set)
        self.tell_elsewhere: Callable[[str], None] = lambda _: None
        """Tells the other servers of a lead, as `hear` takes it."""

    def lead_of(self, table: str) -> Lead | None:
        """Return where a table's replay is led, if it is."""
        lead, until = self._leads.get(table, (None, 0.0))
        return lead if until > self._clock() else None

    @contextmanager
    def watched(self, table: str) -> Iterator[Event]:
        """Return an event that is set at every change of a table's lead while the block runs."""
        news = Event()
        self._watchers[table].add(news)
        try:
            yield news
        finally:
            self._watchers[table].discard(news)
            if not self._watchers[table]:
                del self._watchers[table]
                self._leads.pop(table, None)

    def lead(self, table: str, lead: Lead) -> None:
        """Lead the replay of a table, or say again that one does, unless somebody else leads."""
        current = self.lead_of(table)
        if current is None or current.token == lead.token:
            self._set(table, lead)
            self.tell_elsewhere(json.dumps([table, *lead]))

    def stop(self, table: str, token: str) -> None:
        """No longer lead the replay of a table."""
        current = self.lead_of(table)
        if current is not None and current.token == token:
            self._set(table, None)
            self.tell_elsewhere(json.dumps([table, token]))

    def hear(self, said: str) -> None:
        """Take over a lead from another server, as `tell_elsewhere` tells it. Raises ValueError or TypeError if it is none.

        Of two that began at the same time on two servers, both keep the same one.
        """
        table, token, *rest = json.loads(said)
        current = self.lead_of(table)
        if not rest:
            if current is not None and current.token == token:
                self._set(table, None)
            return
        lead = Lead(token, *rest)
        if current is None or token < current.token or (token == current.token and lead.number > current.number):
            self._set(table, lead)

    def _set(self, table: str, lead: Lead | None) -> None:
        if table not in self._watchers:
            return
        if lead is None:
            self._leads.pop(table, None)
        else:
            self._leads[table] = lead, self._clock() + EXPIRY
        for watcher in self._watchers[table]:
            watcher.set()


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
