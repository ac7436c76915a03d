"""Settings of estimates of the shares of the win."""

from typing import NamedTuple

from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.workspace import Workspace


class Estimate(NamedTuple):
    """Settings and arrays of an estimate."""

    seats: int
    settings: SearchSettings
    rollouts: int
    """Number of rollouts to average; 0 for the game's own evaluation of the state itself."""
    seed: int
    """Seed of the rollouts: all states get the same random numbers, so that estimates don't differ by luck."""
    workspace: Workspace
