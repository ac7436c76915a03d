"""A process in which computer players think, so that the server's event loop never waits for one."""

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import TypeVar

from spadework.players.job import warm

Result = TypeVar("Result")

GC_THRESHOLDS = (50_000, 20, 50)
"""Thresholds of Python's garbage collector: messages, pictures and compiling make many objects, few of which form cycles. With
these, compiling takes a tenth less CPU time."""

NICENESS = 5
"""Niceness of a thinking worker relative to the server, whose short tasks people wait for."""


KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""The signal that ends a process immediately, even a busy one."""


class WorkerEnded(RuntimeError):
    """The process died, or was killed because it hung; the next job gets a new one."""


class Worker:
    """A process that runs one function at a time. A process that has ended is replaced at the next call.

    Args:
        niceness: its niceness relative to the server.
    """

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self._process: int | None = None
        self._games: set[str] = set()
        self._closed = False

    async def prepare(self, game_id: str) -> None:
        """Prepare for a game, which takes minutes if it has to be compiled. Raises WorkerEnded."""
        if game_id not in self._games:
            await self.run(None, warm, game_id)
            self._games.add(game_id)

    async def run(self, limit: float | None, function: Callable[..., Result], *arguments: object) -> Result:
        """Call a module-level function in the process; return or raise what it does.

        Args:
            limit: seconds after which the process counts as hung and is killed; None waits indefinitely.
            function: the function to call.
            arguments: its positional arguments.

        Raises WorkerEnded if there was no result.
        """
        hangs = False
        try:
            executor = self._executor or await self._new_executor()
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
            why = f"did not reply within {limit:.1f} s" if hangs else "died"
            raise WorkerEnded(f"a worker process {why} while running {function.__name__}") from None

    async def _new_executor(self) -> ProcessPoolExecutor:
        # A forked process would inherit the server's threads in an arbitrary state.
        context = multiprocessing.get_context("spawn")
        executor = self._executor = ProcessPoolExecutor(
            1, mp_context=context, initializer=_start, initargs=(self._niceness,)
        )
        self._process = await asyncio.wrap_future(executor.submit(os.getpid))
        return executor

    def kill(self) -> None:
        """Kill the process, even a busy one. The next call starts another."""
        self._kill()
        self._forget()

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, KILL)

    def _forget(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = self._process = None
        self._games.clear()

    async def close(self) -> None:
        """Kill the process, even a busy one."""
        self._closed = True
        if self._executor is not None:
            self._kill()
            await asyncio.to_thread(self._executor.shutdown)


def _start(niceness: int) -> None:
    """Ignore keyboard interrupts, lower the priority, collect garbage seldom, and exit with the parent process."""
    gc.set_threshold(*GC_THRESHOLDS)
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
