"""Reviews of finished games, and the luck in them: one at a time, in a process that gives way to all others."""

import asyncio
import time
from collections import OrderedDict
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

from spadework.players.review import Review
from spadework.players.review.luck import table_luck
from spadework.players.review.reviewing import Effort, review_table
from spadework.players.worker import NICENESS, Worker, WorkerEnded
from spadework.table import Table
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Queue, QueueFull, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

EFFORT = Effort()
"""The effort for each review."""

MAX_REVIEWS = 200
"""Maximum reviews in memory."""

MAX_WAITING = 20
"""Maximum reviews that may wait."""

TIMEOUT = 900.0
"""Seconds after which a review counts as hung: one of twenty seconds may take minutes where everything else is busy."""

AGAIN_AFTER = 60.0
"""Seconds after which a failed review may be tried again."""

MAX_CACHED = 40
"""Maximum reviews in memory as shown, with their pictures."""

ReviewKey = tuple[str, int]
"""A table and one of its seats."""

ReviewData = dict[str, Any]
"""A review for the template."""


class Reviewer:
    """Reviews finished games, and keeps the results."""

    def __init__(self) -> None:
        # It gives way to thinking computer players, but goes on beside busy ones.
        self._worker = Worker(niceness=2 * NICENESS)
        self._queue = Queue(MAX_WAITING)
        self._background = Background()
        self._running: dict[ReviewKey, asyncio.Task[None]] = {}
        self._found: OrderedDict[ReviewKey, Review] = OrderedDict()
        self._failed: dict[ReviewKey, float] = {}
        self._cached: OrderedDict[tuple[object, ...], ReviewData] = OrderedDict()

    def known(self, live: LiveTable, seat: int) -> Review | None:
        """Return the review of a seat's game, None if there is none yet. Raises Refused if it failed a moment ago."""
        key = (live.id, seat)
        if time.monotonic() - self._failed.get(key, -AGAIN_AFTER) < AGAIN_AFTER:
            raise Refused("review-failed")
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def is_running(self, live: LiveTable, seat: int) -> bool:
        """Return whether the review of a seat's game is running or waiting."""
        return (live.id, seat) in self._running

    def begin(self, live: LiveTable, seat: int, visitor: Visitor) -> None:
        """Start the review of a seat's game for a visitor, without waiting for it. Raises Refused."""
        key = (live.id, seat)
        if key in self._running:
            return
        try:
            place = self._queue.join(*visitor)
        except QueueFull:
            raise Refused("review-busy") from None
        self._running[key] = self._background.start(self._make(key, live, place))

    def cached(self, *key: object) -> ReviewData | None:
        """Return a cached review for the template, by everything that distinguishes its readers; None if it isn't cached."""
        return self._cached.get(key)

    def cache(self, data: ReviewData, *key: object) -> None:
        """Cache a review for the template."""
        self._cached[key] = data
        self._cached.move_to_end(key)
        while len(self._cached) > MAX_CACHED:
            self._cached.popitem(last=False)

    async def wait(self, live: LiveTable, seat: int) -> None:
        """Wait until the running review of a seat's game is done, or has failed."""
        if task := self._running.get((live.id, seat)):
            await asyncio.shield(task)

    async def luck(self, live: LiveTable) -> tuple[float, ...]:
        """Return each seat's luck of the draw in a finished game. Raises WorkerEnded."""
        table = await live.read(lambda table: table.copy())
        await self._worker.prepare(table.game.id)
        return await self._worker.run(TIMEOUT, table_luck, table)

    async def _make(self, key: ReviewKey, live: LiveTable, place: AbstractAsyncContextManager[None]) -> None:
        try:
            async with place:
                table = await live.read(lambda table: table.copy())
                await self._worker.prepare(table.game.id)
                self._found[key] = await self._worker.run(TIMEOUT, review_in_background, table, key[1], EFFORT)
                self._failed.pop(key, None)
        except WorkerEnded as ending:
            log.warning("a table could not be reviewed", table=key[0], why=str(ending))
            self._failed[key] = time.monotonic()
        except Exception:
            log.exception("a table could not be reviewed", table=key[0])
            self._failed[key] = time.monotonic()
        finally:
            del self._running[key]
        while len(self._found) > MAX_REVIEWS:
            self._found.popitem(last=False)
        self._failed = {other: at for other, at in self._failed.items() if time.monotonic() - at < AGAIN_AFTER}

    async def close(self) -> None:
        """Stop the process."""
        await self._background.close()
        await self._worker.close()


def review_in_background(table: Table, seat: int, effort: Effort) -> Review:
    """Review a seat's game in the reviewer's process."""
    # The server has the table.
    return replace(review_table(table, seat, effort), table=None)
