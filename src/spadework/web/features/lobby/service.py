"""Who looks at the list of tables that anybody may join, and when it has changed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from spadework.web.table.live_table import LiveTable

Sight: TypeAlias = tuple[tuple[str, str | None, bool], ...] | None
"""Of a table what the list shows of it: by seat the name, the level and whether it is taken. None when it is not listed."""


class Lobby:
    """Counts the changes of the list, and wakes those who look at it."""

    def __init__(self) -> None:
        self.version = 0
        self._seen: dict[str, Sight] = {}
        self._watchers: set[asyncio.Event] = set()

    def follow(self, live: LiveTable) -> None:
        """A table has changed; the list has if it shows something of that."""
        if not live.stored.public:
            return
        sight = seen(live)
        if sight != self._seen.get(live.id):
            if sight is None:
                del self._seen[live.id]
            else:
                self._seen[live.id] = sight
            self.changed()

    def changed(self) -> None:
        """Let everyone know that the list has changed."""
        self.version += 1
        for watcher in self._watchers:
            watcher.set()

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """An event that is set at every change as long as the block runs."""
        news = asyncio.Event()
        self._watchers.add(news)
        try:
            yield news
        finally:
            self._watchers.discard(news)


def seen(live: LiveTable) -> Sight:
    """What the list shows of a table."""
    if live.stage != "gathering" or live.stored.cancelled:
        return None
    return tuple((seat.name, seat.level, seat.guest is not None) for seat in live.seats)
