"""What a seat may be asked next, for those who want to answer beforehand: told to nobody else."""

import asyncio
import zlib
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakKeyDictionary

from spadework.players.foresight import Foreseen, Reader
from spadework.web.errors import Refused
from spadework.web.limits import Rate, Visitor
from spadework.web.live.live_table import LiveTable
from spadework.web.players.computers import ADVISER, Chooser, job_for
from spadework.web.watch.logs import log

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
            async with live.lock:
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
