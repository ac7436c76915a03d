"""How it is estimated what the seats may expect of the win."""

from typing import Any, NamedTuple

from spadework.engine.search.aims import Aims
from spadework.engine.search.workspace import Workspace


class Estimate(NamedTuple):
    """What an estimate goes by, and in which arrays it is made."""

    seats: int
    aims: Aims
    rollouts: int
    """How many rollouts the estimate is the mean of; 0 for the game's own evaluation of the state itself."""
    seed: int
    """Of the rollouts: all states meet the same numbers, so that what differs between two estimates is not their luck."""
    following: Any
    """An array of one: the state after an outcome of chance."""
    workspace: Workspace
