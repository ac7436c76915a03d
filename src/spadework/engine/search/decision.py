"""The root of a search."""

from typing import Any, NamedTuple

from spadework.engine.search.settings import SearchSettings


class Decision(NamedTuple):
    """A seat's decision: the root of a search."""

    materials: Any
    """The printed material, in an array of one."""
    views: Any
    """The seat's view, in an array of one."""
    seat: int
    seats: int
    """Number of seats."""
    settings: SearchSettings
    min_children: int = 1
    """Minimum number of moves tried, as far as there are enough moves and simulations."""
