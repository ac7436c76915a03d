"""Events at a table that its players should know of: deal held up, game begun, turn, takeback request, end, rematch."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.features.takebacks.service import still_asked
from spadework.web.table.live_table import LiveTable

NotificationKind: TypeAlias = Literal["again", "over", "asked", "turn", "begun", "deal", "settled"]

KINDS: Sequence[NotificationKind] = ("again", "over", "asked", "turn", "begun", "deal")
"""By rank: only the first of several is sent, since it implies the others."""

PENDING: Sequence[NotificationKind] = ("asked", "turn", "deal")
"""Events that end when the player has acted; then "settled" is sent."""


class Notification(NamedTuple):
    """An event for one guest at a table."""

    guest: str
    kind: NotificationKind
    what: str
    """Identifies it, so that it is sent once: its kind, or for a turn the seat, the decision's number and the game's branch."""


class NotifiedTable(NamedTuple):
    """The state of a table, as far as notifications depend on it."""

    id: str
    game: str
    seats: Sequence[StoredSeat]
    over: bool
    decisions: Mapping[int, int]
    """The number of the next decision of each seat that moves next."""
    again: str | None
    again_by: int | None
    course: int = 0
    """As in `StoredTable`."""
    asked: Collection[str] = ()
    """The guests asked for a takeback."""
    request: str = ""
    """Identifies the takeback request."""
    held_up_by: Collection[str] = ()
    """The guests for whom the deal waits."""


def notified_table(live: LiveTable) -> NotifiedTable | None:
    """Return the state of a table in memory; None before the deal, unless that is held up."""
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
        request_id(live) if asked else "",
    )


def request_id(live: LiveTable) -> str:
    """Return the id of the open takeback request."""
    request = live.takebacks.open
    return "" if request is None else f"asked-{request.place.course}-{request.place.steps}-{request.seat}"


def notified_stored_table(stored: StoredTable, moves: Mapping[int, int]) -> NotifiedTable:
    """Return the state of a stored table; `moves`: the number of moves by seat."""
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


def notifications(state: NotifiedTable | None) -> list[Notification]:
    """Return the notifications of a table with several people; none for those who have left."""
    if state is None or len({seat.guest for seat in state.seats if seat.guest}) < 2:
        return []
    here = [seat for seat in state.seats if seat.guest and not seat.left]
    if state.held_up_by:
        return [Notification(guest, "deal", "deal") for guest in guests_of(here) if guest in state.held_up_by]
    found = [Notification(guest, "begun", "begun") for guest in guests_of(here)]
    if not state.over:
        found += [Notification(guest, "asked", state.request) for guest in guests_of(here) if guest in state.asked]
        return found + [
            Notification(seat.guest or "", "turn", f"turn-{seat.seat}-{state.decisions[seat.seat]}-{state.course}")
            for seat in here
            if seat.seat in state.decisions and seat.stand_in is None
        ]
    found += [Notification(guest, "over", "over") for guest in guests_of(here)]
    if state.again is not None and state.again_by is not None:
        asking = state.seats[state.again_by].guest
        found += [Notification(guest, "again", "again") for guest in guests_of(here) if guest != asking]
    return found


def guests_of(seats: Sequence[StoredSeat]) -> list[str]:
    """Return the guests on these seats, each once."""
    return list(dict.fromkeys(seat.guest for seat in seats if seat.guest))
