"""Plays what people have prepared, when they are asked for it."""

import asyncio

from spadework.web.background import Background
from spadework.web.errors import Refused
from spadework.web.live.ahead.answers import Due
from spadework.web.live.live_table import LiveTable
from spadework.web.players.computers import PATIENCE, released
from spadework.web.watch.logs import log


class PreparedAnswers:
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
                while live.id in self._changed and failures < len(PATIENCE):
                    self._changed.discard(live.id)
                    try:
                        await self._play(live)
                        failures = 0
                    except Exception as error:
                        log.warning("what was prepared at a table could not be played", table=live.id, error=error)
                        await asyncio.sleep(PATIENCE[failures])
                        failures += 1
                        self._changed.add(live.id)
        finally:
            # At once: whatever changes in the next moment must find it left.
            self._driven.discard(live.id)

    async def _play(self, live: LiveTable) -> None:
        """Play what is due of all who are to move."""
        await released(live)
        async with live.lock:
            dues = await asyncio.to_thread(all_due, live)
            course = live.stored.course
        for due in dues:
            seat = due.answer.seat
            try:
                await live.play(seat, due.decision, due.text, course, due)
            except Refused:
                table = live.table
                # Where the person was faster, or has thought better of it, there is nothing to do.
                if due.answer in live.ahead.all and table is not None and table.decision(seat) == due.decision:
                    raise


def may_be_due(live: LiveTable) -> bool:
    """Whether somebody who is to move has prepared anything; most tables are told apart by this."""
    table = live.table
    if table is None or live.ended or live.guided is not None or not live.ahead.all:
        return False
    return any(seat in table.to_move and live.level_of(seat) is None for seat in {one.seat for one in live.ahead.all})


def all_due(live: LiveTable) -> list[Due]:
    """What is to be played now. Nobody plays meanwhile."""
    table = live.table
    if table is None or not may_be_due(live):
        return []
    found = [
        live.ahead.due(table, seat, live.seats[seat].guest) for seat in table.to_move if live.level_of(seat) is None
    ]
    return [due for due in found if due is not None]
