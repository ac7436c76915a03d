"""What those may see who only look on, as the host settles it."""

from spadework.web.live.live_table import LiveTable
from spadework.web.store.talk import SpectatorsMay

CLOSED = -1
"""How a table is open to those who may not look."""


def open_to(live: LiveTable, guest: str | None) -> int:
    """After how many minutes a guest sees what happens at a table; `CLOSED` for never."""
    if live.seats_of(guest) or (guest is not None and guest == live.stored.creator):
        return 0
    if live.stored.closed:
        return CLOSED
    return 0 if live.table is None else live.stored.delay


async def let_spectators(live: LiveTable, may: SpectatorsMay) -> None:
    """Settle what spectators may do. Raises Refused."""
    await live.chat.let_spectators(may)
    changed = may.delay != live.stored.delay
    live.stored.spectators_talk, live.stored.closed, live.stored.delay = may.talk, may.closed, may.delay
    if changed:
        live.show_later_anew()
    live.tell()
