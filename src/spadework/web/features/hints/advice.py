"""What a live connection asks of those who give hints."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from spadework.players.foresight import Foreseen
from spadework.table import Offer
from spadework.web.server.limits import Visitor
from spadework.web.table.live_table import LiveTable


class Advice(NamedTuple):
    """A move that a hint holds."""

    offer: Offer
    expected: float | None
    """The share of the win that it may bring, from 0 to 1; None when nothing else comes into question."""


class Judgement(NamedTuple):
    """A move beside the best one."""

    best: Offer
    played: Offer
    best_expected: float
    """The share of the win that it may bring, from 0 to 1."""
    expected: float
    error: float
    """The standard error of the difference of the two."""

    @property
    def gives_away(self) -> float:
        """How much more of the win the best one may bring."""
        return self.best_expected - self.expected


class Warner(Protocol):
    """Who says what a move gives away: `spadework.web.features.hints.service.Coach`."""

    async def warn(self, live: LiveTable, seat: int, decision: int, move: str, language: str) -> Judgement | None:
        """What a move that a seat is about to play gives away, if it is much."""


class Foreseer(Protocol):
    """Who tells what may be asked next: `spadework.web.features.premoves.driver.Foresight`."""

    async def of(self, live: LiveTable, seat: int, who: Visitor, language: str) -> Sequence[Foreseen]:
        """What somebody may be asked on a seat, in a reader's words. Raises Refused."""


class Adviser(Protocol):
    """Who gives hints: `spadework.web.features.hints.service.Hints`."""

    @property
    def foresight(self) -> Foreseer:
        """Who tells what may be asked next."""

    @property
    def coach(self) -> Warner:
        """Who speaks without being asked each time."""

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """The best moves for a decision of a seat, in a reader's words and the best first. Raises Refused."""
