"""Whether thinking longer helps: the skill trace of a game."""

from collections.abc import Iterator
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, mean
from spadework.lab.simulation import Simulation
from spadework.players.built_in import player
from spadework.table import Variant

FEWEST = 50
"""Simulations a move of the one who thinks longer, in the first comparison."""


class Doubling(NamedTuple):
    """How much more one wins who thinks twice as long as all the others."""

    tries: int
    """Simulations a move of the one who thinks longer."""
    gained: Estimate
    """Its share of the win, less that of equal players."""


def skill_trace(variant: Variant, seats: int, games: int, most: int = 400, seed: int = 0) -> Iterator[Doubling]:
    """Let searches play against those that think half as long, again and again doubled.

    A game in which doubled thought goes on to win more has depth; one in which it soon wins no more has little to find out. M. J. Nelson
    calls the curve the game's skill trace ("Game Metrics Without Players: Strategies for Understanding Game Artifacts", 2011).

    Args:
        variant: what is played.
        seats: how many play.
        games: how many games for each doubling, rounded up to whole deals, which are played from every seat.
        most: simulations a move of the last one.
        seed: the same seed plays the same games.
    """
    tries = FEWEST
    while tries <= most:
        players = [player("captain", tries=tries), *[player("captain", tries=tries // 2)] * (seats - 1)]
        simulation = Simulation(variant, players, seed, rotated=True)
        outcomes = list(simulation.play(-(-games // seats) * seats))
        gained = [outcome.wins[outcome.players.index(0)] - 1 / seats for outcome in outcomes]
        yield Doubling(tries, mean(gained, [outcome.deal for outcome in outcomes]))
        tries *= 2
