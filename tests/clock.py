"""An event loop's clock, which tests advance instead of waiting."""

import asyncio


class Clock:
    """A clock that replaces the one by which an event loop runs delayed calls.

    Args:
        loop: the event loop, which uses this clock from now on.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._now = loop.time
        self._ahead = 0.0
        setattr(loop, "time", lambda: self._now() + self._ahead)  # noqa: B010 (a method can't be assigned to)

    def put_forward(self, seconds: float) -> None:
        """Advance the clock by some seconds, so that everything due runs. May be called from any thread."""
        self._ahead += seconds
        self._loop.call_soon_threadsafe(lambda: None)
