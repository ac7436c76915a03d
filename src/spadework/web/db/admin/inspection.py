"""Tables and people as operators see them, without cards, chance, or whose turn it is."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select, text, union
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import (
    StoredAccount,
    StoredChatLine,
    StoredMove,
    StoredPerson,
    StoredSeat,
    StoredSession,
    StoredTable,
    StoredTakenBackMove,
    guest_columns,
    now,
)
from spadework.web.db.storage import Storage, cancel, end_early, remove_tables

CANCELLED, OVER, ENDED, RUNNING, OPEN = STATES = ("cancelled", "over", "ended", "running", "open")
"""States of a table: cancelled before the deal, finished, ended early, in progress, or not dealt yet."""

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
"""The time of a table's last move."""

last_change: ColumnElement[datetime] = func.coalesce(last_move, StoredTable.created)
"""The time of the last activity at a table."""


class TableNotFound(LookupError):
    """There is no such table."""


class WrongState(ValueError):
    """The table is in the wrong state for an action."""


@dataclass(frozen=True)
class Overview:
    """A table in a list."""

    stored: StoredTable
    changed: datetime
    """The time of the last activity."""

    @property
    def state(self) -> str:
        """The state, one of `STATES`."""
        return state_of(self.stored)


@dataclass(frozen=True)
class TableSize:
    """Row counts of a table."""

    moves: int
    taken_back: int
    lines: int


def state_of(table: StoredTable) -> str:
    """Return the state, one of `STATES`."""
    if table.cancelled:
        return CANCELLED
    if table.over:
        return OVER
    if table.ended:
        return ENDED
    return RUNNING if table.dealt else OPEN


async def find_tables(storage: Storage, state: str | None, days: float, most: int) -> list[Overview]:
    """List tables without activity for some days, of one state or all, the latest first. Raises StorageError."""
    query = select(StoredTable, last_change).where(last_change <= now() - timedelta(days=days))
    if state is not None:
        query = query.where(*IN_STATE[state])
    found = await storage.rows(query.order_by(last_change.desc(), StoredTable.id).limit(most))
    return [Overview(*row) for row in found]


async def table_ids(storage: Storage) -> list[str]:
    """List the ids of all tables. Raises StorageError."""
    return await storage.scalars(select(StoredTable.id).order_by(StoredTable.created))


async def damage(storage: Storage) -> list[str]:
    """List what SQLite finds wrong with its own file; nothing for PostgreSQL, which checks its pages itself. Raises StorageError."""
    async with storage.reading() as session:
        if session.get_bind().dialect.name != "sqlite":
            return []
        found = (await session.scalars(text("PRAGMA integrity_check"))).all()
        broken = (await session.execute(text("PRAGMA foreign_key_check"))).all()
    return [
        *(line for line in found if line != "ok"),
        *(f"{row[0]}: row {row[1]} belongs to no {row[2]}" for row in broken),
    ]


async def load(storage: Storage, id: str) -> Overview:
    """Load a table. Raises TableNotFound, StorageError."""
    found = await storage.rows(select(StoredTable, last_change).where(StoredTable.id == id))
    if not found:
        raise TableNotFound(f"there is no table {id!r}; the id is the part of its address after /tables/")
    return Overview(*found[0])


async def size(storage: Storage, id: str) -> TableSize:
    """Count the rows of a table. Raises StorageError."""
    async with storage.reading() as session:
        counts = [
            await session.scalar(select(func.count()).select_from(part).where(part.table == id)) or 0
            for part in (StoredMove, StoredTakenBackMove, StoredChatLine)
        ]
    return TableSize(*counts)


async def end(storage: Storage, id: str) -> str:
    """End a game early, or cancel a table before the deal; return its new state.

    Raises TableNotFound, WrongState if the game has ended, NotStored.
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
    """Remove a table with all dependent rows. Raises TableNotFound, NotStored."""
    await load(storage, id)
    async with storage.writing() as session:
        await remove_tables(session, [id])


SHORTEST_ID = 6
"""Minimum letters of an abbreviated id."""


class PersonNotFound(LookupError):
    """No person matches the name or id, or more than one does."""


@dataclass(frozen=True)
class Person:
    """A person known to the server."""

    id: str
    """The guest id."""
    name: str
    made: datetime | None
    """When the account was created; None for a guest without one."""
    used: datetime | None
    """The last sign-in, new table, move or chat line."""
    tables: int
    """Number of tables opened or joined."""


@dataclass(frozen=True)
class Belongings:
    """A person's data."""

    tables: Mapping[str, int]
    """Number of tables by state."""
    rows: Mapping[str, int]
    """Number of rows owned by the person, by database table."""
    password: bool


async def list_people(storage: Storage, guests: bool = False) -> list[Person]:
    """List accounts, with `guests` also guests without one, the most recently active first. Raises StorageError."""
    seats = select(StoredSeat.guest.label("guest"), StoredSeat.table.label("table"))
    # Tables of tournaments have no creator.
    opened = select(StoredTable.creator, StoredTable.id).where(StoredTable.creator != "")
    theirs = union(seats.where(StoredSeat.guest.is_not(None)), opened).subquery()
    sat_there = and_(StoredSeat.table == StoredMove.table, StoredSeat.seat == StoredMove.seat)
    uses: tuple[Select[Any, Any], ...] = (
        select(StoredTable.creator, func.max(StoredTable.created)).group_by(StoredTable.creator),
        select(StoredSeat.guest, func.max(StoredMove.at)).join(StoredMove, sat_there).group_by(StoredSeat.guest),
        select(StoredChatLine.guest, func.max(StoredChatLine.at)).group_by(StoredChatLine.guest),
        select(StoredSession.account, func.max(StoredSession.created)).group_by(StoredSession.account),
    )
    async with storage.reading() as session:
        names = await _pairs(session, select(StoredPerson.guest, StoredPerson.name))
        made = await _pairs(session, select(StoredAccount.id, StoredAccount.created))
        tables = await _pairs(session, select(theirs.c.guest, func.count()).group_by(theirs.c.guest))
        used: dict[str, datetime] = {}
        for query in uses:
            for guest, at in (await _pairs(session, query)).items():
                if guest and at is not None:
                    used[guest] = max(at, used.get(guest, at))
    found = {*made, *names, *tables} if guests else set(made)
    people = [Person(id, names.get(id, ""), made.get(id), used.get(id), tables.get(id, 0)) for id in found]
    return sorted(people, key=lambda one: (one.used or one.made or datetime.min, one.id), reverse=True)


async def _pairs(session: AsyncSession, query: "Select[Any, Any]") -> dict[Any, Any]:
    return {row[0]: row[1] for row in await session.execute(query)}


async def find(storage: Storage, name: str, key: str) -> Person:
    """Find a person by account name, id, or the beginning of an id.

    Args:
        storage: the stored people.
        name: the name or id.
        key: the normalized name.

    Raises PersonNotFound, StorageError.
    """
    people = await list_people(storage, guests=True)
    account = await storage.scalar(select(StoredAccount.id).where(StoredAccount.key == key))
    exact = [one for one in people if one.id in {account, name}]
    found = exact or [one for one in people if len(name) >= SHORTEST_ID and one.id.startswith(name)]
    if not found:
        raise PersonNotFound(
            f"there is no account called {name!r}; guests go by their ids, which `spadework admin users list --guests` lists"
        )
    if len(found) > 1:
        raise PersonNotFound(f"{len(found)} people match {name!r}; write more of the id")
    return found[0]


async def belongings(storage: Storage, id: str) -> Belongings:
    """Summarize a person's data. Raises StorageError."""
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
