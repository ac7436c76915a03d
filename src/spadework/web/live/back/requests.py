"""What somebody at a table asks the others to agree to: that the game goes back. Nothing but bookkeeping."""

import asyncio
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from spadework.table import Table
from spadework.table.going_back import Undoing

PATIENCE = 3 * 86400.0
"""Seconds for which a table stays in memory while somebody waits for the others' answers."""

Outcome = Literal["agreed", "declined", "withdrawn", "moved"]
"""How a request ended; `moved`: the game went on, or who asked does not play any more."""


class Place(NamedTuple):
    """Where a game stands. Tables are compared as objects: one read anew from the database is another."""

    table: Table
    steps: int
    reversals: int
    course: int
    """As in `StoredTable`."""


@dataclass(eq=False)
class Request:
    """That the game shall go back to before a decision."""

    id: int
    place: Place
    """Where the game stood when it was asked for; elsewhere the request means nothing."""
    seat: int
    """Whose decision it is."""
    guest: str
    """Who asks."""
    step: int
    """How many steps would stay."""
    begun: float = 0.0
    """When it was asked for, by the clock of the event loop."""
    agreed: set[str] = field(default_factory=set)
    told: dict[tuple[int, str], Undoing] = field(default_factory=dict)
    """What would be undone, by viewer and language, as far as it was asked for."""


class Ended(NamedTuple):
    """How the last request ended."""

    id: int
    outcome: Outcome
    name: str
    """Who declined it, or asked for it."""


class BackRequests:
    """The requests at one table, one at a time. They last as long as the table is in memory: who finds one gone asks again."""

    def __init__(self) -> None:
        self.open: Request | None = None
        self.ended: Ended | None = None
        self.wishes: set[asyncio.Task[None]] = set()
        """Those who want to ask as soon as the time to react is over."""
        self._count = 0
        self._declined: tuple[Place, int] | None = None

    def patience(self, seconds: float) -> float:
        """For how long a table stays in memory that nobody uses, and that would else for some seconds."""
        return seconds if self.open is None else max(seconds, PATIENCE)

    def begin(self, place: Place, seat: int, guest: str, step: int) -> Request:
        """Somebody asks."""
        self._count += 1
        self.open = Request(self._count, place, seat, guest, step)
        return self.open

    def end(self, request: Request, outcome: Outcome, name: str) -> None:
        """A request is over."""
        self.open = None
        self.ended = Ended(request.id, outcome, name)
        if outcome == "declined":
            self._declined = request.place, request.seat

    def was_declined(self, place: Place, seat: int) -> bool:
        """Whether somebody has just said no to this: nobody is asked the same again before anything has happened."""
        return self._declined == (place, seat)
