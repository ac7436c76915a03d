"""Tables before the deal: rights, and changes of seats and options."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Literal

from spadework.engine.names import free_name
from spadework.engine.words import Words
from spadework.web.db import storage as db
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.waiting_room import store as stored
from spadework.web.server.errors import Problem, Refused
from spadework.web.table.live_table import LiveTable
from spadework.web.table.loading import copy
from spadework.web.table.observers import Change

Right = Literal["sit", "leave", "free", "ask", "fill", "resize", "set-up", "cancel"]


def open_seats(live: LiveTable) -> list[StoredSeat]:
    """Return the open seats; none at a cancelled table."""
    if live.stage != "waiting" or live.stored.cancelled:
        return []
    return [seat for seat in live.seats if seat.is_open]


def host_seat(table: StoredTable) -> StoredSeat | None:
    """Return the host's first seat at a table; None if the host has none."""
    return next((seat for seat in table.seats if seat.guest == table.creator), None)


def invited(live: LiveTable, invitation: str) -> StoredSeat | None:
    """Return the seat of an invitation."""
    for seat in live.seats:
        if seat.invitation is not None and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
            return seat
    return None


def rights(live: LiveTable, guest: str | None) -> list[Right]:
    """Return what a guest may do at a table before the deal.

    All players at a club's table may change it, and another becomes host when the host leaves. After the last seat is taken no one may
    leave, unless the deal is held up: then the host may free the seats of those who hold it up, and others may leave. Guests who lost
    their seat this way need an invitation to rejoin a public table.
    """
    if guest is None or live.stage != "waiting" or live.stored.cancelled:
        return []
    host, waiting, seated = live.is_host(guest), bool(open_seats(live)), bool(live.seats_of(guest))
    # The host of a table that a date has opened is merely the first to sit down, so all players there have the host's rights.
    together = host or (live.stored.club is not None and seated)
    allowed: dict[Right, bool] = {
        "sit": waiting
        and (live.stored.public or (guest in live.members and live.stored.has_free_seat))
        and not seated
        and guest not in live.dealing.barred,
        "leave": (waiting or bool(live.dealing.held_up_by)) and (not host or live.stored.club is not None) and seated,
        "free": host and bool(live.dealing.held_up_by - {guest}),
        "ask": waiting and host,
        "fill": waiting and together,
        "resize": together and bool(sizes(live)),
        "set-up": together and waiting and not is_fixed(live),
        "cancel": host,
    }
    return [right for right, holds in allowed.items() if holds]


def is_fixed(live: LiveTable) -> bool:
    """Return whether a table's deal was fixed when it was opened."""
    return bool(live.stored.deal or live.stored.begun_from or live.stored.tutorial)


def sizes(live: LiveTable) -> list[int]:
    """Return the numbers of seats to which a table with open seats can change: those with room for its players."""
    waiting = len(open_seats(live))
    if is_fixed(live) or not waiting:
        return []
    there = len(live.seats) - waiting
    return [count for count in live.game.rules.SEATS if count >= there and count != len(live.seats)]


def resized(live: LiveTable, count: int) -> list[StoredSeat]:
    """Return the seats of a table with another number of them: the last open ones go, or open ones are added at the end."""
    spare = [seat.seat for seat in sorted(open_seats(live), key=lambda seat: (not seat.name, seat.seat))]
    gone = set(spare[len(spare) - (len(live.seats) - count) :]) if count < len(live.seats) else set()
    remaining = [seat for seat in live.seats if seat.seat not in gone]
    seats = []
    for number in range(count):
        seat = StoredSeat(
            table=live.id, name="", had_substitute=False, left=False, invitation=secrets.token_urlsafe(16)
        )
        if number < len(remaining):
            copy(remaining[number], seat)
        seat.seat, seat.commitment, seat.contribution = number, None, None
        seats.append(seat)
    return seats


def options_for(live: LiveTable, seats: list[StoredSeat]) -> dict[str, str]:
    """Return the options of a table after a change of its seats: the player chosen to begin still begins; if gone, that is drawn."""
    options = dict(live.stored.options)
    first = options.get("first", "")
    if first.isdecimal() and int(first) <= len(live.seats):
        chosen = live.seats[int(first) - 1]
        same = [seat.seat for seat in seats if not chosen.is_open and seat.name == chosen.name]
        options["first"] = str(same[0] + 1) if same else "draw"
    return options


def seat_for(live: LiveTable, invitation: str) -> StoredSeat | None:
    """Return the seat of an invitation, or if that is taken the next one open to any invited guest."""
    own = invited(live, invitation)
    if own is None or own.is_open:
        return own
    return next((seat for seat in open_seats(live) if seat.invitation and not seat.name), own)


@asynccontextmanager
async def changing(live: LiveTable, guest: str, right: Right) -> AsyncIterator[Storage]:
    """Let a guest change a table while the block runs. Raises Problem if that isn't allowed, or if the table has moved on."""
    try:
        async with live.changing() as storage:
            check(live, guest, right)
            yield storage
    except Conflict:
        raise too_late() from None


async def leave(live: LiveTable, guest: str) -> None:
    """Open a guest's seats again. Raises Problem if that isn't allowed, NotStored."""
    async with changing(live, guest, "leave"):
        await live.dealing.free_seats({guest})


async def free(live: LiveTable, guest: str) -> None:
    """Open the seats of guests who hold up the deal. Raises Problem if that isn't allowed, NotStored."""
    async with changing(live, guest, "free"):
        await live.dealing.free_seats(live.dealing.held_up_by - {guest})


async def fill(live: LiveTable, guest: str, level: str, words: Words) -> None:
    """Give all open seats to computer players, and deal if nobody else is missing. Raises Problem, NotStored."""
    async with changing(live, guest, "fill") as storage:
        names = computer_names(live, words)
        people = sum(seat.level is None for seat in live.seats) - len(names)
        hints = live.stored.hints or (live.stored.hints_alone and people < 2)
        await stored.fill(storage, live.id, names, level, hints)
        live.stored.hints = hints
        for number, name in names.items():
            seat = live.seats[number]
            seat.name, seat.level, seat.invitation = name, level, None
    with unstored():
        await live.deal_if_complete()


async def resize(live: LiveTable, guest: str, count: int) -> None:
    """Change the number of seats, and deal if nobody is missing. Raises Problem, StorageError."""

    async def store(_storage: Storage) -> None:
        check(live, guest, "resize")
        if count not in sizes(live):
            raise too_late()
        seats = resized(live, count)
        await live.dealing.change_setup(seats, options_for(live, seats), live.stored.series)

    await _change_setup(live, store)


async def set_up(live: LiveTable, guest: str, options: Mapping[str, str], series: str | None) -> None:
    """Change some options, and the series unless that is None. Raises Problem, StorageError."""

    async def store(_storage: Storage) -> None:
        check(live, guest, "set-up")
        first = options.get("first", "")
        if first.isdecimal() and int(first) > len(live.seats):
            raise too_late()
        changed = {**live.stored.options, **options}
        await live.dealing.change_setup(resized(live, len(live.seats)), changed, series or live.stored.series)

    await _change_setup(live, store)


async def _change_setup(live: LiveTable, store: Callable[[Storage], Awaitable[None]]) -> None:
    with unstored():
        await live.store_change(store)
    # The authors of lines may have new seats, whose emblems stand beside the lines.
    await live.chat.load()
    live.announce(Change.GAME)
    with unstored():
        await live.deal_if_complete()


async def cancel(live: LiveTable, guest: str) -> None:
    """Cancel a table. Raises Problem if that isn't allowed, NotStored."""
    async with changing(live, guest, "cancel") as storage:
        await db.cancel(storage, live.id)
        live.stored.cancelled = True


def check(live: LiveTable, guest: str, right: Right) -> None:
    """Check that a guest may do something. Raises Problem."""
    if right not in rights(live, guest):
        raise too_late()


@contextmanager
def unstored() -> Iterator[None]:
    """Turn the refusal of something that can't be stored into a Problem."""
    try:
        yield
    except Refused as refusal:
        raise Problem(refusal.reason.id, 503) from None


def too_late() -> Problem:
    """Return the error for a table that has moved on, or is not the guest's to change."""
    return Problem("error-waiting", 409)


def computer_names(live: LiveTable, words: Words) -> dict[int, str]:
    """Return names for computer players on the open seats."""
    names: dict[int, str] = {}
    for seat in open_seats(live):
        names[seat.seat] = free_name(words.text(f"crew-{seat.seat + 1}"), [*live.names, *names.values()])
    return names
