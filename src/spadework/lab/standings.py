"""How the players of a tournament stand: places, points, share of wins and rating."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from spadework.engine.interval import wilson
from spadework.lab.tournament import Played


class Standing(NamedTuple):
    """How one player of a tournament stands."""

    player: str
    games: int
    places: tuple[int, ...]
    """How often it had each place, the first place first."""
    points: float | None
    """The mean over the games that no player's failing has ended; None when there are none."""
    wins: float
    """The share of the games that it has won; those who share a first place share the win."""
    wins_from: float
    wins_to: float
    """The interval in which the share of wins lies with a confidence of 95 %."""
    rating: float
    deviation: float
    failed: int
    """How many games it has lost by failing."""


def standings(names: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """How the players of these names stand after some games, at least one, by their ratings, the best first."""
    ratings = rated(len(names), [game.places for game in played])
    rows = []
    for player, name in enumerate(names):
        places = Counter(game.places[player] for game in played)
        points = [game.points[player] for game in played if game.points is not None]
        wins = sum(game.wins[player] for game in played)
        low, high = wilson(wins, len(played))
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
    return sorted(rows, key=lambda row: -row.rating)


def rated(players: int, games: Sequence[Sequence[int]]) -> list[tuple[float, float]]:
    """The rating and its deviation of each player after games, given as everybody's places, one after another.

    This is the Plackett-Luce model of OpenSkill, algorithm 4 of R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online
    ranking", Journal of Machine Learning Research 12 (2011), 267-300. Everybody begins at 25 with a deviation of 25/3.
    """
    # Computer players do not get better from game to game, so their deviation need not grow between games.
    model = PlackettLuce(tau=0.0)
    ratings = [[model.rating()] for _ in range(players)]
    for places in games:
        ratings = model.rate(ratings, ranks=[float(place) for place in places])
    return [(rating.mu, rating.sigma) for (rating,) in ratings]
