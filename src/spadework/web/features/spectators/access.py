"""Spectator access, as set by the host."""

from datetime import datetime, timedelta

from spadework.web.db.models import StoredTable, now
from spadework.web.features.chat.service import SpectatorAccess
from spadework.web.server.errors import Problem
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

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


async def set_spectator_access(live: LiveTable, may: SpectatorAccess) -> None:
    """Set what spectators may do. Raises Refused."""
    await live.chat.set_spectator_access(may)
    changed = may.delay != live.stored.delay
    live.stored.spectators_talk, live.stored.closed, live.stored.delay = may.talk, may.closed, may.delay
    if changed:
        live.reset_delayed()
    live.announce(Change.GAME)
