"""Measure the reduction of variance by removing the luck of the draw: `review_variance.py GAME GAMES ROLLOUTS [LEVEL]`.

Mates play, or another level that does not search; the result is the first seat's share of the win. The last two columns are the
remaining variance as a fraction of the variance of the results: with all luck subtracted, and with the fraction of luck that is best
for these games. A row is printed after every ten games. Then follows the mean luck in each tenth of the games, ordered by the effect of
the seat's own moves: luck must not depend on how well a player plays.
"""

import sys
from typing import Any, NamedTuple

import numpy as np

import spadework
from spadework.engine.interface import CHANCE
from spadework.lab.simulation import Simulation
from spadework.players.review.luck import drawn_luck
from spadework.players.value import Value

TENTHS = 10


class Reviewed(NamedTuple):
    """A game as the first seat saw it, in shares of the win."""

    result: float
    luck: float
    """Luck of the draw."""
    moves: float
    """The effect of the seat's own moves."""


def measure(id: str, games: int, rollouts: int, level: str = "mate") -> None:
    """Print rows of the tables."""
    game = spadework.game(id)
    played = Simulation(id, [level] * game.rules.SEATS[0], seed=1)
    value = Value(game, game.deck())
    found: list[Reviewed] = []
    for number in range(games):
        found.append(reviewed(played, value, number, rollouts))
        if len(found) % 10 == 0:
            print(row(id, np.array(found), rollouts), flush=True)
    found.sort(key=lambda one: one.moves)
    for tenth in np.array_split(np.array(found), TENTHS):
        mean, error = mean_luck(tenth)
        print(f"| {id} | {len(tenth)} | {tenth[:, 2].mean():+.2f} | {mean:+.3f} ± {error:.3f} |")


def mean_luck(found: Any) -> tuple[float, float]:
    """Return the mean luck of some games, and its standard error."""
    luck = found[:, 1]
    return float(luck.mean()), float(luck.std(ddof=1) / np.sqrt(len(luck)))


def row(id: str, found: Any, rollouts: int) -> str:
    """Return a row for the games so far."""
    result, luck, _ = found.T
    whole = (result - luck).var() / result.var()
    explained = np.corrcoef(result, luck)[0, 1] ** 2
    mean, error = mean_luck(found)
    cells = (id, str(len(luck)), str(rollouts), f"{mean:+.3f} ± {error:.3f}", f"{whole:.2f}", f"{1 - explained:.2f}")
    return f"| {' | '.join(cells)} |"


def reviewed(played: Simulation, value: Value, number: int, rollouts: int) -> Reviewed:
    """Return the first seat's share of the win, its luck of the draw, and the effect of its moves."""
    game, options = played.variant.game, played.variant.options
    position = spadework.Position.deal(game, game.rules.SEATS[0], options)
    luck = moves = since = known = 0.0
    mover: int | None = None
    steps: list[tuple[int | None, int]] = [*played.log(number), (None, 0)]
    for seat, code in steps:
        if seat == CHANCE:
            drawn = drawn_luck(value.after_chance(position.state, rollouts, number), code)[0]
            luck, since = luck + drawn, since + drawn
        else:
            if mover == 0 or seat in (0, None):
                now = (
                    value.by_rollouts(position.state, rollouts, number) if rollouts else value.shares(position.state)
                )[0]
                moves += now - known - since if mover == 0 else 0.0
                known = now
            mover, since = seat, 0.0
        if seat is not None:
            position.play(seat, code)
    return Reviewed(known, luck, moves)


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
