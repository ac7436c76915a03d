"""Hints and the coach: what the captain would do."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

from spadework.players.job import HINTS, Job
from spadework.players.search import Thought
from spadework.table import Offer, Table
from spadework.web.bots.driver import ADVISER, Chooser, job_for
from spadework.web.features.hints.advice import Advice, Judgement
from spadework.web.features.premoves.driver import Foresight
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Queue, QueueFull, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

MUCH = 0.08
"""So much of the win must a move give away for the coach to speak before it is played."""

SURE = 2.0
"""What a move gives away counts only when it is so many times its standard error."""


PAST = "past"
"""In place of a table, where computer players think about games that are over: all of these together have the turns of one table."""


@asynccontextmanager
async def in_turn(queue: Queue, who: Visitor) -> AsyncIterator[None]:
    """Think about a game that is over when it is somebody's turn: a game has many decisions, and others think too. Raises Refused."""
    try:
        place = queue.join(*who)
    except QueueFull:
        raise Refused("refused-hint-failed") from None
    async with place:
        yield


class Coach:
    """Compares moves with the best ones, at tables where hints were agreed on and nobody else is at the table but computer players.

    Args:
        chooser: who thinks.
        queue: in which those wait who look back.
    """

    def __init__(self, chooser: Chooser, queue: Queue) -> None:
        self._chooser = chooser
        self._queue = queue
        self._past: WeakKeyDictionary[LiveTable, dict[tuple[int, int], list[Thought]]] = WeakKeyDictionary()
        """What was thought of decisions in games that are over, by seat and step."""

    async def warn(self, live: LiveTable, seat: int, decision: int, move: str, language: str) -> Judgement | None:
        """What a move that a seat is about to play gives away, if it is much; None also where no coach may speak."""
        async with live.steady():
            table = live.table
            if table is None or not (live.alone and live.stored.hints) or live.tutorial is not None:
                return None
            if seat not in table.to_move or decision != table.decision(seat):
                return None
            offers = await asyncio.to_thread(table.offers, seat, language)
            played = next((offer for offer in offers if offer.text == move), None)
            if played is None or len(offers) < 2:
                return None
            job = job_for(live, table, seat, ADVISER)
        try:
            thoughts = await self._chooser.judge(live.id, job, played.code)
        except Exception:
            log.exception("the coach could not think at a table", table=live.id)
            return None
        judgement = judged(thoughts, offers)
        return judgement if judgement is not None and judgement.gives_away >= MUCH else None

    async def look_back(self, live: LiveTable, seat: int, step: int, who: Visitor, language: str) -> Judgement | None:
        """What a seat's move, the one after so many steps of a game that is over, gave away; None where nothing is sure. Raises Refused."""
        presented, played, job = await live.read(
            lambda table: (
                table.presenter(seat, language).offers(table.view(seat, step).record),
                table.steps[step].text,
                job_for(live, table, seat, ADVISER, step),
            )
        )
        offer = next((one for one in presented if one.text == played), None)
        if offer is None or len(presented) < 2:
            return None
        known, key = self._past.setdefault(live, {}), (seat, step)
        if key not in known:
            async with in_turn(self._queue, who):
                try:
                    # Somebody else may have asked for the same.
                    if key not in known:
                        known[key] = await self._chooser.judge(PAST, job, offer.code)
                except Exception:
                    log.exception("the coach could not look back at a table", table=live.id)
                    raise Refused("refused-hint-failed") from None
        return judged(known[key], presented)


def judged(thoughts: Sequence[Thought], offers: Sequence[Offer]) -> Judgement | None:
    """What a move gives away beside the best one; None when it is the best, or the difference is not sure."""
    if len(thoughts) < 2:
        return None
    best, own = thoughts
    error = (best.error**2 + own.error**2) ** 0.5
    if best.expected - own.expected < SURE * error:
        return None
    by_code = {offer.code: offer for offer in offers}
    return Judgement(by_code[best.code], by_code[own.code], best.expected, own.expected, error)


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
        async with live.steady():
            hint = self._asked(live, seat, decision)
        # Whoever asked may go away while somebody else waits for the same.
        thoughts = await asyncio.shield(hint.thoughts)
        if not thoughts:
            if self._last[live].get(seat) is hint:
                del self._last[live][seat]
            raise Refused("refused-hint-failed")
        async with live.steady():
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
