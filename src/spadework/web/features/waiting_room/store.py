"""Storage of joining and leaving before the deal, and of public tables."""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased, class_mapper

from spadework.web.db.models import StoredChatLine, StoredSeat, StoredTable, now
from spadework.web.db.storage import Conflict, Storage, advance

MAX_LISTED = timedelta(days=7)
"""A table that has waited longer is no longer listed."""


async def leave(storage: Storage, id: str, guests: Collection[str]) -> None:
    """Open the seats of some guests. Raises Conflict if a contribution has been revealed, NotStored."""
    other = aliased(StoredSeat)
    shown = exists().where(other.table == id, other.contribution.is_not(None))
    change = (
        update(StoredSeat)
        .where(StoredSeat.table == id, StoredSeat.guest.in_(guests), ~shown)
        .values(guest=None, name="", commitment=None)
        .returning(StoredSeat.seat)
    )
    async with storage.writing() as session:
        if (await session.execute(change)).first() is None:
            raise Conflict("nobody could leave")
        await pass_host(session, id, guests)


async def pass_host(session: AsyncSession, id: str, leaving: Collection[str]) -> None:
    """Make the first player at a club's table its host if the host has left. At an empty table, the next to sit down becomes host."""
    heir = select(StoredSeat.guest).where(StoredSeat.table == id, StoredSeat.guest.is_not(None))
    first = heir.order_by(StoredSeat.seat).limit(1).scalar_subquery()
    hosted = StoredTable.id == id, StoredTable.club.is_not(None), StoredTable.creator.in_(leaving)
    await session.execute(update(StoredTable).where(*hosted).values(creator=func.coalesce(first, "")))


async def rename(storage: Storage, id: str, seat: int, guest: str, name: str) -> None:
    """Change a guest's name at a table. Raises NotStored."""
    change = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.seat == seat, StoredSeat.guest == guest)
    await storage.execute(change.values(name=name))


async def take_reserved_seats(storage: Storage, id: str, guest: str, names: Mapping[int, str]) -> bool:
    """Give a guest the reserved seats with these names at a table; False if there is none. Raises NotStored."""
    found = False
    async with storage.writing() as session:
        for seat, name in names.items():
            reserved = update(StoredSeat).where(
                StoredSeat.table == id,
                StoredSeat.seat == seat,
                StoredSeat.level.is_not(None),
                StoredSeat.invitation.is_not(None),
            )
            change = reserved.values(guest=guest, level=None, name=name, invitation=None).returning(StoredSeat.seat)
            found = (await session.execute(change)).first() is not None or found
    return found


async def void(storage: Storage, id: str, revision: int, secret: str, leaving: Collection[str]) -> None:
    """Store a new secret for a table at this revision, without contributions, and open the seats of some guests.

    Raises Conflict after the deal, or if something else has been stored, NotStored.
    """
    gone = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.guest.in_(leaving))
    parts = update(StoredSeat).where(StoredSeat.table == id)
    async with storage.writing() as session:
        await advance(session, id, revision, secret=secret)
        await session.execute(parts.values(commitment=None, contribution=None))
        await session.execute(gone.values(guest=None, name=""))
        await pass_host(session, id, leaving)


async def replace_seats(
    storage: Storage, table: StoredTable, setup: Mapping[str, Any], seats: Sequence[StoredSeat]
) -> None:
    """Store other seats for a table that is as it is known here, with a new setup: a secret, options and a series.

    Raises Conflict after the deal, if something else has been stored, or if a guest has sat down or left, NotStored.
    """
    known = [(seat.seat, seat.guest, seat.level) for seat in table.seats]
    there = select(StoredSeat.seat, StoredSeat.guest, StoredSeat.level).where(StoredSeat.table == table.id)
    async with storage.writing() as session:
        await advance(session, table.id, table.revision, **setup)
        # Locked, so that no guest sits down on a seat that is about to be removed.
        found = (await session.execute(there.order_by(StoredSeat.seat).with_for_update())).all()
        if [tuple(row) for row in found] != known:
            raise Conflict("somebody has sat down or left")
        await session.execute(delete(StoredSeat).where(StoredSeat.table == table.id))
        await session.execute(insert(StoredSeat), [columns(seat) for seat in seats])
        for guest, old, new in moved(table.seats, seats):
            said = update(StoredChatLine).where(
                StoredChatLine.table == table.id, StoredChatLine.guest == guest, StoredChatLine.seat == old
            )
            await session.execute(said.values(seat=new))


def moved(before: Sequence[StoredSeat], after: Sequence[StoredSeat]) -> list[tuple[str, int, int]]:
    """Return whose seats get another number, each with the old and the new one; a guest's seats keep their order."""

    def numbers(seats: Sequence[StoredSeat], guest: str) -> list[int]:
        return [seat.seat for seat in seats if seat.guest == guest]

    guests = sorted({seat.guest for seat in after if seat.guest is not None})
    pairs = [
        (guest, *pair) for guest in guests for pair in zip(numbers(before, guest), numbers(after, guest), strict=True)
    ]
    return [(guest, old, new) for guest, old, new in pairs if old != new]


def columns(seat: StoredSeat) -> dict[str, Any]:
    """Return the values of a seat's columns."""
    return {one.key: getattr(seat, one.key) for one in class_mapper(StoredSeat).column_attrs}


async def fill(storage: Storage, id: str, names: Mapping[int, str], level: str, hints: bool) -> None:
    """Give open seats to computer players, by name, and store whether hints are allowed. Raises Conflict if one is taken, NotStored."""
    async with storage.writing() as session:
        await session.execute(update(StoredTable).where(StoredTable.id == id).values(hints=hints))
        for seat, name in names.items():
            change = (
                update(StoredSeat)
                .where(
                    StoredSeat.table == id,
                    StoredSeat.seat == seat,
                    StoredSeat.guest.is_(None),
                    StoredSeat.level.is_(None),
                )
                .values(name=name, level=level, invitation=None)
                .returning(StoredSeat.seat)
            )
            if (await session.execute(change)).first() is None:
                raise Conflict("a seat is taken")


async def open_tables(storage: Storage, game: str | None = None, creator: str | None = None) -> list[str]:
    """Return the ids of public tables with open seats, longest waiting first; of one game, of one guest, or all. Raises StorageError."""
    query = select(StoredTable.id).where(*is_listed()).order_by(StoredTable.created, StoredTable.id)
    if game is not None:
        query = query.where(StoredTable.game == game)
    if creator is not None:
        query = query.where(StoredTable.creator == creator)
    return await storage.scalars(query)


async def tables_by_id(storage: Storage, ids: Sequence[str]) -> list[StoredTable]:
    """Return those of these tables that exist, in this order. Raises StorageError."""
    found = {table.id: table for table in await storage.scalars(select(StoredTable).where(StoredTable.id.in_(ids)))}
    return [found[id] for id in ids if id in found]


def is_listed() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for listed public tables."""
    return StoredTable.public.is_(True), *has_room()


def has_room() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for tables that have not waited too long for a guest on an open seat."""
    # An alias, since the query may be about seats, too.
    seat = aliased(StoredSeat)
    open_seat = exists().where(seat.table == StoredTable.id, seat.level.is_(None), seat.guest.is_(None))
    return (
        StoredTable.cancelled.is_(False),
        StoredTable.dealt.is_(False),
        StoredTable.created > now() - MAX_LISTED,
        open_seat,
    )
