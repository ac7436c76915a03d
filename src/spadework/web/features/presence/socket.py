"""The presence of a connection's guest, and the roster of a table."""

import asyncio
from functools import partial
from typing import Literal, NamedTuple

from spadework.web.features.clocks.service import ClockNow
from spadework.web.features.presence.service import SILENCE, GuestPresence, PresenceState
from spadework.web.features.substitutes.service import holidays_left, is_absent, next_change, players, voters
from spadework.web.features.substitutes.votes import needed
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

IN_ORDER = {1000, 1001}
"""Close codes of browsers that leave the page; with any other code the connection broke."""


class PresenceSocket:
    """Reports a connection to the table's presence, and announces when its guest's presence changes.

    Args:
        live: the table.
        guest: the guest of the connection; None is not reported.
        hidden: whether the page is in the background when the connection opens.
    """

    def __init__(self, live: LiveTable, guest: str | None, hidden: bool) -> None:
        self._live = live
        self._guest = guest
        self._hidden = hidden
        self._joined = False
        self._timer: asyncio.TimerHandle | None = None
        self._closed_by = 0

    def heard(self) -> None:
        """Report that the connection has opened, or that a message has arrived."""
        if self._guest is None:
            return
        presence = self._live.presence
        changed = presence.hear(self) if self._joined else presence.join(self, self._guest, self._hidden)
        self._joined = True
        self._wait()
        self._announce(changed)

    def hide(self, hidden: bool) -> None:
        """Report that the page went to the background or came to the foreground."""
        if self._joined:
            self._announce(self._live.presence.hide(self, hidden))

    def closed(self, code: int) -> None:
        """Record the code with which the browser closed the connection."""
        self._closed_by = code

    def end(self) -> None:
        """Report the end of the connection."""
        if self._timer is not None:
            self._timer.cancel()
        if self._joined:
            self._joined = False
            self._announce(self._live.presence.leave(self, self._closed_by not in IN_ORDER))

    def _wait(self) -> None:
        """Check again when the connection has been silent for too long."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(SILENCE + 0.1, self._check)

    def _check(self) -> None:
        self._announce(self._live.presence.check(self))

    def _announce(self, changed: bool) -> None:
        if changed:
            self._live.announce(Change.PEOPLE)


class SeatPresence(NamedTuple):
    """The presence at a seat, the same for all viewers."""

    name: str
    state: PresenceState | Literal["computer", "open"]
    since: float | None = None
    """The time of the presence's clock at which the state began; None if unknown."""
    level: str | None = None
    """The level of the computer player at this seat, also of a substitute."""
    left: bool = False
    """Whether the player has left the game."""
    absent: bool = False
    """Whether the others may let a computer player stand in."""
    votes: int = 0
    """The number of votes for that."""
    needed: int = 0
    """The number of votes that it takes."""
    clock: ClockNow | None = None
    """The player's clock; None at a table without clocks."""
    reserved: bool = False
    """Whether the computer player holds the seat until its player joins."""


class Roster(NamedTuple):
    """All seats of a table, and a guest's votes."""

    seats: tuple[SeatPresence, ...] = ()
    ended: bool = False
    """Whether all have agreed to end the game early."""
    end_votes: int = 0
    """The number of players who have voted for that."""
    end_needed: int = 0
    own: tuple[int, ...] = ()
    """The guest's seats."""
    own_votes: tuple[str | None, ...] = ()
    """By seat, the level of the substitute that the guest has voted for."""
    own_end: bool = False
    """Whether the guest has voted to end the game."""
    may_vote: bool = False
    """Whether the guest is a player with a vote."""
    holidays: int | None = None
    """Whole days of holiday that the guest has left; None at a table without holidays."""
    on_holiday: bool = False
    """Whether the guest is on holiday."""


def roster(live: LiveTable, guest: str | None) -> Roster:
    """Return the roster of a table as a guest may see it; an empty one at a table on one screen and for viewers of a delayed table."""
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
    """Return the presence at all seats, cached until it may have changed."""
    seats = range(len(live.seats))
    return live.cache.once(
        "seats", lambda: tuple(seat_presence(live, seat) for seat in seats), partial(next_change, live)
    )


def seat_presence(live: LiveTable, number: int) -> SeatPresence:
    """Return the presence at a seat."""
    seat = live.seats[number]
    if seat.level is not None:
        return SeatPresence(seat.name, "computer", level=seat.level, reserved=seat.is_reserved)
    if seat.is_open:
        return SeatPresence(seat.name, "open")
    asked, absent, presence = voters(live, number), is_absent(live, number), live.presence.of(seat.guest)
    if seat.left and presence.state == "here":
        # Who has left the game may still look at it.
        presence = GuestPresence("away", None)
    return SeatPresence(
        seat.name,
        *presence,
        level=seat.substitute,
        left=seat.left,
        absent=absent,
        votes=live.votes.for_substitute(number, asked) if absent else 0,
        needed=needed(asked) if absent else 0,
        clock=live.clocks.of(number),
    )
