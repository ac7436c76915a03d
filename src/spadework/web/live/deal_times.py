"""How long a deal waits for everybody's part of the chance, once all seats are taken."""

import asyncio

from spadework.web.background import Background
from spadework.web.errors import Refused
from spadework.web.live.dealing import Dealing, Stage
from spadework.web.live.live_table import LiveTable
from spadework.web.watch.logs import log

SECONDS = 30.0
"""Browsers give their parts by themselves, in moments; whoever has closed the page does not hold up the others any longer than this."""


class DealTimes:
    """Lets deals go on without the parts that don't come.

    Args:
        seconds: how long a deal waits, for the hashes and then for the parts.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._background = Background()
        self._waiting: dict[str, tuple[Stage, asyncio.Task[None]]] = {}

    def keep(self, live: LiveTable) -> None:
        """Begin or end to wait at a table; called whenever something has changed there."""
        stage = self._stage(live)
        known = self._waiting.get(live.id)
        if known is not None and known[0] != stage:
            self._waiting.pop(live.id)[1].cancel()
        if stage is not None and live.id not in self._waiting:
            self._waiting[live.id] = stage, self._background.start(self._wait(live, stage))

    def _stage(self, live: LiveTable) -> Stage | None:
        if live.stage != "gathering" or live.stored.cancelled or any(map(live.is_open, live.seats)):
            return None
        return None if live.dealing.complete else live.dealing.stage

    async def _wait(self, live: LiveTable, stage: Stage) -> None:
        with live.in_use():
            await asyncio.sleep(self._seconds)
            # From here on it is not cancelled: what has begun is also stored.
            del self._waiting[live.id]
            try:
                await live.contribute(Dealing.go_on_without)
            except Refused:
                log.warning("a deal could not go on", table=live.id, stage=stage)

    async def close(self) -> None:
        """Leave all tables; the next server waits anew."""
        await self._background.close()
