"""Games that are stepped side by side, and the arrays in which they are kept: entry n of each belongs to lane n."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Codes, Rules

AT_THE_END, POINTS = 0, 1
"""What is a reward: a part of the win when the game is over, or the points that were made since the step before."""


class Terms(NamedTuple):
    """What is played in all lanes."""

    materials: Any
    """An array of one: the printed material."""
    options: Codes
    seats: int
    seed: int
    limit: int
    """Moves of seats after which a game is broken off."""
    rewards: int
    """AT_THE_END or POINTS."""
    lanes: int
    """How many lanes there are: the games of a lane have numbers that are so many apart."""


class Lanes(NamedTuple):
    """What is played now, what has come of the last step, and what comes next."""

    states: Any
    views: Any
    """What the seat to move knows."""
    streams: Any
    """The streams of chance, and of who guesses."""
    numbers: Any
    """The number of the game that is played."""
    lengths: Any
    """How many moves seats have made in it."""
    seats: Any
    """Which seat is to move."""
    counts: Any
    """How many moves it has."""
    moves: Any
    """The codes of its moves, as many as `counts` says."""
    rewards: Any
    """rewards[lane, seat]: what the last step brought."""
    points: Any
    """points[lane, seat], as they stood after the last step."""
    terminated: Any
    """Whether the last step ended the game; another one is dealt already."""
    truncated: Any
    """Whether the game was broken off after the last step; another one is dealt already."""
    last_views: Any
    """Of games that were broken off after the last step: what the seat knew that would have moved next."""
    last_seats: Any
    """Which seat that was."""


class Scratch(NamedTuple):
    """What one thread works with."""

    blank: Any
    """An array of one state that stays blank."""
    moves: Codes
    weights: Codes
    points: Codes
    places: Codes


def new_lanes(rules: Rules, seats: int, count: int) -> Lanes:
    """Lanes in which nothing is played yet."""
    state = record_type(rules.STATE)
    return Lanes(
        states=np.zeros(count, state),
        views=np.zeros(count, state),
        streams=np.zeros((count, 2, 3), np.int64),
        numbers=np.arange(count, dtype=np.int64),
        lengths=np.zeros(count, np.int32),
        seats=np.zeros(count, np.int32),
        counts=np.zeros(count, np.int32),
        moves=np.zeros((count, rules.MOST_MOVES), np.int32),
        rewards=np.zeros((count, seats), np.float32),
        points=np.zeros((count, seats), np.int32),
        terminated=np.zeros(count, np.bool_),
        truncated=np.zeros(count, np.bool_),
        last_views=np.zeros(count, state),
        last_seats=np.zeros(count, np.int32),
    )


def new_scratch(rules: Rules, seats: int) -> Scratch:
    """What one thread works with."""
    room = max(rules.MOST_MOVES, rules.MOST_CHANCES)
    return Scratch(
        blank=np.zeros(1, record_type(rules.STATE)),
        moves=np.zeros(room, np.int32),
        weights=np.zeros(room, np.int32),
        points=np.zeros(seats, np.int32),
        places=np.zeros(seats, np.int32),
    )


def copied(lanes: Lanes) -> Lanes:
    """The same, which goes on by itself."""
    return Lanes(*(array.copy() for array in lanes))
