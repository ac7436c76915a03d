"""Statistics of one person's games."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from spadework.engine.interval import wilson
from spadework.web.features.history.store import FinishedGame
from spadework.web.features.ratings.service import is_fair

FEW = 10
"""Below this number of games, statistics say little."""

PEOPLE = ""
"""Stands for people where computer players have their level."""


class StatisticsRow(NamedTuple):
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


class OpponentStatistics(NamedTuple):
    """Games against people, or against computer players of a level."""

    level: str
    """PEOPLE, or the level."""
    games: int
    wins: float


class Statistics(NamedTuple):
    """Statistics of one person's games of one kind."""

    game: str
    rows: Sequence[StatisticsRow]
    against: Sequence[OpponentStatistics]

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(row.games for row in self.rows)

    @property
    def few(self) -> bool:
        """Whether there are too few games for statistics."""
        return self.games < FEW


class OwnResult(NamedTuple):
    """One person's result in a game."""

    seats: int
    win: float
    place: int
    score: int
    met: frozenset[str]
    """The levels of the opponents, and PEOPLE."""


def statistics(games: Sequence[FinishedGame], guest: str) -> list[Statistics]:
    """Return a guest's statistics by kind of game, the most played first; only fair games count."""
    found: dict[str, list[OwnResult]] = defaultdict(list)
    for game in games:
        if is_fair(game):
            found[game.game].append(own(game, guest))
    every = [Statistics(id, rows(results), against(results)) for id, results in found.items()]
    return sorted(every, key=lambda one: (-one.games, one.game))


def own(game: FinishedGame, guest: str) -> OwnResult:
    """Return a guest's result in a fair game."""
    (seat,) = game.seats_of(guest)
    first = sum(other.place == 1 for other in game.seats)
    met = {other.level or PEOPLE for other in game.seats if other is not seat}
    return OwnResult(len(game.seats), (seat.place == 1) / first, seat.place or 0, seat.score or 0, frozenset(met))


def rows(results: Sequence[OwnResult]) -> list[StatisticsRow]:
    """Return the statistics by table size."""
    made = []
    for seats in sorted({one.seats for one in results}):
        here = [one for one in results if one.seats == seats]
        wins = sum(one.win for one in here)
        place, points = fmean(one.place for one in here), fmean(one.score for one in here)
        made.append(
            StatisticsRow(
                seats, len(here), wins, *wilson(wins, len(here)), place, points, max(one.score for one in here)
            )
        )
    return made


def against(results: Sequence[OwnResult]) -> list[OpponentStatistics]:
    """Return the statistics by kind of opponent; a game with several kinds counts for each."""
    met = sorted({kind for one in results for kind in one.met})
    return [
        OpponentStatistics(
            kind, sum(kind in one.met for one in results), sum(one.win for one in results if kind in one.met)
        )
        for kind in met
    ]
