"""What a game's planner, which proposes the moves of rollouts, may keep: during a rollout, and as long as a player lives."""

from typing import Any

import numpy as np

NO_PLAN = -1
"""In place of a planned move: the rollout policy chooses."""

ROLLOUT_STATE_SIZE = 40
"""How many numbers a planner may keep during a simulation."""

PLANNER_CACHE_SHAPE = (1 << 13, 72)
"""How many results a planner may keep beyond a simulation, and as how many numbers each."""

PlannerCache = np.ndarray[Any, np.dtype[np.int64]]


def new_planner_cache() -> PlannerCache:
    """An empty cache: 0 everywhere, so that a system hands out only the memory that comes to be used."""
    return np.zeros(PLANNER_CACHE_SHAPE, np.int64)
