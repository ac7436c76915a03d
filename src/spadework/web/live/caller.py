"""Who is at the other end of a live connection."""

from collections.abc import Callable
from typing import NamedTuple


class Caller(NamedTuple):
    """Somebody whose browser looks at a table."""

    guest: str | None
    """Who it is, None for a browser that is no guest."""
    may_say: Callable[[], bool]
    """Whether one more message may be said, over whichever connection; counts it when it may."""
