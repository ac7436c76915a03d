"""The other servers with the same database, as the tables of one of them know them."""

from typing import Protocol

from spadework.web.live.live_table import LiveTable


class Others(Protocol):
    """The other servers."""

    @property
    def watched(self) -> set[str]:
        """The tables at which somebody looks by another server, by their ids."""

    def connects(self, table: str, guest: str) -> bool:
        """Whether a guest has a table open by another server."""

    def introduce(self, live: LiveTable) -> None:
        """Let a table that has come into memory know who is at it elsewhere."""

    def publish(self, live: LiveTable) -> None:
        """Tell the others who is at a table, when that has changed; must return at once."""

    def dismiss(self, id: str) -> None:
        """A table has left memory; must return at once."""
