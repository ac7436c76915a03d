"""What a live connection asks of those who give hints."""

from typing import NamedTuple, Protocol

from spadework.table import Offer
from spadework.web.live.live_table import LiveTable


class Advice(NamedTuple):
    """A move that a hint holds."""

    offer: Offer
    expected: float | None
    """The share of the win that it may bring, from 0 to 1; None when nothing else comes into question."""


class Adviser(Protocol):
    """Who gives hints: `spadework.web.players.hints.Hints`."""

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """The best moves for a decision of a seat, in a reader's words and the best first. Raises Refused."""
