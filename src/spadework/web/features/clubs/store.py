"""Storage of clubs, their members and dates."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import StoredAnswer, StoredClub, StoredDate, StoredMember, StoredTable, now
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.tournaments.store import dissolve_club, leave_club
from spadework.web.features.waiting_room.store import has_room

MOST_MEMBERS = 50
"""Maximum members of a club."""

MOST_TABLES = 12
"""Maximum open tables listed, and maximum running tables listed."""

MAX_RUNNING = timedelta(days=30)
"""How long after its opening a table is listed as running."""

MOST_DATES = 10
"""Maximum dates of a club."""

MOST_DUE = 200
"""Maximum dates per check; the next check handles the others."""


async def members(storage: Storage, id: str) -> list[StoredMember]:
    """Return a club's members in the order of joining. Raises StorageError."""
    return await storage.scalars(_by_age(id))


async def is_member(storage: Storage, id: str, guest: str) -> bool:
    """Return whether a guest is a member of a club. Raises StorageError."""
    return await storage.get(StoredMember, (id, guest)) is not None


async def of_guest(storage: Storage, guest: str) -> list[StoredClub]:
    """Return a guest's clubs, by name. Raises StorageError."""
    query = select(StoredClub).join(StoredMember, StoredMember.club == StoredClub.id)
    return await storage.scalars(query.where(StoredMember.guest == guest).order_by(StoredClub.name))


class ClubTable(NamedTuple):
    """An open table of a club."""

    table: StoredTable
    club: str
    """The club's name."""


async def open_tables(storage: Storage, guest: str, club: str | None = None) -> list[ClubTable]:
    """Return the tables with open seats in a guest's clubs, or in one of them, the newest first. Raises StorageError."""
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
    found = [ClubTable(table, name) for table, name in await storage.rows(query)]
    # In a rematch all open seats may be reserved.
    return [one for one in found if one.table.has_free_seat]


async def running_tables(storage: Storage, club: str) -> list[StoredTable]:
    """Return the tables of a club whose game is running and open to spectators, the newest first. Raises StorageError."""
    query = (
        select(StoredTable)
        .where(
            StoredTable.club == club,
            StoredTable.dealt.is_(True),
            StoredTable.over.is_(False),
            StoredTable.ended.is_(False),
            StoredTable.closed.is_(False),
            StoredTable.created > now() - MAX_RUNNING,
        )
        .order_by(StoredTable.created.desc(), StoredTable.id)
        .limit(MOST_TABLES)
    )
    return await storage.scalars(query)


async def create(storage: Storage, club: StoredClub, member: StoredMember) -> None:
    """Store a new club with its founder. Raises NotStored."""
    async with storage.writing() as session:
        session.add(club)
        await session.flush()
        session.add(member)


async def join(storage: Storage, member: StoredMember) -> None:
    """Add a member. Raises Conflict if the club is full or gone, or the guest is a member already, NotStored."""
    async with storage.writing() as session:
        count = select(func.count()).where(StoredMember.club == member.club)
        if (await session.scalar(count) or 0) >= MOST_MEMBERS:
            raise Conflict("the club is full")
        session.add(member)


async def rename(storage: Storage, id: str, name: str) -> None:
    """Rename a club. Raises NotStored."""
    await storage.execute(update(StoredClub).where(StoredClub.id == id).values(name=name))


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


class ClubDate(NamedTuple):
    """A date of a club, with the members' answers."""

    date: StoredDate
    club: str
    """The club's name."""
    answers: dict[str, str]
    """The answers by guest."""


async def dates(storage: Storage, guest: str, club: str | None = None) -> list[ClubDate]:
    """Return the dates of a guest's clubs, or of one of them, the next first. Raises StorageError."""
    query = (
        select(StoredDate, StoredClub.name)
        .join(StoredClub, StoredClub.id == StoredDate.club)
        .join(StoredMember, StoredMember.club == StoredClub.id)
        .where(StoredMember.guest == guest)
        .order_by(StoredDate.starts, StoredDate.id)
    )
    if club is not None:
        query = query.where(StoredClub.id == club)
    return await _with_answers(storage, query)


async def dates_of(storage: Storage, club: StoredClub) -> list[StoredDate]:
    """Return the dates of a club, the next first. Raises StorageError."""
    query = select(StoredDate).where(StoredDate.club == club.id).order_by(StoredDate.starts, StoredDate.id)
    return await storage.scalars(query)


async def due_dates(storage: Storage, now: datetime, soon: datetime) -> list[ClubDate]:
    """Return the dates of all clubs that have come, and those whose members must be reminded; the first `MOST_DUE`, in order of time.

    Args:
        storage: stores the dates.
        now: the time in UTC.
        soon: the time in UTC up to which members are reminded.

    Raises:
        StorageError: the database can't be read.
    """
    query = (
        select(StoredDate, StoredClub.name)
        .join(StoredClub, StoredClub.id == StoredDate.club)
        .where(or_(StoredDate.starts <= now, and_(StoredDate.starts <= soon, StoredDate.reminded.is_(False))))
        .order_by(StoredDate.starts, StoredDate.id)
        .limit(MOST_DUE)
    )
    return await _with_answers(storage, query)


async def _with_answers(storage: Storage, query: Select[StoredDate, str]) -> list[ClubDate]:
    async with storage.reading() as session:
        found = [ClubDate(date, club, {}) for date, club in await session.execute(query)]
        answers = {one.date.id: one.answers for one in found}
        for answer in await session.scalars(select(StoredAnswer).where(StoredAnswer.date.in_(answers))):
            answers[answer.date][answer.guest] = answer.answer
    return found


async def set_date(storage: Storage, date: StoredDate) -> None:
    """Store a new date, with a yes from its creator. Raises Conflict if the club is gone or has too many dates, NotStored."""
    count = select(func.count()).where(StoredDate.club == date.club)
    async with storage.writing() as session:
        if (await session.scalar(count) or 0) >= MOST_DATES:
            raise Conflict("the club has too many dates")
        session.add(date)
        await session.flush()
        session.add(StoredAnswer(date=date.id, guest=date.creator, answer="yes"))


async def answer(storage: Storage, date: StoredDate, guest: str, said: str) -> None:
    """Store a member's answer for one time of a date. Raises Conflict if that time has passed or the date is gone, NotStored."""
    query = select(StoredDate.id).where(*_at(date)).with_for_update()
    async with storage.writing() as session:
        if await session.scalar(query) is None:
            raise Conflict("the date has passed")
        await session.merge(StoredAnswer(date=date.id, guest=guest, answer=said))


async def call_off(storage: Storage, date: str) -> None:
    """Delete a date. Raises NotStored."""
    async with storage.writing() as session:
        await _call_off(session, [date])


async def mark_reminded(storage: Storage, date: StoredDate) -> bool:
    """Store that the members are reminded of the next time of a date. Returns False if that is stored already. Raises NotStored."""
    change = update(StoredDate).where(*_at(date), StoredDate.reminded.is_(False))
    async with storage.writing() as session:
        return (await session.execute(change.values(reminded=True).returning(StoredDate.id))).first() is not None


async def advance_date(storage: Storage, date: StoredDate, then: datetime | None, table: StoredTable | None) -> bool:
    """Move a date on to its next time `then`, or delete it if that is None, and store the table that it opens, if any.

    Returns False if the date has moved on already. Raises NotStored.
    """
    query = select(StoredDate).where(*_at(date)).with_for_update()
    async with storage.writing() as session:
        current = await session.scalar(query)
        if current is None:
            return False
        await session.execute(delete(StoredAnswer).where(StoredAnswer.date == date.id))
        if then is None:
            await session.delete(current)
        else:
            current.starts, current.reminded = then, False
        if table is not None:
            session.add(table)
    return True


def _at(date: StoredDate) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a date that has not moved on."""
    return StoredDate.id == date.id, StoredDate.starts == date.starts


async def _call_off(session: AsyncSession, ids: Sequence[str]) -> None:
    await session.execute(delete(StoredAnswer).where(StoredAnswer.date.in_(ids)))
    await session.execute(delete(StoredDate).where(StoredDate.id.in_(ids)))


async def _leave(session: AsyncSession, id: str, guest: str) -> None:
    """Remove a guest. When the founder leaves, the longest-standing member becomes founder; an empty club is deleted."""
    own = select(StoredDate.id).where(StoredDate.club == id)
    await session.execute(delete(StoredAnswer).where(StoredAnswer.guest == guest, StoredAnswer.date.in_(own)))
    await leave_club(session, id, guest)
    await session.execute(delete(StoredMember).where(StoredMember.club == id, StoredMember.guest == guest))
    heir = await session.scalar(_by_age(id).with_only_columns(StoredMember.guest).limit(1))
    if heir is None:
        await _dissolve(session, id)
    else:
        change = update(StoredClub).where(StoredClub.id == id, StoredClub.founder == guest)
        await session.execute(change.values(founder=heir))


async def _dissolve(session: AsyncSession, id: str) -> None:
    await _call_off(session, list(await session.scalars(select(StoredDate.id).where(StoredDate.club == id))))
    await dissolve_club(session, id)
    await session.execute(delete(StoredMember).where(StoredMember.club == id))
    await session.execute(delete(StoredClub).where(StoredClub.id == id))


def _by_age(id: str) -> Select[StoredMember]:
    query = select(StoredMember).where(StoredMember.club == id)
    return query.order_by(StoredMember.joined, StoredMember.guest)
