"""The result of a review."""

import html
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from spadework.table import Table
from spadework.table.notebook import NotebookPicture

NOTICEABLE = 0.03
"""Minimum change of the share of the win that makes an outcome good or bad."""
ERRORS = 2.0
"""A move within this many standard errors of the best counts as right."""
SHOWN = 3
"""Maximum number of moments to show."""
DECISIVE = 0.05
"""Minimum effect of a moment."""


class Effect(NamedTuple):
    """Effect of a turn on the share of the win."""

    kind: str
    """`cost` of a wrong move, `gain` by the best one, or `luck`: chance, the unknown and the others' moves."""
    share: float


class Sum(NamedTuple):
    """Breakdown of a seat's final share of the win; the parts sum to it.

    >>> round(sum(Sum(0.5, 0.1, -0.2, 0.3, 0.4, -0.1)), 9)
    1.0
    """

    even: float
    """1 divided by the number of seats."""
    start: float
    """Luck of the seat: the value of its place in turn order, estimated at the first decision without the luck before it."""
    draw: float
    """Luck of the draw: actual chance outcomes against the mean of the possible ones."""
    hidden: float
    """Hidden cards: the actual effect of the seat's moves against their mean effect over what it could know."""
    own: float
    """The seat's own moves: their mean effect over what it could know."""
    others: float
    """Effect of the others' moves."""


PARTS = {
    "even": "even share",
    "start": "luck of the seat",
    "draw": "luck of the draw",
    "hidden": "hidden cards",
    "own": "own moves",
    "others": "the others' moves",
}


@dataclass(frozen=True)
class Decision:
    """A decision of the seat.

    >>> Decision(7, "take 2", "take 3", 0.08, 0.01, 0.02, -0.1).label
    'wrong move, bad outcome'
    """

    number: int
    """Number of moves before it in the record: `replay(record, upto=number)` shows it."""
    played: str
    best: str
    """The move with the highest mean over what the seat could know."""
    cost: float
    """Loss in the share of the win compared with the best move."""
    error: float
    """Standard error of the cost, over what the seat could know."""
    believed: float
    """Mean effect of the move over what the seat could know."""
    change: float
    """Actual change of the share of the win until the seat's next decision, including chance and the others' moves."""

    @property
    def right(self) -> bool:
        """Whether the move is the best, or as good within the error."""
        return self.cost <= ERRORS * self.error

    @property
    def effect(self) -> Effect:
        """The largest effect of the turn. A move that is as good as the best within the error has none of its own."""
        luck = Effect("luck", self.change - self.believed)
        if self.right and self.played != self.best:
            return luck
        own = Effect("gain", max(self.believed, 0.0)) if self.right else Effect("cost", -self.cost)
        return max(own, luck, key=lambda effect: abs(effect.share))

    @property
    def outcome(self) -> str:
        """`good` or `bad` if the share of the win changed noticeably, else empty."""
        return "bad" if self.change < -NOTICEABLE else "good" if self.change > NOTICEABLE else ""

    @property
    def label(self) -> str:
        """Move and outcome in words."""
        move = "right move" if self.right else "wrong move"
        return f"{move}, {self.outcome} outcome" if self.outcome else move


@dataclass(frozen=True, repr=False)
class Review:
    """A finished game reviewed from one seat.

    >>> review = Review("dig", 0, 1.0, Sum(0.5, 0.0, 0.25, 0.0, 0.25, 0.0), ())
    >>> print(str(review).splitlines()[0])
    dig, seat 0: 100.0% of the win
    """

    game: str
    seat: int
    result: float
    """The seat's final share of the win."""
    sum: Sum
    decisions: tuple[Decision, ...]
    """The seat's decisions in order."""
    table: Table | None = field(default=None, compare=False)
    """The game, for pictures."""

    def show(self, decision: Decision, language: str = "en") -> NotebookPicture:
        """Return the table at a decision as the seat saw it, for a notebook. Raises ValueError if the game was not kept."""
        if self.table is None:
            raise ValueError("this review does not include the game; run it again to see pictures")
        return self.table.show(self.seat, language, step=decision.number)

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions for which there was a clearly better move."""
        return [one for one in self.decisions if not one.right]

    @property
    def moments(self) -> list[Decision]:
        """The decisions with the largest effects, at most three, in order; if own moves have cost much, the costliest is among them."""
        decisive = [one for one in self.decisions if abs(one.effect.share) >= DECISIVE]
        chosen = sorted(decisive, key=lambda one: -abs(one.effect.share))[:SHOWN]
        costliest = max(self.mistakes, key=lambda one: one.cost, default=None)
        if costliest is not None and self.sum.own <= -DECISIVE and costliest not in chosen:
            chosen = [*chosen[: SHOWN - 1], costliest]
        return sorted(chosen, key=lambda one: one.number)

    def as_dict(self) -> dict[str, Any]:
        """Return the review as plain data."""
        decisions = [{**asdict(one), "right": one.right, "label": one.label} for one in self.decisions]
        summary = {"game": self.game, "seat": self.seat, "result": self.result, "sum": self.sum._asdict()}
        return {**summary, "moments": [one.number for one in self.moments], "decisions": decisions}

    def __str__(self) -> str:
        lines = [f"{self.game}, seat {self.seat}: {self.result:.1%} of the win"]
        lines += [f"  {PARTS[name]:<24} {part:+7.1%}" for name, part in self.sum._asdict().items()]
        if self.moments:
            lines.append("key moments:")
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
