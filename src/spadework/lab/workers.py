"""Worker processes, each of which creates a function once and calls it repeatedly."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

AHEAD = 4
"""Calls queued per process, so that none is idle."""

Result = TypeVar("Result")

_call: Callable[..., Any]


class Workers(Generic[Result]):
    """Processes that end when closed, or with the parent process.

    Args:
        count: number of processes.
        make: called once in each process with the arguments that follow; returns the function that the process calls from then on. It and
            its arguments must be picklable.
    """

    def __init__(self, count: int, make: Callable[..., Callable[..., Result]], *arguments: Any) -> None:
        self._count, self._has_answered = count, False
        # Forked processes would inherit the threads of this one in an arbitrary state.
        context = multiprocessing.get_context("spawn")
        self._theirs, self._ours = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            count, mp_context=context, initializer=_start, initargs=(self._theirs, make, arguments)
        )

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """Call the function with each tuple of arguments and yield the results in order.

        Raises whatever the function raises, and BrokenProcessPool if a process dies.
        """
        try:
            for answer in self._answers(calls):
                self._has_answered = True
                yield answer
        except BrokenProcessPool:
            if self._has_answered:
                raise
            raise BrokenProcessPool(
                "the processes ended before they had answered. Each imports the script that is run: what it does must "
                'stand below `if __name__ == "__main__":`'
            ) from None

    def _answers(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        waiting: deque[Future[Result]] = deque()
        for arguments in calls:
            waiting.append(self._executor.submit(_result, *arguments))
            if len(waiting) == AHEAD * self._count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def close(self) -> None:
        """End the processes, even busy ones."""
        self._ours.close()
        self._executor.shutdown(cancel_futures=True)
        self._theirs.close()


def _start(line: Connection, make: Callable[..., Callable[..., Any]], arguments: tuple[Any, ...]) -> None:
    global _call
    # A keyboard interrupt reaches all processes at once; the parent handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with, args=(line,), daemon=True).start()
    _call = make(*arguments)


def _exit_with(line: Connection) -> None:
    """Exit when the other end of the connection closes, which happens however its process ends."""
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(0)


def _result(*arguments: Any) -> Any:
    return _call(*arguments)
