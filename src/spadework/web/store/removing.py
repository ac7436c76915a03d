"""Removing whole tables."""

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.store.layout import parts_of_a_table
from spadework.web.store.models import StoredTable


async def remove_tables(session: AsyncSession, ids: Sequence[str]) -> None:
    """Remove some tables with all that belongs to them; where one was to be played again, nobody has opened it."""
    for part in parts_of_a_table():
        await session.execute(delete(part).where(part.c.table.in_(ids)))
    await session.execute(update(StoredTable).where(StoredTable.again.in_(ids)).values(again=None, again_by=None))
    await session.execute(delete(StoredTable).where(StoredTable.id.in_(ids)))
