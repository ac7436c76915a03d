"""The standings of a tournament. A result is compared with those of the same seat at the other tables with the same deal."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

MOST_POINTS = 100
"""The points in a round for doing better than all others on the same seat."""


class Holder(NamedTuple):
    """A seat's player and result."""

    guest: str | None
    """None for a computer player."""
    place: int
    score: int
    luck: float | None = None
    """The gain from draws, in shares of the win; None if unknown."""


Played = Sequence[Holder]
"""A finished table: the holders by seat."""


def round_points(tables: Sequence[Played]) -> dict[str, int]:
    """Return each guest's points in a round, 0 to 100: the percentage of other tables at which the same seat did worse, rounded.

    The place decides, then the score; an equal result counts half. A single table yields no points, as there is no other to compare.

    >>> ada, bo = Holder("Ada", 1, 20), Holder("Bo", 2, 10)
    >>> round_points([[ada, Holder(None, 2, 15)], [bo, Holder(None, 1, 30)]])
    {'Ada': 100, 'Bo': 0}
    """
    return {
        holder.guest: round(
            MOST_POINTS * fmean(compared(holder, other[seat]) for other in tables if other is not table)
        )
        for table in tables
        for seat, holder in enumerate(table)
        if holder.guest is not None and len(tables) > 1
    }


def compared(one: Holder, other: Holder) -> float:
    """Return 1 if one holder of a seat did better than another, ½ for the same result, 0 if worse."""
    mine, theirs = (-one.place, one.score), (-other.place, other.score)
    return 0.5 if mine == theirs else float(mine > theirs)


class Standing(NamedTuple):
    """A guest's results."""

    guest: str
    place: int
    points: Mapping[int, int]
    """The points by round, without rounds in which the guest did not play or that are not over."""
    wins: float
    """Games won; a shared first place counts as a share."""
    luck: float | None
    """The gain from draws in those games, in wins; None if unknown."""

    @property
    def total(self) -> int:
        """The points of all rounds."""
        return sum(self.points.values())


def standings(rounds: Mapping[int, Sequence[Played]], entrants: Sequence[str]) -> list[Standing]:
    """Return the standings, the best first: by points, then by games won.

    Args:
        rounds: the finished tables of each finished round.
        entrants: the current entrants; guests who have withdrawn are listed if they have played.
    """
    points: dict[str, dict[int, int]] = {guest: {} for guest in entrants}
    wins: dict[str, float] = defaultdict(float)
    lucks: dict[str, list[float | None]] = defaultdict(list)
    for number, tables in sorted(rounds.items()):
        for guest, reached in round_points(tables).items():
            points.setdefault(guest, {})[number] = reached
        for table in tables:
            first = [holder.guest for holder in table if holder.place == 1]
            for winner in first:
                if winner is not None:
                    wins[winner] += 1 / len(first)
            for holder in table:
                if holder.guest is not None:
                    lucks[holder.guest].append(holder.luck)
    keys = {guest: (-sum(had.values()), -round(wins[guest], 6)) for guest, had in points.items()}
    return [
        Standing(
            guest,
            1 + sum(other < keys[guest] for other in keys.values()),
            points[guest],
            wins[guest],
            summed(lucks[guest]),
        )
        for guest in sorted(points, key=lambda guest: keys[guest])
    ]


def summed(lucks: Sequence[float | None]) -> float | None:
    """Return the luck of several games in total; None if that of any is unknown.

    >>> summed([0.25, 0.5]), summed([0.25, None])
    (0.75, None)
    """
    known = [luck for luck in lucks if luck is not None]
    return sum(known) if len(known) == len(lucks) else None
