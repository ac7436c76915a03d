"""How much of something somebody may have, and what goes when there is more."""

from sqlalchemy import delete, exists, func, select

from spadework.web.store.models import ReportedLine, SaidLine, StoredTable
from spadework.web.store.promise_models import StoredPromise
from spadework.web.store.storage import Storage


async def unfinished(storage: Storage, creator: str) -> int:
    """How many tables a guest has opened whose games may still be played. Raises StorageError."""
    query = select(func.count()).where(
        StoredTable.creator == creator,
        StoredTable.over.is_(False),
        StoredTable.ended.is_(False),
        StoredTable.cancelled.is_(False),
    )
    async with storage.reading() as session:
        return await session.scalar(query) or 0


async def keep_newest_lines(storage: Storage, most: int) -> int:
    """Remove what was said at tables before the newest lines of each; what was reported, and offers, stay.

    Returns how many lines are gone. Raises NotStored.
    """
    long = (
        select(SaidLine.table, func.max(SaidLine.number).label("last"))
        .group_by(SaidLine.table)
        .having(func.count() > most)
    )
    gone = 0
    async with storage.writing() as session:
        for table, last in (await session.execute(long)).all():
            kept = [
                exists().where(about.table == SaidLine.table, about.number == SaidLine.number)
                for about in (ReportedLine, StoredPromise)
            ]
            old = (SaidLine.table == table, SaidLine.number <= last - most)
            done = await session.execute(
                delete(SaidLine).where(*old, *(~one for one in kept)).returning(SaidLine.number)
            )
            gone += len(done.all())
    return gone
