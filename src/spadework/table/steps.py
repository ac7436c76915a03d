"""What a table deals in: moves, steps, results."""

from collections.abc import Sequence
from typing import NamedTuple


class Move(NamedTuple):
    """A move: the rules' code and the notation's text.

    >>> Move(3, "take 2").text
    'take 2'
    """

    code: int
    text: str


class Step(NamedTuple):
    """Something that was played, by a seat or by chance.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> move = table.legal(table.to_move[0])[0]
    >>> step = table.play(table.to_move[0], move)[0]
    >>> (step.code, step.text) == move
    True
    """

    seat: int
    """Who played it; CHANCE for chance."""
    code: int
    text: str
    seen: int
    """Bit mask of the audiences whose view it changed: a bit a seat, and the next higher bit for spectators."""
    drawn: int
    """How many numbers of chance's stream have been used up, those of this step among them."""

    def is_seen_by(self, audience: int) -> bool:
        """Whether it changed the view of an audience: a seat, or for spectators the number of seats."""
        return bool(self.seen >> audience & 1)


class Result(NamedTuple):
    """How a game ended: by seat the points, the finishing place (1 the best), and the points of each part of the score.

    >>> Result(scores=(7, 9), places=(2, 1), parts=({"coins": 7}, {"coins": 9})).places.index(1)
    1
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


def first_difference(one: Sequence[object], other: Sequence[object]) -> int | None:
    """The number of the first step in which two courses of a game differ, or that only one of them has; None when they are the same.

    >>> first_difference([(0, "a"), (1, "b")], [(0, "a"), (1, "c")]), first_difference(["a"], ["a", "b"])
    (1, 1)
    >>> first_difference(["a"], ["a"]) is None
    True
    """
    for number, (step, another) in enumerate(zip(one, other, strict=False)):
        if step != another:
            return number
    return None if len(one) == len(other) else min(len(one), len(other))
