"""The time to react after an announcement.

Among people it lasts equally long whether or not anyone can react. A person alone with computer players has unlimited time; the
computer players get a fixed time, the same whether or not one of them can react, so that it reveals nothing either. A computer player
without an answer by then doesn't react.
"""

import asyncio
from dataclasses import dataclass

from spadework.engine.game import PAUSE
from spadework.web.bots.driver import LONGEST_REACTION, OVERHEAD, RETRY_DELAYS, computers_to_move, longest_thought
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable

SECONDS = dict(zip(PAUSE.choices, (2.5, 5.0, 10.0, 20.0), strict=True))
"""The seconds of the pause option's choices."""


@dataclass
class Announcement:
    """An announcement to which others may react, at one table."""

    live: LiveTable
    version: int
    timer: asyncio.TimerHandle
    is_over: bool = False
    """Whether the time has run out, even if a screen still holds the timer."""
    ending: asyncio.Task[None] | None = None


class ReactionDriver:
    """Ends the time to react at all tables.

    Args:
        seconds: the time at all tables; None for that of each table's options. With 0 no timer runs: the time lasts until all seats that
            were asked have answered, which reveals that there were any.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._background = Background()
        self._open: dict[str, Announcement] = {}

    def on_change(self, live: LiveTable) -> None:
        """Start or stop the time to react at a table; called at every change there."""
        version, announcement = live.time_to_react, self._open.get(live.id)
        if announcement is not None and (announcement.live is not live or announcement.version != version):
            announcement.timer.cancel()
            del self._open[live.id]
            announcement = None
        if announcement is not None:
            self._end_when_due(announcement)
        elif version is None:
            live.reaction_timer.stop()
        else:
            seconds = self._length(live)
            if self._has_no_clock(live):
                live.reaction_timer.stop()
            else:
                live.reaction_timer.start(seconds)
            timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up, live.id)
            self._open[live.id] = Announcement(live, version, timer)

    def _has_no_clock(self, live: LiveTable) -> bool:
        return live.alone or self._seconds == 0

    def _awaited(self, live: LiveTable) -> set[int]:
        """Return the seats that a table without a timer waits for: people, or all seats without any time."""
        return set(live.awaited) - set(() if self._seconds == 0 else computers_to_move(live))

    def _length(self, live: LiveTable) -> float:
        if self._seconds is not None:
            return self._seconds
        if live.alone:
            return OVERHEAD + longest_thought(live, LONGEST_REACTION)
        return SECONDS[live.stored.options.get(PAUSE.name, PAUSE.choices[0])]

    def _time_is_up(self, id: str) -> None:
        self._open[id].is_over = True
        self._end_when_due(self._open[id])

    def _end_when_due(self, announcement: Announcement) -> None:
        live = announcement.live
        awaited = self._has_no_clock(live) and self._awaited(live)
        if announcement.is_over and announcement.ending is None and not awaited and not live.reaction_timer.held:
            announcement.ending = self._background.start(self._end(announcement))

    async def _end(self, announcement: Announcement) -> None:
        for delay in RETRY_DELAYS:
            try:
                await announcement.live.let_time_pass(announcement.version)
                return
            except Exception:
                log.exception("the time to react at a table could not be ended", table=announcement.live.id)
                await asyncio.sleep(delay)
        announcement.ending = None

    async def close(self) -> None:
        """Stop; the next server starts the time to react again."""
        for announcement in self._open.values():
            announcement.timer.cancel()
        await self._background.close()
