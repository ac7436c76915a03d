"""Keeping deals that several tables play with the same chance."""

from collections.abc import Sequence

from sqlalchemy import select

from spadework.web.db.models import StoredDeal, StoredTable
from spadework.web.db.storage import Conflict, Storage

MOST = 100
"""So many tables of a deal are compared, the first ones."""


async def load(storage: Storage, id: str) -> StoredDeal | None:
    """A deal, or None. Raises StorageError."""
    async with storage.reading() as session:
        return await session.get(StoredDeal, id)


async def kept(storage: Storage, deal: StoredDeal) -> StoredDeal:
    """Store a deal, unless there is one by its id; the one that is stored. Raises NotStored, StorageError."""
    try:
        async with storage.writing() as session:
            session.add(deal)
    except Conflict:
        return await load(storage, deal.id) or deal
    return deal


async def table_of(storage: Storage, deal: str, creator: str) -> StoredTable | None:
    """The table of a deal that somebody opened, the oldest of several; None where there is none. Raises StorageError."""
    query = select(StoredTable).where(StoredTable.deal == deal, StoredTable.creator == creator)
    async with storage.reading() as session:
        return await session.scalar(query.order_by(StoredTable.created, StoredTable.id).limit(1))


async def tables_of(storage: Storage, deal: str) -> Sequence[StoredTable]:
    """The tables that play a deal, the oldest first. Raises StorageError."""
    query = select(StoredTable).where(StoredTable.deal == deal).order_by(StoredTable.created, StoredTable.id)
    async with storage.reading() as session:
        return list((await session.scalars(query.limit(MOST))).all())
