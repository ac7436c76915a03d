"""The clock that shows everyone at a table how much time is left to react."""

import time


class ReactionTimer:
    """Runs while there is time to react, at a table of several people.

    Whoever hands a screen over holds the clock until the screen is handed back.
    """

    def __init__(self) -> None:
        self._seconds = self._ends = 0.0
        self._holders: set[object] = set()
        self._elsewhere: set[str] = set()

    def start(self, seconds: float) -> None:
        """Run for some seconds from now on."""
        self._seconds, self._ends = seconds, time.monotonic() + seconds

    def stop(self) -> None:
        """Run no more."""
        self._seconds = 0.0

    @property
    def seconds(self) -> float:
        """How long it runs altogether, 0 when it does not run."""
        return self._seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._ends - time.monotonic())

    def hold(self, holder: object) -> None:
        """Let the time not end before this holder lets go."""
        self._holders.add(holder)

    def let_go(self, holder: object) -> bool:
        """Hold the clock no more; whether this holder did."""
        held = holder in self._holders
        self._holders.discard(holder)
        return held

    def hold_elsewhere(self, server: str, holds: bool) -> bool:
        """Know whether somebody on another server holds the clock; whether that has let go."""
        let_go = server in self._elsewhere and not holds
        (self._elsewhere.add if holds else self._elsewhere.discard)(server)
        return let_go

    @property
    def held_here(self) -> bool:
        """Whether somebody on this server holds it."""
        return bool(self._holders)

    @property
    def held(self) -> bool:
        """Whether somebody holds it."""
        return bool(self._holders or self._elsewhere)
