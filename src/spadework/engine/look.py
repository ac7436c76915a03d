"""Queries on a view that every game answers: seats, seats to move, winners."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np

from spadework.engine.interface import CHANCE, MOST_SEATS, Record, Scene, seats_in


class Turns(Protocol):
    """`to_move` of a game: its rules, or the module that holds it."""

    def to_move(self, material: Record, state: Record, /) -> int:
        """Return the bit mask of the seats to move."""


class Scoring(Protocol):
    """`scores` and `places` of a game: its rules, or the module that holds them."""

    def scores(self, material: Record, state: Record, out: Any, /) -> None:
        """Fill in the points."""

    def places(self, material: Record, state: Record, out: Any, /) -> None:
        """Fill in the finishing places."""


class Judge(Turns, Scoring, Protocol):
    """The rules functions that a `Look` needs."""


class Standings(NamedTuple):
    """Points and finishing places by seat, 1 the best place."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def best(self) -> int:
        """The points of the winners."""
        return self.points[self.winners[0]]

    @property
    def last_first(self) -> list[int]:
        """The seats from the last place to the first, as points are counted at the end."""
        return sorted(range(len(self.places)), key=lambda seat: (-self.places[seat], seat))

    @property
    def by_tie_break(self) -> bool:
        """Whether a tie-break decided between seats with the best score."""
        return len(self.winners) == 1 and self.points.count(self.best) > 1


def shares_of_win(places: Sequence[int]) -> tuple[float, ...]:
    """Return each seat's share of the win: the seats in first place share it.

    >>> shares_of_win((3, 1, 1))
    (0.0, 0.5, 0.5)
    """
    winners = places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in places)


def standings(rules: Scoring, material: Record, view: Record) -> Standings:
    """Return the standings by a view or a state: final once the game is over."""
    points, places = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int32)
    rules.scores(material, view, points)
    rules.places(material, view, places)
    seats = int(view.seats)
    return Standings(tuple(points[:seats].tolist()), tuple(places[:seats].tolist()))


def waiting(rules: Turns, material: Record, view: Record) -> Sequence[int]:
    """Return the seats to move according to the view, without chance."""
    return seats_in(int(rules.to_move(material, view)) & ~(1 << CHANCE))


@dataclass(frozen=True)
class Look:
    """Queries on a view for its picture and words; each game derives its own class.

    This is the only place that decides what a game's picture may show.
    """

    rules: Judge
    deck: Any
    view: Record
    seat: int
    """The viewer; SPECTATOR treats all seats alike."""
    scene: Scene | None = None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.view.seats))

    @property
    def phase(self) -> int:
        """The current phase, as in the state."""
        return int(self.view.phase)

    @cached_property
    def waiting(self) -> Sequence[int]:
        """The seats to move, as far as the viewer can know."""
        return waiting(self.rules, self.deck.record, self.view)

    @property
    def may_move(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.seat in self.waiting

    @cached_property
    def standings(self) -> Standings:
        """Points and places."""
        return standings(self.rules, self.deck.record, self.view)
