"""Worth of skill in a game: levels against each other, and the benefit of thinking longer."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, mean
from spadework.lab.simulation import Simulation
from spadework.players.built_in import player
from spadework.players.seating import PlayerSpec
from spadework.table import Variant

LADDER = ("random", "deck-hand", "mate")
"""Players that need no search, weakest first."""

FEWEST = 50
"""Simulations per move of the stronger player in the first comparison."""


class Doubling(NamedTuple):
    """Benefit of thinking twice as long as all others."""

    tries: int
    """Simulations per move of the stronger player."""
    gained: Estimate
    """Its share of the win minus an equal share."""


class Rung(NamedTuple):
    """A level among players of the next weaker kind."""

    level: str
    below: str
    gained: Estimate
    """Its share of the win minus an equal share."""


def ladder(variant: Variant, seats: int, deals: int, seed: int = 0) -> list[Rung]:
    """Play the quick players, weakest first, each against the one below it; each deal from every seat.

    These levels know only the rules, make mistakes, and make none: the differences between them show most of the worth of skill.
    """
    return [
        Rung(level, below, _gained(variant, [level, *[below] * (seats - 1)], deals, seed))
        for below, level in pairwise(LADDER)
    ]


def skill_trace(variant: Variant, seats: int, games: int, most: int = 400, seed: int = 0) -> Iterator[Doubling]:
    """Play searches against searches with half the simulations, doubling repeatedly.

    A game in which doubling keeps winning has depth; one in which it soon stops has little to discover. M. J. Nelson calls the curve the
    game's skill trace ("Game Metrics Without Players: Strategies for Understanding Game Artifacts", 2011).

    Args:
        variant: the game and deck to play.
        seats: number of players.
        games: games for each doubling, rounded up to whole deals, each played from every seat.
        most: simulations per move in the last doubling.
        seed: the same seed gives the same games.
    """
    tries = FEWEST
    while tries <= most:
        players = [player("captain", tries=tries), *[player("captain", tries=tries // 2)] * (seats - 1)]
        yield Doubling(tries, _gained(variant, players, -(-games // seats), seed))
        tries *= 2


def _gained(variant: Variant, players: Sequence[PlayerSpec], deals: int, seed: int) -> Estimate:
    """Return the share of the win of the first player, minus an equal share."""
    outcomes = list(Simulation(variant, players, seed, rotated=True).play(deals * len(players)))
    wins = [outcome.wins[outcome.players.index(0)] for outcome in outcomes]
    found, even = mean(wins, [outcome.deal for outcome in outcomes]), 1 / len(players)
    return Estimate(found.mean - even, found.low - even, found.high - even, found.deals)
