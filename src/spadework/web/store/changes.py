"""Changes of a table beside its moves, stored at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import update

from spadework.web.store.history import results
from spadework.web.store.models import StoredSeat, StoredTable, now
from spadework.web.store.storage import Storage


async def change_seats(
    storage: Storage, id: str, seats: Sequence[int], changes: Mapping[str, object], clocks: dict[str, Any] | None
) -> None:
    """Store the same changes for some seats of a table, and how its clocks stand. Raises NotStored."""
    # Who looks at the result later wants to know of it, though the seat was taken back long ago.
    stood_in = {"stood_in": True} if changes.get("stand_in") is not None else {}
    change = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.seat.in_(seats)).values(**changes, **stood_in)
    async with storage.writing() as session:
        await session.execute(change)
        await session.execute(update(StoredTable).where(StoredTable.id == id).values(clocks=clocks))


async def end_early(storage: Storage, id: str) -> None:
    """Store that a table was ended before its game was over. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(update(StoredTable).where(StoredTable.id == id).values(ended=True, to_move=0))
        await results.close(session, id, now())
