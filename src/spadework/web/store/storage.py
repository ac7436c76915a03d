"""Keeping tables: everything that is acknowledged has been stored before."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import Executable, Table, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from spadework.web.errors import Refused
from spadework.web.store.history import results
from spadework.web.store.history.results import Outcome
from spadework.web.store.models import StoredMove, StoredSeat, StoredTable, TakenBackMove, now

TABLES, MOVES = cast(Table, StoredTable.__table__), cast(Table, StoredMove.__table__)
PROGRESS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("over", "to_move", "clocks")})
)
"""Stores how far a table has come."""

LISTED = 50
"""A list of tables holds the newest of them, at most this many."""


class StorageError(Exception):
    """The database does not answer as it should."""


class NotStored(StorageError):
    """Something could not be stored, and nothing of it was."""


class Conflict(NotStored):
    """Something else has written to the table meanwhile."""


@contextmanager
def refusing(why: str = "refused-not-stored", conflict: str | None = None) -> Iterator[None]:
    """Say that something was refused when it could not be stored. Raises Refused.

    Args:
        why: the message that says so.
        conflict: the message where something else has written to the table meanwhile; by default the same.
    """
    try:
        yield
    except NotStored as error:
        raise Refused(conflict if conflict and isinstance(error, Conflict) else why) from None


@dataclass(frozen=True)
class NewMove:
    """A move to be stored: as `StoredMove`."""

    number: int
    seat: int
    decision: int | None
    text: str


@dataclass(frozen=True)
class Progress:
    """How far a table has come: as in `StoredTable`."""

    over: bool
    to_move: int
    clocks: dict[str, Any] | None = None
    outcome: Outcome | None = None
    """How the game came out, when it is over."""

    @property
    def values(self) -> dict[str, Any]:
        """What of it is stored with the table itself."""
        return {"over": self.over, "to_move": self.to_move, "clocks": self.clocks}


@dataclass(frozen=True)
class TakenBack:
    """A move that is taken back: as `TakenBackMove`."""

    number: int
    seat: int
    text: str
    seen: int


@dataclass(frozen=True)
class Reversal:
    """Moves that are taken back, and those after them that stay, as they are stored from then on."""

    count: int
    """How many moves had been taken back at the table before."""
    taken: Sequence[TakenBack]
    later: Sequence[NewMove]
    course: int
    """As in `StoredTable`."""


@dataclass(frozen=True, eq=False)
class Append:
    """Moves that shall be stored, and whether they are."""

    table: str
    moves: Sequence[NewMove]
    progress: Progress
    also: Sequence[Executable]
    stored: asyncio.Future[None]


class Storage:
    """The stored tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        # SQLite lets one write at a time, and whoever finds it busy looks again only now and then: many would wait for long, each with
        # a connection that those who read could use.
        one_at_a_time = engine.dialect.name == "sqlite"
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if one_at_a_time else nullcontext()
        self.outages: list[tuple[float, float]] = []
        """From when to when the server did not run, as far as that matters to anybody's clock."""
        self._appending = asyncio.Lock()
        self._appends: list[Append] = []

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Store something, all or nothing. Raises Conflict, NotStored."""
        try:
            async with self._turn, self._sessions.begin() as session:
                yield session
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise NotStored(str(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Read something. Raises StorageError."""
        try:
            async with self._sessions() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(str(error)) from error

    async def ask(self) -> None:
        """Read something, to see that the database answers. Raises StorageError."""
        async with self.reading() as session:
            await session.execute(select(StoredTable.id).limit(1))

    async def add(self, table: StoredTable, moves: Sequence[NewMove] = ()) -> None:
        """Store a new table with its seats and first moves. Raises NotStored."""
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(stored_moves(table.id, moves))

    async def add_another(self, id: str, table: StoredTable, seat: int) -> None:
        """Store the table at which those of a table play once more, as a seat wants. Raises Conflict when there is one, NotStored."""
        change = (
            update(StoredTable)
            .where(StoredTable.id == id, StoredTable.again.is_(None))
            .values(again=table.id, again_by=seat)
            .returning(StoredTable.id)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("there is another table already")
            session.add(table)

    async def load(self, id: str) -> StoredTable | None:
        """A table with its seats, or None. Raises StorageError."""
        async with self.reading() as session:
            return await session.get(StoredTable, id)

    async def moves(self, id: str) -> list[tuple[int, str]]:
        """Seat and text of every move of a table, in order. Raises StorageError."""
        query = select(StoredMove.seat, StoredMove.text).where(StoredMove.table == id).order_by(StoredMove.number)
        async with self.reading() as session:
            return [(seat, text) for seat, text in await session.execute(query)]

    async def reversals(self, id: str) -> list[int]:
        """For every move that was taken back at a table, in order, the audiences who had seen something of it. Raises StorageError."""
        query = select(TakenBackMove.seen).where(TakenBackMove.table == id).order_by(TakenBackMove.count)
        async with self.reading() as session:
            return list((await session.scalars(query)).all())

    async def sit_down(self, id: str, seat: int, guest: str, name: str) -> None:
        """Give an open seat to a guest. Raises Conflict when it is no longer open, NotStored."""
        change = (
            update(StoredSeat)
            .where(StoredSeat.table == id, StoredSeat.seat == seat, StoredSeat.guest.is_(None))
            .values(guest=guest, name=name)
            .returning(StoredSeat.seat)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the seat is taken")

    async def commit(self, id: str, seat: int, commitment: str) -> None:
        """Store the hash of a seat's part of the chance. Raises Conflict when there is one, or the part itself, NotStored."""
        change = (
            update(StoredSeat)
            .where(
                StoredSeat.table == id,
                StoredSeat.seat == seat,
                StoredSeat.commitment.is_(None),
                StoredSeat.contribution.is_(None),
            )
            .values(commitment=commitment)
            .returning(StoredSeat.seat)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the seat has committed")

    async def contribute(self, id: str, seat: int, contribution: str) -> None:
        """Store a seat's part of the chance. Raises Conflict when it has one, NotStored."""
        change = (
            update(StoredSeat)
            .where(StoredSeat.table == id, StoredSeat.seat == seat, StoredSeat.contribution.is_(None))
            .values(contribution=contribution)
            .returning(StoredSeat.seat)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the seat has contributed")

    async def deal(self, id: str, moves: Sequence[NewMove], progress: Progress) -> None:
        """Store the deal of a table. Raises NotStored."""
        async with self.writing() as session:
            session.add_all(stored_moves(id, moves))
            await session.execute(update(StoredTable).where(StoredTable.id == id).values(dealt=True, **progress.values))

    async def append(
        self, id: str, moves: Sequence[NewMove], progress: Progress, also: Sequence[Executable] = ()
    ) -> None:
        """Store moves and the outcomes of chance after them, and what else goes with them, all or nothing. Raises NotStored.

        What many tables want to store while something else is being stored is stored together, in one transaction.
        """
        append = Append(id, moves, progress, also, asyncio.get_running_loop().create_future())
        self._appends.append(append)
        try:
            async with self._appending:
                if not append.stored.done():
                    await self._store_appends()
        except BaseException:
            # Nobody waits for it any more.
            if append in self._appends:
                self._appends.remove(append)
            raise
        append.stored.result()

    async def take_back(self, id: str, reversal: Reversal, progress: Progress) -> None:
        """Store that moves were taken back, all or nothing; they are kept apart from the moves. Raises Conflict, NotStored."""
        first = reversal.taken[0].number
        moves = delete(StoredMove).where(StoredMove.table == id, StoredMove.number >= first)
        values = progress.values | {"course": reversal.course}
        async with self.writing() as session:
            session.add_all(
                TakenBackMove(table=id, count=count, number=one.number, seat=one.seat, text=one.text, seen=one.seen)
                for count, one in enumerate(reversal.taken, reversal.count + 1)
            )
            await session.flush()
            await session.execute(moves)
            session.add_all(stored_moves(id, reversal.later))
            await session.execute(update(StoredTable).where(StoredTable.id == id).values(values))

    async def _store_appends(self) -> None:
        appends, self._appends = self._appends, []
        try:
            await self._store_together(appends)
        finally:
            # When this was broken off, the next one who comes stores what is left.
            self._appends[:0] = [append for append in appends if not append.stored.done()]

    async def _store_together(self, appends: Sequence[Append]) -> None:
        """Store all of them, or each alone when one of them conflicts; none of them waits for another's failure."""
        try:
            async with self.writing() as session:
                # This is what a server stores most: rows, without objects that would have to be made and kept in step.
                rows = [row for append in appends for row in rows_of(append.table, append.moves)]
                if rows:
                    await session.execute(insert(MOVES), rows)
                for append in appends:
                    for change in append.also:
                        await session.execute(change)
                await session.execute(
                    PROGRESS, [append.progress.values | {"table": append.table} for append in appends]
                )
                for append in appends:
                    if append.progress.outcome is not None:
                        await results.close(session, append.table, now())
                        await results.keep(session, append.table, append.progress.outcome)
        except Conflict as conflict:
            if len(appends) == 1:
                appends[0].stored.set_exception(conflict)
            else:
                for append in appends:
                    await self._store_together([append])
        except NotStored as error:
            for append in appends:
                append.stored.set_exception(NotStored(str(error)))
        else:
            for append in appends:
                append.stored.set_result(None)

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables that a guest opened or sits at, newest first. Raises StorageError."""
        sits = exists().where(StoredSeat.table == StoredTable.id, StoredSeat.guest == guest)
        query = (
            select(StoredTable)
            .where(or_(StoredTable.creator == guest, sits), StoredTable.cancelled.is_(False))
            .order_by(StoredTable.created.desc(), StoredTable.id)
            .limit(LISTED)
        )
        async with self.reading() as session:
            return list((await session.scalars(query)).all())


def rows_of(table: str, moves: Sequence[NewMove]) -> list[dict[str, Any]]:
    """Moves as rows, all stored at the same time."""
    at = now()
    return [{"table": table, "at": at, **vars(move)} for move in moves]


def stored_moves(table: str, moves: Sequence[NewMove]) -> list[StoredMove]:
    """Moves as they are stored, all at the same time."""
    return [StoredMove(**row) for row in rows_of(table, moves)]
