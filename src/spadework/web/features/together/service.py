"""Shared replays: one participant leads, the screens of the others follow, and all of them can point."""

import json
from asyncio import Event
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from spadework.web.server.background import Watchers

EXPIRY = 15.0
"""Seconds after which a browser on another server counts as gone unless that server reports it again."""

OFFERED = 60.0
"""Seconds for which a table that continues from the replay is offered to the others."""


class Participant(NamedTuple):
    """A player's browser at a replay, and what it shows."""

    token: str
    """Identifies the connection."""
    guest: str
    name: str
    leads: bool = False
    position: int = 0
    """The number of the game's steps so far, secret ones included, so that it means the same to every viewer."""
    number: int = 0
    """Counts the messages of this connection, since they may arrive at other servers out of order."""
    pointed: str = ""
    """The id of the picture's element that the participant points at; empty for none."""
    viewer: int = 0
    """The seat whose view the browser shows, or a spectator. The ids of elements may depend on it."""


class Continuation(NamedTuple):
    """A table that continues from the replay."""

    path: str
    name: str
    """The name of the player who opened it."""


class Together:
    """Participants of shared replays, by table. A replay is tracked while a browser of this server shows it.

    Args:
        clock: returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._participants: defaultdict[str, dict[str, tuple[Participant, float]]] = defaultdict(dict)
        """By table and connection, with the time at which they expire."""
        self._continuations: dict[str, tuple[Continuation, float]] = {}
        self._watchers: defaultdict[str, Watchers] = defaultdict(Watchers)
        self.send_elsewhere: Callable[[str], None] = lambda _: None
        """Sends a message to the other servers, which pass it to `handle`."""

    def participants(self, table: str) -> list[Participant]:
        """Return the players' browsers that show a table's replay, in the order of their tokens."""
        now = self._clock()
        return [
            participant for _, (participant, until) in sorted(self._participants.get(table, {}).items()) if until > now
        ]

    def lead_of(self, table: str) -> Participant | None:
        """Return the participant who leads, if any. If two began to lead on two servers at the same time, all servers agree on one."""
        return next((participant for participant in self.participants(table) if participant.leads), None)

    def continuation_of(self, table: str) -> Continuation | None:
        """Return the table that a player has just opened to continue from the replay, if any."""
        continuation, until = self._continuations.get(table, (None, 0.0))
        return continuation if until > self._clock() else None

    @contextmanager
    def watched(self, table: str) -> Iterator[Event]:
        """Yield an event that is set at every change to a table's replay while the block runs."""
        try:
            with self._watchers[table].another() as changed:
                yield changed
        finally:
            if not self._watchers[table]:
                for watched in (self._watchers, self._participants, self._continuations):
                    watched.pop(table, None)

    def report(self, table: str, participant: Participant) -> Participant:
        """Store what a connection shows, or that it is still there. Returns what was stored: without the lead if another has it."""
        current = self.lead_of(table)
        if current is not None and current.token != participant.token:
            participant = participant._replace(leads=False)
        self._set(table, participant.token, participant)
        self.send_elsewhere(json.dumps([table, *participant]))
        return participant

    def leave(self, table: str, token: str) -> None:
        """Remove a connection."""
        self._set(table, token, None)
        self.send_elsewhere(json.dumps([table, token]))

    def offer(self, table: str, continuation: Continuation) -> None:
        """Offer a table that continues from the replay to all who see the replay."""
        self._offer(table, continuation)
        self.send_elsewhere(json.dumps([table, *continuation, "continuation"]))

    def handle(self, received: str) -> None:
        """Apply a message from another server's `send_elsewhere`. Raises ValueError or TypeError if it is malformed."""
        table, first, *rest = json.loads(received)
        if not rest:
            self._set(table, first, None)
        elif len(rest) == 2:
            self._offer(table, Continuation(first, rest[0]))
        else:
            participant = Participant(first, *rest)
            known = self._participants.get(table, {}).get(first)
            if known is None or participant.number > known[0].number:
                self._set(table, first, participant)

    def _offer(self, table: str, continuation: Continuation) -> None:
        if table in self._watchers:
            self._continuations[table] = continuation, self._clock() + OFFERED
            self._watchers[table].wake()

    def _set(self, table: str, token: str, participant: Participant | None) -> None:
        if table not in self._watchers:
            return
        before, until = self._participants[table].pop(token, (None, 0.0))
        if participant is not None:
            self._participants[table][token] = participant, self._clock() + EXPIRY
        if (
            participant is None
            or before is None
            or until <= self._clock()
            or before != participant._replace(number=before.number)
        ):
            self._watchers[table].wake()


def position_of(seen: Sequence[int], step: Any) -> int | None:
    """Convert a viewer's step to a position; None if there is no such step. `seen` contains the positions of the viewer's steps.

    >>> [position_of([2, 5, 9], step) for step in (0, 2, 4, "1")]
    [0, 5, None, None]
    """
    positions = [0, *seen]
    return positions[step] if type(step) is int and 0 <= step < len(positions) else None


def step_at(seen: Sequence[int], position: int) -> int:
    """Convert a position to the last step that a viewer has seen by then.

    >>> [step_at([2, 5, 9], position) for position in (0, 5, 8)]
    [0, 2, 2]
    """
    return sum(number <= position for number in seen)
