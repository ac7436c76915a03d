"""Plays premoves when they are due, and foresees what a seat may be asked."""

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakKeyDictionary

from spadework.players.foresight import Foreseen, Reader
from spadework.web.bots.driver import ADVISER, RETRY_DELAYS, Chooser, job_for, wait_while_held
from spadework.web.features.premoves.service import DuePremove
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Rate, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable


class PremoveDriver:
    """Answers at all tables for those who have prepared it, by the same way as their own moves go."""

    def __init__(self) -> None:
        self._background = Background()
        self._driven: set[str] = set()
        self._changed: set[str] = set()
        self._closed = False

    def keep(self, live: LiveTable) -> None:
        """Play what is due at a table; called whenever something has changed there."""
        if not may_be_due(live) or self._closed:
            return
        self._changed.add(live.id)
        if live.id not in self._driven:
            self._driven.add(live.id)
            self._background.start(self._drive(live))

    async def close(self) -> None:
        """Leave all tables; what is due is played by the next server."""
        self._closed = True
        await self._background.close()

    async def _drive(self, live: LiveTable) -> None:
        failures = 0
        try:
            with live.in_use():
                while live.id in self._changed and failures < len(RETRY_DELAYS):
                    self._changed.discard(live.id)
                    try:
                        await self._play(live)
                        failures = 0
                    except Exception as error:
                        log.warning("what was prepared at a table could not be played", table=live.id, error=error)
                        await asyncio.sleep(RETRY_DELAYS[failures])
                        failures += 1
                        self._changed.add(live.id)
        finally:
            # At once: whatever changes in the next moment must find it left.
            self._driven.discard(live.id)

    async def _play(self, live: LiveTable) -> None:
        """Play what is due of all who are to move."""
        await wait_while_held(live)
        async with live.steady():
            dues = await asyncio.to_thread(all_due, live)
            course = live.stored.course
        for due in dues:
            seat = due.answer.seat
            try:
                await live.play(seat, due.decision, due.text, course, due)
            except Refused:
                table = live.table
                # Where the person was faster, or has thought better of it, there is nothing to do.
                if due.answer in live.premoves.all and table is not None and table.decision(seat) == due.decision:
                    raise


def may_be_due(live: LiveTable) -> bool:
    """Whether somebody who is to move has prepared anything; most tables are told apart by this."""
    table = live.table
    if table is None or live.ended or live.tutorial is not None or not live.premoves.all:
        return False
    return any(
        seat in table.to_move and live.level_of(seat) is None for seat in {one.seat for one in live.premoves.all}
    )


def all_due(live: LiveTable) -> list[DuePremove]:
    """What is to be played now. Nobody plays meanwhile."""
    table = live.table
    if table is None or not may_be_due(live):
        return []
    found = [
        live.premoves.due(table, seat, live.seats[seat].guest) for seat in table.to_move if live.level_of(seat) is None
    ]
    return [due for due in found if due is not None]


RATE, BURST = 1 / 5, 10
"""How often a guest may ask: a second for long, and at once."""


class Foresight:
    """Foresees at all tables, one at a time on a seat; who asks again in the same situation hears the same.

    Args:
        chooser: who thinks.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._rate = Rate(RATE, BURST)
        self._last: WeakKeyDictionary[LiveTable, dict[int, tuple[bytes, str, Sequence[Foreseen]]]] = WeakKeyDictionary()
        """By seat the view and the language for which something was foreseen last, and what."""
        self._turns: WeakKeyDictionary[LiveTable, asyncio.Lock] = WeakKeyDictionary()

    async def of(self, live: LiveTable, seat: int, who: Visitor, language: str) -> Sequence[Foreseen]:
        """What somebody may be asked on a seat, in a reader's words. Raises Refused."""
        async with self._turns.setdefault(live, asyncio.Lock()):
            async with live.steady():
                table = live.table
                if table is None or table.over or live.ended:
                    raise Refused("refused-ahead-nothing")
                job = job_for(live, table, seat, ADVISER)
            known = self._last.setdefault(live, {})
            view, spoken, questions = known.get(seat, (b"", "", ()))
            if (view, spoken) == (job.view, language):
                return questions
            if not self._rate.take(*who):
                raise Refused("refused-ahead-often")
            # The same view foresees the same.
            job = replace(job, seed=zlib.crc32(job.view))
            try:
                questions = await self._chooser.foresee(live.id, job, Reader(tuple(live.names), language))
            except Exception:
                log.exception("nothing could be foreseen at a table", table=live.id)
                raise Refused("refused-ahead-failed") from None
            known[seat] = job.view, language, questions
            return questions
