"""Move statistics: frequency and worth of the choices, and moves that are rarely taken."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.lab.report.estimates import Estimate, difference, mean
from spadework.lab.report.trajectory import Judged, Trajectory

SEEN_OFTEN = 30
"""Minimum number of times a move must be available to be judged."""

SURE_OFTEN = 15
"""Minimum number of deals in which a move is taken, and in which it is not, for a meaningful interval."""

NEVER = 0.01
"""A move taken in at most this share of cases is rarely taken."""

NEARLY_ALWAYS = 0.9
"""A move taken in at least this share of cases is a foregone conclusion, if it is also better than all others."""


class Choice(NamedTuple):
    """A move, or kind of moves, and its results in decisions with an alternative."""

    text: str
    """The move in the words that players see, which hold for all moves that are worded alike; for a kind of moves the words with which all
    of them begin, and an ellipsis if there is more to come."""
    offered: int
    """Number of decisions at which it was available."""
    taken: int
    worth: Estimate | None
    """Share of wins of the players who took it, minus that of those who could have but didn't; None if either is too rare. Correlation is
    not causation: a move that is taken in good positions only seems good."""
    gain: Estimate | None
    """Estimated share of the win after it minus that after the best of the other moves, averaged over all decisions at which it was
    available; below 0 if others were usually better. Decisions after which the estimate is the same for all moves don't count: where
    seats choose in secret, it is that of a player who does not know the choice. None if too few deals count."""

    @property
    def share(self) -> float:
        """Share of cases in which it was taken."""
        return self.taken / self.offered


@dataclass
class _Count:
    taken: list[tuple[float, int]] = field(default_factory=list)
    left: list[tuple[float, int]] = field(default_factory=list)
    gains: list[tuple[float, int]] = field(default_factory=list)


class Choices:
    """Counts available and taken moves over games, with their gains.

    Args:
        usual: usual[player] is each player's share of the wins, with which its results are compared, so that the moves of a strong player
            don't seem good only because the player is strong.
    """

    def __init__(self, usual: Sequence[float]) -> None:
        self._usual = usual
        self._moves: dict[str, _Count] = {}
        self._kinds: dict[str, _Count] = {}
        self._beginnings: dict[str, str] = {}

    def add(self, played: Trajectory, decisions: Iterable[Judged]) -> None:
        """Add a game with its decisions."""
        outcome, deal = played.outcome, played.outcome.deal
        wins = [won - self._usual[player] for won, player in zip(outcome.wins, outcome.players, strict=True)]
        for decision, shares in decisions:
            seat, chosen, words = decision.seat, decision.moves.index(decision.chosen), played.words(decision)
            kinds = list(map(kind, words))
            for one, text in zip(kinds, map(without_whom, words), strict=True):
                self._beginnings[one] = common_beginning(self._beginnings.get(one, text), text)
            for counts, texts in ((self._moves, words), (self._kinds, kinds)):
                best: dict[str, float] = {}
                for text, share in zip(texts, shares[:, seat].tolist(), strict=True):
                    best[text] = max(share, best.get(text, 0.0))
                # If all moves have the same text, or are of one kind, there is no choice between texts, or between kinds.
                if len(best) > 1:
                    _count(counts, best, texts[chosen], (wins[seat], deal))

    def kinds(self) -> list[Choice]:
        """Return the kinds of moves that were often available, most taken first."""
        return sorted(self._judged_kinds(), key=lambda choice: -choice.share)

    def _judged_kinds(self) -> Iterator[Choice]:
        for choice in _judged(self._kinds):
            beginning = self._beginnings[choice.text]
            yield choice._replace(text=beginning if beginning in self._moves else f"{beginning.rstrip(':')} …")

    def _all(self) -> list[Choice]:
        """Return kinds and moves; a kind of one move only once."""
        return list({choice.text: choice for choice in (*self._judged_kinds(), *_judged(self._moves))}.values())

    def moves(self) -> list[Choice]:
        """Return the moves that were often available, largest significant gain or loss first."""
        return sorted(_judged(self._moves), key=_certainty, reverse=True)

    def foregone(self) -> list[Choice]:
        """Return the moves and kinds that were nearly always taken and are better than all others, largest gain first."""
        found = [
            (choice.gain.mean, choice)
            for choice in self._all()
            if choice.share >= NEARLY_ALWAYS and choice.gain is not None and choice.gain.low > 0
        ]
        return [choice for _, choice in sorted(found, key=lambda pair: -pair[0])]

    def dead_ends(self) -> list[Choice]:
        """Return the moves and kinds that were often available and rarely taken, most available first."""
        found = [choice for choice in self._all() if choice.share <= NEVER]
        return sorted(found, key=lambda choice: -choice.offered)


def kind(text: str) -> str:
    """Return the kind of a move in words: its first word.

    >>> kind("Keep the goblets"), kind("Red: Step to d2"), kind("Terror: send Red home")
    ('Keep', 'Step', 'Terror')
    """
    return without_whom(text).partition(" ")[0].rstrip(":,")


def without_whom(text: str) -> str:
    """Return a move in words without the leading name of the hunter or player that it is about.

    >>> without_whom("Red: Step to d2"), without_whom("Terror: send Red home")
    ('Step to d2', 'Terror: send Red home')
    """
    whom, _, rest = text.partition(": ")
    return rest if " " not in whom and rest[:1].isupper() else text


def common_beginning(one: str, other: str) -> str:
    """Return the leading words that two texts have in common.

    >>> common_beginning("Drop out with coins", "Drop out with crowns: take 2 cards")
    'Drop out with'
    """
    words, others = one.split(), other.split()
    same = 0
    while same < min(len(words), len(others)) and words[same] == others[same]:
        same += 1
    return " ".join(words[:same]) or one


def _count(counts: dict[str, _Count], shares: Mapping[str, float], chosen: str, result: tuple[float, int]) -> None:
    """Count a decision: the share of the win after the best move of each text, the text chosen, and the result with its deal."""
    least, second, first = min(shares.values()), *sorted(shares.values())[-2:]
    for text, share in shares.items():
        count = counts.setdefault(text, _Count())
        (count.taken if text == chosen else count.left).append(result)
        if least < first:
            count.gains.append((share - (second if share == first else first), result[1]))


def _judged(counts: dict[str, _Count]) -> Iterator[Choice]:
    for text, count in counts.items():
        offered = len(count.taken) + len(count.left)
        if offered >= SEEN_OFTEN:
            yield Choice(text, offered, len(count.taken), _worth(count), _gain(count))


def _worth(count: _Count) -> Estimate | None:
    if any(len({deal for _, deal in results}) < SURE_OFTEN for results in (count.taken, count.left)):
        return None
    return difference(count.taken, count.left)


def _gain(count: _Count) -> Estimate | None:
    return _mean(count.gains, signed=True) if len({deal for _, deal in count.gains}) >= SURE_OFTEN else None


def _certainty(choice: Choice) -> float:
    """Return the distance of its gain from 0, less the uncertainty."""
    if choice.gain is None:
        return -1.0
    return max(choice.gain.low, -choice.gain.high)


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


def parts(games: Sequence[Trajectory], names: Sequence[str]) -> list[Part]:
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


def _mean(values: Sequence[tuple[float, int]], *, signed: bool = False) -> Estimate:
    return mean([value for value, _ in values], [deal for _, deal in values], signed=signed)
