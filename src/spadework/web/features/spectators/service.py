"""Spectators: who watches a table."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple


class SpectatorList(NamedTuple):
    """Those who only look on."""

    number: int
    names: Sequence[str]
    """Of those who like to be named."""


class PeerSpectators(NamedTuple):
    """Those who only look on at one server, as it tells the others."""

    names: Mapping[str, str] = {}
    """By what stands for each of them the name, empty for none."""
    more: int = 0
    """How many there are beside them."""


class Spectators:
    """Whose browsers show a table now, and by which names those want to be known who only look on."""

    def __init__(self) -> None:
        self._guests: dict[object, str | None] = {}
        self._names: dict[object, str] = {}
        self._elsewhere: dict[str, PeerSpectators] = {}

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

    def learn(self, server: str, company: PeerSpectators) -> None:
        """Know who looks on at another server."""
        self._elsewhere[server] = company

    def company(self, seated: Sequence[str | None], room: int) -> PeerSpectators:
        """Those who look on here and are not among the guests who sit at the table: one by one as far as JSON of some bytes holds them."""
        known, names = self._known(seated), {}
        for key, name in known.items():
            room -= len(json.dumps({key: name}, ensure_ascii=False).encode())
            if room < 0:
                break
            names[key] = name
        return PeerSpectators(names, len(known) - len(names))

    def spectators(self, seated: Sequence[str | None]) -> SpectatorList:
        """Those who are not among the guests who sit at the table; a guest counts once, with however many browsers."""
        known, more = self._known(seated), 0
        for company in self._elsewhere.values():
            known |= company.names
            more += company.more
        return SpectatorList(len(known) + more, sorted(name for name in known.values() if name))

    def _known(self, seated: Sequence[str | None]) -> dict[str, str]:
        """By what stands for each of them, the same on all servers, the name of those who look on here."""
        watching = {browser: guest for browser, guest in self._guests.items() if guest is None or guest not in seated}
        return {key_of(guest, browser): self._names.get(browser, "") for browser, guest in watching.items()}


def key_of(guest: str | None, browser: object) -> str:
    """What stands for a guest, or for the browser of nobody who is known."""
    return f"{id(browser):x}" if guest is None else hashlib.sha256(guest.encode()).hexdigest()[:12]
