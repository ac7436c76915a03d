"""Scheduler of jobs: order and time limits."""

import asyncio
from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from spadework.players.worker import Worker

LEAST = 0.002
"""Minimum seconds per move, however many jobs wait."""


@dataclass(order=True)
class Ticket:
    """A queued job; tickets sort by turn."""

    turn: tuple[int, int]
    """Round, then order of arrival."""
    table: str = field(compare=False)
    due: float = field(compare=False)
    """Deadline; infinity if there is none."""
    only: Worker | None = field(compare=False)
    """The only worker that can run it; None for any."""
    worker: asyncio.Future[Worker] = field(compare=False)
    """The worker that runs it, once assigned."""


class Scheduler:
    """A round-robin queue: first come, first served, but no waiting table gets a second turn before the others get one.

    A table with many jobs therefore delays only itself.
    """

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self._numbers = count()
        self._round = 0
        self._last: dict[str, int] = {}

    def __iter__(self) -> Iterator[Ticket]:
        """Iterate over the waiting tickets, next first."""
        return iter(self._waiting)

    def join(self, table: str, due: float, only: Worker | None = None) -> Ticket:
        """Join the queue."""
        turn = max(self._round, self._last.get(table, -1) + 1)
        self._last[table] = turn
        ticket = Ticket((turn, next(self._numbers)), table, due, only, asyncio.get_running_loop().create_future())
        insort(self._waiting, ticket)
        return ticket

    def next_for(self, worker: Worker) -> Ticket | None:
        """Remove and return the next ticket that a worker can run."""
        for ticket in self._waiting:
            if ticket.only in (None, worker):
                self._waiting.remove(ticket)
                self._round = max(self._round, ticket.turn[0])
                # A table without a turn in the current round starts afresh.
                self._last = {table: turn for table, turn in self._last.items() if turn >= self._round}
                return ticket
        return None

    def share(self, due: float, now: float, workers: int) -> float:
        """Return the seconds for a job with this deadline that leave enough for the waiting ones.

        >>> scheduler = Scheduler()
        >>> scheduler.share(due=3.0, now=2.5, workers=1)
        0.5
        """
        dues = [due, *(ticket.due for ticket in self._waiting)]
        # Earlier jobs in the queue and those running on the other workers come first.
        shares = [workers * (due - now) / (number + workers) for number, due in enumerate(dues)]
        return max(LEAST, min(shares))
