"""What is reckoned for one of those who look at a table, and holds for all of them until something changes."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

Value = TypeVar("Value")


class Held(NamedTuple):
    """A value, and until when it holds by itself."""

    value: Any
    until: float


class Reckoned:
    """Keeps values until they are forgotten.

    Args:
        clock: tells the time, in seconds.

    >>> reckoned = Reckoned(lambda: 0.0)
    >>> reckoned.once("names", lambda: ["Ada"]) is reckoned.once("names", lambda: ["Bo"])
    True
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._held: dict[str, Held] = {}

    def once(self, name: str, reckon: Callable[[], Value], change: Callable[[], float | None] = lambda: None) -> Value:
        """A value by its name, which is reckoned when nobody has asked for it since the last change.

        Args:
            name: of the value.
            reckon: reckons it.
            change: the seconds in which it changes by time alone; None when it does not.
        """
        now = self._clock()
        held = self._held.get(name)
        if held is None or held.until <= now:
            value, seconds = reckon(), change()
            held = self._held[name] = Held(value, float("inf") if seconds is None else now + seconds)
        return cast(Value, held.value)

    def forget(self) -> None:
        """Something has changed."""
        self._held.clear()
