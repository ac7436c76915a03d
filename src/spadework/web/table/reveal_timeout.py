"""The reveal timeout: how long a deal waits for seed contributions before the guests who hold it up may lose their seats."""

import asyncio
from weakref import WeakKeyDictionary

from spadework.web.server.background import Background
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

SECONDS = 30.0
"""Browsers contribute by themselves, within moments; one that takes longer has been closed."""

ASK_AGAIN = 5.0
"""Seconds after which a browser is asked again for a contribution that could not be stored."""


class RevealTimeouts:
    """Notes which deals have timed out. They go on waiting: there is no deal without every contribution.

    Args:
        seconds: how long a deal waits, for commitments and then for contributions.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._background = Background()
        self._waiting: WeakKeyDictionary[LiveTable, tuple[object, asyncio.Task[None]]] = WeakKeyDictionary()

    def on_change(self, live: LiveTable) -> None:
        """Start or stop the timeout of a table; called at every change there."""
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
        """Return what a table waits for, None for nothing."""
        if live.stage != "waiting" or live.stored.cancelled or any(seat.is_open for seat in live.seats):
            return None
        return None if live.dealing.complete else (live.commitment, live.dealing.stage)

    async def _wait(self, live: LiveTable) -> None:
        with live.in_use():
            await asyncio.sleep(self._seconds)
            live.dealing.late = True
            live.announce(Change.SYNC)

    async def close(self) -> None:
        """Stop all timeouts; the next server starts them again."""
        await self._background.close()
