"""Changes of a table beside its moves, stored at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import update

from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.storage import Storage


async def change_seats(
    storage: Storage, id: str, seats: Sequence[int], changes: Mapping[str, object], clocks: dict[str, Any] | None
) -> None:
    """Store the same changes for some seats of a table, and how its clocks stand. Raises NotStored."""
    change = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.seat.in_(seats)).values(**changes)
    async with storage.writing() as session:
        await session.execute(change)
        await session.execute(update(StoredTable).where(StoredTable.id == id).values(clocks=clocks))


async def end_early(storage: Storage, id: str) -> None:
    """Store that a table was ended before its game was over. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(update(StoredTable).where(StoredTable.id == id).values(ended=True, to_move=0))
