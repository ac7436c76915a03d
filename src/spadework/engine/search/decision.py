"""What a search decides."""

from typing import Any, NamedTuple

from spadework.engine.search.aims import Aims


class Decision(NamedTuple):
    """A seat is to move: the root of a search."""

    materials: Any
    """An array of one: the printed material."""
    views: Any
    """An array of one: what the seat knows."""
    seat: int
    seats: int
    """How many play."""
    aims: Aims
    min_children: int = 1
    """How many moves are tried at least, if there are so many and as many simulations."""
