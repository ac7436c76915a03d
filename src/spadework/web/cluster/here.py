"""What a server tells the others of who is at a table there, and what lasts only as long as somebody is."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from spadework.web.live.audience import Company
from spadework.web.live.presence import Sight

if TYPE_CHECKING:
    from spadework.web.live.live_table import LiveTable

ROOM = 6000
"""Bytes for the spectators who are sent one by one. PostgreSQL limits a message to 8,000."""


@dataclass(frozen=True)
class Here:
    """Who is at a table on one server."""

    watched: bool = False
    """Whether somebody looks at it."""
    guests: dict[str, Sight] = field(default_factory=dict)
    """How those who sit at the table attend, by guest."""
    company: Company = field(default_factory=Company)
    """Those who only look on."""
    holds: bool = False
    """Whether somebody there stops the time to react."""
    read: int = 0
    """How many lessons of a first voyage have been read there."""

    @property
    def timeless(self) -> "Here":
        """The same, but for how long it has been so."""
        return replace(self, guests={guest: sight._replace(age=None) for guest, sight in self.guests.items()})


def here(live: "LiveTable") -> Here:
    """Who is at a table on this server."""
    seated = {seat.guest for seat in live.seats if seat.guest is not None} | {live.stored.creator}
    return Here(
        live.is_watched_here,
        live.presence.sights(seated),
        live.audience.company([seat.guest for seat in live.seats], ROOM),
        live.clock.held_here,
        0 if live.guided is None else live.guided.lessons_read,
    )


def take_in(live: "LiveTable", server: str, told: Here | None) -> None:
    """Know what another server has told of a table; None when that server tells nothing any more."""
    known = told or Here()
    live.presence.learn(server, None if told is None else told.guests)
    live.audience.learn(server, known.company)
    (live.watched_elsewhere.add if known.watched else live.watched_elsewhere.discard)(server)
    if live.guided is not None:
        live.guided.read(known.read)
    if live.clock.hold_elsewhere(server, known.holds):
        live.tell_here()
    else:
        live.wake_here()
