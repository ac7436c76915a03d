"""What a table deals in: moves and offers of moves, steps, lines of the log, results."""

from typing import NamedTuple


class Move(NamedTuple):
    """A move: the rules' code and the notation's text."""

    code: int
    text: str


class Offer(NamedTuple):
    """A legal move as a person is offered it."""

    code: int
    text: str
    label: str
    """In the reader's words."""
    picks: tuple[tuple[str, ...], ...]
    """The clicks that make it, in order; each may hit any one of several elements of the picture."""
    marks: tuple[str, ...]
    """The elements that show what it would do."""


class Step(NamedTuple):
    """Something that was played, by a seat or by chance."""

    seat: int
    code: int
    text: str
    seen: int
    """Bit mask of those whose view it changed: a bit a seat, and the next higher bit for spectators."""


class LogLine(NamedTuple):
    """A line of the log as one audience reads it, with the audience's version that brought it."""

    version: int
    text: str


class Result(NamedTuple):
    """How a game ended: by seat the points, the place (1 the best), and the points of each part of the score."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
