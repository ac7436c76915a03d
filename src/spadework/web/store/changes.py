"""Changes of a table beside its moves, stored at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import update

from spadework.web.store.history import results
from spadework.web.store.models import StoredSeat, StoredTable, now
from spadework.web.store.storage import Storage, advance


async def change_seats(
    storage: Storage,
    stored: StoredTable,
    seats: Sequence[int],
    changes: Mapping[str, object],
    clocks: dict[str, Any] | None,
) -> None:
    """Store the same changes for some seats of a table, and how its clocks stand.

    Raises Conflict when something else has been stored of it meanwhile, NotStored.
    """
    # Who looks at the result later wants to know of it, though the seat was taken back long ago.
    stood_in = {"stood_in": True} if changes.get("stand_in") is not None else {}
    change = update(StoredSeat).where(StoredSeat.table == stored.id, StoredSeat.seat.in_(seats))
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, clocks=clocks)
        await session.execute(change.values(**changes, **stood_in))


async def end_early(storage: Storage, stored: StoredTable) -> None:
    """Store that a table was ended before its game was over. Raises Conflict as `change_seats`, NotStored."""
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, ended=True, to_move=0)
        await results.close(session, stored.id, now())
