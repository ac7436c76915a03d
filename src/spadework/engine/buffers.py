"""Buffers that a game's rules fill: a caller makes them once and hands them over again and again."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Codes, Rules
from spadework.engine.stream import Stream

Values = np.ndarray[Any, np.dtype[np.float64]]


class Buffers(NamedTuple):
    """Room for all legal moves, all outcomes of chance and their weights, a value for each move, and two sampled states."""

    moves: Codes
    outcomes: Codes
    weights: Codes
    values: Values
    sampled: Any


class Playout(NamedTuple):
    """How the engine plays a game on by itself."""

    stream: Stream
    """What chance and seats draw from."""
    moves: Codes
    weights: Codes
    by_policy: bool
    """Whether seats follow the rollout policy; else they move uniformly at random."""
    limit: int
    """How many moves of seats are played at most."""


class Inference(NamedTuple):
    """What is asked of a view, and room for the answer: whether it follows from the one before."""

    rows: Any
    """What somebody saw before and sees after; then room for a world, what comes of it, what is seen of that, and the last world."""
    raw: Any
    """The same as bytes, a row each."""
    stream: Stream
    """What worlds are drawn from."""
    moves: Codes
    worlds: int
    """How many are asked."""


def new_buffers(rules: Rules) -> Buffers:
    """Buffers large enough for a game's rules."""
    size = max(rules.MOST_MOVES, rules.MOST_CHANCES)
    moves, outcomes, weights = (np.zeros(size, np.int32) for _ in range(3))
    return Buffers(moves, outcomes, weights, np.zeros(size, np.float64), np.zeros(2, record_type(rules.STATE)))
