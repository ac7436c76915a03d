"""Statistics of one person's games."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from spadework.engine.interval import wilson
from spadework.web.features.history.store import Finished
from spadework.web.features.ratings.service import is_fair

FEW = 10
"""Below this number of games, statistics say little."""

PEOPLE = ""
"""Stands for people where computer players have their level."""


class Row(NamedTuple):
    """Statistics of games at tables of one size."""

    seats: int
    games: int
    wins: float
    """Wins; a shared first place counts as a share."""
    wins_from: float
    wins_to: float
    """The 95 % confidence interval of the share of wins, from `wins_from` to `wins_to`."""
    place: float
    """The mean place."""
    points: float
    """The mean points."""
    best: int
    """The highest points."""

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.games

    @property
    def even(self) -> float:
        """The share of wins among equals."""
        return 1 / self.seats


class Against(NamedTuple):
    """Games against people, or against computer players of a level."""

    level: str
    """PEOPLE, or the level."""
    games: int
    wins: float


class Statistics(NamedTuple):
    """Statistics of one person's games of one kind."""

    game: str
    rows: Sequence[Row]
    against: Sequence[Against]

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(row.games for row in self.rows)

    @property
    def few(self) -> bool:
        """Whether there are too few games for statistics."""
        return self.games < FEW


class Own(NamedTuple):
    """One person's result in a game."""

    seats: int
    win: float
    place: int
    score: int
    met: frozenset[str]
    """The levels of the opponents, and PEOPLE."""


def statistics(games: Sequence[Finished], guest: str) -> list[Statistics]:
    """Return a guest's statistics by kind of game, the most played first; only fair games count."""
    found: dict[str, list[Own]] = defaultdict(list)
    for game in games:
        if is_fair(game):
            found[game.game].append(own(game, guest))
    every = [Statistics(id, rows(owns), against(owns)) for id, owns in found.items()]
    return sorted(every, key=lambda one: (-one.games, one.game))


def own(game: Finished, guest: str) -> Own:
    """Return a guest's result in a fair game."""
    (seat,) = game.seats_of(guest)
    first = sum(other.place == 1 for other in game.seats)
    met = {other.level or PEOPLE for other in game.seats if other is not seat}
    return Own(len(game.seats), (seat.place == 1) / first, seat.place or 0, seat.score or 0, frozenset(met))


def rows(owns: Sequence[Own]) -> list[Row]:
    """Return the statistics by table size."""
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
    """Return the statistics by kind of opponent; a game with several kinds counts for each."""
    met = sorted({kind for one in owns for kind in one.met})
    return [
        Against(kind, sum(kind in one.met for one in owns), sum(one.win for one in owns if kind in one.met))
        for kind in met
    ]
