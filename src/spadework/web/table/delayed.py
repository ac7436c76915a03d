"""Delayed tables: a table as it was some minutes ago, for spectators where the host wants that.

A delayed table is a table of its own that plays each step when it is due, so that nothing made from it can reveal more.
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
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import now


class DelayedChange(NamedTuple):
    """A change of a table, to be shown later."""

    due: float
    """When it is due, in the event loop's time."""
    common: int
    """The number of steps that stay."""
    steps: Sequence[Step]
    """The steps that follow them."""


class DelayedTable(LiveTable):
    """The same table some minutes ago.

    Args:
        live: the table, dealt; nobody may play while this one is created.
        storage: where it is stored.
        made: when each of its steps was stored.
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
        # The time of an early end is not stored: after a restart it is shown late rather than early.
        self._ends = now() + self._delay if live.stored.ended else None
        """When an early end may be shown, in the event loop's time."""
        groups = groups_of(made)
        ages = [(models.now() - made[group.start]).total_seconds() for group in groups]
        shown = 1 + sum(age >= self._delay for age in ages[1:])
        for group, age in zip(groups[shown:], ages[shown:], strict=True):
            due = now() + self._delay - age
            self._queue.append(DelayedChange(due, group.start, table.steps[group.start : group.stop]))
            self._remind_at(due)
        for line in self.chat.lines:
            age = (models.now() - line.at).total_seconds()
            if age < self._delay:
                self._remind_at(now() + self._delay - age)
        if self._ends is not None:
            self._remind_at(self._ends)
        # A delayed table shows no earlier takebacks.
        table.reversals = []
        if shown < len(groups):
            table.undo(groups[shown].start)

    @property
    def said(self) -> Sequence[Line]:
        """The chat up to that time."""
        latest = models.now() - timedelta(seconds=self._delay)
        return [line for line in self.chat.lines if line.at <= latest]

    def queue_changes(self) -> None:
        """Queue the moves and takebacks of the live table since the last call. The caller must hold that table's lock."""
        assert self.origin.table is not None
        steps = list(self.origin.table.steps)
        common = first_difference(self._known, steps)
        if common is not None:
            self._queue.append(DelayedChange(now() + self._delay, common, steps[common:]))
            self._known = steps

    def on_change(self) -> None:
        """Show a change outside the game now, and everything else when it is due."""
        self.wake_watchers()
        due = now() + self._delay
        if self.stored.ended and self._ends is None:
            self._ends = due
        self._remind_at(due)

    @property
    def ended(self) -> bool:
        """Whether the game had ended early by then."""
        return self._ends is not None and self._ends <= now()

    def _remind_at(self, due: float) -> None:
        asyncio.get_running_loop().call_at(due, lambda: self._catching_up.start(self._show_due()))

    async def close(self) -> None:
        """Stop following the table."""
        await self._catching_up.close()

    async def _show_due(self) -> None:
        async with self.locked():
            while self._queue and self._queue[0].due <= now():
                await asyncio.to_thread(self._show, self._queue.popleft())
            self.snapshots.forget()
        self.wake_watchers()

    def _show(self, change: DelayedChange) -> None:
        table = self.table
        assert table is not None
        if change.common < len(table.steps):
            table.undo(change.common)
            table.reversals.append((2 << table.seats) - 1)
            self._log.forget()
        table.restore([(step.seat, step.text) for step in change.steps])


def groups_of(made: Sequence[datetime]) -> list[range]:
    """Return the numbers of the steps stored together: a move and the chance outcomes after it; the first group is the deal.

    >>> groups_of([datetime(2026, 1, 1), datetime(2026, 1, 1), datetime(2026, 1, 2)])
    [range(0, 2), range(2, 3)]
    """
    starts = [number for number in range(len(made)) if not number or made[number] != made[number - 1]]
    return [range(*ends) for ends in zip(starts, [*starts[1:], len(made)], strict=True)]
