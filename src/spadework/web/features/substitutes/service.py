"""Absent players: leaving, substitutes, coming back, holidays, and an early end of the game."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from spadework.web.db import storage as db
from spadework.web.db.models import ALL_SEATS
from spadework.web.db.storage import Storage, refusing
from spadework.web.features.clocks.service import DAY, days_taken, known_zone
from spadework.web.server.errors import Refused
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

ABSENT_AFTER = 180.0
"""Seconds of absence after which the others may vote for a substitute."""


def is_absent(live: LiveTable, seat: int) -> bool:
    """Return whether the others may vote for a substitute on a seat; depends on nothing secret."""
    stored = live.seats[seat]
    if live.stage != "playing" or live.ended or stored.guest is None or stored.substitute is not None:
        return False
    if stored.left or live.clocks.is_out(seat):
        return True
    if live.clocks.terms is not None and live.clocks.terms.kind == "days":
        return False
    return _absent_since(live, seat) + ABSENT_AFTER <= live.presence.now


def _absent_since(live: LiveTable, seat: int) -> float:
    attendance = live.presence.of(live.seats[seat].guest)
    if attendance.state == "here":
        return float("inf")
    return live.presence.began if attendance.since is None else attendance.since


def next_change(live: LiveTable) -> float | None:
    """Return the seconds until the next player has been away too long, or a clock changes by itself; None if neither will happen."""
    times = [_absent_since(live, seat.seat) + ABSENT_AFTER - live.presence.now for seat in live.seats if seat.guest]
    times += [] if (change := live.clocks.next_change()) is None else [change]
    return min((time for time in times if 0 < time < float("inf")), default=None)


def voters(live: LiveTable, seat: int) -> Collection[str]:
    """Return the guests who vote on a substitute for a seat: the others who are present and play themselves."""
    owner = live.seats[seat].guest
    return {guest for guest in players(live) if guest != owner and live.presence.of(guest).state == "here"}


def players(live: LiveTable) -> Collection[str]:
    """Return the guests who play themselves."""
    return {seat.guest for seat in live.seats if seat.guest is not None and seat.substitute is None}


async def vote_for_substitute(live: LiveTable, guest: str, seat: int, level: str | None) -> None:
    """Vote for a substitute of this level on a seat, or withdraw the vote. Raises Refused."""
    if not 0 <= seat < len(live.seats) or guest not in voters(live, seat) or not is_absent(live, seat):
        raise Refused("refused-no-vote")
    with refusing():
        if level is None:
            await live.requests.take_back_vote(guest, seat)
        else:
            await live.requests.vote(guest, seat, level)
    live.votes.vote_for_substitute(guest, seat, level)
    await settle_votes(live)
    live.announce(Change.GAME)


async def settle_votes(live: LiveTable) -> None:
    """Do what enough voters agree on. Raises Refused."""
    for seat in range(len(live.seats)):
        agreed = live.votes.agreed_level(seat, voters(live, seat)) if is_absent(live, seat) else None
        if agreed is not None:
            await change_seats(live, [seat], substitute=agreed)
            await forget_substitute_votes(live, seat)
    everyone = players(live)
    if live.stage == "playing" and live.apart and everyone and live.votes.for_end(everyone) == len(everyone):
        await end_early(live)


async def forget_substitute_votes(live: LiveTable, seat: int) -> None:
    """Delete the votes for a substitute on a seat. Raises Refused."""
    if live.votes.any_for(seat):
        with refusing():
            await live.requests.forget_votes(seat)
    live.votes.forget_substitute_votes(seat)


async def leave(live: LiveTable, guest: str, level: str | None) -> None:
    """Leave the game: to a substitute of this level, or so that the others may choose one. Raises Refused."""
    own = live.seats_of(guest)
    if not own or live.stage != "playing" or live.ended or not live.apart:
        raise Refused("refused-not-now")
    await change_seats(live, own, left=True, substitute=level)
    live.announce(Change.GAME)


async def come_back(live: LiveTable, guest: str) -> None:
    """Take a guest's seats back from their substitutes. Raises Refused."""
    own = live.seats_of(guest)
    if live.stage != "playing" or live.ended:
        raise Refused("refused-not-now")
    await change_seats(live, own, left=False, substitute=None)
    for seat in own:
        await forget_substitute_votes(live, seat)
    live.announce(Change.GAME)


async def want_end(live: LiveTable, guest: str, wanted: bool) -> None:
    """Vote for an early end of the game, or withdraw the vote; the game ends when all who play agree. Raises Refused."""
    if guest not in players(live) or live.stage != "playing" or not live.apart:
        raise Refused("refused-not-now")
    with refusing():
        if wanted:
            await live.requests.vote(guest, ALL_SEATS, None)
        else:
            await live.requests.take_back_vote(guest, ALL_SEATS)
    live.votes.want_end(guest, wanted)
    await settle_votes(live)
    live.announce(Change.GAME)


async def take_holiday(live: LiveTable, guest: str, days: int) -> None:
    """Start a holiday of some days; 0 ends the current one. Raises Refused."""
    own, now = live.seats_of(guest), live.clocks.now
    if not own or live.stage != "playing" or live.ended or not 0 <= days <= holidays_left(live, own[0]):
        raise Refused("refused-not-now")
    holidays = [(begin, min(end, now)) for begin, end in live.seats[own[0]].holidays or ()]
    if days:
        holidays.append((now, now + days * DAY))
    await change_seats(live, own, holidays=holidays)
    live.announce(Change.GAME)


def holidays_left(live: LiveTable, seat: int) -> float:
    """Return the days of holidays left; a current one counts up to now."""
    if live.clocks.terms is None:
        return 0.0
    now = live.clocks.now
    taken = [(begin, min(end, now)) for begin, end in live.seats[seat].holidays or ()]
    return live.clocks.terms.holidays - days_taken(taken)


async def change_seats(live: LiveTable, seats: Sequence[int], **changes: object) -> None:
    """Store changed values of some seats, and the clocks that start or stop with them. Raises Refused."""
    if changes.get("substitute") is not None:
        # The result shows that a substitute played, even if the person takes the seat back.
        changes["had_substitute"] = True
    await live.store_change(partial(_change_seats, live, seats, changes))


async def _change_seats(live: LiveTable, seats: Sequence[int], changes: Mapping[str, object], storage: Storage) -> None:
    before = [{name: getattr(live.seats[seat], name) for name in changes} for seat in seats]
    clocks = live.clocks.after_change(live.table, partial(live.set_seats, seats, [changes] * len(seats)))
    try:
        await db.change_seats(storage, live.stored, seats, changes, clocks)
    except BaseException:
        live.set_seats(seats, before)
        raise
    live.note_stored(clocks=clocks)


async def end_early(live: LiveTable) -> None:
    """Store that the game ends before it is over. Raises Refused."""
    await live.store_change(partial(_end_early, live))


async def _end_early(live: LiveTable, storage: Storage) -> None:
    if not live.ended:
        await db.end_early(storage, live.stored)
        live.note_stored(ended=True, to_move=0)


async def keep_zone(live: LiveTable, guest: str, zone: str) -> None:
    """Store a guest's time zone where it matters: only the first one counts, so that it can't be changed for more time. Raises Refused."""
    own = [seat for seat in live.seats_of(guest) if live.seats[seat].zone is None]
    if own and live.clocks.terms is not None and live.clocks.terms.by_zone and known_zone(zone):
        await change_seats(live, own, zone=zone)
