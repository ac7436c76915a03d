"""Reviews of finished games: one after the other, in a process that goes behind everything else on the machine."""

import asyncio
import logging
import os
from collections import OrderedDict
from dataclasses import replace

from spadework.players.review import Review
from spadework.players.review.reviewing import Effort, review_table
from spadework.players.worker import Worker, WorkerEnded
from spadework.table import Table
from spadework.web.errors import Refused
from spadework.web.live.live_table import LiveTable

log = logging.getLogger("spadework")

EFFORT = Effort()
"""How much is computed for each."""

KEPT = 200
"""So many reviews stay in memory."""

WAITING = 20
"""So many may be wanted at once."""

LIMIT = 300.0
"""Seconds after which one counts as hung."""

LAST_IN_LINE = 19
"""The lowest priority that a process can have."""

Key = tuple[str, int]
"""A table and one of its seats."""


class Reviewer:
    """Looks at games that are over, and remembers what it has found."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._turn = asyncio.Lock()
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._found: OrderedDict[Key, Review | None] = OrderedDict()

    async def ask(self, live: LiveTable, seat: int) -> Review | None:
        """The review of a seat's game, None while it is being made; it goes on by itself. Raises Refused."""
        key = (live.id, seat)
        if key in self._found:
            review = self._found[key]
            if review is None:
                # Whoever asks again wants it tried again.
                del self._found[key]
                raise Refused("review-failed")
            self._found.move_to_end(key)
            return review
        if key not in self._running:
            if len(self._running) >= WAITING:
                raise Refused("review-busy")
            table = await live.read(lambda table: table.copy())
            # Somebody else may have asked meanwhile.
            self._running.setdefault(key, asyncio.create_task(self._make(key, table)))
        return None

    async def wait(self, live: LiveTable, seat: int) -> None:
        """Wait until the review of a seat's game that is being made is there, or has failed."""
        if task := self._running.get((live.id, seat)):
            await asyncio.shield(task)

    async def _make(self, key: Key, table: Table) -> None:
        try:
            async with self._turn:
                await self._worker.prepare(table.game.id)
                self._found[key] = await self._worker.run(LIMIT, behind_all, table, key[1], EFFORT)
        except WorkerEnded as ending:
            log.warning("no review of table %s: %s", key[0], ending)
            self._found[key] = None
        except Exception:
            log.exception("table %s could not be reviewed", key[0])
            self._found[key] = None
        finally:
            del self._running[key]
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        await self._worker.close()


def behind_all(table: Table, seat: int, effort: Effort) -> Review:
    """The review, by a process that leaves the processor to all others."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LAST_IN_LINE)
    # The server has the table.
    return replace(review_table(table, seat, effort), table=None)
