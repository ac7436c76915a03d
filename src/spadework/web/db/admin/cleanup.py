"""Cleanup: abandoned tables, and rows beyond a quota."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Select, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.admin.inspection import IN_STATE, RUNNING, last_change
from spadework.web.db.models import ReportedLine, SaidLine, StoredAccount, StoredPromise, StoredSeat, StoredTable, now
from spadework.web.db.storage import Storage, remove_tables
from spadework.web.server.settings import Settings


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


AT_ONCE = 200
"""So many tables are removed in one transaction, so that nobody waits for long."""


@dataclass(frozen=True)
class Abandoned:
    """The ids of tables to which nobody comes back."""

    undealt: list[str]
    unfinished: list[str]

    def __len__(self) -> int:
        return len(self.undealt) + len(self.unfinished)


async def abandoned(storage: Storage, settings: Settings) -> Abandoned:
    """The tables that `tidy` would remove. Raises StorageError."""
    async with storage.reading() as session:
        return await _abandoned(session, settings, (), None)


async def tidy(storage: Storage, settings: Settings, spared: Collection[str] = ()) -> list[str]:
    """Remove abandoned tables.

    Args:
        storage: where they are stored.
        settings: after how many days nobody comes back.
        spared: tables that stay, for somebody is there.

    Returns the ids of those that are gone. Raises NotStored, and then some of them are gone.
    """
    gone: list[str] = []
    while True:
        async with storage.writing() as session:
            # Looked for where they are removed: nobody has come back in between.
            found = await _abandoned(session, settings, spared, AT_ONCE)
            ids = [*found.undealt, *found.unfinished]
            if ids:
                await remove_tables(session, ids)
        gone += ids
        if not ids:
            return gone


async def _abandoned(session: AsyncSession, settings: Settings, spared: Collection[str], most: int | None) -> Abandoned:
    async def found(days: int, query: Select[str]) -> list[str]:
        before = now() - timedelta(days=days)
        # Moves are looked at for those tables alone that are old enough.
        old = query.where(StoredTable.created < before, last_change < before, StoredTable.id.not_in(spared))
        chosen = old.order_by(StoredTable.id).limit(most)
        return list(await session.scalars(chosen)) if days else []

    undealt = select(StoredTable.id).where(StoredTable.dealt.is_(False))
    return Abandoned(await found(settings.kept_undealt, undealt), await found(settings.kept_unfinished, among_guests()))


def among_guests() -> Select[str]:
    """Unfinished games in which nobody has an account, and whose tables nobody with one has opened."""
    accounts = select(StoredAccount.id)
    with_account = exists().where(StoredSeat.table == StoredTable.id, StoredSeat.guest.in_(accounts))
    return select(StoredTable.id).where(*IN_STATE[RUNNING], ~or_(with_account, StoredTable.creator.in_(accounts)))
