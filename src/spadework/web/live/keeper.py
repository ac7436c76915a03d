"""Who keeps tables in memory, and is told what happens at them."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from spadework.web.live.live_table import LiveTable


class Keeper(Protocol):
    """Who keeps tables. What it is told must return at once."""

    def changed(self, live: "LiveTable") -> None:
        """Something has happened at a table here."""

    def followed(self, live: "LiveTable") -> None:
        """A table has taken over what another server has stored."""

    def woken(self, live: "LiveTable") -> None:
        """Who looks at a table may have changed, or what they want."""


class Nobody:
    """Keeps nothing: of a table that only shows another."""

    def changed(self, live: "LiveTable") -> None:
        """Do nothing."""

    def followed(self, live: "LiveTable") -> None:
        """Do nothing."""

    def woken(self, live: "LiveTable") -> None:
        """Do nothing."""
