"""Storage of friends, invitations to tables, and blocks."""

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
"""Maximum friends listed; those of the latest games come first."""

MOST_BLOCKED = 500
"""Maximum guests that one guest can block."""

MOST_ASKED = 10
"""Maximum guests invited to a table, and maximum invitations shown to a guest."""

LATELY = timedelta(hours=1)
"""How long further invitations from the same person cause no notification."""


class Friend(NamedTuple):
    """A person who has finished a game with a guest, or is in one of the guest's clubs."""

    guest: str
    name: str
    """The name at their last table, or in the club."""
    games: int
    """The number of games that the two have finished together."""
    last: datetime
    """When the last of them ended, or when they joined the club."""
    club: str = ""
    """The name of the club, if the two have not finished a game together; otherwise empty."""


async def friends(storage: Storage, guest: str) -> list[Friend]:
    """Return the people with whom a guest has finished games, the latest first, then other members of the guest's clubs.

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
    """Return the guests whom a guest has blocked, the latest first, with their names at that time. Raises StorageError."""
    query = select(StoredBlock.other, StoredBlock.name).where(StoredBlock.guest == guest)
    found = await storage.rows(query.order_by(StoredBlock.at.desc(), StoredBlock.other))
    return {row.other: row.name for row in found}


async def block(storage: Storage, guest: str, other: str, name: str) -> None:
    """Store that a guest has blocked another. Raises Conflict if the guest has blocked `MOST_BLOCKED` already, NotStored."""
    count = select(func.count()).where(StoredBlock.guest == guest, StoredBlock.other != other)
    async with storage.writing() as session:
        if (await session.scalar(count) or 0) >= MOST_BLOCKED:
            raise Conflict("too many are blocked")
        await session.merge(StoredBlock(guest=guest, other=other, name=name))


async def unblock(storage: Storage, guest: str, other: str) -> None:
    """Store that a guest no longer blocks another. Raises NotStored."""
    await storage.execute(delete(StoredBlock).where(StoredBlock.guest == guest, StoredBlock.other == other))


async def blocks_between(storage: Storage, guest: str, others: Collection[str]) -> set[str]:
    """Return those of `others` who have blocked a guest, and also the guest if that guest has blocked one of them. Raises StorageError."""
    either = or_(
        and_(StoredBlock.guest == guest, StoredBlock.other.in_(others)),
        and_(StoredBlock.other == guest, StoredBlock.guest.in_(others)),
    )
    return set(await storage.scalars(select(StoredBlock.guest).where(either)))


async def blocked_pairs(storage: Storage, guests: Collection[str]) -> set[frozenset[str]]:
    """Return the pairs of these guests in which one has blocked the other. Raises StorageError."""
    query = select(StoredBlock.guest, StoredBlock.other).where(
        StoredBlock.guest.in_(guests), StoredBlock.other.in_(guests)
    )
    return {frozenset(pair) for pair in await storage.rows(query)}


async def forget(session: AsyncSession, guest: str) -> None:
    """Delete the blocks against a guest, which contain the guest's name."""
    await session.execute(delete(StoredBlock).where(StoredBlock.other == guest))


async def ask(storage: Storage, table: str, guest: str, asker: str) -> bool:
    """Store an invitation to a table; return whether to notify the guest. Raises NotStored.

    There is no notification if the guest is invited already or was invited by the same person lately. An invitation beyond
    `MOST_ASKED` is not stored.
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
    """Return the guests invited to a table, and for each whether they have declined. Raises StorageError."""
    query = select(StoredInvitation.guest, StoredInvitation.declined).where(StoredInvitation.table == table)
    return {row.guest: row.declined for row in await storage.rows(query)}


async def decline(storage: Storage, table: str, guest: str) -> None:
    """Store that a guest declines the invitation to a table. Raises NotStored."""
    own = update(StoredInvitation).where(StoredInvitation.table == table, StoredInvitation.guest == guest)
    await storage.execute(own.values(declined=True))


async def tables_for(storage: Storage, guest: str) -> list[StoredTable]:
    """Return the open tables to which a guest is invited, the latest invitation first. Raises StorageError.

    Tables where the guest sits, declined invitations and those from blocked people are left out.
    """
    return await storage.scalars(_asked(guest))


async def count_for(storage: Storage, guest: str) -> int:
    """Return the number of tables that `tables_for` returns. Raises StorageError."""
    return await storage.scalar(select(func.count()).select_from(_asked(guest).subquery())) or 0


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
