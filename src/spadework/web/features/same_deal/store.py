"""Storage of deals shared by several tables."""

from collections.abc import Sequence

from sqlalchemy import select

from spadework.web.db.models import StoredDeal, StoredSeat, StoredTable
from spadework.web.db.storage import Conflict, Storage

MAX_TABLES = 100
"""Maximum tables compared, the first ones of a deal."""


async def add_once(storage: Storage, deal: StoredDeal) -> StoredDeal:
    """Store a deal unless its id is taken; return the stored one. Raises NotStored, StorageError."""
    try:
        async with storage.writing() as session:
            session.add(deal)
    except Conflict:
        return await storage.get(StoredDeal, deal.id) or deal
    return deal


async def table_of(storage: Storage, deal: str, creator: str) -> StoredTable | None:
    """Return a guest's table of a deal, the oldest of several, or None. Raises StorageError."""
    query = select(StoredTable).where(StoredTable.deal == deal, StoredTable.creator == creator)
    return await storage.scalar(query.order_by(StoredTable.created, StoredTable.id).limit(1))


async def has_finished(storage: Storage, deal: str | None, guest: str | None) -> bool:
    """Return whether a guest has played a deal to the end; False without a deal or a guest. Raises StorageError."""
    if deal is None or guest is None:
        return False
    query = select(StoredTable.id).join(StoredSeat, StoredSeat.table == StoredTable.id)
    query = query.where(StoredTable.deal == deal, StoredSeat.guest == guest, StoredTable.over.is_(True))
    return (await storage.scalar(query.limit(1))) is not None


async def tables_of(storage: Storage, deal: str) -> Sequence[StoredTable]:
    """Return the tables of a deal, oldest first. Raises StorageError."""
    query = select(StoredTable).where(StoredTable.deal == deal).order_by(StoredTable.created, StoredTable.id)
    return await storage.scalars(query.limit(MAX_TABLES))
