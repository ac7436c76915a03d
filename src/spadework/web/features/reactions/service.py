"""The time to react after an announcement: at a table of people it lasts equally long whether or not anybody could react.

Who sits alone with computer players may take all the time there is; the computer players get a time that is always equally long, whether or
not one of them could react, so that it tells nothing there either. Whoever of them has not answered by then does not react.
"""

import asyncio
from dataclasses import dataclass

from spadework.engine.game import PAUSE
from spadework.web.bots.driver import LONGEST_REACTION, OVERHEAD, RETRY_DELAYS, computers_to_move, longest_thought
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

SECONDS = dict(zip(PAUSE.choices, (2.5, 5.0, 10.0, 20.0), strict=True))
"""What the choices of the pause mean."""


@dataclass
class Announcement:
    """Something to which others may react, at one table."""

    live: LiveTable
    version: int
    timer: asyncio.TimerHandle
    ripe: bool = False
    """Whether the time is over, unless somebody stops the clock."""
    ending: asyncio.Task[None] | None = None


class ReactionDriver:
    """Lets the time to react pass at all tables.

    Args:
        seconds: how long it lasts everywhere, whatever the tables' option says; None leaves it to them. With 0 no clock runs anywhere: it
            lasts until all who are asked have answered, which tells that somebody is.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._background = Background()
        self._open: dict[str, Announcement] = {}

    def keep(self, live: LiveTable) -> None:
        """Begin or end the time to react at a table; called whenever something has changed there."""
        version, known = live.time_to_react, self._open.get(live.id)
        if known is not None and (known.live is not live or known.version != version):
            known.timer.cancel()
            del self._open[live.id]
            known = None
        if known is not None:
            self._end_when_due(known)
        elif version is None:
            live.reaction_timer.stop()
        else:
            seconds = self._length(live)
            if self._has_no_clock(live):
                live.reaction_timer.stop()
            else:
                live.reaction_timer.start(seconds)
            timer = asyncio.get_running_loop().call_later(seconds, self._ripen, live.id)
            self._open[live.id] = Announcement(live, version, timer)

    def _has_no_clock(self, live: LiveTable) -> bool:
        return live.alone or self._seconds == 0

    def _awaited(self, live: LiveTable) -> set[int]:
        """For whom a table without a clock waits: for people, and without any time for all."""
        return set(live.awaited) - set(() if self._seconds == 0 else computers_to_move(live))

    def _length(self, live: LiveTable) -> float:
        if self._seconds is not None:
            return self._seconds
        if live.alone:
            return OVERHEAD + longest_thought(live, LONGEST_REACTION)
        return SECONDS[live.stored.options.get(PAUSE.name, PAUSE.choices[0])]

    def _ripen(self, id: str) -> None:
        self._open[id].ripe = True
        self._end_when_due(self._open[id])

    def _end_when_due(self, known: Announcement) -> None:
        live = known.live
        awaited = self._has_no_clock(live) and self._awaited(live)
        if known.ripe and known.ending is None and not awaited and not live.reaction_timer.held:
            known.ending = self._background.start(self._end(known))

    async def _end(self, known: Announcement) -> None:
        for patience in RETRY_DELAYS:
            try:
                await known.live.let_time_pass(known.version)
                return
            except Exception:
                log.exception("the time to react at a table could not be ended", table=known.live.id)
                await asyncio.sleep(patience)
        known.ending = None

    async def close(self) -> None:
        """Leave all tables; the next server begins the time to react anew."""
        for known in self._open.values():
            known.timer.cancel()
        await self._background.close()
