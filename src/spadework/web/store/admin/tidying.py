"""Tables to which nobody comes back."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Select, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.settings import Settings
from spadework.web.store.admin.tables import IN_STATE, RUNNING, last_change
from spadework.web.store.models import StoredSeat, StoredTable, now
from spadework.web.store.people_models import StoredAccount
from spadework.web.store.removing import remove_tables
from spadework.web.store.storage import Storage

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
