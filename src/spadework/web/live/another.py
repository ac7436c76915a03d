"""Another table for the same people."""

import secrets

from spadework.table.setup import SECRET_BYTES
from spadework.web.store.models import StoredSeat, StoredTable


def another_table(stored: StoredTable, guest: str) -> StoredTable:
    """A table with the same set-up, names and computer players, opened by a guest; the seats of other people are kept for them."""
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=stored.game,
        rules_version=stored.rules_version,
        deck=stored.deck,
        deck_digest=stored.deck_digest,
        options=stored.options,
        secret=secrets.token_bytes(SECRET_BYTES).hex(),
        hints=stored.hints,
        time=stored.time,
        creator=guest,
        seats=[_seat(seat, guest) for seat in stored.seats],
    )


def _seat(seat: StoredSeat, guest: str) -> StoredSeat:
    computer = seat.level is not None
    mine = seat.guest == guest
    return StoredSeat(
        seat=seat.seat,
        name=seat.name,
        level=seat.level,
        guest=guest if mine else None,
        invitation=None if computer or mine else secrets.token_urlsafe(16),
        contribution="" if computer else None,
    )
