"""What a tree search works on: the tree, room for what it works with, and what it goes by."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.contract import Codes, Record
from spadework.engine.stream import Stream

PLACE = np.dtype(
    [
        ("key", np.int64),
        ("tries", np.int32),
        ("latest", np.int32),
        ("choices", np.int32),
        ("first", np.int32),
        ("last", np.int32),
    ]
)
"""What a seat may know when it is to move, as a place in the tree: a hash of its view, how often and in which try it was last come to,
and its choices."""

CHOICE = np.dtype(
    [("move", np.int32), ("tries", np.int32), ("value_sum", np.float64), ("squares", np.float64), ("next", np.int32)]
)
"""A move tried at a place: how often, the sum of what it brought the seat, that of the squares, and the choice after it."""

STEP = np.dtype([("choice", np.int32), ("place", np.int32), ("seat", np.int32)])
"""A choice made on the way down the tree."""


class Aims(NamedTuple):
    """What a search goes by; a game's `ai.AIMS` says what suits it, and `ai.THOROUGH` where it goes by its belief, too."""

    horizon: int
    """Moves after which a rollout is broken off and evaluated."""
    lead_scale: float
    """Lead, in the measure of the evaluation and of the scores, that makes a seat win three times of four."""
    exploration: float = 0.3
    """How much moves draw that were seldom tried."""
    pw_factor: float = 0.6
    """Progressive widening: a node has edges by the root of its visits times this, beside `pw_base`."""
    pw_base: int = 2
    """Edges that a node has as soon as it is visited again."""
    for_winning: float = 0.5
    """How much of what an end brings depends on the win alone; the rest on the lead."""
    mixed: float = 0.0
    """Where others must not be able to tell from a move what is behind it: moves that bring less than the best one by at most this are
    played, too. 0 for the best one alone."""
    use_belief: bool = False
    """Whether determinizations are reweighted after what the others have done, moves with the prior EVERYWHERE are soon tried at every
    node, and win probabilities are told with more care, each where the game's `ai` can."""


def never_quiescent(_material: Record, _state: Record, _seat: int) -> bool:
    """For games whose sense does not say when it is calm: a search plays on to its horizon."""
    return False


NOTES = 40
"""How many numbers the sense may note during a try."""

MEMORY = (1 << 13, 72)
"""How many things the sense may remember beyond a try, and as how many numbers each."""

Memory = np.ndarray[Any, np.dtype[np.int64]]


def new_memory() -> Memory:
    """A memory in which nothing is yet: 0 everywhere, so that a system hands out only what of it comes to be used."""
    return np.zeros(MEMORY, np.int64)


NO_PLAN = -1
"""In place of a planned move."""


def no_plan(
    _material: Record,
    _state: Record,
    _seat: int,
    _moves: Codes,
    _stream: Stream,
    _notes: Codes,
    _memory: Memory,
) -> int:
    """For games whose sense does not plan: a search plays on with sensible moves."""
    return NO_PLAN


class Tree(NamedTuple):
    """Places, found by their keys through slots, and their choices; counts of both."""

    slots: Codes
    places: Any
    choices: Any
    counts: Codes


class Room(NamedTuple):
    """Room for what is worked with; `words` is the memory of `known`, a view, as 64-bit words, `notes` and `memory` are for the
    sense."""

    moves: Codes
    outcomes: Codes
    weights: Codes
    guessed: Any
    known: Any
    words: Any
    points: Codes
    ranks: Codes
    worth: Any
    standing: Any
    shares: Any
    way: Any
    chance: Stream
    whims: Stream
    notes: Codes
    memory: Memory


def no_win_probabilities(_material: Record, _state: Record, _thorough: bool, _shares: Any) -> bool:
    """For games whose sense does not foresee chances: seats are judged by their outlook."""
    return False


def no_belief(_material: Record, _state: Record, _seat: int, _stream: Stream) -> None:
    """For games whose sense does not say what is likely after what others have done: guesses are taken as they come."""


NEVER, NEUTRAL, AT_ROOT, EVERYWHERE = range(4)
"""What a search does with a legal move: never tries it, tries it when it looks good enough, or soon tries it in any case, where it begins
or wherever else it comes to."""


def neutral_prior(_material: Record, _state: Record, _seat: int, _move: int) -> int:
    """For games whose sense gives no move more or less attention than it deserves by what it promises."""
    return NEUTRAL
