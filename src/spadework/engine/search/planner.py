"""Memory of a game's planner, which proposes the moves of rollouts: for one rollout, and for the lifetime of a player."""

from typing import Any

import numpy as np

NO_PLAN = -1
"""Sentinel for no planned move: use the rollout policy."""

ROLLOUT_STATE_SIZE = 40
"""Numbers that a planner may keep during a simulation."""

PLANNER_CACHE_SHAPE = (1 << 13, 72)
"""Results that a planner may keep beyond a simulation, and numbers per result."""

PlannerCache = np.ndarray[Any, np.dtype[np.int64]]


def new_planner_cache() -> PlannerCache:
    """Allocate an empty cache, all zeros: the system provides memory only for the pages in use."""
    return np.zeros(PLANNER_CACHE_SHAPE, np.int64)
