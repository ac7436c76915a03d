"""The spectators of a table, and who may watch it."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import NamedTuple

from spadework.web.db.models import StoredTable, now
from spadework.web.server.errors import Problem

CLOSED = -1
"""The access of a guest who must not watch."""


def delay_for(stored: StoredTable, guest: str | None) -> int:
    """Return a guest's delay in minutes at a table, or `CLOSED`."""
    if guest is not None and guest in {stored.creator, *(seat.guest for seat in stored.seats)}:
        return 0
    if stored.closed:
        return CLOSED
    return stored.delay if stored.dealt else 0


def check_finished(stored: StoredTable, guest: str | None) -> None:
    """Check that a guest may have the record of a game, which reveals everything. Raises Problem."""
    minutes = delay_for(stored, guest)
    if minutes == CLOSED:
        raise Problem("error-closed", 403)
    if not stored.over or (stored.finished or datetime.min) + timedelta(minutes=minutes) > now():
        raise Problem("error-not-over", 409)
    if stored.sealed:
        raise Problem("error-deal-open", 409)


class SpectatorList(NamedTuple):
    """The spectators of a table."""

    number: int
    names: Sequence[str]
    """The names of spectators who have given one."""


class PeerSpectators(NamedTuple):
    """The spectators on one server, as sent to the others."""

    names: Mapping[str, str] = {}
    """Names by key, empty without a name."""
    more: int = 0
    """The number of further spectators."""


class Spectators:
    """The browsers that show a table, and the names of spectators."""

    def __init__(self) -> None:
        self._guests: dict[object, str | None] = {}
        self._names: dict[object, str] = {}
        self._elsewhere: dict[str, PeerSpectators] = {}

    @contextmanager
    def attended_by(self, browser: object, guest: str | None) -> Iterator[None]:
        """Count a guest's browser while the block runs."""
        self._guests[browser] = guest
        try:
            yield
        finally:
            del self._guests[browser]
            self._names.pop(browser, None)

    def name(self, browser: object, name: str) -> None:
        """Set the name of a browser's spectator; empty for none."""
        self._names[browser] = name

    def learn(self, server: str, report: PeerSpectators) -> None:
        """Store the spectators on another server."""
        self._elsewhere[server] = report

    def report(self, seated: Sequence[str | None], room: int) -> PeerSpectators:
        """Return this server's spectators without the guests seated at the table: one by one while their JSON fits into `room` bytes."""
        known, names = self._known(seated), {}
        for key, name in known.items():
            room -= len(json.dumps({key: name}, ensure_ascii=False).encode())
            if room < 0:
                break
            names[key] = name
        return PeerSpectators(names, len(known) - len(names))

    def spectators(self, seated: Sequence[str | None]) -> SpectatorList:
        """Return the spectators, except the guests seated at the table; a guest counts once, whatever the number of browsers."""
        known, more = self._known(seated), 0
        for report in self._elsewhere.values():
            known |= report.names
            more += report.more
        return SpectatorList(len(known) + more, sorted(name for name in known.values() if name))

    def _known(self, seated: Sequence[str | None]) -> dict[str, str]:
        """Return this server's spectators: names by key, which is the same on all servers."""
        watching = {browser: guest for browser, guest in self._guests.items() if guest is None or guest not in seated}
        return {key_of(guest, browser): self._names.get(browser, "") for browser, guest in watching.items()}


def key_of(guest: str | None, browser: object) -> str:
    """Return the key of a guest, or of an unknown guest's browser."""
    return f"{id(browser):x}" if guest is None else hashlib.sha256(guest.encode()).hexdigest()[:12]
