"""What somebody at a table asks the others to agree to: that the game goes back. Nothing but bookkeeping."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, cast

from spadework.table.going_back import Undoing
from spadework.web.background import Background
from spadework.web.store.wish_models import StoredBackRequest

PATIENCE = 3 * 86400.0
"""Seconds for which a table stays in memory while somebody waits for the others' answers."""

Outcome = Literal["agreed", "declined", "withdrawn", "moved"]
"""How a request ended; `moved`: the game went on, or who asked does not play any more."""


class Place(NamedTuple):
    """Where a game stands."""

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
    begun: float
    """When it was asked for, in seconds since 1970."""
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
    """The requests at one table, one at a time, as they are stored."""

    def __init__(self) -> None:
        self.open: Request | None = None
        self.ended: Ended | None = None
        self.wishes = Background()
        """Those who want to ask as soon as the time to react is over."""
        self._count = 0
        self._declined: tuple[Place, int] | None = None

    def patience(self, seconds: float) -> float:
        """For how long a table stays in memory that nobody uses, and that would else for some seconds."""
        return seconds if self.open is None else max(seconds, PATIENCE)

    def take_over(self, stored: StoredBackRequest | None, agreed: Collection[str]) -> None:
        """Know what is stored of the last request, and who agrees to it."""
        if stored is None:
            return
        request = Request(
            stored.number,
            Place(stored.steps, stored.reversals, stored.course),
            stored.seat,
            stored.guest,
            stored.step,
            stored.begun,
            set(agreed),
        )
        if stored.outcome is not None:
            self._count = request.id
            if self.ended is None or self.ended.id != request.id:
                self.end(request, cast(Outcome, stored.outcome), stored.by)
        elif self.open is not None and self.open.id == request.id:
            self.open.agreed = request.agreed
        elif request.id > self._count:
            self._count, self.open = request.id, request

    def next_number(self) -> int:
        """The number of the next request."""
        return self._count + 1

    def begin(self, request: Request) -> None:
        """Somebody asks."""
        self._count, self.open = request.id, request

    def end(self, request: Request, outcome: Outcome, name: str) -> None:
        """A request is over."""
        self.open = None
        self.ended = Ended(request.id, outcome, name)
        if outcome == "declined":
            self._declined = request.place, request.seat

    def was_declined(self, place: Place, seat: int) -> bool:
        """Whether somebody has just said no to this: nobody is asked the same again before anything has happened."""
        return self._declined == (place, seat)
