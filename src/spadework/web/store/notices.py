"""What waits for people who are not there."""

from sqlalchemy import distinct, func, select
from sqlalchemy.orm import aliased

from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.storage import Storage


async def waiting(storage: Storage, guest: str) -> int:
    """How many tables at which others sit too wait for a move of a guest. Raises StorageError."""
    own, other = aliased(StoredSeat), aliased(StoredSeat)
    query = (
        select(func.count(distinct(StoredTable.id)))
        .join(own, own.table == StoredTable.id)
        .join(other, other.table == StoredTable.id)
        .where(
            own.guest == guest,
            own.stand_in.is_(None),
            other.guest != guest,
            StoredTable.over.is_(False),
            StoredTable.ended.is_(False),
            StoredTable.to_move.op(">>")(own.seat).op("&")(1) == 1,
        )
    )
    async with storage.reading() as session:
        return await session.scalar(query) or 0
