"""The clock of an event loop, which a test puts forward instead of waiting."""

import asyncio


class Clock:
    """The clock by which an event loop counts the time of whatever is to happen later.

    Args:
        loop: the event loop, which goes by this clock from now on.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._now = loop.time
        self._ahead = 0.0
        setattr(loop, "time", lambda: self._now() + self._ahead)  # noqa: B010 (a method can't be assigned to)

    def put_forward(self, seconds: float) -> None:
        """Let everything happen that is due within some seconds; may be called from any thread."""
        self._ahead += seconds
        self._loop.call_soon_threadsafe(lambda: None)
