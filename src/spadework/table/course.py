"""The score timeline of a finished game, and its decisive turns."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.look import standings
from spadework.table.table import Table

SWINGS = 2
"""Number of turns with large gains that are listed beside the one in which the winner took the lead."""


class Stand(NamedTuple):
    """The points after a turn."""

    turn: str
    """The heading of the turn."""
    before: int
    """The spectators' version at its start."""
    points: tuple[int, ...]


class Moment(NamedTuple):
    """A decisive turn."""

    kind: Literal["lead", "swing"]
    """Whether the winner took the lead for good, or a player gained a lot."""
    stand: Stand
    seat: int
    gained: int


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
    for version, (before, after) in enumerate(pairwise(views)):
        turn, _ = presenter.turn(before)
        points = standings(rules, material, after).points
        if stands and stands[-1].turn == turn:
            stands[-1] = stands[-1]._replace(points=points)
        else:
            stands.append(Stand(turn, version, points))
    return stands or [Stand(presenter.turn(views[0])[0], 0, standings(rules, material, views[0]).points)]


def deciding(stands: Sequence[Stand], places: Sequence[int]) -> list[Moment]:
    """Return the turn in which the sole winner took the lead for good, and those with the largest gains relative to the others, in order.

    >>> stands = [Stand("1", 0, (1, 3)), Stand("2", 4, (9, 3)), Stand("3", 8, (9, 4))]
    >>> [(moment.kind, moment.stand.turn, moment.seat) for moment in deciding(stands, (1, 2))]
    [('swing', '1', 1), ('lead', '2', 0), ('swing', '3', 1)]
    """
    gains = _gains(stands)
    found = {}
    if places.count(1) == 1 and (turn := _lead(stands, places.index(1))) is not None:
        found[turn] = Moment("lead", stands[turn], places.index(1), gains[turn][places.index(1)])
    swings = [
        (gained - (sum(turn_gains) - gained) / max(len(turn_gains) - 1, 1), -turn, seat)
        for turn, turn_gains in enumerate(gains)
        for seat, gained in enumerate(turn_gains)
        if gained > 0 and turn not in found
    ]
    for _, negative, seat in sorted(swings, reverse=True):
        turn = -negative
        if len(found) > SWINGS:
            break
        if turn not in found:
            found[turn] = Moment("swing", stands[turn], seat, gains[turn][seat])
    return [found[turn] for turn in sorted(found)]


def _gains(stands: Sequence[Stand]) -> list[list[int]]:
    start = (0,) * len(stands[0].points)
    pairs = pairwise([start, *(stand.points for stand in stands)])
    return [[now - then for then, now in zip(before, after, strict=True)] for before, after in pairs]


def _lead(stands: Sequence[Stand], winner: int) -> int | None:
    """Return the turn from which on the winner led all others; None if there was a tie at the end."""
    leads = [
        max(other for seat, other in enumerate(points) if seat != winner) < points[winner] for _, _, points in stands
    ]
    if not leads[-1]:
        return None
    behind = [turn for turn, lead in enumerate(leads) if not lead]
    return behind[-1] + 1 if behind else 0
