"""What a review finds."""

import html
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from spadework.table import Table
from spadework.table.shown import Shown

NOTICEABLE = 0.03
"""A change of the share of the win from which an outcome is called good or bad."""
ERRORS = 2.0
"""A move that is behind the best by no more than so many standard errors is called right."""
SHOWN = 3
"""So many moments are worth seeing."""


class Sum(NamedTuple):
    """What the share of the win that a seat had in the end was made of; all parts together are that share.

    >>> round(sum(Sum(0.5, 0.1, -0.2, 0.3, 0.4, -0.1)), 9)
    1.0
    """

    even: float
    """The same for every seat: 1 divided by the number of seats."""
    start: float
    """What the seat and its place in the order of turns were worth: the estimate at the first decision, without the luck before."""
    draw: float
    """Luck of the draw: what chance brought, against the mean of what it might have brought."""
    hidden: float
    """Luck of what was hidden: what own moves changed in truth, against the mean over what one could believe."""
    own: float
    """Own decisions: what own moves changed on the mean over what one could believe."""
    others: float
    """What the moves of others changed."""


PARTS = {
    "even": "even share",
    "start": "seat and start",
    "draw": "luck of the draw",
    "hidden": "luck of what was hidden",
    "own": "own decisions",
    "others": "others' decisions",
}


@dataclass(frozen=True)
class Decision:
    """A decision of the seat.

    >>> Decision(7, "take 2", "take 3", 0.08, 0.01, 0.02, -0.1).label
    'wrong move, bad outcome'
    """

    number: int
    """So many moves stand before it in the record: `replay(record, upto=number)` shows it."""
    played: str
    best: str
    """The move with the highest mean over what one could believe."""
    cost: float
    """By how much the share of the win is lower after the move than after the best."""
    error: float
    """The standard error of the cost, over what one could believe."""
    believed: float
    """What the move changed on the mean over what one could believe."""
    change: float
    """What the share of the win changed by in truth up to the next decision of the seat, chance and others included."""

    @property
    def right(self) -> bool:
        """Whether the move is the best, or as good within the error."""
        return self.cost <= ERRORS * self.error

    @property
    def outcome(self) -> str:
        """`good` or `bad` if the share of the win rose or fell noticeably, else empty."""
        return "bad" if self.change < -NOTICEABLE else "good" if self.change > NOTICEABLE else ""

    @property
    def label(self) -> str:
        """The move and its outcome in words."""
        move = "right move" if self.right else "wrong move"
        return f"{move}, {self.outcome} outcome" if self.outcome else move


@dataclass(frozen=True, repr=False)
class Review:
    """A finished game looked at from one seat.

    >>> review = Review("dig", 0, 1.0, Sum(0.5, 0.0, 0.25, 0.0, 0.25, 0.0), ())
    >>> print(str(review).splitlines()[0])
    dig, seat 0: 100.0% of the win
    """

    game: str
    seat: int
    result: float
    """The share of the win that the seat had in the end."""
    sum: Sum
    decisions: tuple[Decision, ...]
    """Those of the seat, in their order."""
    table: Table | None = field(default=None, compare=False)
    """The game, for pictures of it."""

    def show(self, decision: Decision, language: str = "en") -> Shown:
        """The table when a decision was to be made, as the seat saw it, for a notebook. Raises ValueError where the game was not kept."""
        if self.table is None:
            raise ValueError("this review was made without keeping the game; make it anew to see pictures")
        return self.table.show(self.seat, language, step=decision.number)

    @property
    def moments(self) -> list[Decision]:
        """The three decisions that cost most or after which most changed, in their order."""
        chosen = sorted(self.decisions, key=lambda one: -max(one.cost, abs(one.change)))[:SHOWN]
        return sorted(chosen, key=lambda one: one.number)

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data."""
        decisions = [{**asdict(one), "right": one.right, "label": one.label} for one in self.decisions]
        told = {"game": self.game, "seat": self.seat, "result": self.result, "sum": self.sum._asdict()}
        return {**told, "moments": [one.number for one in self.moments], "decisions": decisions}

    def __str__(self) -> str:
        lines = [f"{self.game}, seat {self.seat}: {self.result:.1%} of the win"]
        lines += [f"  {PARTS[name]:<24} {part:+7.1%}" for name, part in self.sum._asdict().items()]
        if self.decisions:
            lines.append("the moments that mattered most:")
        for one in self.moments:
            lines.append(f"  after {one.number} moves: {one.played}: {one.label} ({one.change:+.1%})")
            if not one.right:
                lines.append(f"    {one.best} was better by {one.cost:.1%} ± {one.error:.1%}")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        parts = ((PARTS[name], f"{part:+.1%}") for name, part in self.sum._asdict().items())
        decisions = (
            (
                str(one.number),
                one.played,
                one.best,
                f"{one.cost:.1%} ± {one.error:.1%}",
                f"{one.change:+.1%}",
                one.label,
            )
            for one in self.decisions
        )
        heads = ("moves before", "played", "best", "cost", "change", "")
        return (
            f"<p>{html.escape(self.game)}, seat {self.seat}: {self.result:.1%} of the win</p>"
            f"{_table(('part', 'share'), parts)}{_table(heads, decisions)}"
        )


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    body = "".join(f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr>{body}</table>"
