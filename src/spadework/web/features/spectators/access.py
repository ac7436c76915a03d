"""What those may see who only look on, as the host settles it."""

from datetime import datetime, timedelta

from spadework.web.db.models import StoredTable, now
from spadework.web.features.chat.service import SpectatorsMay
from spadework.web.server.errors import Problem
from spadework.web.table.live_table import Change, LiveTable

CLOSED = -1
"""How a table is open to those who may not look."""


def open_to(stored: StoredTable, guest: str | None) -> int:
    """After how many minutes a guest sees what happens at a table; `CLOSED` for never."""
    if guest is not None and guest in {stored.creator, *(seat.guest for seat in stored.seats)}:
        return 0
    if stored.closed:
        return CLOSED
    return stored.delay if stored.dealt else 0


def check_finished(stored: StoredTable, guest: str | None) -> None:
    """See that a guest may have the record of a game, which tells everything that is secret. Raises Problem."""
    minutes = open_to(stored, guest)
    if minutes == CLOSED:
        raise Problem("error-closed", 403)
    if not stored.over or (stored.finished or datetime.min) + timedelta(minutes=minutes) > now():
        raise Problem("error-not-over", 409)
    if stored.sealed:
        raise Problem("error-deal-open", 409)


async def let_spectators(live: LiveTable, may: SpectatorsMay) -> None:
    """Settle what spectators may do. Raises Refused."""
    await live.chat.let_spectators(may)
    changed = may.delay != live.stored.delay
    live.stored.spectators_talk, live.stored.closed, live.stored.delay = may.talk, may.closed, may.delay
    if changed:
        live.show_later_anew()
    live.announce(Change.GAME)
