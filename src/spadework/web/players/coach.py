"""The coach: says what a move gives away, and after the game which decisions mattered. Thinks about what a seat may know, nothing else."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

from spadework.players.search import Thought
from spadework.table import Offer
from spadework.web.errors import Refused
from spadework.web.limits import Full, Queue, Visitor
from spadework.web.live.advice import Judgement
from spadework.web.live.live_table import LiveTable
from spadework.web.players.computers import ADVISER, Chooser, job_for
from spadework.web.watch.logs import log

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
    except Full:
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
        async with live.lock:
            table = live.table
            if table is None or not (live.alone and live.stored.hints) or live.guided is not None:
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
