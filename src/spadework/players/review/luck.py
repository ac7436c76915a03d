"""Luck of the draw: each seat's gain from chance outcomes, relative to the mean over all possible ones."""

from collections.abc import Iterable, Iterator, Sequence

from spadework.engine.interface import CHANCE
from spadework.players.value import Chance, Value, mean_shares
from spadework.table import Table

ROLLOUTS = 16
"""Rollouts per estimate in the analysis of many games: fewer are too noisy, more too slow."""

TABLE_ROLLOUTS = 64
"""Rollouts per estimate of a single game where no network values states; about two seconds in the longest."""


def table_luck(table: Table) -> tuple[float, ...]:
    """Return each seat's luck of the draw in a finished game, see `summed_luck`.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[1], seats=3, seed=7)
    >>> len(table_luck(table))
    3
    """
    value, position = Value(table.game, table.deck), table.position(0)
    rollouts = 0 if value.has_network(table.seats) else TABLE_ROLLOUTS

    def draws() -> Iterator[tuple[Sequence[Chance], int]]:
        for number, step in enumerate(table.steps):
            if step.seat == CHANCE:
                yield value.after_chance(position.state, rollouts, number), step.code
            position.play(step.seat, step.code)

    return summed_luck(table.seats, draws())


def summed_luck(seats: int, draws: Iterable[tuple[Sequence[Chance], int]]) -> tuple[float, ...]:
    """Return each seat's luck in a game, in shares of the win: after each draw, the seat's expectation minus its mean over all possible
    draws. Its long-run mean is 0 for every seat whatever the value function; a better one detects more luck.

    This is how GNU Backgammon defines luck in its manual, and the correction for chance in N. Burch, M. Schmid, M. Moravčík and
    M. Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect Information Games" (2018).

    Args:
        seats: number of seats.
        draws: the possible outcomes of each draw, and the code of the actual one.
    """
    brought = [drawn_luck(chances, code) for chances, code in draws]
    return tuple(map(sum, zip((0.0,) * seats, *brought, strict=True)))


def drawn_luck(chances: Sequence[Chance], code: int) -> tuple[float, ...]:
    """Return each seat's gain from a chance outcome, relative to the mean over all outcomes.

    >>> drawn_luck([Chance(1, 3, (0.5, 0.5)), Chance(2, 1, (0.9, 0.1))], 2)
    (0.3, -0.3)
    """
    drawn = next(chance for chance in chances if chance.code == code)
    return tuple(round(share - mean, 12) for share, mean in zip(drawn.shares, mean_shares(chances), strict=True))
