"""Another table for the same people."""

import secrets
from operator import attrgetter

from spadework.table.setup import new_secret
from spadework.web.db.models import StoredSeat, StoredTable


def rematch_table(stored: StoredTable, guest: str) -> StoredTable:
    """A table with the same set-up, names and computer players, opened by a guest; the seats of other people are kept for them.

    Everybody sits one seat further on, so that another begins.
    """
    seats = len(stored.seats)
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=stored.game,
        rules_version=stored.rules_version,
        deck=stored.deck,
        deck_digest=stored.deck_digest,
        options=stored.options,
        secret=new_secret().hex(),
        hints=stored.hints,
        hints_alone=stored.hints_alone,
        time=stored.time,
        creator=guest,
        seats=sorted((_seat(seat, seats, guest) for seat in stored.seats), key=attrgetter("seat")),
    )


def next_seat(seat: int, seats: int) -> int:
    """Where somebody sits the next time.

    >>> [next_seat(seat, 3) for seat in range(3)]
    [2, 0, 1]
    """
    return (seat - 1) % seats


def _seat(seat: StoredSeat, seats: int, guest: str) -> StoredSeat:
    computer = seat.level is not None
    mine = seat.guest == guest
    return StoredSeat(
        seat=next_seat(seat.seat, seats),
        name=seat.name,
        level=seat.level,
        guest=guest if mine else None,
        invitation=None if computer or mine else secrets.token_urlsafe(16),
    )
