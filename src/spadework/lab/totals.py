"""Running totals over outcomes."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.interval import wilson
from spadework.lab.outcome import Outcome


class Total(NamedTuple):
    """One player's results over all games."""

    player: str
    points: float
    """Mean points."""
    wins: float
    """Share of the wins."""
    wins_from: float
    """Lower bound of the 95% confidence interval; `wins_to` is the upper bound."""
    wins_to: float


class Totals:
    """Sums over outcomes in constant memory.

    >>> totals = Totals(["mate", "random"])
    >>> totals.add(Outcome(0, 0, (0, 1), (9, 4), (1, 2), 20))
    >>> totals.games, totals.players()[0].wins, totals.moves
    (1, 1.0, 20.0)
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._points, self._wins = [0] * len(names), [0.0] * len(names)
        self._moves = self._decisions = 0
        self._turns: Counter[int] = Counter()
        self.games = self.unfinished = 0

    def add(self, outcome: Outcome) -> None:
        """Add a game."""
        self.games += 1
        self._moves += outcome.moves
        self._decisions += outcome.decisions
        self.unfinished += not outcome.finished
        if outcome.turns is not None:
            self._turns[outcome.turns] += 1
        for player, points, won in zip(outcome.players, outcome.scores, outcome.wins, strict=True):
            self._points[player] += points
            self._wins[player] += won

    def players(self) -> list[Total]:
        """Return the results in the order of the names."""
        found = []
        for name, points, wins in zip(self._names, self._points, self._wins, strict=True):
            found.append(Total(name, points / self.games, wins / self.games, *wilson(wins, self.games)))
        return found

    @property
    def moves(self) -> float:
        """Mean moves per game."""
        return self._moves / self.games

    @property
    def decisions(self) -> float:
        """Mean decisions per game for which others wait."""
        return self._decisions / self.games

    def turns(self) -> list[int]:
        """Return minimum, quartiles and maximum of turns; an empty list for a game that doesn't count turns."""
        if not self._turns:
            return []
        found: list[int] = []
        passed = 0
        wanted = [quarter * (self.games - 1) // 4 for quarter in range(5)]
        for turns in sorted(self._turns):
            passed += self._turns[turns]
            while len(found) < len(wanted) and wanted[len(found)] < passed:
                found.append(turns)
        return found
