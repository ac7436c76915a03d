"""Games stepped in parallel lanes, and their arrays: entry n of each belongs to lane n."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Codes, Rules

AT_THE_END, POINTS = 0, 1
"""Kinds of rewards: the share of the win at the end of the game, or the points made since the last step."""


class Terms(NamedTuple):
    """Settings shared by all lanes."""

    materials: Any
    """The printed material, in an array of one."""
    options: Codes
    seats: int
    seed: int
    limit: int
    """Maximum moves of seats; longer games are truncated."""
    rewards: int
    """AT_THE_END or POINTS."""
    lanes: int
    """Number of lanes, which is also the distance between the numbers of a lane's games."""


class Lanes(NamedTuple):
    """The present games, the results of the last step, and the choices for the next."""

    states: Any
    views: Any
    """The view of the seat to move."""
    streams: Any
    """Random streams of chance, and of determinizations."""
    numbers: Any
    """Number of the present game."""
    lengths: Any
    """Moves of seats so far."""
    seats: Any
    """Seat to move."""
    counts: Any
    """Number of its legal moves."""
    moves: Any
    """Codes of its legal moves; only the first `counts` are valid."""
    rewards: Any
    """rewards[lane, seat]: rewards of the last step."""
    points: Any
    """points[lane, seat]: points after the last step."""
    final_points: Any
    """final_points[lane, seat]: points at the end of the lane's last finished game."""
    terminated: Any
    """Whether the last step ended the game; the next game is already dealt."""
    truncated: Any
    """Whether the game was truncated after the last step; the next game is already dealt."""
    last_views: Any
    """Final view, in truncated games, of the seat that would have moved next."""
    last_seats: Any
    """That seat."""


class Scratch(NamedTuple):
    """Scratch arrays of one thread."""

    blank: Any
    """A blank state, in an array of one."""
    moves: Codes
    weights: Codes
    points: Codes
    places: Codes


def new_lanes(rules: Rules, seats: int, count: int) -> Lanes:
    """Allocate lanes without games."""
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
        final_points=np.zeros((count, seats), np.int32),
        terminated=np.zeros(count, np.bool_),
        truncated=np.zeros(count, np.bool_),
        last_views=np.zeros(count, state),
        last_seats=np.zeros(count, np.int32),
    )


def new_scratch(rules: Rules, seats: int) -> Scratch:
    """Allocate the scratch arrays of one thread."""
    room = max(rules.MOST_MOVES, rules.MOST_CHANCES)
    return Scratch(
        blank=np.zeros(1, record_type(rules.STATE)),
        moves=np.zeros(room, np.int32),
        weights=np.zeros(room, np.int32),
        points=np.zeros(seats, np.int32),
        places=np.zeros(seats, np.int32),
    )


def copied(lanes: Lanes) -> Lanes:
    """Return an independent copy."""
    return Lanes(*(array.copy() for array in lanes))
