"""Keeping who comes and goes before the deal, and which tables anybody may join."""

from collections.abc import Mapping
from datetime import timedelta

from sqlalchemy import ColumnElement, exists, func, select, update

from spadework.web.store.models import StoredSeat, StoredTable, now
from spadework.web.store.storage import Conflict, Storage

LISTED_FOR = timedelta(days=7)
"""Who has waited longer for company has given up."""


async def leave(storage: Storage, id: str, guest: str) -> None:
    """Let a guest go, whose seats are open again. Raises Conflict after the deal, NotStored."""
    gathering = exists().where(StoredTable.id == id, StoredTable.dealt.is_(False))
    change = (
        update(StoredSeat)
        .where(StoredSeat.table == id, StoredSeat.guest == guest, gathering)
        .values(guest=None, name="", commitment=None, contribution=None)
        .returning(StoredSeat.seat)
    )
    async with storage.writing() as session:
        if (await session.execute(change)).first() is None:
            raise Conflict("nobody could leave")


async def fill(storage: Storage, id: str, names: Mapping[int, str], level: str) -> None:
    """Give open seats to computer players, by name. Raises Conflict when one of them is no longer open, NotStored."""
    async with storage.writing() as session:
        for seat, name in names.items():
            change = (
                update(StoredSeat)
                .where(
                    StoredSeat.table == id,
                    StoredSeat.seat == seat,
                    StoredSeat.guest.is_(None),
                    StoredSeat.level.is_(None),
                )
                .values(name=name, level=level, invitation=None, contribution="")
                .returning(StoredSeat.seat)
            )
            if (await session.execute(change)).first() is None:
                raise Conflict("a seat is taken")


async def cancel(storage: Storage, id: str) -> None:
    """Keep that a table does not come about; where it was to be played again, it is not. Raises Conflict after the deal, NotStored."""
    change = (
        update(StoredTable)
        .where(StoredTable.id == id, StoredTable.dealt.is_(False))
        .values(cancelled=True)
        .returning(StoredTable.id)
    )
    before = update(StoredTable).where(StoredTable.again == id).values(again=None, again_by=None)
    async with storage.writing() as session:
        if (await session.execute(change)).first() is None:
            raise Conflict("the table has been dealt")
        await session.execute(before)


async def open_tables(storage: Storage, game: str | None, most: int) -> tuple[list[StoredTable], int]:
    """Tables that anybody may join, who waits longest first and at most so many; and how many there are. Raises StorageError."""
    wanted = is_listed(game)
    tables = select(StoredTable).where(*wanted).order_by(StoredTable.created, StoredTable.id).limit(most)
    async with storage.reading() as session:
        found = list((await session.scalars(tables)).all())
        if len(found) < most:
            return found, len(found)
        return found, (await session.scalar(select(func.count()).select_from(StoredTable).where(*wanted))) or 0


async def open_tables_of(storage: Storage, guest: str) -> list[StoredTable]:
    """The tables that a guest opened and that anybody may still join, who waits longest first. Raises StorageError."""
    query = select(StoredTable).where(*is_listed(None), StoredTable.creator == guest).order_by(StoredTable.created)
    async with storage.reading() as session:
        return list((await session.scalars(query)).all())


def is_listed(game: str | None) -> tuple[ColumnElement[bool], ...]:
    """What holds for tables that anybody may join, of one game or of all."""
    open_seat = exists().where(
        StoredSeat.table == StoredTable.id, StoredSeat.level.is_(None), StoredSeat.guest.is_(None)
    )
    listed = (
        StoredTable.public.is_(True),
        StoredTable.cancelled.is_(False),
        StoredTable.dealt.is_(False),
        StoredTable.created > now() - LISTED_FOR,
        open_seat,
    )
    return listed if game is None else (*listed, StoredTable.game == game)
