"""Reusable buffers that a game's rules fill; the caller allocates them once."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Codes, Rules
from spadework.engine.stream import Stream

Values = np.ndarray[Any, np.dtype[np.float64]]


class Buffers(NamedTuple):
    """Buffers for the legal moves, the chance outcomes and their weights, one value per move, and two sampled states."""

    moves: Codes
    outcomes: Codes
    weights: Codes
    values: Values
    sampled: Any


class Playout(NamedTuple):
    """Settings and buffers of a playout: a game that the engine plays to its end."""

    stream: Stream
    """Random numbers for chance and for the seats."""
    moves: Codes
    weights: Codes
    by_policy: bool
    """Whether seats follow the rollout policy; otherwise they move uniformly at random."""
    limit: int
    """Maximum moves of seats."""


class Inference(NamedTuple):
    """Arguments and buffers of `follows`: does what a viewer sees now follow from what it saw before?"""

    rows: Any
    """Six records: the view before, the view after, and room for a sampled world, its successor, the view of that, and the previous
    world."""
    raw: Any
    """The same memory as bytes, one row per record."""
    stream: Stream
    """Random numbers for sampling worlds."""
    moves: Codes
    worlds: int
    """Number of worlds to sample."""


def new_buffers(rules: Rules) -> Buffers:
    """Allocate buffers large enough for a game's rules."""
    size = max(rules.MOST_MOVES, rules.MOST_CHANCES)
    moves, outcomes, weights = (np.zeros(size, np.int32) for _ in range(3))
    return Buffers(moves, outcomes, weights, np.zeros(size, np.float64), np.zeros(2, record_type(rules.STATE)))
