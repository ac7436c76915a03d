"""Waiting for an event that has no awaitable of its own."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from inspect import isawaitable

PATIENCE = 180.0
"""Seconds that a test waits for an event before it fails, however slow and busy the machine is."""

STEP = 0.01
"""Seconds between two looks."""


async def until(holds: Callable[[], object | Awaitable[object]]) -> None:
    """Wait until a condition holds, which may have to be awaited. Raises TimeoutError.

    The limit is in real time: a test may put the clock of the event loop forward.
    """
    end = time.monotonic() + PATIENCE
    while True:
        found = holds()
        if await found if isawaitable(found) else found:
            return
        if time.monotonic() > end:
            raise TimeoutError
        await asyncio.sleep(STEP)


def wait_until(holds: Callable[[], object]) -> None:
    """Wait in a thread until a condition holds. Raises TimeoutError."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(STEP)


def seconds(work: Callable[[], object]) -> float:
    """The time that something takes a processor: to compare it with another, for by itself it tells of the machine."""
    start = time.process_time()
    work()
    return time.process_time() - start


@contextmanager
def within_patience() -> Iterator[None]:
    """Interrupt a block of the main thread that takes longer than any test waits. Raises TimeoutError."""

    def interrupt(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
