"""Moves, steps and results."""

from collections.abc import Sequence
from typing import NamedTuple


class Move(NamedTuple):
    """A move: its code in the rules and its text in notation.

    >>> Move(3, "take 2").text
    'take 2'
    """

    code: int
    text: str


class Step(NamedTuple):
    """A move played by a seat or by chance.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> move = table.legal(table.to_move[0])[0]
    >>> step = table.play(table.to_move[0], move)[0]
    >>> (step.code, step.text) == move
    True
    """

    seat: int
    """The seat, or CHANCE."""
    code: int
    text: str
    seen: int
    """Bit mask of the audiences whose view it changed: one bit per seat, and the next higher bit for spectators."""
    drawn: int
    """Number of random numbers used so far, including this step's."""

    def is_seen_by(self, audience: int) -> bool:
        """Return whether it changed an audience's view: a seat's, or spectators' for the number of seats."""
        return bool(self.seen >> audience & 1)


class Result(NamedTuple):
    """The result of a game, by seat: points, finishing places (1 the best), and the points by part of the score.

    >>> Result(scores=(7, 9), places=(2, 1), parts=({"coins": 7}, {"coins": 9})).places.index(1)
    1
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


def first_difference(one: Sequence[object], other: Sequence[object]) -> int | None:
    """Return the index of the first step in which two sequences differ, or that only one of them has; None if they are equal.

    >>> first_difference([(0, "a"), (1, "b")], [(0, "a"), (1, "c")]), first_difference(["a"], ["a", "b"])
    (1, 1)
    >>> first_difference(["a"], ["a"]) is None
    True
    """
    for number, (step, another) in enumerate(zip(one, other, strict=False)):
        if step != another:
            return number
    return None if len(one) == len(other) else min(len(one), len(other))
