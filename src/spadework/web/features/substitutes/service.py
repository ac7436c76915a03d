"""Leaving a table, a computer player who stands in, taking the seat back, and ending the game early."""

from collections.abc import Collection

from spadework.web.db.models import ALL_SEATS
from spadework.web.db.storage import refusing
from spadework.web.features.clocks.service import DAY, days_taken, known_zone
from spadework.web.server.errors import Refused
from spadework.web.table.live_table import Change, LiveTable

TOO_LONG = 180.0
"""Seconds after which the others may let a computer player stand in for whoever is not there."""


def is_absent(live: LiveTable, seat: int) -> bool:
    """Whether the others may let a computer player stand in on a seat; nothing that is secret counts."""
    stored = live.seats[seat]
    if live.stage != "playing" or live.ended or stored.guest is None or stored.stand_in is not None:
        return False
    if stored.left or live.clocks.is_out(seat):
        return True
    if live.clocks.terms is not None and live.clocks.terms.kind == "days":
        return False
    return _absent_since(live, seat) + TOO_LONG <= live.presence.now


def _absent_since(live: LiveTable, seat: int) -> float:
    attendance = live.presence.of(live.seats[seat].guest)
    if attendance.state == "here":
        return float("inf")
    return live.presence.began if attendance.since is None else attendance.since


def next_change(live: LiveTable) -> float | None:
    """The seconds until somebody more will have been away for too long, or a clock changes by itself; None when nothing of that comes."""
    times = [_absent_since(live, seat.seat) + TOO_LONG - live.presence.now for seat in live.seats if seat.guest]
    times += [] if (change := live.clocks.next_change()) is None else [change]
    return min((time for time in times if 0 < time < float("inf")), default=None)


def voters(live: LiveTable, seat: int) -> Collection[str]:
    """The guests who say whether a computer player stands in on a seat: the others who are there, and play themselves."""
    owner = live.seats[seat].guest
    return {guest for guest in players(live) if guest != owner and live.presence.of(guest).state == "here"}


def players(live: LiveTable) -> Collection[str]:
    """The guests who play themselves."""
    return {seat.guest for seat in live.seats if seat.guest is not None and seat.stand_in is None}


async def want_stand_in(live: LiveTable, guest: str, seat: int, level: str | None) -> None:
    """A guest votes for a computer player of a level on a seat, or takes the vote back. Raises Refused."""
    if not 0 <= seat < len(live.seats) or guest not in voters(live, seat) or not is_absent(live, seat):
        raise Refused("refused-no-vote")
    with refusing():
        if level is None:
            await live.requests.take_back_vote(guest, seat)
        else:
            await live.requests.vote(guest, seat, level)
    live.votes.want_stand_in(guest, seat, level)
    await settle_votes(live)
    live.announce(Change.GAME)


async def settle_votes(live: LiveTable) -> None:
    """Do what enough of those have voted for who are asked. Raises Refused."""
    for seat in range(len(live.seats)):
        agreed = live.votes.agreed_level(seat, voters(live, seat)) if is_absent(live, seat) else None
        if agreed is not None:
            await live.change_seats([seat], stand_in=agreed)
            await forget_stand_in(live, seat)
    everyone = players(live)
    if live.stage == "playing" and live.apart and everyone and live.votes.for_end(everyone) == len(everyone):
        await live.end_early()


async def forget_stand_in(live: LiveTable, seat: int) -> None:
    """Nobody wants a stand-in on a seat any more. Raises Refused."""
    if live.votes.any_for(seat):
        with refusing():
            await live.requests.forget_votes(seat)
    live.votes.forget_stand_in(seat)


async def leave(live: LiveTable, guest: str, level: str | None) -> None:
    """A guest leaves the game: to a computer player of a level, or so that the others may choose one. Raises Refused."""
    own = live.seats_of(guest)
    if not own or live.stage != "playing" or live.ended or not live.apart:
        raise Refused("refused-not-now")
    await live.change_seats(own, left=True, stand_in=level)
    live.announce(Change.GAME)


async def come_back(live: LiveTable, guest: str) -> None:
    """A guest takes the own seats back. Raises Refused."""
    own = live.seats_of(guest)
    await live.change_seats(own, left=False, stand_in=None)
    for seat in own:
        await forget_stand_in(live, seat)
    live.announce(Change.GAME)


async def want_end(live: LiveTable, guest: str, wanted: bool) -> None:
    """A guest wants to end the game before it is over, or does not any more; it ends when all who play want it. Raises Refused."""
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
    """A guest goes on holiday for some days from now on, or with none comes back from one. Raises Refused."""
    own, now = live.seats_of(guest), live.clocks.now
    if not own or live.stage != "playing" or live.ended or not 0 <= days <= holidays_left(live, own[0]):
        raise Refused("refused-not-now")
    holidays = [(begin, min(end, now)) for begin, end in live.seats[own[0]].holidays or ()]
    if days:
        holidays.append((now, now + days * DAY))
    await live.change_seats(own, holidays=holidays)
    live.announce(Change.GAME)


def holidays_left(live: LiveTable, seat: int) -> float:
    """How many days of holidays somebody may still take; one that lasts counts up to now."""
    if live.clocks.terms is None:
        return 0.0
    now = live.clocks.now
    taken = [(begin, min(end, now)) for begin, end in live.seats[seat].holidays or ()]
    return live.clocks.terms.holidays - days_taken(taken)


async def keep_zone(live: LiveTable, guest: str, zone: str) -> None:
    """Remember a guest's time zone where it matters: the first that is said, so that nobody moves about. Raises Refused."""
    own = [seat for seat in live.seats_of(guest) if live.seats[seat].zone is None]
    if own and live.clocks.terms is not None and live.clocks.terms.by_zone and known_zone(zone):
        await live.change_seats(own, zone=zone)
