"""A pool of worker processes with a queue: searches are shortened under load so that every move comes in time."""

import asyncio
import logging
import math
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from spadework.engine.discovery import game_ids
from spadework.players.foresight import Foreseen, Reader, foresee
from spadework.players.job import Job, choose, judge, think
from spadework.players.player import SECONDS
from spadework.players.scheduler import Scheduler
from spadework.players.search import MoveEstimate
from spadework.players.uncompiled import Uncompiled
from spadework.players.worker import Worker, WorkerEnded

log = logging.getLogger("spadework")

ATTEMPTS = 3

SLOWEST = 1.6
"""A move takes at most this multiple of its level's seconds; including all overhead, twice that."""

GRACE = 5.0
"""Seconds beyond its time limit after which a worker counts as hung."""

CLOSED = "the pool was closed"

Result = TypeVar("Result")


class PoolFailed(RuntimeError):
    """No result: workers repeatedly died on the same job, or the pool was closed."""


class Pool:
    """Worker processes shared by tables in turn; when many wait, every search is shortened.

    A worker that dies or hangs is replaced and its job repeated.

    Args:
        workers: number of processes; by default one fewer than cores, but at least one.
        grace: seconds beyond its time limit after which a worker counts as hung.
        uncompiled: plays until the workers are ready for a game.
    """

    def __init__(self, workers: int | None = None, grace: float = GRACE, uncompiled: Uncompiled | None = None) -> None:
        self._workers = [Worker() for _ in range(workers or max(1, cores() - 1))]
        self._idle = list(self._workers)
        self._scheduler = Scheduler()
        self._grace = grace
        self._uncompiled = uncompiled
        self._warmed: set[str] = set()
        self._closed = False

    async def warm(self, game_id: str) -> None:
        """Prepare all workers for a game: the first compiles it, the others load the result. Raises PoolFailed."""
        first, *others = self._workers
        await self._prepare(first, game_id)
        await asyncio.gather(*(self._prepare(worker, game_id) for worker in others))
        self._warmed.add(game_id)
        if self._uncompiled is not None and self._warmed.issuperset(game_ids()):
            await self._uncompiled.close()

    async def choose(self, table: str, job: Job) -> int:
        """Return the code of a computer player's move. Raises PoolFailed and whatever the player raises."""
        if self._uncompiled is not None and job.game not in self._warmed:
            try:
                return await self._uncompiled.choose(job)
            except WorkerEnded:
                # Closed in the meantime, because the workers have become ready.
                if job.game not in self._warmed:
                    raise
        return await self._run(table, job, choose)

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:
        """Return a search's findings about the moves, best first. Raises PoolFailed."""
        return await self._run(table, job, think)

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:
        """Return a search's findings about a move and the best one. Raises PoolFailed."""
        return await self._run(table, job, partial(judge, code=code))

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """Return the questions that a seat may be asked next. Raises PoolFailed."""
        return await self._run(table, job, partial(foresee, reader=reader))

    async def close(self) -> None:
        """Kill the workers, even busy ones."""
        self._closed = True
        for ticket in self._scheduler:
            ticket.worker.set_exception(PoolFailed(CLOSED))
        if self._uncompiled is not None:
            await self._uncompiled.close()
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def _run(self, table: str, job: Job, function: Callable[[Job, float], Result]) -> Result:
        level = SECONDS.get(job.level, 0.0)
        if job.seconds is not None:
            level = min(level, job.seconds)
        due = time.monotonic() + SLOWEST * level if level else math.inf

        async def run(worker: Worker) -> Result:
            await worker.prepare(job.game)
            seconds = min(level, self._scheduler.share(due, time.monotonic(), len(self._workers)))
            return await worker.run(seconds + self._grace, function, job, seconds)

        return await shielded(self._in_turn(table, due, run))

    async def _prepare(self, worker: Worker, game_id: str) -> None:
        await shielded(self._in_turn(game_id, math.inf, lambda worker: worker.prepare(game_id), only=worker))

    async def _in_turn(
        self, table: str, due: float, run: Callable[[Worker], Awaitable[Result]], only: Worker | None = None
    ) -> Result:
        """Wait for the table's turn and return what `run` returns with a worker."""
        if self._closed:
            raise PoolFailed(CLOSED)
        ticket = self._scheduler.join(table, due, only)
        # Deferred: of several jobs that arrive together, the first must not take all available time.
        asyncio.get_running_loop().call_soon(self._dispatch)
        worker = await ticket.worker
        try:
            return await self._with_retries(run, worker)
        finally:
            self._idle.append(worker)
            self._dispatch()

    async def _with_retries(self, run: Callable[[Worker], Awaitable[Result]], worker: Worker) -> Result:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await run(worker)
            except WorkerEnded as ending:
                if self._closed:
                    raise PoolFailed(CLOSED) from None
                log.warning("%s (attempt %d of %d)", ending, attempt, ATTEMPTS)
                reason = str(ending)
        raise PoolFailed(reason)

    def _dispatch(self) -> None:
        """Give idle workers to the next jobs."""
        for worker in list(self._idle) if not self._closed else []:
            if ticket := self._scheduler.next_for(worker):
                self._idle.remove(worker)
                ticket.worker.set_result(worker)


async def shielded(running: Coroutine[Any, Any, Result]) -> Result:
    """Await a result even if the caller is cancelled: a worker is free only once it has finished."""
    task = asyncio.create_task(running)
    # Retrieves the exception, since a cancelled caller won't.
    task.add_done_callback(lambda task: task.cancelled() or task.exception())
    return await asyncio.shield(task)


def cores() -> int:
    """Return the number of cores this process may use, which may be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
