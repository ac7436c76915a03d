"""Who looks at a replay together: one leads, the screens of the others follow, and everybody can point."""

import json
from asyncio import Event
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

EXPIRY = 15.0
"""Seconds after which a browser of another server has gone unless it is heard of again."""

OFFERED = 60.0
"""Seconds for which a table that plays on from the replay is offered to the others."""


class Participant(NamedTuple):
    """A browser of somebody who has played, and what it shows."""

    token: str
    """The connection."""
    guest: str
    name: str
    leads: bool = False
    position: int = 0
    """The number of the game's steps before what is shown; what a viewer counts as a step depends on what that viewer has seen."""
    number: int = 0
    """Counts what this connection has said: servers may hear it in another order."""
    pointed: str = ""
    """The id of the element of the picture that is pointed at; empty for none."""
    viewer: int = 0
    """With whose eyes the browser looks: the ids of elements may depend on it."""


class Continuation(NamedTuple):
    """A table that plays on from the replay."""

    path: str
    name: str
    """Who has opened it."""


class Together:
    """The browsers that look at replays, by table, as long as one of this server does.

    Args:
        clock: returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._voices: defaultdict[str, dict[str, tuple[Participant, float]]] = defaultdict(dict)
        """By table and connection, with the time at which they expire."""
        self._continuations: dict[str, tuple[Continuation, float]] = {}
        self._watchers: defaultdict[str, set[Event]] = defaultdict(set)
        self.send_elsewhere: Callable[[str], None] = lambda _: None
        """Sends a message to the other servers, as `handle` takes it."""

    def voices(self, table: str) -> list[Participant]:
        """Return all who look at a table's replay and have played there, by their connections."""
        now = self._clock()
        return [voice for _, (voice, until) in sorted(self._voices.get(table, {}).items()) if until > now]

    def lead_of(self, table: str) -> Participant | None:
        """Return who leads, if anybody does. Of two who began at the same time on two servers, it is the same one everywhere."""
        return next((voice for voice in self.voices(table) if voice.leads), None)

    def continuation_of(self, table: str) -> Continuation | None:
        """Return the table that somebody has just opened to play on from the replay, if anybody has."""
        continuation, until = self._continuations.get(table, (None, 0.0))
        return continuation if until > self._clock() else None

    @contextmanager
    def watched(self, table: str) -> Iterator[Event]:
        """Return an event that is set at every change at a table while the block runs."""
        news = Event()
        self._watchers[table].add(news)
        try:
            yield news
        finally:
            self._watchers[table].discard(news)
            if not self._watchers[table]:
                for kept in (self._watchers, self._voices, self._continuations):
                    kept.pop(table, None)

    def say(self, table: str, voice: Participant) -> Participant:
        """Set what a connection shows, or say again that it is there; return it: nobody leads while somebody else does."""
        current = self.lead_of(table)
        if current is not None and current.token != voice.token:
            voice = voice._replace(leads=False)
        self._set(table, voice.token, voice)
        self.send_elsewhere(json.dumps([table, *voice]))
        return voice

    def leave(self, table: str, token: str) -> None:
        """Forget a connection."""
        self._set(table, token, None)
        self.send_elsewhere(json.dumps([table, token]))

    def offer(self, table: str, continuation: Continuation) -> None:
        """Offer those who look at a replay a table that plays on from there."""
        self._offer(table, continuation)
        self.send_elsewhere(json.dumps([table, *continuation, "continuation"]))

    def handle(self, received: str) -> None:
        """Take over a message of another server, as `send_elsewhere` has it. Raises ValueError or TypeError if it is something else."""
        table, first, *rest = json.loads(received)
        if not rest:
            self._set(table, first, None)
        elif len(rest) == 2:
            self._offer(table, Continuation(first, rest[0]))
        else:
            voice = Participant(first, *rest)
            known = self._voices.get(table, {}).get(first)
            if known is None or voice.number > known[0].number:
                self._set(table, first, voice)

    def _offer(self, table: str, continuation: Continuation) -> None:
        if table in self._watchers:
            self._continuations[table] = continuation, self._clock() + OFFERED
            self._wake(table)

    def _set(self, table: str, token: str, voice: Participant | None) -> None:
        if table not in self._watchers:
            return
        before, until = self._voices[table].pop(token, (None, 0.0))
        if voice is not None:
            self._voices[table][token] = voice, self._clock() + EXPIRY
        if voice is None or before is None or until <= self._clock() or before != voice._replace(number=before.number):
            self._wake(table)

    def _wake(self, table: str) -> None:
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
