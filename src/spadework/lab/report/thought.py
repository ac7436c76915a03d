"""Skill trace of a game: the benefit of thinking longer."""

from collections.abc import Iterator
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, mean
from spadework.lab.simulation import Simulation
from spadework.players.built_in import player
from spadework.table import Variant

FEWEST = 50
"""Simulations per move of the stronger player in the first comparison."""


class Doubling(NamedTuple):
    """Benefit of thinking twice as long as all others."""

    tries: int
    """Simulations per move of the stronger player."""
    gained: Estimate
    """Its share of the win minus an equal share."""


def skill_trace(variant: Variant, seats: int, games: int, most: int = 400, seed: int = 0) -> Iterator[Doubling]:
    """Play searches against searches with half the simulations, doubling repeatedly.

    A game in which doubling keeps winning has depth; one in which it soon stops has little to find out. M. J. Nelson calls the curve the
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
        simulation = Simulation(variant, players, seed, rotated=True)
        outcomes = list(simulation.play(-(-games // seats) * seats))
        gained = [outcome.wins[outcome.players.index(0)] - 1 / seats for outcome in outcomes]
        yield Doubling(tries, mean(gained, [outcome.deal for outcome in outcomes]))
        tries *= 2
