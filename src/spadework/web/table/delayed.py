"""A table as it was some minutes ago, for those who only look on where the host wants that.

It is a table of its own, which takes over each step when its time has come, so that nothing that is made from it can know more.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from spadework.table import Step
from spadework.table.steps import first_difference
from spadework.web.db import models
from spadework.web.db.storage import Storage
from spadework.web.features.chat.service import Line
from spadework.web.server.background import Background
from spadework.web.table import live_table
from spadework.web.table.live_table import LiveTable


class DelayedChange(NamedTuple):
    """A change of a table, to be shown later."""

    due: float
    """When, by the clock of the event loop."""
    kept: int
    """How many steps stay."""
    steps: Sequence[Step]
    """Those that come after them."""


class DelayedTable(LiveTable):
    """The same table some minutes ago.

    Args:
        live: the table, which has been dealt. Nobody plays while this one is made.
        storage: where it is stored.
        made: when its steps were stored.
    """

    def __init__(self, live: LiveTable, storage: Storage, made: Sequence[datetime]) -> None:
        assert live.table is not None
        table = live.table.copy()
        super().__init__(live.stored, live.game, table, storage, None)
        self.origin, self.tutorial, self.chat, self.spectators = live, None, live.chat, live.spectators
        self._delay = 60.0 * live.stored.delay
        self._known = list(table.steps)
        self._queue: deque[DelayedChange] = deque()
        self._catching_up = Background()
        # When they ended it is not stored: after a restart it is told late rather than early.
        self._ends = live_table.now() + self._delay if live.stored.ended else None
        """When it may be told that the game was ended early, by the clock of the event loop."""
        groups = groups_of(made)
        ages = [(models.now() - made[group.start]).total_seconds() for group in groups]
        shown = 1 + sum(age >= self._delay for age in ages[1:])
        for group, age in zip(groups[shown:], ages[shown:], strict=True):
            due = live_table.now() + self._delay - age
            self._queue.append(DelayedChange(due, group.start, table.steps[group.start : group.stop]))
            self._remind_at(due)
        for line in self.chat.lines:
            age = (models.now() - line.at).total_seconds()
            if age < self._delay:
                self._remind_at(live_table.now() + self._delay - age)
        if self._ends is not None:
            self._remind_at(self._ends)
        # What was taken back before is no part of what is shown here.
        table.reversals = []
        if shown < len(groups):
            table.undo(groups[shown].start)

    @property
    def said(self) -> Sequence[Line]:
        """What had been said by then."""
        latest = models.now() - timedelta(seconds=self._delay)
        return [line for line in self.chat.lines if line.at <= latest]

    def note(self) -> None:
        """The table itself has changed: show it later. Nobody plays meanwhile."""
        assert self.origin.table is not None
        steps = list(self.origin.table.steps)
        kept = first_difference(self._known, steps)
        if kept is not None:
            self._queue.append(DelayedChange(live_table.now() + self._delay, kept, steps[kept:]))
            self._known = steps

    def follow(self) -> None:
        """Something about the table has changed: what is no part of the game is told at once, all else when its time has come."""
        self.wake_watchers()
        due = live_table.now() + self._delay
        if self.stored.ended and self._ends is None:
            self._ends = due
        self._remind_at(due)

    @property
    def ended(self) -> bool:
        """Whether all had ended the game early by then."""
        return self._ends is not None and self._ends <= live_table.now()

    def _remind_at(self, due: float) -> None:
        asyncio.get_running_loop().call_at(due, self._begin_to_catch_up)

    def _begin_to_catch_up(self) -> None:
        self._catching_up.start(self._show_due())

    async def close(self) -> None:
        """Take over nothing more."""
        await self._catching_up.close()

    async def _show_due(self) -> None:
        async with self.steady():
            while self._queue and self._queue[0].due <= live_table.now():
                await asyncio.to_thread(self._show, self._queue.popleft())
            self.snapshots.forget()
        self.wake_watchers()

    def _show(self, happening: DelayedChange) -> None:
        table = self.table
        assert table is not None
        if happening.kept < len(table.steps):
            table.undo(happening.kept)
            table.reversals.append((2 << table.seats) - 1)
            self._lines.clear()
        table.restore([(step.seat, step.text) for step in happening.steps])


def groups_of(made: Sequence[datetime]) -> list[range]:
    """The numbers of steps that were stored together, a move and what chance brought after it; the first are those of the deal.

    >>> groups_of([datetime(2026, 1, 1), datetime(2026, 1, 1), datetime(2026, 1, 2)])
    [range(0, 2), range(2, 3)]
    """
    starts = [number for number in range(len(made)) if not number or made[number] != made[number - 1]]
    return [range(*ends) for ends in zip(starts, [*starts[1:], len(made)], strict=True)]
