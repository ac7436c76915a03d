"""Move statistics: what is chosen, what it is worth, and what is rarely taken."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, difference, mean
from spadework.lab.report.played import PlayedGame

SEEN_OFTEN = 30
"""Minimum number of times a move must be available to be judged."""

SURE_OFTEN = 15
"""Minimum number of deals in which a move is taken, and in which it is not, for a meaningful interval."""

NEVER = 0.01
"""A move taken in at most this share of cases is rarely taken."""


class Choice(NamedTuple):
    """A move, or kind of moves, and how it fared when there was an alternative."""

    text: str
    """The move in the words that players see, which hold for all moves that are worded alike; or their first word, for a kind of moves."""
    offered: int
    """Number of decisions at which it was available."""
    taken: int
    worth: Estimate | None
    """Extra share of wins of those who take it over those who could but don't; None if either is too rare. Correlation is not causation: a
    move that is taken in good positions only seems good."""

    @property
    def share(self) -> float:
        """Share of cases in which it was taken."""
        return self.taken / self.offered


@dataclass
class _Count:
    taken: list[tuple[float, int]] = field(default_factory=list)
    left: list[tuple[float, int]] = field(default_factory=list)


class Choices:
    """Counts moves available and taken over games.

    Args:
        usual: usual[player] is each player's share of the wins, with which its results are compared, so that the moves of a strong player
            don't seem good only because the player is strong.
    """

    def __init__(self, usual: Sequence[float]) -> None:
        self._usual = usual
        self._moves: dict[str, _Count] = {}
        self._kinds: dict[str, _Count] = {}

    def add(self, played: PlayedGame) -> None:
        """Add a game."""
        outcome, deal = played.outcome, played.outcome.deal
        wins = [won - self._usual[player] for won, player in zip(outcome.wins, outcome.players, strict=True)]
        for decision in played.decisions():
            words = dict(zip(decision.moves, played.words(decision), strict=True))
            offered, chosen, result = set(words.values()), words[decision.chosen], (wins[decision.seat], deal)
            # Where all are worded alike, or of one kind, there is no choice among words, or among kinds.
            for counts, texts, text in (
                (self._moves, offered, chosen),
                (self._kinds, set(map(kind, offered)), kind(chosen)),
            ):
                if len(texts) > 1:
                    _count(counts, texts, text, result)

    def kinds(self) -> list[Choice]:
        """Return the kinds of moves that were often available, most taken first."""
        return sorted(_judged(self._kinds), key=lambda choice: -choice.share)

    def moves(self) -> list[Choice]:
        """Return the moves that were often available, largest significant difference first."""
        return sorted(_judged(self._moves), key=_certainty, reverse=True)

    def dead_ends(self) -> list[Choice]:
        """Return the moves and kinds that were often available and rarely taken, most available first."""
        found = [choice for choice in (*_judged(self._kinds), *_judged(self._moves)) if choice.share <= NEVER]
        return sorted(found, key=lambda choice: -choice.offered)


def kind(text: str) -> str:
    """Return the kind of a move that is given in words: its first word, or the first after whom it is about.

    >>> kind("Keep the goblets"), kind("Red: Step to d2"), kind("Terror: send Red home")
    ('Keep', 'Step', 'Terror')
    """
    first, _, rest = text.partition(" ")
    return kind(rest) if first.endswith(":") and rest[:1].isupper() else first.rstrip(":,")


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
    """Return the distance of its worth from 0, less the uncertainty."""
    if choice.worth is None:
        return -1.0
    return max(choice.worth.low, -choice.worth.high)


class Part(NamedTuple):
    """A component of the score."""

    name: str
    winners: Estimate
    """Mean points for the winners."""
    others: Estimate
    """Mean points for the others."""
    decides: Estimate | None
    """Difference between winners and others."""
    tops: Estimate
    """Share of wins of the seats with the most of it, where seats differ."""


def parts(games: Sequence[PlayedGame], names: Sequence[str]) -> list[Part]:
    """Return the components of the points of winners and others.

    Args:
        games: finished games; at least one has a loser.
        names: names of the components.
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
