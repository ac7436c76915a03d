"""Standings of a tournament: places, points, share of wins and rating."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from spadework.engine.interval import wilson_by_deal
from spadework.lab.tournament import Played


class Standing(NamedTuple):
    """One player's results in a tournament."""

    player: str
    games: int
    places: tuple[int, ...]
    """Number of finishes in each place, first place first."""
    points: float | None
    """Mean over the games without failures; None if there are none."""
    wins: float
    """Share of games won; a shared first place counts as a shared win."""
    wins_from: float
    wins_to: float
    """Bounds of the 95 % confidence interval of the share of wins, by deal."""
    rating: float
    deviation: float
    failed: int
    """Number of games lost by failing."""


def standings(names: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """Return the standings after at least one deal, played from every seat, most wins first."""
    ratings = rated(len(names), [game.places for game in played])
    rows = []
    for player, name in enumerate(names):
        places = Counter(game.places[player] for game in played)
        points = [game.points[player] for game in played if game.points is not None]
        by_deal: dict[int, float] = defaultdict(float)
        for game in played:
            by_deal[game.deal] += game.wins[player]
        wins = sum(by_deal.values())
        low, high = wilson_by_deal(wins, sum(won * won for won in by_deal.values()), len(by_deal), len(played))
        rows.append(
            Standing(
                name,
                len(played),
                tuple(places[place] for place in range(1, len(names) + 1)),
                fmean(points) if points else None,
                wins / len(played),
                low,
                high,
                *ratings[player],
                sum(game.failure is not None and game.failure.player == player for game in played),
            )
        )
    return sorted(rows, key=lambda row: (-row.wins, -row.rating))


def rated(players: int, games: Sequence[Sequence[int]]) -> list[tuple[float, float]]:
    """Return each player's rating and deviation after games given as places by player, in order.

    This is the Plackett-Luce model of OpenSkill, algorithm 4 of R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online
    ranking", Journal of Machine Learning Research 12 (2011), 267-300. Ratings start at 25 with a deviation of 25/3.
    """
    # Computer players don't improve between games, so their deviation need not grow.
    model = PlackettLuce(tau=0.0)
    ratings = [[model.rating()] for _ in range(players)]
    for places in games:
        ratings = model.rate(ratings, ranks=[float(place) for place in places])
    return [(rating.mu, rating.sigma) for (rating,) in ratings]
