"""Tables and people as operators see them: nothing of cards, of chance, or of whose move it is."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import (
    SaidLine,
    StoredAccount,
    StoredMove,
    StoredPerson,
    StoredSeat,
    StoredSession,
    StoredTable,
    TakenBackMove,
    guest_columns,
    now,
)
from spadework.web.db.storage import Storage, cancel, end_early, remove_tables

CANCELLED, OVER, ENDED, RUNNING, OPEN = STATES = ("cancelled", "over", "ended", "running", "open")
"""What a table may be: not come about, played to its end, ended before, in the middle, or not dealt yet."""

IN_STATE: Mapping[str, tuple[ColumnElement[bool], ...]] = {
    CANCELLED: (StoredTable.cancelled.is_(True),),
    OVER: (StoredTable.over.is_(True),),
    ENDED: (StoredTable.ended.is_(True), StoredTable.over.is_(False)),
    RUNNING: (StoredTable.dealt.is_(True), StoredTable.over.is_(False), StoredTable.ended.is_(False)),
    OPEN: (StoredTable.dealt.is_(False), StoredTable.cancelled.is_(False)),
}

last_move = (
    select(func.max(StoredMove.at)).where(StoredMove.table == StoredTable.id).correlate(StoredTable).scalar_subquery()
)
"""When the last move of a table was stored."""

last_change: ColumnElement[datetime] = func.coalesce(last_move, StoredTable.created)
"""When something happened at a table last."""


class NoSuchTable(LookupError):
    """There is no such table."""


class WrongState(ValueError):
    """A table is not in the state in which something can be done."""


@dataclass(frozen=True)
class Overview:
    """A table in a list."""

    stored: StoredTable
    changed: datetime
    """When something happened there last."""

    @property
    def state(self) -> str:
        """One of `STATES`."""
        return state_of(self.stored)


@dataclass(frozen=True)
class Size:
    """How much is stored of a table."""

    moves: int
    taken_back: int
    lines: int


def state_of(table: StoredTable) -> str:
    """One of `STATES`."""
    if table.cancelled:
        return CANCELLED
    if table.over:
        return OVER
    if table.ended:
        return ENDED
    return RUNNING if table.dealt else OPEN


async def listed(storage: Storage, state: str | None, days: float, most: int) -> list[Overview]:
    """Tables where nothing has happened for so many days, of a state or of all, the latest first. Raises StorageError."""
    query = select(StoredTable, last_change).where(last_change <= now() - timedelta(days=days))
    if state is not None:
        query = query.where(*IN_STATE[state])
    async with storage.reading() as session:
        found = await session.execute(query.order_by(last_change.desc(), StoredTable.id).limit(most))
        return [Overview(*row) for row in found]


async def load(storage: Storage, id: str) -> Overview:
    """A table. Raises NoSuchTable, StorageError."""
    async with storage.reading() as session:
        found = (await session.execute(select(StoredTable, last_change).where(StoredTable.id == id))).first()
    if found is None:
        raise NoSuchTable(f"there is no table {id!r}; its id stands in its address after /tables/")
    return Overview(*found)


async def size(storage: Storage, id: str) -> Size:
    """How much is stored of a table. Raises StorageError."""
    async with storage.reading() as session:
        counts = [
            await session.scalar(select(func.count()).select_from(part).where(part.table == id)) or 0
            for part in (StoredMove, TakenBackMove, SaidLine)
        ]
    return Size(*counts)


async def end(storage: Storage, id: str) -> str:
    """End a game before it is over, or let a table not come about; the state of the table from then on.

    Raises NoSuchTable, WrongState when there is nothing to end, NotStored.
    """
    table = await load(storage, id)
    if table.state == RUNNING:
        await end_early(storage, table.stored)
        return ENDED
    if table.state == OPEN:
        await cancel(storage, id)
        return CANCELLED
    raise WrongState(f"table {id} is {table.state} already")


async def remove(storage: Storage, id: str) -> None:
    """Remove a table with all that belongs to it. Raises NoSuchTable, NotStored."""
    await load(storage, id)
    async with storage.writing() as session:
        await remove_tables(session, [id])


SHORTEST_ID = 6
"""So many letters of an id name somebody, if nobody else's begins with them."""


class NobodyFound(LookupError):
    """There is nobody by this name or id, or more than one."""


@dataclass(frozen=True)
class Somebody:
    """A person who has been here."""

    id: str
    """The guest to whom seats belong."""
    name: str
    made: datetime | None
    """When the account was made; None for a guest without one."""
    used: datetime | None
    """When they last signed in, opened a table, moved or said something."""
    tables: int
    """How many they have opened or sit at."""


@dataclass(frozen=True)
class Belongings:
    """What somebody has."""

    tables: Mapping[str, int]
    """How many tables, by their state."""
    rows: Mapping[str, int]
    """How many rows that are theirs alone, by what they are stored in."""
    password: bool


async def everybody(storage: Storage, guests: bool = False) -> list[Somebody]:
    """All who have an account, with `guests` also those who have none, whoever was there last first. Raises StorageError."""
    seats = select(StoredSeat.guest.label("guest"), StoredSeat.table.label("table"))
    opened = select(StoredTable.creator, StoredTable.id)
    theirs = union(seats.where(StoredSeat.guest.is_not(None)), opened).subquery()
    sat_there = and_(StoredSeat.table == StoredMove.table, StoredSeat.seat == StoredMove.seat)
    uses: tuple[Select[Any, Any], ...] = (
        select(StoredTable.creator, func.max(StoredTable.created)).group_by(StoredTable.creator),
        select(StoredSeat.guest, func.max(StoredMove.at)).join(StoredMove, sat_there).group_by(StoredSeat.guest),
        select(SaidLine.guest, func.max(SaidLine.at)).group_by(SaidLine.guest),
        select(StoredSession.account, func.max(StoredSession.created)).group_by(StoredSession.account),
    )
    async with storage.reading() as session:
        names = await _pairs(session, select(StoredPerson.guest, StoredPerson.name))
        made = await _pairs(session, select(StoredAccount.id, StoredAccount.created))
        tables = await _pairs(session, select(theirs.c.guest, func.count()).group_by(theirs.c.guest))
        used: dict[str, datetime] = {}
        for query in uses:
            for guest, at in (await _pairs(session, query)).items():
                if guest is not None and at is not None:
                    used[guest] = max(at, used.get(guest, at))
    found = {*made, *names, *tables} if guests else set(made)
    people = [Somebody(id, names.get(id, ""), made.get(id), used.get(id), tables.get(id, 0)) for id in found]
    return sorted(people, key=lambda one: (one.used or one.made or datetime.min, one.id), reverse=True)


async def _pairs(session: AsyncSession, query: "Select[Any, Any]") -> dict[Any, Any]:
    return {row[0]: row[1] for row in await session.execute(query)}


async def find(storage: Storage, name: str, key: str) -> Somebody:
    """Somebody by the name of an account, by an id, or by its beginning.

    Args:
        storage: where people are stored.
        name: the name or id.
        key: the name as names are compared.

    Raises NobodyFound, StorageError.
    """
    people = await everybody(storage, guests=True)
    async with storage.reading() as session:
        account = await session.scalar(select(StoredAccount.id).where(StoredAccount.key == key))
    exact = [one for one in people if one.id in {account, name}]
    found = exact or [one for one in people if len(name) >= SHORTEST_ID and one.id.startswith(name)]
    if not found:
        raise NobodyFound(f"there is nobody called {name!r}; `spadework admin users list --guests` lists names and ids")
    if len(found) > 1:
        raise NobodyFound(f"{len(found)} people could be meant by {name!r}; write more of the id")
    return found[0]


async def belongings(storage: Storage, id: str) -> Belongings:
    """What somebody has. Raises StorageError."""
    sits = select(StoredSeat.table).where(StoredSeat.guest == id)
    query = select(StoredTable).where((StoredTable.creator == id) | StoredTable.id.in_(sits))
    rows: Counter[str] = Counter()
    async with storage.reading() as session:
        states = Counter(state_of(table) for table in await session.scalars(query))
        for column in guest_columns("own"):
            count = await session.scalar(select(func.count()).select_from(column.table).where(column == id))
            rows[column.table.name] += count or 0
        account = await session.get(StoredAccount, id)
    has_password = account is not None and account.password is not None
    return Belongings(states, {name: count for name, count in rows.items() if count}, has_password)
