"""Whose question is answered next, and how long it may take."""

import asyncio
from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from spadework.players.worker import Worker

LEAST = 0.002
"""Seconds that every player has for a move, however many wait."""


@dataclass(order=True)
class Place:
    """One place in the queue; places are ordered by their turns."""

    turn: tuple[int, int]
    """The round, and who came first."""
    table: str = field(compare=False)
    due: float = field(compare=False)
    """When the answer should have come; infinity where nobody minds."""
    only: Worker | None = field(compare=False)
    """Who alone can answer; None: anybody."""
    worker: asyncio.Future[Worker] = field(compare=False)
    """Who does answer, when it is this one's turn."""


class Turns:
    """A queue: first come, first served, but every table that waits has its turn before any of them has another.

    So a table with many questions waits behind itself, not others behind it.
    """

    def __init__(self) -> None:
        self._waiting: list[Place] = []
        self._numbers = count()
        self._round = 0
        self._last: dict[str, int] = {}

    def __iter__(self) -> Iterator[Place]:
        """All who wait, the next one first."""
        return iter(self._waiting)

    def come(self, table: str, due: float, only: Worker | None = None) -> Place:
        """Join the queue."""
        turn = max(self._round, self._last.get(table, -1) + 1)
        self._last[table] = turn
        place = Place((turn, next(self._numbers)), table, due, only, asyncio.get_running_loop().create_future())
        insort(self._waiting, place)
        return place

    def next_for(self, worker: Worker) -> Place | None:
        """Take the next one whom a worker can answer out of the queue."""
        for place in self._waiting:
            if place.only in (None, worker):
                self._waiting.remove(place)
                self._round = max(self._round, place.turn[0])
                # Whoever had the last turn in a round that is over begins anew like anybody else.
                self._last = {table: turn for table, turn in self._last.items() if turn >= self._round}
                return place
        return None

    def share(self, due: float, now: float, workers: int) -> float:
        """How many seconds an answer may take that is due then, so that those who wait can have theirs in time, too.

        >>> turns = Turns()
        >>> turns.share(due=3.0, now=2.5, workers=1)
        0.5
        """
        dues = [due, *(place.due for place in self._waiting)]
        # As many as stand before somebody, and those whom the other workers are just answering, come first.
        shares = [workers * (due - now) / (number + workers) for number, due in enumerate(dues)]
        return max(LEAST, min(shares))
