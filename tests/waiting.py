"""Waiting for events that can't be awaited."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from inspect import isawaitable

PATIENCE = 180.0
"""Seconds that a test waits for an event before it fails: enough for a slow, busy machine."""

STEP = 0.01
"""Seconds between two checks."""


async def until(holds: Callable[[], object | Awaitable[object]]) -> None:
    """Wait until a condition, which may be awaitable, holds. Raises TimeoutError.

    The limit is in real time, because a test may advance the clock of the event loop.
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
    """Return the processor seconds that a call takes. Use them for comparisons only: by themselves they depend on the machine."""
    start = time.process_time()
    work()
    return time.process_time() - start


@contextmanager
def within_patience() -> Iterator[None]:
    """Interrupt a block of the main thread that takes longer than `PATIENCE`. Raises TimeoutError."""

    def interrupt(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
