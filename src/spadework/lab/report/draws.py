"""Draws: the worth of each outcome of chance to the seat that draws it."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.interface import CHANCE
from spadework.lab.report.choices import SURE_OFTEN
from spadework.lab.report.estimates import Estimate, mean
from spadework.lab.report.trajectory import Trajectory
from spadework.players.review.luck import ROLLOUTS
from spadework.players.value import Chance, Value, mean_shares

NOBODY = -1


class Draw(NamedTuple):
    """A draw with several possible outcomes."""

    seat: int
    """The seat that draws: the only one that sees the outcome, otherwise the one that moved last. NOBODY if none has moved, or several at
    once."""
    code: int
    """Code of the actual outcome."""
    chances: Sequence[Chance]
    """All possible outcomes."""


def draws(played: Trajectory, value: Value, rollouts: int = ROLLOUTS) -> list[Draw]:
    """Return the draws of a game in order.

    Args:
        played: the game.
        value: estimator of the seats' expectations.
        rollouts: rollouts per estimate, with common random numbers for all outcomes of a draw; 0 for the network or the game's evaluation.
    """
    found: list[Draw] = []
    last = NOBODY
    for step, (seat, code) in enumerate(played.log):
        if seat != CHANCE:
            last = NOBODY if step and played.together(step - 1) else seat
            continue
        chances = value.after_chance(played.states[step], rollouts, step)
        if len(chances) > 1:
            seeing = played.seeing(step, chances[0].code, chances[1].code)
            found.append(Draw(seeing[0] if len(seeing) == 1 else last, code, chances))
    return found


class Drawn(NamedTuple):
    """An outcome of chance, and its worth."""

    text: str
    """The outcome in notation, with the names in the deck."""
    possible: int
    """Number of draws in which it was possible."""
    gain: Estimate
    """Estimated share of the win of the seat that draws it, minus the mean over all possible outcomes."""


class Draws:
    """Collects the worth of chance outcomes over games."""

    def __init__(self) -> None:
        self._gains: dict[str, list[tuple[float, int]]] = defaultdict(list)

    def add(self, played: Trajectory, drawn: Sequence[Draw]) -> None:
        """Add the draws of a game."""
        variant, deal = played.variant, played.outcome.deal
        for seat, _, chances in drawn:
            if seat == NOBODY:
                continue
            usual = mean_shares(chances)[seat]
            for chance in chances:
                text = variant.game.notation.write(variant.deck, CHANCE, chance.code)
                self._gains[text].append((chance.shares[seat] - usual, deal))

    def surest(self) -> list[Drawn]:
        """Return the outcomes that were possible in enough deals, largest significant gain or loss first."""
        found = [
            Drawn(text, len(gains), mean([gain for gain, _ in gains], [deal for _, deal in gains], signed=True))
            for text, gains in self._gains.items()
            if len({deal for _, deal in gains}) >= SURE_OFTEN
        ]
        return sorted(found, key=lambda drawn: -max(drawn.gain.low, -drawn.gain.high))
