"""The fixed ratings of computer players, from the games that they have played against each other."""

from collections.abc import Mapping, Sequence
from math import log, sqrt

from spadework.engine.game import Game
from spadework.engine.strength import Strength
from spadework.players import LEVELS
from spadework.web.history.ratings import BEGINNING, BETA

ANCHOR = LEVELS[1]
"""The level whose rating is that with which everybody begins."""


def level_ratings(game: Game) -> Mapping[str, float]:
    """The ratings of the levels of a game that have been measured; of a game without measurements none."""
    try:
        return fixed(game.levels)
    except ValueError:
        # Its owner is told by the command that measures.
        return {}


def fixed(strengths: Sequence[Strength]) -> Mapping[str, float]:
    """Ratings by level, by which the model foretells the shares of wins that were measured, at small tables where there are several."""
    found = {ANCHOR: BEGINNING}
    pairs = [one for one in strengths if len(set(one.players)) == 2 and one.players[0] not in one.players[1:]]
    pairs.sort(key=lambda one: len(one.players))
    for _ in pairs:
        for one in pairs:
            first, other = one.players[0], one.players[1]
            if other in found and first not in found:
                found[first] = found[other] + lead(one)
            elif first in found and other not in found:
                found[other] = found[first] - lead(one)
    return found if len(found) > 1 else {}


def lead(strength: Strength) -> float:
    """By how much the rating of the first is above that of the others, who are equal.

    >>> lead(Strength(("a", "b"), 100, 50.0, 0.5, 0.4, 0.6, 0, (1, 1), (0.1, 0.1), 0, ""))
    0.0
    """
    # A player that has won all of its games is not infinitely better.
    share = (strength.won + 0.5) / (strength.games + 1)
    seats = len(strength.players)
    return sqrt(seats) * BETA * log(share * (seats - 1) / (1 - share))
