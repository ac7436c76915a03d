"""Events at a table that its players should know of: deal held up, game begun, turn, little time left, takeback request, end, rematch."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.features.clocks.service import Clocks, Interval
from spadework.web.features.takebacks.service import still_asked
from spadework.web.table.live_table import LiveTable

NotificationKind: TypeAlias = Literal["rematch", "over", "asked", "late", "turn", "begun", "deal", "settled"]

KINDS: Sequence[NotificationKind] = ("rematch", "over", "asked", "late", "turn", "begun", "deal")
"""By rank: only the first of several is sent, since it implies the others."""

PENDING: Sequence[NotificationKind] = ("asked", "late", "turn", "deal")
"""Events that end when the player has acted; then "settled" is sent."""


OF_A_TURN: Collection[NotificationKind] = ("turn", "late")
"""Events that matter as long as the player has not moved, even if they have seen the table."""

LITTLE_TIME = 2 * 3600.0
"""Seconds left on a clock at which its player is warned."""


class Notification(NamedTuple):
    """An event for one guest at a table."""

    guest: str
    kind: NotificationKind
    event: str
    """Identifies it, so that it is sent once: its kind, and for a turn the seat, the decision's number and the game's branch."""
    seat: int | None = None
    """The seat whose clock decides when there is little time left."""


class NotifiedTable(NamedTuple):
    """The state of a table, as far as notifications depend on it."""

    id: str
    game: str
    seats: Sequence[StoredSeat]
    over: bool
    decisions: Mapping[int, int]
    """The number of the next decision of each seat that moves next."""
    rematch: str | None
    rematch_by: int | None
    epoch: int = 0
    """As in `StoredTable`."""
    asked: Collection[str] = ()
    """The guests asked for a takeback."""
    request: str = ""
    """Identifies the takeback request."""
    held_up_by: Collection[str] = ()
    """The guests for whom the deal waits."""
    clocks: Clocks | None = None
    """The table's clocks, in games over days."""

    def hurries(self, seat: int) -> bool:
        """Return whether there is little time left on a seat's clock."""
        if self.clocks is None:
            return False
        clock = self.clocks.of(seat)
        return clock is not None and clock.ends is not None and clock.ends - self.clocks.now <= LITTLE_TIME


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
        stored.rematch,
        stored.rematch_by,
        stored.epoch,
        asked := still_asked(live),
        request_id(live) if asked else "",
        clocks=over_days(live.clocks),
    )


def over_days(clocks: Clocks) -> Clocks | None:
    """Return the clocks of a game over days; None for other games."""
    return clocks if clocks.terms is not None and clocks.terms.kind == "days" else None


def request_id(live: LiveTable) -> str:
    """Return the id of the open takeback request."""
    request = live.takebacks.open
    return "" if request is None else f"asked-{request.place.epoch}-{request.place.steps}-{request.seat}"


def notified_stored_table(
    stored: StoredTable, moves: Mapping[int, int], outages: Sequence[Interval] = ()
) -> NotifiedTable:
    """Return the state of a stored table.

    Args:
        stored: the table's row.
        moves: the number of moves by seat.
        outages: when no server ran, for its clocks.
    """
    to_move = [seat.seat for seat in stored.seats if stored.to_move >> seat.seat & 1]
    decisions = {seat: moves.get(seat, 0) for seat in to_move}
    return NotifiedTable(
        stored.id,
        stored.game,
        stored.seats,
        stored.over or stored.ended,
        decisions,
        stored.rematch,
        stored.rematch_by,
        stored.epoch,
        clocks=over_days(Clocks(stored, outages)),
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
        kinds: Sequence[NotificationKind] = ("turn",) if state.clocks is None else ("turn", "late")
        return found + [
            Notification(
                seat.guest or "",
                kind,
                f"{kind}-{seat.seat}-{state.decisions[seat.seat]}-{state.epoch}",
                seat.seat if kind == "late" else None,
            )
            for seat in here
            if seat.seat in state.decisions and seat.substitute is None
            for kind in kinds
        ]
    found += [Notification(guest, "over", "over") for guest in guests_of(here)]
    if state.rematch is not None and state.rematch_by is not None:
        asking = state.seats[state.rematch_by].guest
        found += [Notification(guest, "rematch", "rematch") for guest in guests_of(here) if guest != asking]
    return found


def guests_of(seats: Sequence[StoredSeat]) -> list[str]:
    """Return the guests on these seats, each once."""
    return list(dict.fromkeys(seat.guest for seat in seats if seat.guest))
