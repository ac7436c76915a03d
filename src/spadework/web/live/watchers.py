"""Who wants to know what happens at a table, and when."""

from typing import Protocol


class Watcher(Protocol):
    """Somebody who wants to know when something has changed."""

    def wake(self) -> None:
        """Be told; must return at once."""


class Follower(Protocol):
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
