"""Keeping clubs and who belongs to them."""

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import StoredClub, StoredMember
from spadework.web.db.storage import Conflict, Storage

MOST_MEMBERS = 50
"""A club has no more members."""


async def load(storage: Storage, id: str) -> StoredClub | None:
    """A club, or None. Raises StorageError."""
    async with storage.reading() as session:
        return await session.get(StoredClub, id)


async def members(storage: Storage, id: str) -> list[StoredMember]:
    """Who belongs to a club, those first who joined first. Raises StorageError."""
    async with storage.reading() as session:
        return list(await session.scalars(_by_age(id)))


async def of_guest(storage: Storage, guest: str) -> list[StoredClub]:
    """The clubs to which a guest belongs, by their names. Raises StorageError."""
    query = select(StoredClub).join(StoredMember, StoredMember.club == StoredClub.id)
    async with storage.reading() as session:
        return list(await session.scalars(query.where(StoredMember.guest == guest).order_by(StoredClub.name)))


async def found(storage: Storage, club: StoredClub, member: StoredMember) -> None:
    """Store a new club with its founder. Raises NotStored."""
    async with storage.writing() as session:
        session.add(club)
        await session.flush()
        session.add(member)


async def join(storage: Storage, member: StoredMember) -> None:
    """Let somebody belong to a club. Raises Conflict when it is full or gone, or that is so already, NotStored."""
    async with storage.writing() as session:
        count = select(func.count()).where(StoredMember.club == member.club)
        if (await session.scalar(count) or 0) >= MOST_MEMBERS:
            raise Conflict("the club is full")
        session.add(member)


async def rename(storage: Storage, id: str, name: str) -> None:
    """Give a club another name. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(update(StoredClub).where(StoredClub.id == id).values(name=name))


async def leave(storage: Storage, id: str, guest: str) -> None:
    """Let somebody belong to a club no more. Raises NotStored."""
    async with storage.writing() as session:
        await _leave(session, id, guest)


async def remove(storage: Storage, id: str, key: str) -> None:
    """Let the member whom a key names belong to a club no more, nobody if there is none. Raises NotStored."""
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
    """Let somebody belong to no club any more."""
    for id in list(await session.scalars(select(StoredMember.club).where(StoredMember.guest == guest))):
        await _leave(session, id, guest)


async def _leave(session: AsyncSession, id: str, guest: str) -> None:
    """Without its founder a club is that of the member who joined first; without members there is none."""
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
