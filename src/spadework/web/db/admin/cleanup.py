"""Cleanup: abandoned tables, and rows beyond a quota."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Select, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.admin.inspection import IN_STATE, RUNNING, last_change
from spadework.web.db.models import (
    StoredAccount,
    StoredChatLine,
    StoredChatReport,
    StoredOffer,
    StoredSeat,
    StoredTable,
    now,
)
from spadework.web.db.storage import Storage, remove_tables
from spadework.web.server.settings import Settings

MONTH = timedelta(days=30)

BATCH_TABLES = 200
"""Maximum tables removed in one transaction, which keeps other writers' waits short."""

# Abandoned tables


@dataclass(frozen=True)
class Abandoned:
    """The ids of abandoned tables."""

    undealt: list[str]
    unfinished: list[str]

    def __len__(self) -> int:
        return len(self.undealt) + len(self.unfinished)


async def abandoned(storage: Storage, settings: Settings) -> Abandoned:
    """Find the tables that `remove_abandoned` would remove. Raises StorageError."""
    async with storage.reading() as session:
        return await _abandoned(session, settings, (), None)


async def remove_abandoned(storage: Storage, settings: Settings, spared: Collection[str] = ()) -> list[str]:
    """Remove abandoned tables.

    Args:
        storage: the stored tables.
        settings: the days after which a table counts as abandoned.
        spared: ids of tables to keep, since they have viewers.

    Returns the ids of the removed tables. Raises NotStored; some tables may have been removed then.
    """
    gone: list[str] = []
    while True:
        async with storage.writing() as session:
            # Found and removed in one transaction, so that no guest can return in between.
            found = await _abandoned(session, settings, spared, BATCH_TABLES)
            ids = [*found.undealt, *found.unfinished]
            if ids:
                await remove_tables(session, ids)
        gone += ids
        if not ids:
            return gone


async def _abandoned(session: AsyncSession, settings: Settings, spared: Collection[str], most: int | None) -> Abandoned:
    async def found(days: int, query: Select[str]) -> list[str]:
        before = now() - timedelta(days=days)
        # Moves are read for tables only that are old enough.
        old = query.where(StoredTable.created < before, last_change < before, StoredTable.id.not_in(spared))
        chosen = old.order_by(StoredTable.id).limit(most)
        return list(await session.scalars(chosen)) if days else []

    undealt = select(StoredTable.id).where(StoredTable.dealt.is_(False))
    return Abandoned(
        await found(settings.kept_undealt, undealt), await found(settings.kept_unfinished, games_of_guests())
    )


def games_of_guests() -> Select[str]:
    """Select unfinished games without any account among players and creator."""
    accounts = select(StoredAccount.id)
    with_account = exists().where(StoredSeat.table == StoredTable.id, StoredSeat.guest.in_(accounts))
    return select(StoredTable.id).where(*IN_STATE[RUNNING], ~or_(with_account, StoredTable.creator.in_(accounts)))


# Quotas


async def count_unfinished(storage: Storage, creator: str) -> int:
    """Count the unfinished tables that a guest has opened within a month. Raises StorageError."""
    query = select(func.count()).where(
        StoredTable.creator == creator,
        StoredTable.over.is_(False),
        StoredTable.ended.is_(False),
        StoredTable.cancelled.is_(False),
        # Nobody can end a game that they left against computer players: it must not count forever.
        StoredTable.created > now() - MONTH,
    )
    return await storage.scalar(query) or 0


async def keep_newest_lines(storage: Storage, most: int) -> int:
    """Remove all but the newest chat lines of each table; reported lines and offers stay.

    Returns the number of removed lines. Raises NotStored.
    """
    long = (
        select(StoredChatLine.table, func.max(StoredChatLine.number).label("last"))
        .group_by(StoredChatLine.table)
        .having(func.count() > most)
    )
    gone = 0
    async with storage.writing() as session:
        for table, last in (await session.execute(long)).all():
            kept = [
                exists().where(about.table == StoredChatLine.table, about.number == StoredChatLine.number)
                for about in (StoredChatReport, StoredOffer)
            ]
            old = (StoredChatLine.table == table, StoredChatLine.number <= last - most)
            done = await session.execute(
                delete(StoredChatLine).where(*old, *(~one for one in kept)).returning(StoredChatLine.number)
            )
            gone += len(done.all())
    return gone
