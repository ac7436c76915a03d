"""Presence of one connection, and the roster of a table."""

import asyncio
from functools import partial
from typing import Literal, NamedTuple

from spadework.web.features.clocks.service import ClockNow
from spadework.web.features.presence.service import SILENCE, PresenceState
from spadework.web.features.substitutes.service import holidays_left, is_absent, next_change, players, voters
from spadework.web.features.substitutes.votes import needed
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

IN_ORDER = {1000, 1001}
"""How a connection is closed by whoever leaves the page; anything else broke it."""


class PresenceSocket:
    """Tells a table whether the guest of a connection is there, and wakes those who look on when that changes.

    Args:
        live: the table.
        guest: whose connection it is; of whoever has no seat nothing is told.
        hidden: whether the page is behind others when the connection is opened.
    """

    def __init__(self, live: LiveTable, guest: str | None, hidden: bool) -> None:
        self._live = live
        self._guest = guest
        self._hidden = hidden
        self._joined = False
        self._timer: asyncio.TimerHandle | None = None
        self._closed_by = 0

    def heard(self) -> None:
        """The connection is open, or something came over it."""
        if self._guest is None:
            return
        presence = self._live.presence
        changed = presence.hear(self) if self._joined else presence.join(self, self._guest, self._hidden)
        self._joined = True
        self._wait()
        self._announce(changed)

    def hide(self, hidden: bool) -> None:
        """The page goes behind others, or comes to the front."""
        if self._joined:
            self._announce(self._live.presence.hide(self, hidden))

    def closed(self, code: int) -> None:
        """The other end has closed the connection, by a code."""
        self._closed_by = code

    def end(self) -> None:
        """The connection is over."""
        if self._timer is not None:
            self._timer.cancel()
        if self._joined:
            self._joined = False
            self._announce(self._live.presence.leave(self, self._closed_by not in IN_ORDER))

    def _wait(self) -> None:
        """Look again when the connection has been silent for long."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(SILENCE + 0.1, self._check)

    def _check(self) -> None:
        self._announce(self._live.presence.check(self))

    def _announce(self, changed: bool) -> None:
        if changed:
            self._live.announce(Change.PEOPLE)


class SeatPresence(NamedTuple):
    """One seat; the same for everyone who looks on."""

    name: str
    state: PresenceState | Literal["computer", "open"]
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
    kept: bool = False
    """Whether the computer player sits here until somebody comes along."""


class Roster(NamedTuple):
    """All seats of a table, and what a guest has said."""

    seats: tuple[SeatPresence, ...] = ()
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


def roster(live: LiveTable, guest: str | None) -> Roster:
    """The people of a table at which they sit apart, as a guest may know it; nothing at other tables, and to those who see it later."""
    if not live.apart or live.origin is not live:
        return Roster()
    everyone, own, terms = players(live), live.seats_of(guest), live.clocks.terms
    return Roster(
        seat_presences(live),
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


def seat_presences(live: LiveTable) -> tuple[SeatPresence, ...]:
    """All seats, as everyone is told of them; the same until something about them may have changed."""
    return live.cache.once("seats", partial(_seat_presences, live), partial(next_change, live))


def _seat_presences(live: LiveTable) -> tuple[SeatPresence, ...]:
    return tuple(seat_presence(live, seat) for seat in range(len(live.seats)))


def seat_presence(live: LiveTable, number: int) -> SeatPresence:
    """One seat."""
    seat = live.seats[number]
    if seat.level is not None:
        return SeatPresence(seat.name, "computer", level=seat.level, kept=seat.is_kept)
    if seat.is_open:
        return SeatPresence(seat.name, "open")
    asked, absent = voters(live, number), is_absent(live, number)
    return SeatPresence(
        seat.name,
        *live.presence.of(seat.guest),
        level=seat.substitute,
        left=seat.left,
        absent=absent,
        votes=live.votes.for_stand_in(number, asked) if absent else 0,
        needed=needed(asked) if absent else 0,
        clock=live.clocks.of(number),
    )
