"""Worker processes, each of which makes a function once and calls it again and again."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

AHEAD = 4
"""How many calls wait for each process, so that none is ever idle."""

Result = TypeVar("Result")

_call: Callable[..., Any]


class Workers(Generic[Result]):
    """Some processes that end when they are closed, or when the process that has started them ends.

    Args:
        count: how many.
        make: called in each process, with the arguments that follow: the function that it calls from then on. It and its arguments
            can be pickled.
    """

    def __init__(self, count: int, make: Callable[..., Callable[..., Result]], *arguments: Any) -> None:
        self._count = count
        # Forked processes would inherit the threads of this one, in the middle of whatever they do.
        context = multiprocessing.get_context("spawn")
        self._theirs, self._ours = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            count, mp_context=context, initializer=_start, initargs=(self._theirs, make, arguments)
        )

    def map(self, calls: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """What the function returns for the arguments of each call, in the order of the calls.

        Raises what the function raises, and BrokenProcessPool when a process dies.
        """
        waiting: deque[Future[Result]] = deque()
        for arguments in calls:
            waiting.append(self._executor.submit(_result, *arguments))
            if len(waiting) == AHEAD * self._count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        self._ours.close()
        self._executor.shutdown(cancel_futures=True)
        self._theirs.close()


def _start(line: Connection, make: Callable[..., Callable[..., Any]], arguments: tuple[Any, ...]) -> None:
    global _call
    # An interrupt from the keyboard goes to all processes at once; these leave it to the one that has started them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    _call = make(*arguments)


def _end_with(line: Connection) -> None:
    """End with the other end of a line, which is closed when its process ends, however it ends."""
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(0)


def _result(*arguments: Any) -> Any:
    return _call(*arguments)
