"""Hints: what the captain would do. Thought about what a seat may know, and told to nobody but who asked."""

import asyncio
import logging
from typing import NamedTuple

from spadework.players.question import HINTS, Question
from spadework.players.search import Thought
from spadework.table import Offer
from spadework.web.errors import Refused
from spadework.web.live.live_table import Hint, LiveTable
from spadework.web.players.computers import Chooser, question

log = logging.getLogger("spadework")

LEVEL = "captain"
"""Who is asked."""


class Advice(NamedTuple):
    """A move that a hint holds."""

    offer: Offer
    expected: float | None
    """The share of the win that it may bring, from 0 to 1; None when nothing else comes into question."""


class Hints:
    """Gives hints at all tables, one at a time on a seat; who asks again in the same situation hears the same.

    Args:
        chooser: who thinks.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """The best moves for a decision of a seat, in a reader's words and the best first. Raises Refused."""
        async with live.lock:
            hint = self._asked(live, seat, decision)
        # Whoever asked may go away while somebody else waits for the same.
        thoughts = await asyncio.shield(hint.thoughts)
        if not thoughts:
            if live.hints.get(seat) is hint:
                del live.hints[seat]
            raise Refused("refused-hint-failed")
        async with live.lock:
            if live.table is None or not hint.is_of_now(live.table):
                raise Refused("refused-hint-stale")
            offers = await asyncio.to_thread(live.table.offers, seat, language)
        by_code = {offer.code: offer for offer in offers}
        return [Advice(by_code[one.code], one.expected if one.tries else None) for one in thoughts[:HINTS]]

    def _asked(self, live: LiveTable, seat: int, decision: int) -> Hint:
        table, known = live.table, live.hints.get(seat)
        if not live.stored.hints:
            raise Refused("refused-no-hints")
        if table is None:
            raise Refused("refused-not-dealt")
        if seat not in table.to_move:
            raise Refused("refused-not-your-turn")
        if decision != table.decision(seat):
            raise Refused("refused-hint-stale")
        if known is None or not known.is_of_now(table):
            thinking = self._think(live.id, question(live, table, seat, LEVEL), known)
            known = live.hints[seat] = Hint(table, seat, asyncio.create_task(thinking))
        return known

    async def _think(self, id: str, asked: Question, before: Hint | None) -> list[Thought]:
        if before is not None:
            await asyncio.wait({before.thoughts})
        try:
            return await self._chooser.think(id, asked)
        except Exception:
            log.exception("there was no hint at table %s", id)
            return []
