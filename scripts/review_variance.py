"""Measure the reduction of variance by removing the luck of the draw: `review_variance.py GAME GAMES ROLLOUTS [LEVEL]`.

Mates play, or another level that does not search; the result is the first seat's share of the win. The last two columns are the remaining
variance as a fraction of the results': with all luck subtracted, and with the fraction of luck that is best for these games. A row is
printed after every ten games.
"""

import sys

import numpy as np

import spadework
from spadework.engine.interface import CHANCE
from spadework.lab.simulation import Simulation
from spadework.players.review.luck import drawn_luck
from spadework.players.value import Value


def measure(id: str, games: int, rollouts: int, level: str = "mate") -> None:
    """Print rows of the table."""
    game = spadework.game(id)
    played = Simulation(id, [level] * game.rules.SEATS[0], seed=1)
    value = Value(game, game.deck())
    found = []
    for number in range(games):
        found.append(result_and_luck(played, value, number, rollouts))
        if len(found) % 10 == 0:
            print(row(id, np.array(found), rollouts), flush=True)


def row(id: str, found: "np.ndarray[tuple[int, int], np.dtype[np.float64]]", rollouts: int) -> str:
    """Return a row for the games so far."""
    result, luck = found.T
    whole = (result - luck).var() / result.var()
    explained = np.corrcoef(result, luck)[0, 1] ** 2
    mean, error = luck.mean(), luck.std(ddof=1) / np.sqrt(len(luck))
    cells = (id, str(len(luck)), str(rollouts), f"{mean:+.3f} ± {error:.3f}", f"{whole:.2f}", f"{1 - explained:.2f}")
    return f"| {' | '.join(cells)} |"


def result_and_luck(played: Simulation, value: Value, number: int, rollouts: int) -> tuple[float, float]:
    """Return the first seat's share of the win and its luck of the draw."""
    game, options = played.variant.game, played.variant.options
    position, luck = spadework.Position.deal(game, game.rules.SEATS[0], options), 0.0
    for seat, code in played.log(number):
        if seat == CHANCE:
            chances = value.after_chance(position.state, rollouts, number)
            luck += drawn_luck(chances, code)[0]
        position.play(seat, code)
    return value.shares(position.state)[0], luck


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
