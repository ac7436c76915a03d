"""The reaction timer that everyone at a table sees."""

import time


class ReactionTimer:
    """A timer that runs during the time to react, at a table of several people.

    A screen that is handed off holds the timer until it is handed back.
    """

    def __init__(self) -> None:
        self._seconds = self._ends = 0.0
        self._holders: set[object] = set()
        self._elsewhere: set[str] = set()

    def start(self, seconds: float) -> None:
        """Start the timer."""
        self._seconds, self._ends = seconds, time.monotonic() + seconds

    def stop(self) -> None:
        """Stop the timer."""
        self._seconds = 0.0

    @property
    def seconds(self) -> float:
        """The whole duration, 0 while it doesn't run."""
        return self._seconds

    @property
    def left(self) -> float:
        """The seconds left."""
        return max(0.0, self._ends - time.monotonic())

    def hold(self, holder: object) -> None:
        """Keep the time from ending until this holder releases the timer."""
        self._holders.add(holder)

    def release(self, holder: object) -> bool:
        """Release the timer; return whether this holder held it."""
        held = holder in self._holders
        self._holders.discard(holder)
        return held

    def hold_elsewhere(self, server: str, holds: bool) -> bool:
        """Store whether another server holds the timer; return whether that server has just released it."""
        released = server in self._elsewhere and not holds
        (self._elsewhere.add if holds else self._elsewhere.discard)(server)
        return released

    @property
    def held_here(self) -> bool:
        """Whether a screen on this server holds the timer."""
        return bool(self._holders)

    @property
    def held(self) -> bool:
        """Whether a screen on any server holds the timer."""
        return bool(self._holders or self._elsewhere)
