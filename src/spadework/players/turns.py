"""Whose job is done next, and how long it may take."""

import asyncio
from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from spadework.players.worker import Worker

LEAST = 0.002
"""Seconds that every player has for a move, however many jobs wait."""


@dataclass(order=True)
class Ticket:
    """One job in the queue; tickets are ordered by their turns."""

    turn: tuple[int, int]
    """The round, and which came first."""
    table: str = field(compare=False)
    due: float = field(compare=False)
    """When it should be done; infinity where that does not matter."""
    only: Worker | None = field(compare=False)
    """The only worker that can do it; None for any."""
    worker: asyncio.Future[Worker] = field(compare=False)
    """The worker that does it, once it is this one's turn."""


class Turns:
    """A queue: first come, first served, but every table that waits has its turn before any of them has another.

    So a table with many jobs waits for itself, and the others don't wait for it.
    """

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self._numbers = count()
        self._round = 0
        self._last: dict[str, int] = {}

    def __iter__(self) -> Iterator[Ticket]:
        """All that wait, the next one first."""
        return iter(self._waiting)

    def join(self, table: str, due: float, only: Worker | None = None) -> Ticket:
        """Join the queue."""
        turn = max(self._round, self._last.get(table, -1) + 1)
        self._last[table] = turn
        ticket = Ticket((turn, next(self._numbers)), table, due, only, asyncio.get_running_loop().create_future())
        insort(self._waiting, ticket)
        return ticket

    def next_for(self, worker: Worker) -> Ticket | None:
        """Take the next one that a worker can do out of the queue."""
        for ticket in self._waiting:
            if ticket.only in (None, worker):
                self._waiting.remove(ticket)
                self._round = max(self._round, ticket.turn[0])
                # A table that had its last turn in a round that is over begins anew like any other.
                self._last = {table: turn for table, turn in self._last.items() if turn >= self._round}
                return ticket
        return None

    def share(self, due: float, now: float, workers: int) -> float:
        """How many seconds a job may take that is due then, so that those that wait can be done in time, too.

        >>> turns = Turns()
        >>> turns.share(due=3.0, now=2.5, workers=1)
        0.5
        """
        dues = [due, *(ticket.due for ticket in self._waiting)]
        # Those before it in the queue, and those that the other workers are just doing, come first.
        shares = [workers * (due - now) / (number + workers) for number, due in enumerate(dues)]
        return max(LEAST, min(shares))
