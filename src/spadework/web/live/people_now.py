"""Who sits where at a table, who of them is there just now, and what they have agreed to."""

from functools import partial
from typing import Literal, NamedTuple

from spadework.web.live.clocks import ClockNow
from spadework.web.live.leaving import holidays_left, is_absent, next_change, players, voters
from spadework.web.live.live_table import LiveTable
from spadework.web.live.presence import State
from spadework.web.live.votes import needed


class SeatNow(NamedTuple):
    """One seat; the same for everyone who looks on."""

    name: str
    state: State | Literal["computer", "open"]
    since: float | None = None
    """The time of the presence's clock at which the state began; None when nobody knows."""
    level: str | None = None
    """How well a computer player plays here."""
    left: bool = False
    """Whether the owner has said to leave."""
    absent: bool = False
    """Whether the others may let a computer player stand in."""
    votes: int = 0
    """How many of them want that."""
    needed: int = 0
    """How many have to."""
    clock: ClockNow | None = None
    """The person's clock, where there are any."""


class PeopleNow(NamedTuple):
    """All seats of a table, and what a guest has said."""

    seats: tuple[SeatNow, ...] = ()
    ended: bool = False
    """Whether all have agreed to end the game early."""
    end_votes: int = 0
    """How many want that."""
    end_needed: int = 0
    own: tuple[int, ...] = ()
    """The guest's seats."""
    own_votes: tuple[str | None, ...] = ()
    """By seat the level of the stand-in that the guest wants."""
    own_end: bool = False
    """Whether the guest wants to end the game."""
    may_vote: bool = False
    """Whether the guest plays here, and is asked."""
    holidays: int | None = None
    """How many whole days of holidays the guest may still take, None where there are none."""
    on_holiday: bool = False
    """Whether the guest is on holiday."""


def people_now(live: LiveTable, guest: str | None) -> PeopleNow:
    """The people of a table at which they sit apart, as a guest may know it; nothing at other tables, and to those who see it later."""
    if not live.apart or live.origin is not live:
        return PeopleNow()
    everyone, own, terms = players(live), live.seats_of(guest), live.clocks.terms
    return PeopleNow(
        seats_now(live),
        live.ended,
        live.votes.for_end(everyone),
        len(everyone),
        own,
        tuple(live.votes.wanted(guest or "", seat) for seat in range(len(live.seats))),
        live.votes.wants_end(guest or ""),
        guest in everyone,
        int(holidays_left(live, own[0])) if own and terms is not None and terms.holidays else None,
        bool(own) and live.clocks.on_holiday(own[0]),
    )


def seats_now(live: LiveTable) -> tuple[SeatNow, ...]:
    """All seats, as everyone is told of them; the same until something about them may have changed."""
    return live.reckoned.once("seats", partial(_seats, live), partial(next_change, live))


def _seats(live: LiveTable) -> tuple[SeatNow, ...]:
    return tuple(seat_now(live, seat) for seat in range(len(live.seats)))


def seat_now(live: LiveTable, number: int) -> SeatNow:
    """One seat."""
    seat = live.seats[number]
    if seat.level is not None:
        return SeatNow(seat.name, "computer", level=seat.level)
    if live.is_open(seat):
        return SeatNow(seat.name, "open")
    asked, absent = voters(live, number), is_absent(live, number)
    return SeatNow(
        seat.name,
        *live.presence.of(seat.guest),
        level=seat.stand_in,
        left=seat.left,
        absent=absent,
        votes=live.votes.for_stand_in(number, asked) if absent else 0,
        needed=needed(asked) if absent else 0,
        clock=live.clocks.of(number),
    )
