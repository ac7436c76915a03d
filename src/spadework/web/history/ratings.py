"""How well somebody plays, as a number derived from the games that have ended, in their order.

This is the Plackett-Luce model of OpenSkill, algorithm 4 of R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online
ranking", Journal of Machine Learning Research 12 (2011), 267-300. Games of people and games against computer players are rated apart.
Nothing of it is stored: the same games give the same ratings again.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from spadework.web.store.history.games import Finished

MODEL = PlackettLuce()
BETA = float(MODEL.beta)
"""How much the play of one and the same player varies from game to game."""

BEGINNING = float(MODEL.mu)
"""The rating with which everybody begins."""

UNSURE = 5.0
"""As long as a rating deviates by more, it is provisional: for about the first twenty games."""

CERTAIN = 1e-4
"""The deviation of those whose rating is fixed."""


class Rating(NamedTuple):
    """How well somebody plays, how sure that is, and by how many games."""

    value: float = BEGINNING
    deviation: float = float(MODEL.sigma)
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.deviation > UNSURE


class Ladder:
    """The ratings of all who play one game; games are given in the order in which they ended.

    Args:
        fixed: the ratings of computer players by level. Other levels are rated by their games, as people are.
    """

    def __init__(self, fixed: Mapping[str, float]) -> None:
        self.fixed = fixed
        self.people: dict[str, Rating] = {}
        """By guest, from games of several people."""
        self.alone: dict[str, Rating] = {}
        """By guest, from games of one person against computer players."""
        self.levels: dict[str, Rating] = {}

    def add(self, games: Iterable[Finished]) -> None:
        """Rate those who played some games."""
        for game in games:
            if not is_rated(game):
                continue
            if len(game.people) > 1:
                among_people(game, game.people, self.people)
            else:
                self._against_computers(game)

    def level(self, level: str) -> Rating:
        """The rating of a computer player."""
        if level in self.fixed:
            return Rating(self.fixed[level], CERTAIN)
        return self.levels.get(level, Rating())

    def _against_computers(self, game: Finished) -> None:
        # Several of a level are rated by the first of them, lest one game count as many.
        known = [
            self.alone.get(seat.guest, Rating()) if seat.guest else self.level(seat.level or "") for seat in game.seats
        ]
        after = rated(known, [seat.place or 0 for seat in game.seats])
        levels: dict[str, Rating] = {}
        for seat, rating in zip(game.seats, after, strict=True):
            if seat.guest is not None:
                self.alone[seat.guest] = rating
            elif seat.level is not None and seat.level not in self.fixed:
                levels.setdefault(seat.level, rating)
        self.levels |= levels

    def average(self) -> float:
        """The mean rating of those who have played with people."""
        return fmean(rating.value for rating in self.people.values()) if self.people else BEGINNING


def is_fair(game: Finished) -> bool:
    """Whether a game says something of how well people play.

    It does not when it was ended early, was somebody's first voyage, went on from another game, when it has gone back and somebody has seen
    what comes, when a computer player has stood in, and when somebody had several seats.
    """
    guests = [seat.guest for seat in game.seats if seat.guest is not None]
    once = game.begun_from is None and game.course == 0
    whole = once and not game.ended and not game.voyage and len(game.seats) > 1
    return whole and len(guests) == len(set(guests)) > 0 and not any(seat.stood_in for seat in game.seats)


def is_rated(game: Finished) -> bool:
    """Whether a game counts for ratings. A deal that many play does not, for one may have heard of it."""
    return is_fair(game) and game.deal is None


def among_people(game: Finished, guests: Collection[str], ratings: dict[str, Rating]) -> None:
    """Rate some of those who sat at a table by their places among each other."""
    seats = [seat for seat in game.seats if seat.guest in guests]
    known = [ratings.get(seat.guest or "", Rating()) for seat in seats]
    after = rated(known, [seat.place or 0 for seat in seats])
    ratings |= {seat.guest or "": rating for seat, rating in zip(seats, after, strict=True)}


def rated(known: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of those who played a game, after it."""
    teams = [[MODEL.create_rating([rating.value, rating.deviation])] for rating in known]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(known, after, strict=True)]


def ahead(one: Rating, other: Rating) -> float:
    """How likely one finishes before another, as the model has it.

    >>> ahead(Rating(), Rating())
    0.5
    >>> round(ahead(Rating(31.0, 2.0), Rating(25.0, 0.0)), 2)
    0.72
    """
    spread = sqrt(2 * BETA**2 + one.deviation**2 + other.deviation**2)
    return 1 / (1 + exp((other.value - one.value) / spread))
