"""Some workers, and the queue for them: every move comes in time, if need be a less thoughtful one."""

import asyncio
import logging
import math
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from spadework.players.player import SECONDS
from spadework.players.question import Question, choose, think
from spadework.players.search import Thought
from spadework.players.turns import Turns
from spadework.players.worker import Worker, WorkerEnded

log = logging.getLogger("spadework")

TRIES = 3

SLOWEST = 1.6
"""A move comes after so many times what its level thinks, at the latest; with what else there is to do for it, after twice that time."""

GRACE = 5.0
"""Seconds beyond its time after which a worker is taken to hang."""

CLOSED = "the pool was closed"

Answer = TypeVar("Answer")


class PoolFailed(RuntimeError):
    """There is no answer: workers ended over the same question again and again, or the pool was closed."""


class Pool:
    """Some worker processes. Tables take turns; when many wait, everybody thinks for a shorter time.

    A worker that dies or hangs is replaced, and its question asked again.

    Args:
        workers: how many; by default one fewer than there are cores, but at least one.
        grace: seconds beyond its time after which a worker is taken to hang.
    """

    def __init__(self, workers: int | None = None, grace: float = GRACE) -> None:
        self._workers = [Worker() for _ in range(workers or max(1, cores() - 1))]
        self._idle = list(self._workers)
        self._turns = Turns()
        self._grace = grace
        self._closed = False

    async def warm(self, game_id: str) -> None:
        """Let the workers get ready for a game: the first compiles what must be, the others load it. Raises PoolFailed."""
        first, *others = self._workers
        await self._prepare(first, game_id)
        await asyncio.gather(*(self._prepare(worker, game_id) for worker in others))

    async def choose(self, table: str, question: Question) -> int:
        """The code of the move that a computer player plays, when it is its table's turn. Raises PoolFailed, and what the player raises."""
        return await self._answer(table, question, choose)

    async def think(self, table: str, question: Question) -> list[Thought]:
        """What a player who searches finds out about the moves, the best first, when it is its table's turn. Raises PoolFailed."""
        return await self._answer(table, question, think)

    async def close(self) -> None:
        """End the workers, whatever they think about."""
        self._closed = True
        for place in self._turns:
            place.worker.set_exception(PoolFailed(CLOSED))
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def _answer(self, table: str, question: Question, function: Callable[[Question, float], Answer]) -> Answer:
        level = SECONDS.get(question.level, 0.0)
        due = time.monotonic() + SLOWEST * level if level else math.inf

        async def ask(worker: Worker) -> Answer:
            await worker.prepare(question.game)
            seconds = min(level, self._turns.share(due, time.monotonic(), len(self._workers)))
            return await worker.ask(seconds + self._grace, function, question, seconds)

        return await shielded(self._in_turn(table, due, ask))

    async def _prepare(self, worker: Worker, game_id: str) -> None:
        await shielded(self._in_turn(game_id, math.inf, lambda worker: worker.prepare(game_id), only=worker))

    async def _in_turn(
        self, table: str, due: float, ask: Callable[[Worker], Awaitable[Answer]], only: Worker | None = None
    ) -> Answer:
        """What a worker answers, when it is this one's turn."""
        if self._closed:
            raise PoolFailed(CLOSED)
        place = self._turns.come(table, due, only)
        # In a moment: of those who ask at once the first must not take all the time there is.
        asyncio.get_running_loop().call_soon(self._hand_out)
        worker = await place.worker
        try:
            return await self._patiently(ask, worker)
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def _patiently(self, ask: Callable[[Worker], Awaitable[Answer]], worker: Worker) -> Answer:
        for tries in range(1, TRIES + 1):
            try:
                return await ask(worker)
            except WorkerEnded as ending:
                if self._closed:
                    raise PoolFailed(CLOSED) from None
                log.warning("%s (%d of %d tries)", ending, tries, TRIES)
                reason = str(ending)
        raise PoolFailed(reason)

    def _hand_out(self) -> None:
        """Let the workers who have nothing to do answer those whose turn it is."""
        for worker in list(self._idle) if not self._closed else []:
            if place := self._turns.next_for(worker):
                self._idle.remove(worker)
                place.worker.set_result(worker)


async def shielded(answering: Coroutine[Any, Any, Answer]) -> Answer:
    """Wait for an answer. Whoever asked may go away meanwhile: a worker is free only when it has answered."""
    task = asyncio.create_task(answering)
    # What went wrong when nobody listens any more is nobody's business.
    task.add_done_callback(lambda task: task.cancelled() or task.exception())
    return await asyncio.shield(task)


def cores() -> int:
    """How many cores this process may use, which in a container may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
