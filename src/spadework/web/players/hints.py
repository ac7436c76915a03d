"""Hints: what the captain would do. Thought about what a seat may know, and told to nobody but who asked."""

import asyncio
from collections.abc import Sequence
from weakref import WeakKeyDictionary

from spadework.players.job import HINTS, Job
from spadework.players.search import Thought
from spadework.table import Offer, Table
from spadework.web.background import Background
from spadework.web.errors import Refused
from spadework.web.limits import Queue, Visitor
from spadework.web.live.advice import Advice
from spadework.web.live.live_table import LiveTable
from spadework.web.players.coach import PAST, Coach, in_turn
from spadework.web.players.computers import ADVISER, Chooser, job_for
from spadework.web.players.foresight import Foresight
from spadework.web.watch.logs import log

WAITING = 20
"""So many thoughts about games that are over may wait."""


class Hint:
    """A hint that was asked for on a seat, and the situation in which it was."""

    def __init__(self, table: Table, seat: int, thoughts: asyncio.Task[list[Thought]]) -> None:
        self.thoughts = thoughts
        self._table, self._seat = table, seat
        self._moment = self._moment_of(table)

    def _moment_of(self, table: Table) -> tuple[int, int, int]:
        return table.version(self._seat), table.decision(self._seat), table.past(self._seat)

    def is_of_now(self, table: Table | None) -> bool:
        """Whether this is the table, and for the seat nothing has changed there."""
        return table is not None and table is self._table and self._moment_of(table) == self._moment


class Hints:
    """Gives hints at all tables, one at a time on a seat; who asks again in the same situation hears the same.

    Args:
        chooser: who thinks.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._queue = Queue(WAITING)
        self.coach = Coach(chooser, self._queue)
        self.foresight = Foresight(chooser)
        self._chooser = chooser
        self._background = Background()
        self._last: WeakKeyDictionary[LiveTable, dict[int, Hint]] = WeakKeyDictionary()
        """The last hint on each seat, as long as the table is in memory."""
        self._past: WeakKeyDictionary[LiveTable, dict[tuple[int, int], list[Thought]]] = WeakKeyDictionary()
        """What was thought of decisions in games that are over, by seat and step."""

    async def ask(self, live: LiveTable, seat: int, decision: int, language: str) -> list[Advice]:
        """The best moves for a decision of a seat, in a reader's words and the best first. Raises Refused."""
        async with live.lock:
            hint = self._asked(live, seat, decision)
        # Whoever asked may go away while somebody else waits for the same.
        thoughts = await asyncio.shield(hint.thoughts)
        if not thoughts:
            if self._last[live].get(seat) is hint:
                del self._last[live][seat]
            raise Refused("refused-hint-failed")
        async with live.lock:
            if live.table is None or not hint.is_of_now(live.table):
                raise Refused("refused-hint-stale")
            offers = await asyncio.to_thread(live.table.offers, seat, language)
        return advice_of(thoughts, offers)

    async def look_back(self, live: LiveTable, seat: int, step: int, who: Visitor, language: str) -> list[Advice]:
        """The best moves for a decision of a seat after some steps of a game that is over, the best first. Raises Refused."""
        past, key = self._past.setdefault(live, {}), (seat, step)
        if key not in past:
            job = await live.read(lambda table: job_for(live, table, seat, ADVISER, step))
            async with in_turn(self._queue, who):
                # Somebody else may have asked for the same.
                thoughts = past.get(key) or await self._think(PAST, job, None)
            if not thoughts:
                raise Refused("refused-hint-failed")
            past[key] = thoughts
        thoughts = past[key]
        offers = await live.read(lambda table: table.presenter(seat, language).offers(table.view(seat, step).record))
        return advice_of(thoughts, offers)

    def _asked(self, live: LiveTable, seat: int, decision: int) -> Hint:
        last = self._last.setdefault(live, {})
        table, known = live.table, last.get(seat)
        if not live.stored.hints:
            raise Refused("refused-no-hints")
        if table is None:
            raise Refused("refused-not-dealt")
        if seat not in table.to_move:
            raise Refused("refused-not-your-turn")
        if decision != table.decision(seat):
            raise Refused("refused-hint-stale")
        if known is None or not known.is_of_now(table):
            thinking = self._think(live.id, job_for(live, table, seat, ADVISER), known)
            known = last[seat] = Hint(table, seat, self._background.start(thinking))
        return known

    async def _think(self, id: str, job: Job, before: Hint | None) -> list[Thought]:
        if before is not None:
            await asyncio.wait({before.thoughts})
        try:
            return await self._chooser.think(id, job)
        except Exception:
            log.exception("there was no hint at a table", table=id)
            return []

    async def close(self) -> None:
        """Stop thinking."""
        await self._background.close()


def advice_of(thoughts: Sequence[Thought], offers: Sequence[Offer]) -> list[Advice]:
    """The best moves in the words in which they are offered."""
    by_code = {offer.code: offer for offer in offers}
    return [Advice(by_code[one.code], one.expected if one.tries else None) for one in thoughts[:HINTS]]
