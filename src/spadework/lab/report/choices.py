"""What is chosen in games, what it is worth, and what nobody takes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, difference, mean
from spadework.lab.report.played import PlayedGame

SEEN_OFTEN = 30
"""What was offered less often than this is not judged."""

SURE_OFTEN = 15
"""What was taken, or left, in fewer deals than this has no worth: by so few an interval is no use."""

NEVER = 0.01
"""What is taken in no more than this share of the cases is hardly ever taken."""


class Choice(NamedTuple):
    """A move, or a kind of moves, as it was offered to those who could choose something else."""

    text: str
    """The move in the game's notation, or the first word of it for a kind of moves."""
    offered: int
    """At how many decisions it was among the moves."""
    taken: int
    worth: Estimate | None
    """How much more those win who take it than those who could and don't; None where one of both happened too seldom. What goes together
    need not be caused: a move that is taken in good positions only seems good."""

    @property
    def share(self) -> float:
        """In which share of the cases it was taken."""
        return self.taken / self.offered


@dataclass
class _Count:
    taken: list[tuple[float, int]] = field(default_factory=list)
    left: list[tuple[float, int]] = field(default_factory=list)


class Choices:
    """Counts what is offered and taken in games, one after another.

    Args:
        usual: usual[player] is the share of the wins of each player: what it wins more or less than that is compared, so that the moves
            of a strong player don't seem good only because it is strong.
    """

    def __init__(self, usual: Sequence[float]) -> None:
        self._usual = usual
        self._moves: dict[str, _Count] = {}
        self._kinds: dict[str, _Count] = {}
        self._texts: dict[tuple[int, int], str] = {}

    def add(self, played: PlayedGame) -> None:
        """Take in one more game."""
        outcome, deal = played.outcome, played.outcome.deal
        wins = [won - self._usual[player] for won, player in zip(outcome.wins, outcome.players, strict=True)]
        for decision in played.decisions():
            chosen = self._text(played, decision.seat, decision.chosen)
            offered = {self._text(played, decision.seat, code) for code in decision.moves}
            result = (wins[decision.seat], deal)
            _count(self._moves, offered, chosen, result)
            kinds = {kind(text) for text in offered} - {""}
            # Where there is but one kind of moves, nobody chooses among kinds.
            if len(kinds) > 1 and kind(chosen):
                _count(self._kinds, kinds, kind(chosen), result)

    def _text(self, played: PlayedGame, seat: int, code: int) -> str:
        if (seat, code) not in self._texts:
            self._texts[seat, code] = played.variant.move(seat, code).text
        return self._texts[seat, code]

    def kinds(self) -> list[Choice]:
        """The kinds of moves that were offered often, those first that are taken most."""
        return sorted(_judged(self._kinds), key=lambda choice: -choice.share)

    def moves(self) -> list[Choice]:
        """The moves that were offered often, those first that make the greatest sure difference."""
        return sorted(_judged(self._moves), key=_certainty, reverse=True)

    def dead_ends(self) -> list[Choice]:
        """Moves and kinds of moves that were often offered and hardly ever taken, the most offered first."""
        found = [choice for choice in (*_judged(self._kinds), *_judged(self._moves)) if choice.share <= NEVER]
        return sorted(found, key=lambda choice: -choice.offered)


def kind(text: str) -> str:
    """The kind of a move: its first word; nothing where that is no word, but a place or a number.

    >>> kind("keep 1 3"), kind("2:a1 a2")
    ('keep', '')
    """
    first = text.partition(" ")[0]
    return first if first.replace("-", "").isalpha() else ""


def _count(counts: dict[str, _Count], offered: Iterable[str], chosen: str, result: tuple[float, int]) -> None:
    for text in offered:
        count = counts.setdefault(text, _Count())
        (count.taken if text == chosen else count.left).append(result)


def _judged(counts: dict[str, _Count]) -> Iterator[Choice]:
    for text, count in counts.items():
        offered = len(count.taken) + len(count.left)
        if offered >= SEEN_OFTEN:
            yield Choice(text, offered, len(count.taken), _worth(count))


def _worth(count: _Count) -> Estimate | None:
    if any(len({deal for _, deal in results}) < SURE_OFTEN for results in (count.taken, count.left)):
        return None
    return difference(count.taken, count.left)


def _certainty(choice: Choice) -> float:
    """How far from 0 its worth certainly is."""
    if choice.worth is None:
        return -1.0
    return max(choice.worth.low, -choice.worth.high)


class Part(NamedTuple):
    """A part of the score."""

    name: str
    winners: Estimate
    """What it brings the winners."""
    others: Estimate
    """What it brings the others."""
    decides: Estimate | None
    """How much more the winners have of it."""
    tops: Estimate
    """The share of the wins of those who have the most of it, where not all have the same."""


def parts(games: Sequence[PlayedGame], names: Sequence[str]) -> list[Part]:
    """What the points of winners and others are made of.

    Args:
        games: that came to an end; in some there is somebody who has not won.
        names: of the parts.
    """
    found = []
    for name in names:
        winners: list[tuple[float, int]] = []
        others: list[tuple[float, int]] = []
        tops: list[tuple[float, int]] = []
        for played in games:
            by_seat, wins, deal = [row[name] for row in played.parts()], played.outcome.wins, played.outcome.deal
            for amount, won in zip(by_seat, wins, strict=True):
                (winners if won else others).append((float(amount), deal))
            most = [seat for seat, amount in enumerate(by_seat) if amount == max(by_seat)]
            if len(most) < len(by_seat):
                tops.append((sum(wins[seat] for seat in most) / len(most), deal))
        if winners and others and tops:
            found.append(Part(name, _mean(winners), _mean(others), difference(winners, others), _mean(tops)))
    return found


def _mean(values: Sequence[tuple[float, int]]) -> Estimate:
    return mean([value for value, _ in values], [deal for _, deal in values])
