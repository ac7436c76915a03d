"""The score timeline of a finished game."""

from itertools import pairwise
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.look import standings
from spadework.table.table import Table


class Stand(NamedTuple):
    """The points after a turn."""

    turn: str
    """The heading of the turn."""
    points: tuple[int, ...]


def course(table: Table, language: str = "en") -> list[Stand]:
    """Return the points after each turn, as spectators saw them.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> course(table)[-1].points
    (0, 0, 0)
    """
    presenter, rules, material = table.presenter(SPECTATOR, language), table.game.rules, table.deck.record
    views = [table.view(step=step).record for step in (0, *table.seen_steps())]
    stands: list[Stand] = []
    for before, after in pairwise(views):
        turn, _ = presenter.turn(before)
        points = standings(rules, material, after).points
        if stands and stands[-1].turn == turn:
            stands[-1] = stands[-1]._replace(points=points)
        else:
            stands.append(Stand(turn, points))
    return stands or [Stand(presenter.turn(views[0])[0], standings(rules, material, views[0]).points)]
