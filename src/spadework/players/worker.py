"""A process in which computer players think, so that a server's event loop never waits for one."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import TypeVar

from spadework.players.job import warm

Result = TypeVar("Result")

NICENESS = 5
"""By how much the priority of a worker that thinks is below that of the server, for which people wait and which is soon done."""


class WorkerEnded(RuntimeError):
    """The process died, or was ended because it hung; the next job goes to another process."""


class Worker:
    """A process that runs one function at a time. One that has ended is replaced at the next call.

    Args:
        niceness: by how much its priority is below that of the server.
    """

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._process: int | None = None
        self._games: set[str] = set()
        self._closed = False

    async def prepare(self, game_id: str) -> None:
        """Let it get ready for a game, which takes minutes where the game has to be compiled. Raises WorkerEnded."""
        if game_id not in self._games:
            await self.run(None, warm, game_id)
            self._games.add(game_id)

    async def run(self, limit: float | None, function: Callable[..., Result], *arguments: object) -> Result:
        """What a function of a module returns, or raises, in the process.

        Args:
            limit: seconds after which the process counts as hung and is ended; None waits for ever.
            function: what is called there.
            arguments: what it is called with.

        Raises WorkerEnded when there was no result.
        """
        hangs = False
        try:
            executor = self._executor or await self._begun()
            if self._closed:
                raise WorkerEnded("the pool was closed")
            result = asyncio.wrap_future(executor.submit(function, *arguments))
            try:
                await asyncio.wait({result}, timeout=limit)
            except asyncio.CancelledError:
                result.cancel()
                raise
            if hangs := not result.done():
                self._kill()
            return await result
        except BrokenProcessPool:
            self._forget()
            why = f"did not answer for {limit:.1f} s" if hangs else "died"
            raise WorkerEnded(f"a worker process {why} when it was to {function.__name__}") from None

    async def _begun(self) -> ProcessPoolExecutor:
        # A forked process would inherit the server's threads in the middle of whatever they do.
        context = multiprocessing.get_context("spawn")
        executor = self._executor = ProcessPoolExecutor(
            1, mp_context=context, initializer=_start, initargs=(self._niceness,)
        )
        self._process = await asyncio.wrap_future(executor.submit(os.getpid))
        return executor

    def kill(self) -> None:
        """End the process, whatever it is doing. The next call starts another."""
        self._kill()
        self._forget()

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)

    def _forget(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = self._process = None
        self._games.clear()

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        if self._executor is not None:
            self._kill()
            await asyncio.to_thread(self._executor.shutdown)


def _start(niceness: int) -> None:
    """Leave interrupts to the server, let it go first, and end when it is gone."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
