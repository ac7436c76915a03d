"""The tables of a server, as operators see them: nothing of their cards, their chance, or whose move it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select

from spadework.web.store import changes, gathering
from spadework.web.store.models import SaidLine, StoredMove, StoredTable, TakenBackMove, now
from spadework.web.store.removing import remove_tables
from spadework.web.store.storage import Storage

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
        await changes.end_early(storage, table.stored)
        return ENDED
    if table.state == OPEN:
        await gathering.cancel(storage, id)
        return CANCELLED
    raise WrongState(f"table {id} is {table.state} already")


async def remove(storage: Storage, id: str) -> None:
    """Remove a table with all that belongs to it. Raises NoSuchTable, NotStored."""
    await load(storage, id)
    async with storage.writing() as session:
        await remove_tables(session, [id])
