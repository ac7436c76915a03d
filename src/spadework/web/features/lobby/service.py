"""Changes of the list of public tables, and its watchers."""

from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from spadework.web.server.background import Watchers
from spadework.web.table.live_table import LiveTable

ListedTable: TypeAlias = tuple[tuple[str, str | None, bool], ...] | None
"""A table as the list shows it: name, level and whether taken, by seat. None if it is not listed."""


class CachedListing(NamedTuple):
    """A cached list of public tables."""

    version: int
    made: float
    text: str


class Lobby:
    """Counts changes of the list, and wakes its watchers."""

    def __init__(self) -> None:
        self.version = 0
        # A table that leaves memory takes its entry along.
        self._seen: WeakKeyDictionary[LiveTable, ListedTable] = WeakKeyDictionary()
        self.watchers = Watchers()
        self.listings: dict[tuple[str, str], CachedListing] = {}
        """Cached lists, by language and game."""

    def on_change(self, live: LiveTable) -> None:
        """Handle a change of a table: update the list if it shows the table."""
        if not live.stored.public:
            return
        listed = listed_table(live)
        if listed != self._seen.get(live):
            if listed is None:
                del self._seen[live]
            else:
                self._seen[live] = listed
            self.changed()

    def changed(self) -> None:
        """Wake all watchers of the list."""
        self.version += 1
        self.watchers.wake()


def listed_table(live: LiveTable) -> ListedTable:
    """Return a table as the list shows it."""
    if live.stage != "waiting" or live.stored.cancelled:
        return None
    return tuple((seat.name, seat.level, seat.guest is not None) for seat in live.seats)
