"""The score timeline of a finished game."""

from itertools import pairwise
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.look import standings
from spadework.table.table import Table


class Score(NamedTuple):
    """The points after a turn."""

    turn: str
    """The heading of the turn."""
    points: tuple[int, ...]


def score_timeline(table: Table, language: str = "en") -> list[Score]:
    """Return the points after each turn, as spectators saw them.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> score_timeline(table)[-1].points
    (0, 0, 0)
    """
    presenter, rules, material = table.presenter(SPECTATOR, language), table.game.rules, table.deck.record
    views = [table.view(step=step).record for step in (0, *table.seen_steps())]
    scores: list[Score] = []
    for before, after in pairwise(views):
        turn, _ = presenter.turn(before)
        points = standings(rules, material, after).points
        if scores and scores[-1].turn == turn:
            scores[-1] = scores[-1]._replace(points=points)
        else:
            scores.append(Score(turn, points))
    return scores or [Score(presenter.turn(views[0])[0], standings(rules, material, views[0]).points)]
