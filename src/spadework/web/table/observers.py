"""Users of a table in memory, and the announcement of its changes."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Protocol

from spadework.engine.game import Game
from spadework.table import Table
from spadework.web.db.models import StoredTable
from spadework.web.table.seating import TableSeating
from spadework.web.table.snapshot import Cache


class DelayedView(Protocol):
    """A view of the table for spectators, some minutes late."""

    @property
    def is_watched(self) -> bool:
        """Whether a connection shows it now."""

    def on_change(self) -> None:
        """Handle a change of the live table; must return immediately."""

    def queue_changes(self) -> None:
        """Queue the moves played or taken back since the last call; must return immediately."""

    async def close(self) -> None:
        """Stop."""


class Change(Enum):
    """Kinds of changes that a table announces."""

    GAME = auto()
    """A change made and stored by this server."""
    SYNC = auto()
    """A change stored by another server and loaded here."""
    PEOPLE = auto()
    """A change of presence, votes or requests."""
    NEXT = auto()
    """Nothing new to see, but computer players, timers or premoves may act now."""


class ObservedTable(TableSeating):
    """A table that knows its users and wakes its watchers.

    Args:
        stored: its row in the database.
        game: its game, compiled.
        table: the game in play, None before the deal.
    """

    def __init__(self, stored: StoredTable, game: Game, table: Table | None) -> None:
        super().__init__(stored, game, table)
        self.cache = Cache(now)
        self.delayed: DelayedView | None = None
        """The delayed table for spectators, while there is one."""
        self.watched_elsewhere: set[str] = set()
        """The other servers with watchers of the table."""
        self._watchers: set[Callable[[], None]] = set()
        self._users = 0
        self._used = now()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the table in memory while the block runs."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self._used = now()

    def unused_for(self, seconds: float) -> bool:
        """Return whether nobody has used the table for longer than this."""
        return not self._users and self._used < now() - seconds

    @property
    def is_watched(self) -> bool:
        """Whether the table has a watcher on any server."""
        return self.is_watched_here or bool(self.watched_elsewhere)

    @property
    def is_watched_here(self) -> bool:
        """Whether the table has a watcher on this server."""
        return bool(self._watchers) or (self.delayed is not None and self.delayed.is_watched)

    @contextmanager
    def watched_by(self, wake: Callable[[], None]) -> Iterator[None]:
        """Wake a watcher at every change while the block runs; `wake` must return immediately."""
        self._watchers.add(wake)
        try:
            yield
        finally:
            self._watchers.discard(wake)

    def announce(self, change: Change) -> None:
        """Wake the watchers, unless there is nothing new to see."""
        if change is Change.GAME:
            self._used = now()
        if change is not Change.NEXT:
            self.wake_watchers()

    def wake_watchers(self) -> None:
        """Wake every watcher on this server."""
        self.cache.forget()
        for wake in tuple(self._watchers):
            wake()
        if self.delayed is not None:
            self.delayed.on_change()

    def reset_delayed(self) -> None:
        """Drop the delayed table, because the delay has changed; its watchers reconnect."""
        before, self.delayed = self.delayed, None
        if before is not None:
            before.on_change()

    def _note_moves(self) -> None:
        if self.delayed is not None:
            self.delayed.queue_changes()


def now() -> float:
    """Return the event loop's time, in seconds."""
    return asyncio.get_running_loop().time()
