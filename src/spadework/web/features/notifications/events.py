"""What there is to tell of a table, and to whom.

That the deal waits for somebody's part of the chance, that the game begins, that somebody is to move or is asked to agree that the game
goes back, that it is over, that others want to go on.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.features.takebacks.service import still_asked
from spadework.web.table.live_table import LiveTable

Kind: TypeAlias = Literal["again", "over", "asked", "turn", "begun", "deal", "settled"]

KINDS: Sequence[Kind] = ("again", "over", "asked", "turn", "begun", "deal")
"""Of several things only the first is told; whoever hears it knows the others."""

WAITING: Sequence[Kind] = ("asked", "turn", "deal")
"""What is no longer so when somebody has done it; of that, "settled" is told."""


class Notification(NamedTuple):
    """Something that concerns one guest at a table."""

    guest: str
    kind: Kind
    what: str
    """By which it is never told twice: a kind, or for a turn the seat, which of its decisions it is, and the game's course."""


class NotifiedTable(NamedTuple):
    """How a table stands."""

    id: str
    game: str
    seats: Sequence[StoredSeat]
    over: bool
    decisions: Mapping[int, int]
    """Of each seat that is to move, which of its decisions is due."""
    again: str | None
    again_by: int | None
    course: int = 0
    """As in `StoredTable`."""
    asked: Collection[str] = ()
    """The guests who are asked whether the game shall go back."""
    request: str = ""
    """What they are asked, by which it is never told twice."""
    held_up_by: Collection[str] = ()
    """The guests for whom the deal waits."""


def notified_table(live: LiveTable) -> NotifiedTable | None:
    """How a table in memory stands; None before the deal, as long as that has not waited too long for somebody."""
    table, stored = live.table, live.stored
    if table is None:
        held_up_by = live.dealing.held_up_by
        if stored.cancelled or not held_up_by:
            return None
        return NotifiedTable(live.id, stored.game, live.seats, False, {}, None, None, held_up_by=held_up_by)
    decisions = {seat: table.decision(seat) for seat in live.awaited}
    return NotifiedTable(
        live.id,
        stored.game,
        live.seats,
        table.over or live.ended,
        decisions,
        stored.again,
        stored.again_by,
        stored.course,
        asked := still_asked(live),
        asked_for(live) if asked else "",
    )


def asked_for(live: LiveTable) -> str:
    """The name of what the others at a table are asked."""
    request = live.takebacks.open
    return "" if request is None else f"asked-{request.place.course}-{request.place.steps}-{request.seat}"


def notified_stored_table(stored: StoredTable, moves: Mapping[int, int]) -> NotifiedTable:
    """How a stored table stands, whose seats have made so many moves."""
    to_move = [seat.seat for seat in stored.seats if stored.to_move >> seat.seat & 1]
    decisions = {seat: moves.get(seat, 0) for seat in to_move}
    return NotifiedTable(
        stored.id,
        stored.game,
        stored.seats,
        stored.over or stored.ended,
        decisions,
        stored.again,
        stored.again_by,
        stored.course,
    )


def notifications(standing: NotifiedTable | None) -> list[Notification]:
    """What there is to tell at a table where several people sit; who has left for good wants to hear of nothing."""
    if standing is None or len({seat.guest for seat in standing.seats if seat.guest}) < 2:
        return []
    here = [seat for seat in standing.seats if seat.guest and not seat.left]
    if standing.held_up_by:
        return [Notification(guest, "deal", "deal") for guest in unique(here) if guest in standing.held_up_by]
    found = [Notification(guest, "begun", "begun") for guest in unique(here)]
    if not standing.over:
        found += [Notification(guest, "asked", standing.request) for guest in unique(here) if guest in standing.asked]
        return found + [
            Notification(
                seat.guest or "", "turn", f"turn-{seat.seat}-{standing.decisions[seat.seat]}-{standing.course}"
            )
            for seat in here
            if seat.seat in standing.decisions and seat.stand_in is None
        ]
    found += [Notification(guest, "over", "over") for guest in unique(here)]
    if standing.again is not None and standing.again_by is not None:
        asking = standing.seats[standing.again_by].guest
        found += [Notification(guest, "again", "again") for guest in unique(here) if guest != asking]
    return found


def unique(seats: Sequence[StoredSeat]) -> list[str]:
    """The guests on some seats, each once."""
    return list(dict.fromkeys(seat.guest for seat in seats if seat.guest))
