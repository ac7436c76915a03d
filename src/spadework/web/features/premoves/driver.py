"""The driver that plays premoves when they are due, and the foresight of questions."""

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
from spadework.web.server.limits import RateLimiter, Visitor
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

RATE, BURST = 1 / 5, 10
"""Requests of one guest: rate a second, and burst."""


class PremoveDriver:
    """Plays the premoves of all tables, in the same way as other moves."""

    def __init__(self) -> None:
        self._background = Background()
        self._running: set[str] = set()
        self._changed: set[str] = set()
        self._closed = False

    def on_change(self, live: LiveTable) -> None:
        """Play the premoves that are due at a table. Called at every change there."""
        if not has_premove(live) or self._closed:
            return
        self._changed.add(live.id)
        if live.id not in self._running:
            self._running.add(live.id)
            self._background.start(self._drive(live))

    async def close(self) -> None:
        """Stop. The next server plays the premoves that are due."""
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
                        log.warning("a premove could not be played", table=live.id, error=error)
                        await asyncio.sleep(RETRY_DELAYS[failures])
                        failures += 1
                        self._changed.add(live.id)
        finally:
            # Immediately: the next change must be able to start it again.
            self._running.discard(live.id)

    async def _play(self, live: LiveTable) -> None:
        """Play all premoves that are due."""
        await wait_while_held(live)
        async with live.locked():
            due_now = await asyncio.to_thread(due_premoves, live)
            epoch = live.stored.epoch
        for due in due_now:
            seat = due.premove.seat
            try:
                await live.play(seat, due.decision, due.text, epoch, due)
            except Refused:
                table = live.table
                # Unless the player was faster, or has withdrawn it.
                if due.premove in live.premoves.all and table is not None and table.decision(seat) == due.decision:
                    raise


def has_premove(live: LiveTable) -> bool:
    """Return whether a player who moves next has a premove; a quick check for most tables."""
    table = live.table
    if table is None or live.ended or live.tutorial is not None or not live.premoves.all:
        return False
    return any(
        seat in table.to_move and live.level_of(seat) is None for seat in {one.seat for one in live.premoves.all}
    )


def due_premoves(live: LiveTable) -> list[DuePremove]:
    """Return the premoves to play now. The caller must hold the table's lock."""
    table = live.table
    if table is None or not has_premove(live):
        return []
    found = [
        live.premoves.due(table, seat, live.seats[seat].guest) for seat in table.to_move if live.level_of(seat) is None
    ]
    return [due for due in found if due is not None]


class Foresight:
    """Foresight at all tables, one request at a time for each seat; the same situation gives the same answer.

    Args:
        chooser: thinks about the questions.
    """

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._rate = RateLimiter(RATE, BURST)
        self._last: WeakKeyDictionary[LiveTable, dict[int, tuple[bytes, str, Sequence[Foreseen]]]] = WeakKeyDictionary()
        """The last answer by seat: view, language, and the questions."""
        self._turns: WeakKeyDictionary[LiveTable, asyncio.Lock] = WeakKeyDictionary()

    async def of(self, live: LiveTable, seat: int, visitor: Visitor, language: str) -> Sequence[Foreseen]:
        """Return the questions that a seat may be asked, in a reader's words. Raises Refused."""
        async with self._turns.setdefault(live, asyncio.Lock()):
            async with live.locked():
                table = live.table
                if table is None or table.over or live.ended:
                    raise Refused("refused-premove-nothing")
                job = job_for(live, table, seat, ADVISER)
            known = self._last.setdefault(live, {})
            view, known_language, questions = known.get(seat, (b"", "", ()))
            if (view, known_language) == (job.view, language):
                return questions
            if not self._rate.take(*visitor):
                raise Refused("refused-premove-often")
            # The same view must give the same answer.
            job = replace(job, seed=zlib.crc32(job.view))
            try:
                questions = await self._chooser.foresee(live.id, job, Reader(tuple(live.names), language))
            except Exception:
                log.exception("foresight failed at a table", table=live.id)
                raise Refused("refused-premove-failed") from None
            known[seat] = job.view, language, questions
            return questions
