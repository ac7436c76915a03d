"""What the games of one person say of how that person plays."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from spadework.engine.interval import wilson
from spadework.web.features.history.store import Finished
from spadework.web.features.ratings.service import is_fair

FEW = 10
"""With fewer games, numbers say little."""

PEOPLE = ""
"""Stands for people where computer players are named by their level."""


class Row(NamedTuple):
    """The games at tables of one size."""

    seats: int
    games: int
    wins: float
    """Those who share a first place share the win."""
    wins_from: float
    wins_to: float
    """The interval in which the share of wins lies with a confidence of 95 %."""
    place: float
    """The mean place."""
    points: float
    """The mean points."""
    best: int
    """The most points."""

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.games

    @property
    def even(self) -> float:
        """The share of wins among equals."""
        return 1 / self.seats


class Against(NamedTuple):
    """The games in which one met people, or computer players of a level."""

    level: str
    """PEOPLE, or the level."""
    games: int
    wins: float


class Statistics(NamedTuple):
    """The games of one kind that one person has played."""

    game: str
    rows: Sequence[Row]
    against: Sequence[Against]

    @property
    def games(self) -> int:
        """How many there are."""
        return sum(row.games for row in self.rows)

    @property
    def few(self) -> bool:
        """Whether they say little."""
        return self.games < FEW


class Own(NamedTuple):
    """How a game came out for one person."""

    seats: int
    win: float
    place: int
    score: int
    met: frozenset[str]
    """The levels that played, and PEOPLE."""


def statistics(games: Sequence[Finished], guest: str) -> list[Statistics]:
    """What a guest's games say, by kind of game, the most played first; only fair ones count."""
    found: dict[str, list[Own]] = defaultdict(list)
    for game in games:
        if is_fair(game):
            found[game.game].append(own(game, guest))
    every = [Statistics(id, rows(owns), against(owns)) for id, owns in found.items()]
    return sorted(every, key=lambda one: (-one.games, one.game))


def own(game: Finished, guest: str) -> Own:
    """How a fair game came out for a guest who sat there."""
    (seat,) = game.seats_of(guest)
    first = sum(other.place == 1 for other in game.seats)
    met = {other.level or PEOPLE for other in game.seats if other is not seat}
    return Own(len(game.seats), (seat.place == 1) / first, seat.place or 0, seat.score or 0, frozenset(met))


def rows(owns: Sequence[Own]) -> list[Row]:
    """What games say, by the number of seats."""
    made = []
    for seats in sorted({one.seats for one in owns}):
        here = [one for one in owns if one.seats == seats]
        wins = sum(one.win for one in here)
        place, points = fmean(one.place for one in here), fmean(one.score for one in here)
        made.append(
            Row(seats, len(here), wins, *wilson(wins, len(here)), place, points, max(one.score for one in here))
        )
    return made


def against(owns: Sequence[Own]) -> list[Against]:
    """What games say, by whom one met; a game in which one met several kinds counts for each."""
    met = sorted({kind for one in owns for kind in one.met})
    return [
        Against(kind, sum(kind in one.met for one in owns), sum(one.win for one in owns if kind in one.met))
        for kind in met
    ]
