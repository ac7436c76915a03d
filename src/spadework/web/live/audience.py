"""Who looks at a table."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple


class Spectators(NamedTuple):
    """Those who only look on."""

    number: int
    names: Sequence[str]
    """Of those who like to be named."""


class Audience:
    """Whose browsers show a table now, and by which names those want to be known who only look on."""

    def __init__(self) -> None:
        self._guests: dict[object, str | None] = {}
        self._names: dict[object, str] = {}

    @contextmanager
    def attended_by(self, browser: object, guest: str | None) -> Iterator[None]:
        """Count a guest's browser as long as the block runs."""
        self._guests[browser] = guest
        try:
            yield
        finally:
            del self._guests[browser]
            self._names.pop(browser, None)

    def name(self, browser: object, name: str) -> None:
        """Let whoever is at a browser be known by a name; empty for none."""
        self._names[browser] = name

    def spectators(self, seated: Sequence[str | None]) -> Spectators:
        """Those who are not among the guests who sit at the table; a guest counts once, with however many browsers."""
        watching = {browser: guest for browser, guest in self._guests.items() if guest is None or guest not in seated}
        known = {guest or browser: self._names.get(browser, "") for browser, guest in watching.items()}
        return Spectators(len(known), sorted(name for name in known.values() if name))
