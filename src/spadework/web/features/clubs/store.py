"""Storage of clubs and their members."""

from typing import NamedTuple

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import StoredClub, StoredMember, StoredTable
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.waiting_room.store import has_room

MOST_MEMBERS = 50
"""Maximum members of a club."""

MOST_TABLES = 12
"""Maximum open tables shown."""


async def load(storage: Storage, id: str) -> StoredClub | None:
    """Return a club, or None. Raises StorageError."""
    async with storage.reading() as session:
        return await session.get(StoredClub, id)


async def members(storage: Storage, id: str) -> list[StoredMember]:
    """Return a club's members in the order of joining. Raises StorageError."""
    async with storage.reading() as session:
        return list(await session.scalars(_by_age(id)))


async def of_guest(storage: Storage, guest: str) -> list[StoredClub]:
    """Return a guest's clubs, by name. Raises StorageError."""
    query = select(StoredClub).join(StoredMember, StoredMember.club == StoredClub.id)
    async with storage.reading() as session:
        return list(await session.scalars(query.where(StoredMember.guest == guest).order_by(StoredClub.name)))


class ClubTable(NamedTuple):
    """An open table of a club."""

    table: StoredTable
    club: str
    """The club's name."""


async def open_tables(storage: Storage, guest: str, club: str | None = None) -> list[ClubTable]:
    """Return the tables with open seats of a guest's clubs, or of one of them, the newest first. Raises StorageError."""
    query = (
        select(StoredTable, StoredClub.name)
        .join(StoredClub, StoredClub.id == StoredTable.club)
        .join(StoredMember, StoredMember.club == StoredClub.id)
        .where(StoredMember.guest == guest, *has_room())
        .order_by(StoredTable.created.desc(), StoredTable.id)
        .limit(MOST_TABLES)
    )
    if club is not None:
        query = query.where(StoredClub.id == club)
    async with storage.reading() as session:
        return [ClubTable(table, name) for table, name in await session.execute(query)]


async def create(storage: Storage, club: StoredClub, member: StoredMember) -> None:
    """Store a new club with its founder. Raises NotStored."""
    async with storage.writing() as session:
        session.add(club)
        await session.flush()
        session.add(member)


async def join(storage: Storage, member: StoredMember) -> None:
    """Add a member. Raises Conflict if the club is full or gone, or has this member, NotStored."""
    async with storage.writing() as session:
        count = select(func.count()).where(StoredMember.club == member.club)
        if (await session.scalar(count) or 0) >= MOST_MEMBERS:
            raise Conflict("the club is full")
        session.add(member)


async def rename(storage: Storage, id: str, name: str) -> None:
    """Rename a club. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(update(StoredClub).where(StoredClub.id == id).values(name=name))


async def leave(storage: Storage, id: str, guest: str) -> None:
    """Remove a guest from a club. Raises NotStored."""
    async with storage.writing() as session:
        await _leave(session, id, guest)


async def remove(storage: Storage, id: str, key: str) -> None:
    """Remove the member with this key, if there is one. Raises NotStored."""
    async with storage.writing() as session:
        named = select(StoredMember.guest).where(StoredMember.club == id, StoredMember.key == key)
        guest = await session.scalar(named)
        if guest is not None:
            await _leave(session, id, guest)


async def dissolve(storage: Storage, id: str) -> None:
    """Delete a club. Raises NotStored."""
    async with storage.writing() as session:
        await _dissolve(session, id)


async def leave_all(session: AsyncSession, guest: str) -> None:
    """Remove a guest from all clubs."""
    for id in list(await session.scalars(select(StoredMember.club).where(StoredMember.guest == guest))):
        await _leave(session, id, guest)


async def _leave(session: AsyncSession, id: str, guest: str) -> None:
    """Remove a guest. The club of a founder who leaves goes to its oldest member; an empty club is deleted."""
    await session.execute(delete(StoredMember).where(StoredMember.club == id, StoredMember.guest == guest))
    heir = await session.scalar(_by_age(id).with_only_columns(StoredMember.guest).limit(1))
    if heir is None:
        await _dissolve(session, id)
    else:
        change = update(StoredClub).where(StoredClub.id == id, StoredClub.founder == guest)
        await session.execute(change.values(founder=heir))


async def _dissolve(session: AsyncSession, id: str) -> None:
    await session.execute(delete(StoredMember).where(StoredMember.club == id))
    await session.execute(delete(StoredClub).where(StoredClub.id == id))


def _by_age(id: str) -> Select[StoredMember]:
    query = select(StoredMember).where(StoredMember.club == id)
    return query.order_by(StoredMember.joined, StoredMember.guest)
