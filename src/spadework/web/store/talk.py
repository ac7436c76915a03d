"""Keeping what is said at tables, and what of it was reported to the operator."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select, update

from spadework.web.store.models import ReportedLine, SaidLine, StoredMove, StoredTable, now
from spadework.web.store.promise_models import StoredPromise
from spadework.web.store.storage import Conflict, Storage

DAY = timedelta(days=1)
MOST_REPORTS = 20
"""Lines that one guest may report in a day: what was reported is kept for the operator, at whatever table."""


@dataclass(frozen=True)
class SpectatorsMay:
    """What spectators may do, as in `StoredTable`."""

    talk: str
    closed: bool
    delay: int


@dataclass(frozen=True)
class Report:
    """Something said that was reported."""

    table: str
    game: str
    number: int
    guest: str
    name: str
    text: str
    phrase: str | None
    at: datetime
    """When it was said."""
    times: int
    """How many have reported it."""
    last: datetime
    """When it was last reported."""


class Talk:
    """What is stored of the talk at tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def lines(self, table: str, most: int) -> Sequence[SaidLine]:
        """The last things said at a table, in order. Raises StorageError."""
        query = select(SaidLine).where(SaidLine.table == table).order_by(SaidLine.number.desc()).limit(most)
        async with self._storage.reading() as session:
            return list((await session.scalars(query)).all())[::-1]

    async def add(self, line: SaidLine, promise: StoredPromise | None = None) -> None:
        """Store something said, and what makes it an offer. Raises Conflict when something else was said under this number, NotStored."""
        async with self._storage.writing() as session:
            session.add(line)
            await session.flush()
            if promise is not None:
                session.add(promise)

    async def report(self, table: str, number: int, guest: str) -> bool:
        """Store that a guest reports something; once is enough. False when the guest has reported enough for a day. Raises NotStored."""
        today = select(func.count()).where(ReportedLine.guest == guest, ReportedLine.at > now() - DAY)
        try:
            async with self._storage.writing() as session:
                if (await session.scalar(today) or 0) >= MOST_REPORTS:
                    return False
                session.add(ReportedLine(table=table, number=number, guest=guest, at=now()))
        except Conflict:
            return True
        return True

    async def let_spectators(self, table: str, may: SpectatorsMay) -> None:
        """Store what spectators may do at a table. Raises NotStored."""
        values = {"spectators_talk": may.talk, "closed": may.closed, "delay": may.delay}
        change = update(StoredTable).where(StoredTable.id == table).values(values)
        async with self._storage.writing() as session:
            await session.execute(change)

    async def made(self, table: str) -> Sequence[datetime]:
        """When the moves of a table were stored, in order. Raises StorageError."""
        query = select(StoredMove.at).where(StoredMove.table == table).order_by(StoredMove.number)
        async with self._storage.reading() as session:
            return list((await session.scalars(query)).all())

    async def reports(self) -> list[Report]:
        """All that was reported, what was reported last first. Raises StorageError."""
        reported = (
            select(
                ReportedLine.table,
                ReportedLine.number,
                func.count().label("times"),
                func.max(ReportedLine.at).label("last"),
            )
            .group_by(ReportedLine.table, ReportedLine.number)
            .subquery()
        )
        query = (
            select(SaidLine, StoredTable.game, reported.c.times, reported.c.last)
            .join(reported, (SaidLine.table == reported.c.table) & (SaidLine.number == reported.c.number))
            .join(StoredTable, StoredTable.id == SaidLine.table)
            .order_by(reported.c.last.desc(), SaidLine.table, SaidLine.number)
        )
        async with self._storage.reading() as session:
            return [
                Report(
                    line.table, game, line.number, line.guest, line.name, line.text, line.phrase, line.at, times, last
                )
                for line, game, times, last in await session.execute(query)
            ]
