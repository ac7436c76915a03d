"""Protocols of hints, coach and foresight, as a live connection uses them."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from spadework.players.foresight import Foreseen
from spadework.table import LabelledMove
from spadework.web.server.limits import Visitor
from spadework.web.table.live_table import LiveTable


class Advice(NamedTuple):
    """A move that a hint recommends."""

    move: LabelledMove
    expected: float | None
    """Its expected share of the win, from 0 to 1; None for the only sensible move."""
    close: bool = False
    """Whether it isn't the best, and its difference from the best is within the error."""


class Judgement(NamedTuple):
    """A move compared with the best one."""

    best: LabelledMove
    played: LabelledMove
    best_expected: float
    """The best move's expected share of the win, from 0 to 1."""
    expected: float
    error: float
    """The standard error of the difference between the two."""

    @property
    def gives_away(self) -> float:
        """The share of the win that the move gives away."""
        return self.best_expected - self.expected


class Warner(Protocol):
    """A coach, as `spadework.web.features.hints.service.Coach`."""

    async def warn(self, live: LiveTable, seat: int, decision: int, move: str, language: str) -> Judgement | None:
        """Return what a move about to be played gives away, if that is much."""


class Foreseer(Protocol):
    """A foresight of questions, as `spadework.web.features.premoves.driver.Foresight`."""

    async def of(self, live: LiveTable, seat: int, visitor: Visitor, language: str) -> Sequence[Foreseen]:
        """Return the questions that a seat may be asked, in a reader's words. Raises Refused."""


class Adviser(Protocol):
    """A source of hints, as `spadework.web.features.hints.service.Hints`."""

    @property
    def foresight(self) -> Foreseer:
        """The foresight of questions."""

    @property
    def coach(self) -> Warner:
        """The coach, who warns unasked."""

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """Return the best moves for a seat's decision in a reader's words, best first. Raises Refused."""
