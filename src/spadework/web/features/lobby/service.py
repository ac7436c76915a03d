"""Changes of the list of public tables, and its watchers."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from spadework.web.table.live_table import LiveTable

Sight: TypeAlias = tuple[tuple[str, str | None, bool], ...] | None
"""A table as the list shows it: name, level and whether taken, by seat. None if it is not listed."""


class Lobby:
    """Counts changes of the list, and wakes its watchers."""

    def __init__(self) -> None:
        self.version = 0
        self._seen: dict[str, Sight] = {}
        self._watchers: set[asyncio.Event] = set()

    def follow(self, live: LiveTable) -> None:
        """Note a change of a table; it changes the list if the list shows it."""
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
        """Wake all watchers of the list."""
        self.version += 1
        for watcher in self._watchers:
            watcher.set()

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """Return an event that is set at every change while the block runs."""
        news = asyncio.Event()
        self._watchers.add(news)
        try:
            yield news
        finally:
            self._watchers.discard(news)


def seen(live: LiveTable) -> Sight:
    """Return a table as the list shows it."""
    if live.stage != "gathering" or live.stored.cancelled:
        return None
    return tuple((seat.name, seat.level, seat.guest is not None) for seat in live.seats)
