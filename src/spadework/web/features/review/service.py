"""Reviews of finished games: one after the other, in a process that goes behind everything else on the machine."""

import asyncio
import os
import time
from collections import OrderedDict
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

from spadework.players.review import Review
from spadework.players.review.reviewing import Effort, review_table
from spadework.players.worker import Worker, WorkerEnded
from spadework.table import Table
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Queue, QueueFull, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

EFFORT = Effort()
"""How much is computed for each."""

KEPT = 200
"""So many reviews stay in memory."""

WAITING = 20
"""So many may wait to be made."""

LIMIT = 300.0
"""Seconds after which one counts as hung."""

LAST_IN_LINE = 19
"""The lowest priority that a process can have."""

AGAIN_AFTER = 60.0
"""Seconds after which one that has failed may be tried again."""

TOLD = 40
"""So many reviews stay in memory as pages tell them: with the pictures, that is much more."""

Key = tuple[str, int]
"""A table and one of its seats."""

Told = dict[str, Any]
"""A review as a page tells it."""


class Reviewer:
    """Looks at games that are over, and remembers what it has found."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._queue = Queue(WAITING)
        self._background = Background()
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._found: OrderedDict[Key, Review] = OrderedDict()
        self._failed: dict[Key, float] = {}
        self._told: OrderedDict[tuple[object, ...], Told] = OrderedDict()

    def known(self, live: LiveTable, seat: int) -> Review | None:
        """The review of a seat's game, None when there is none yet. Raises Refused when it could not be made a moment ago."""
        key = (live.id, seat)
        if time.monotonic() - self._failed.get(key, -AGAIN_AFTER) < AGAIN_AFTER:
            raise Refused("review-failed")
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def is_running(self, live: LiveTable, seat: int) -> bool:
        """Whether the review of a seat's game is being made, or waits for others."""
        return (live.id, seat) in self._running

    def begin(self, live: LiveTable, seat: int, who: Visitor) -> None:
        """Have the review of a seat's game made for somebody, who doesn't have to wait for it here. Raises Refused."""
        key = (live.id, seat)
        if key in self._running:
            return
        try:
            place = self._queue.join(*who)
        except QueueFull:
            raise Refused("review-busy") from None
        self._running[key] = self._background.start(self._make(key, live, place))

    def told(self, *key: object) -> Told | None:
        """A review as a page told it before: kept with what makes it different for readers. None when it is not kept any more."""
        return self._told.get(key)

    def keep_told(self, told: Told, *key: object) -> None:
        """Keep a review as a page tells it, as one of the last ones."""
        self._told[key] = told
        self._told.move_to_end(key)
        while len(self._told) > TOLD:
            self._told.popitem(last=False)

    async def wait(self, live: LiveTable, seat: int) -> None:
        """Wait until the review of a seat's game that is being made is there, or has failed."""
        if task := self._running.get((live.id, seat)):
            await asyncio.shield(task)

    async def _make(self, key: Key, live: LiveTable, place: AbstractAsyncContextManager[None]) -> None:
        try:
            async with place:
                table = await live.read(lambda table: table.copy())
                await self._worker.prepare(table.game.id)
                self._found[key] = await self._worker.run(LIMIT, behind_all, table, key[1], EFFORT)
                self._failed.pop(key, None)
        except WorkerEnded as ending:
            log.warning("a table could not be reviewed", table=key[0], why=str(ending))
            self._failed[key] = time.monotonic()
        except Exception:
            log.exception("a table could not be reviewed", table=key[0])
            self._failed[key] = time.monotonic()
        finally:
            del self._running[key]
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        self._failed = {other: at for other, at in self._failed.items() if time.monotonic() - at < AGAIN_AFTER}

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._background.close()
        await self._worker.close()


def behind_all(table: Table, seat: int, effort: Effort) -> Review:
    """The review, by a process that leaves the processor to all others."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LAST_IN_LINE)
    # The server has the table.
    return replace(review_table(table, seat, effort), table=None)
