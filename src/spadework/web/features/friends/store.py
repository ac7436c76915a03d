"""Storage of who has played with whom, who is asked to a table, and who has blocked whom."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Select, and_, delete, exists, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from spadework.web.db.models import (
    ANONYMOUS,
    StoredBlock,
    StoredClub,
    StoredInvitation,
    StoredMember,
    StoredSeat,
    StoredTable,
    now,
)
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.history.store import is_finished
from spadework.web.features.waiting_room.store import has_room

MOST_FRIENDS = 50
"""Maximum people listed, those of the latest games."""

MOST_BLOCKED = 500
"""Maximum people that a guest can block."""

MOST_ASKED = 10
"""Maximum people who are asked to a table, and maximum tables shown to whoever is asked."""


LATELY = timedelta(hours=1)
"""How long somebody who is asked by the same person again is not notified again."""


class Friend(NamedTuple):
    """Somebody who has played with a guest, or is in a club with them."""

    guest: str
    name: str
    """The name at their last table, or in the club."""
    games: int
    """The number of games that they have finished together."""
    last: datetime
    """When the last of them ended, or when they joined the club."""
    club: str = ""
    """The club, of those who have not played together."""


async def friends(storage: Storage, guest: str) -> list[Friend]:
    """Return the people that a guest has played with, those of the latest games first, then others of the guest's clubs.

    Raises StorageError.
    """
    own = aliased(StoredSeat)
    together = (
        select(StoredSeat.guest, StoredSeat.name, StoredTable.id, StoredTable.finished)
        .join(StoredTable, StoredTable.id == StoredSeat.table)
        .join(own, own.table == StoredSeat.table)
        .where(
            own.guest == guest,
            StoredSeat.guest.is_not(None),
            StoredSeat.guest != guest,
            StoredSeat.guest.not_like(f"{ANONYMOUS}%"),
            *is_finished(),
        )
        .subquery()
    )
    columns = together.c
    newest = func.row_number().over(partition_by=columns.guest, order_by=(columns.finished.desc(), columns.id))
    ranked = select(columns.guest, columns.name, newest.label("rank")).subquery()
    query = (
        select(columns.guest, ranked.c.name, func.count(columns.id.distinct()), func.max(columns.finished))
        .join(ranked, and_(ranked.c.guest == columns.guest, ranked.c.rank == 1))
        .group_by(columns.guest, ranked.c.name)
        .order_by(func.max(columns.finished).desc(), columns.guest)
        .limit(MOST_FRIENDS)
    )
    member = aliased(StoredMember)
    mates = (
        select(StoredMember.guest, StoredMember.name, literal(0), StoredMember.joined, StoredClub.name)
        .join(StoredClub, StoredClub.id == StoredMember.club)
        .join(member, member.club == StoredMember.club)
        .where(member.guest == guest, StoredMember.guest != guest)
        .order_by(StoredMember.joined, StoredMember.guest)
        .limit(MOST_FRIENDS)
    )
    async with storage.reading() as session:
        found = {row[0]: Friend._make((*row, "")) for row in await session.execute(query)}
        for row in await session.execute(mates):
            found.setdefault(row[0], Friend._make(row))
    return list(found.values())[:MOST_FRIENDS]


async def blocked(storage: Storage, guest: str) -> dict[str, str]:
    """Return the people whom a guest has blocked, by their names at that time, the latest first. Raises StorageError."""
    query = select(StoredBlock.other, StoredBlock.name).where(StoredBlock.guest == guest)
    async with storage.reading() as session:
        found = await session.execute(query.order_by(StoredBlock.at.desc(), StoredBlock.other))
        return {row.other: row.name for row in found}


async def block(storage: Storage, guest: str, other: str, name: str) -> None:
    """Store that a guest has blocked somebody. Raises Conflict if the guest has blocked very many, NotStored."""
    count = select(func.count()).where(StoredBlock.guest == guest, StoredBlock.other != other)
    async with storage.writing() as session:
        if (await session.scalar(count) or 0) >= MOST_BLOCKED:
            raise Conflict("too many are blocked")
        await session.merge(StoredBlock(guest=guest, other=other, name=name))


async def unblock(storage: Storage, guest: str, other: str) -> None:
    """Store that a guest no longer blocks somebody. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(delete(StoredBlock).where(StoredBlock.guest == guest, StoredBlock.other == other))


async def blocks_between(storage: Storage, guest: str, others: Collection[str]) -> set[str]:
    """Return who has blocked whom between a guest and some others: the guests who did. Raises StorageError."""
    either = or_(
        and_(StoredBlock.guest == guest, StoredBlock.other.in_(others)),
        and_(StoredBlock.other == guest, StoredBlock.guest.in_(others)),
    )
    async with storage.reading() as session:
        return set(await session.scalars(select(StoredBlock.guest).where(either)))


async def blocked_pairs(storage: Storage, guests: Collection[str]) -> set[frozenset[str]]:
    """Return the pairs among some guests of whom one has blocked the other. Raises StorageError."""
    query = select(StoredBlock.guest, StoredBlock.other).where(
        StoredBlock.guest.in_(guests), StoredBlock.other.in_(guests)
    )
    async with storage.reading() as session:
        return {frozenset(pair) for pair in await session.execute(query)}


async def forget(session: AsyncSession, guest: str) -> None:
    """Delete that others have blocked a guest, with the name by which they know them."""
    await session.execute(delete(StoredBlock).where(StoredBlock.other == guest))


async def ask(storage: Storage, table: str, guest: str, asker: str) -> bool:
    """Store that somebody is asked to a table; return whether to tell them, as they were not asked by the same person a moment ago.

    Very many people can't be asked. Raises NotStored.
    """
    asked = select(StoredInvitation.guest).where(StoredInvitation.table == table)
    lately = select(func.count()).where(
        StoredInvitation.asker == asker, StoredInvitation.guest == guest, StoredInvitation.at > now() - LATELY
    )
    try:
        async with storage.writing() as session:
            known = set(await session.scalars(asked))
            if guest in known or len(known) >= MOST_ASKED:
                return False
            notified = await session.scalar(lately)
            session.add(StoredInvitation(table=table, guest=guest, asker=asker))
    except Conflict:
        return False
    return not notified


async def asked(storage: Storage, table: str) -> dict[str, bool]:
    """Return who has been asked to a table, by guest whether they have declined. Raises StorageError."""
    async with storage.reading() as session:
        found = await session.execute(
            select(StoredInvitation.guest, StoredInvitation.declined).where(StoredInvitation.table == table)
        )
        return {row.guest: row.declined for row in found}


async def decline(storage: Storage, table: str, guest: str) -> None:
    """Store that somebody who is asked to a table doesn't come. Raises NotStored."""
    own = update(StoredInvitation).where(StoredInvitation.table == table, StoredInvitation.guest == guest)
    async with storage.writing() as session:
        await session.execute(own.values(declined=True))


async def tables_for(storage: Storage, guest: str) -> list[StoredTable]:
    """Return the open tables to which a guest is asked by people not blocked, the newest first; not those where the guest sits, nor those
    declined. Raises StorageError.
    """
    async with storage.reading() as session:
        return list(await session.scalars(_asked(guest)))


async def count_for(storage: Storage, guest: str) -> int:
    """Return the number of tables that `tables_for` returns. Raises StorageError."""
    async with storage.reading() as session:
        return await session.scalar(select(func.count()).select_from(_asked(guest).subquery())) or 0


def _asked(guest: str) -> Select[StoredTable]:
    unwelcome = exists().where(StoredBlock.guest == guest, StoredBlock.other == StoredInvitation.asker)
    sits = StoredTable.seats.any(StoredSeat.guest == guest)
    return (
        select(StoredTable)
        .join(StoredInvitation, StoredInvitation.table == StoredTable.id)
        .where(
            StoredInvitation.guest == guest,
            StoredInvitation.declined.is_(False),
            StoredInvitation.asker == StoredTable.creator,
        )
        .where(~unwelcome, ~sits, *has_room())
        .order_by(StoredInvitation.at.desc(), StoredTable.id)
        .limit(MOST_ASKED)
    )
