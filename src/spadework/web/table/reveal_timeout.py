"""How long a deal waits for everybody's part of the chance, once all seats are taken, before those who hold it up may lose their seats."""

import asyncio
from weakref import WeakKeyDictionary

from spadework.web.server.background import Background
from spadework.web.table.live_table import Change, LiveTable

SECONDS = 30.0
"""Browsers give their parts by themselves, in moments; after so long somebody's page is closed."""

ASK_AGAIN = 5.0
"""Seconds after which a browser is asked again for a part that was refused: it could not be stored, and there is no deal without it."""


class RevealTimeouts:
    """Notices deals that wait for somebody who is not there; they go on waiting, for without a part there is no deal.

    Args:
        seconds: how long a deal waits, for the hashes and then for the parts.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._background = Background()
        self._waiting: WeakKeyDictionary[LiveTable, tuple[object, asyncio.Task[None]]] = WeakKeyDictionary()

    def keep(self, live: LiveTable) -> None:
        """Begin or end to wait at a table; called whenever something has changed there."""
        waits = self._waits_for(live)
        known, waiting = self._waiting.get(live, (None, None))
        if waits == known:
            return
        if waiting is not None:
            del self._waiting[live]
            waiting.cancel()
        live.dealing.late = False
        if waits is not None:
            self._waiting[live] = waits, self._background.start(self._wait(live))

    def _waits_for(self, live: LiveTable) -> object:
        """For what a table waits, None for nothing."""
        if live.stage != "gathering" or live.stored.cancelled or any(map(live.is_open, live.seats)):
            return None
        return None if live.dealing.complete else (live.commitment, live.dealing.stage)

    async def _wait(self, live: LiveTable) -> None:
        with live.in_use():
            await asyncio.sleep(self._seconds)
            live.dealing.late = True
            live.announce(Change.SYNC)

    async def close(self) -> None:
        """Leave all tables; the next server waits anew."""
        await self._background.close()
