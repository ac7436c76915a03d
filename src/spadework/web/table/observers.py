"""Interfaces through which a table reports changes."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from spadework.web.table.live_table import LiveTable


class Watcher(Protocol):
    """Somebody who wants to know when something has changed."""

    def wake(self) -> None:
        """Be told; must return at once."""


class DelayedView(Protocol):
    """Shows a table later."""

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at it now."""

    def follow(self) -> None:
        """Be told that something has changed; must return at once."""

    def note(self) -> None:
        """Take in what has been played or taken back; must return at once."""

    async def close(self) -> None:
        """Stop."""


class TableObserver(Protocol):
    """Who keeps tables. What it is told must return at once."""

    def changed(self, live: "LiveTable") -> None:
        """Something has happened at a table here."""

    def followed(self, live: "LiveTable") -> None:
        """A table has taken over what another server has stored."""

    def woken(self, live: "LiveTable") -> None:
        """Who looks at a table may have changed, or what they want."""


class NoObserver:
    """Keeps nothing: of a table that only shows another."""

    def changed(self, live: "LiveTable") -> None:
        """Do nothing."""

    def followed(self, live: "LiveTable") -> None:
        """Do nothing."""

    def woken(self, live: "LiveTable") -> None:
        """Do nothing."""
