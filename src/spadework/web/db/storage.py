"""Storage of tables. The server acknowledges nothing before it is stored."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    Select,
    bindparam,
    column,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from spadework.web.db.models import StoredMove, StoredSeat, StoredTable, StoredTakenBackMove, now, parts_of_a_table
from spadework.web.server.errors import Refused
from spadework.web.server.telemetry import Metrics, log

Value = TypeVar("Value")
Values = TypeVarTuple("Values")

SERVER_PREFIX = "spadework-"
"""The prefix of servers' application names in PostgreSQL."""
MAX_LISTED = 50
"""Maximum tables in a list, the newest."""

# Errors


class StorageError(Exception):
    """The database failed."""


class NotStored(StorageError):
    """A transaction failed; nothing of it was stored."""


class Conflict(NotStored):
    """Another transaction has changed the table in the meantime."""


@contextmanager
def refusing(why: str = "refused-not-stored", conflict: str | None = None) -> Iterator[None]:
    """Turn a StorageError into a refusal. Raises Refused.

    Args:
        why: the message.
        conflict: the message for a Conflict; by default the same.
    """
    try:
        yield
    except StorageError as error:
        raise Refused(conflict if conflict and isinstance(error, Conflict) else why) from None


FIRST_CHECK = 60.0
"""Maximum seconds before the first of periodic checks: a server answers requests first, but may also stop within the hour."""


async def repeat(check: Callable[[], Awaitable[None]], seconds: float, failed: str) -> None:
    """Check something in the database periodically, until cancelled. The first check comes after a wait of at most `FIRST_CHECK`.

    Args:
        check: makes one check; may raise StorageError.
        seconds: seconds between two checks.
        failed: the log message when the database can't be read.
    """
    wait = min(seconds, FIRST_CHECK)
    while True:
        await asyncio.sleep(wait)
        wait = seconds
        try:
            await check()
        except StorageError as error:
            log.warning(failed, error=error)


# Changes


@dataclass(frozen=True)
class GameOutcome:
    """The outcome of a game, by seat."""

    scores: Sequence[int]
    places: Sequence[int]
    turns: Sequence[int] = ()
    """Turns counted at a table with clocks; empty without clocks."""
    late: Sequence[int] = ()
    """Turns that were late."""


@dataclass(frozen=True)
class NewMove:
    """A move to store; fields as in `StoredMove`."""

    number: int
    seat: int
    decision: int | None
    text: str

    def values(self, table: str, at: datetime) -> dict[str, Any]:
        """Return the columns of its row."""
        return {
            "table": table,
            "number": self.number,
            "seat": self.seat,
            "decision": self.decision,
            "text": self.text,
            "at": at,
        }


@dataclass(frozen=True)
class ProgressUpdate:
    """The progress of a game; fields as in `StoredTable`."""

    over: bool
    to_move: int
    clocks: dict[str, Any] | None = None
    outcome: GameOutcome | None = None
    """The outcome, if the game is over."""

    @property
    def values(self) -> dict[str, Any]:
        """The columns of the table's row."""
        return {"over": self.over, "to_move": self.to_move, "clocks": self.clocks}

    def advancing(self, table: str, revision: int) -> dict[str, Any]:
        """Return the parameters of `ADVANCE` for a table at a revision."""
        return {
            "of": table,
            "known": revision,
            "is_over": self.over,
            "is_to_move": self.to_move,
            "clocks_now": self.clocks,
        }


@dataclass(frozen=True)
class MoveTakenBack:
    """A move to take back; fields as in `StoredTakenBackMove`."""

    number: int
    seat: int
    text: str
    seen: int


@dataclass(frozen=True)
class TakebackUpdate:
    """A takeback: the moves taken back, and later moves that stay, renumbered."""

    count: int
    """Moves taken back at the table before."""
    taken: Sequence[MoveTakenBack]
    later: Sequence[NewMove]
    epoch: int
    """As in `StoredTable`."""


@dataclass(frozen=True)
class TableChange:
    """A consistent snapshot of a table, from one of its moves on."""

    stored: StoredTable
    moves: Sequence[tuple[int, str]]
    """Seat and text of each move from there on, in order."""
    reversals: Sequence[int]
    """As `Storage.reversals`."""


@dataclass(frozen=True, eq=False)
class Append:
    """Moves waiting to be stored, with a future for the result."""

    table: str
    revision: int
    moves: Sequence[NewMove]
    progress: ProgressUpdate
    also: Sequence[Executable]
    stored: asyncio.Future[None]


ADVANCE = (
    update(StoredTable)
    .where(StoredTable.id == bindparam("of"), StoredTable.revision == bindparam("known"))
    .values(
        over=bindparam("is_over"),
        to_move=bindparam("is_to_move"),
        clocks=bindparam("clocks_now", type_=StoredTable.clocks.type),
        revision=StoredTable.revision + 1,
    )
    .execution_options(synchronize_session=False)
)
"""Updates the progress of tables that are still at a known revision."""

# Storage


class Storage:
    """The stored tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.metrics = Metrics()
        """The metrics of this storage and its tables."""
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        # SQLite allows one writer at a time, and a writer that finds it busy only polls: many would wait for long,
        # each with a connection that readers could use.
        self._one_at_a_time = engine.dialect.name == "sqlite"
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if self._one_at_a_time else nullcontext()
        self.outages: list[tuple[float, float]] = []
        """Periods in which the server did not run, as far as they affect clocks."""
        self._closed = False
        self._exclusive = asyncio.Lock()
        self._appending = asyncio.Lock()
        self._appends: list[Append] = []

    async def close(self) -> None:
        """Finish the current transaction, refuse later ones, and close all connections."""
        async with self._turn:
            self._closed = True
            await self._engine.dispose()

    @asynccontextmanager
    async def _write_turn(self) -> AsyncIterator[None]:
        """Wait for the turn to write. Raises NotStored after the storage was closed."""
        async with self._turn:
            if self._closed:
                raise NotStored("the server has stopped")
            yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a transaction for writing, committed at the end of the block. Raises Conflict, NotStored."""
        with self._storing():
            async with self._write_turn(), self._sessions.begin() as session:
                yield session

    @contextmanager
    def _storing(self) -> Iterator[None]:
        """Translate database errors of a write. Raises Conflict, NotStored."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            self.metrics.database_errors.labels("write").inc()
            raise NotStored(str(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session for reading. Raises StorageError."""
        try:
            async with self._sessions() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            self.metrics.database_errors.labels("read").inc()
            raise StorageError(str(error)) from error

    # Single statements, each in a session of its own

    async def get(self, kind: type[Value], key: object) -> Value | None:
        """Load a row by its primary key. Raises StorageError."""
        async with self.reading() as session:
            return await session.get(kind, key)

    async def scalar(self, query: Select[Value]) -> Value | None:
        """Load the first value of a query's first row, None without rows. Raises StorageError."""
        async with self.reading() as session:
            return await session.scalar(query)

    async def scalars(self, query: Select[Value]) -> list[Value]:
        """Load the first value of each of a query's rows. Raises StorageError."""
        async with self.reading() as session:
            return list(await session.scalars(query))

    async def rows(self, query: Select[*Values]) -> Sequence[Row[*Values]]:
        """Load the rows of a query. Raises StorageError."""
        async with self.reading() as session:
            return (await session.execute(query)).all()

    async def execute(self, statement: Executable) -> None:
        """Execute a statement in a transaction. Raises Conflict, NotStored."""
        async with self.writing() as session:
            await session.execute(statement)

    @asynccontextmanager
    async def advisory_lock(self, name: str) -> AsyncIterator[None]:
        """Hold a named lock among all servers while the block runs. Raises StorageError."""
        key = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)
        # Only one waiter of this server waits in the database and occupies a connection.
        async with self._exclusive, self.reading() as session:
            if not self._one_at_a_time:
                await session.execute(select(func.pg_advisory_xact_lock(key)))
            yield

    @property
    def shared(self) -> bool:
        """Whether several servers can share the database."""
        return not self._one_at_a_time

    async def has_peers(self) -> bool:
        """Return whether another server is connected to the database. Raises StorageError."""
        if self._one_at_a_time:
            return False
        name = func.current_setting("application_name")
        others = (
            select(func.count())
            .select_from(text("pg_stat_activity"))
            .where(
                column("datname") == func.current_database(),
                column("application_name").startswith(SERVER_PREFIX),
                column("application_name") != name,
            )
        )
        return bool(await self.scalar(others))

    async def ping(self) -> None:
        """Check that the database responds. Raises StorageError."""
        await self.rows(select(StoredTable.id).limit(1))

    async def add(self, table: StoredTable, moves: Sequence[NewMove] = ()) -> None:
        """Store a new table with its seats and first moves. Raises NotStored."""
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(stored_moves(table.id, moves))

    async def add_rematch(self, id: str, table: StoredTable, seat: int) -> None:
        """Store the rematch of a table, opened by a seat. Raises Conflict if there is one, NotStored."""
        change = (
            update(StoredTable)
            .where(StoredTable.id == id, StoredTable.rematch.is_(None))
            .values(rematch=table.id, rematch_by=seat)
            .returning(StoredTable.id)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("there is a rematch already")
            session.add(table)

    async def load(self, id: str) -> StoredTable | None:
        """Load a table with its seats; None if it is unknown. Raises StorageError."""
        return await self.get(StoredTable, id)

    async def moves(self, id: str) -> list[tuple[int, str]]:
        """Load seat and text of each move of a table, in order. Raises StorageError."""
        query = select(StoredMove.seat, StoredMove.text).where(StoredMove.table == id).order_by(StoredMove.number)
        return [(seat, text) for seat, text in await self.rows(query)]

    async def move_times(self, id: str) -> list[datetime]:
        """Load when each move of a table was stored, in order. Raises StorageError."""
        return await self.scalars(select(StoredMove.at).where(StoredMove.table == id).order_by(StoredMove.number))

    async def reversals(self, id: str) -> list[int]:
        """Load, for each move taken back at a table, the bit mask of audiences who had seen it. Raises StorageError."""
        query = (
            select(StoredTakenBackMove.seen).where(StoredTakenBackMove.table == id).order_by(StoredTakenBackMove.count)
        )
        return await self.scalars(query)

    async def changes_since(self, id: str, since: int) -> TableChange | None:
        """Load a table with its moves from number `since` on; None if there is no such table. Raises StorageError."""
        moves = (
            select(StoredMove.seat, StoredMove.text)
            .where(StoredMove.table == id, StoredMove.number >= since)
            .order_by(StoredMove.number)
        )
        reversals = (
            select(StoredTakenBackMove.seen).where(StoredTakenBackMove.table == id).order_by(StoredTakenBackMove.count)
        )
        async with self.reading() as session:
            if not self._one_at_a_time:
                # All queries see the same snapshot.
                await session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            stored = await session.get(StoredTable, id)
            if stored is None:
                return None
            made = [(seat, text) for seat, text in await session.execute(moves)]
            return TableChange(stored, made, list((await session.scalars(reversals)).all()))

    async def sit_down(self, id: str, seat: int, guest: str, name: str) -> None:
        """Give an open seat to a guest, and the table if it has no host yet. Raises Conflict if the seat is taken, NotStored."""
        change = (
            update(StoredSeat)
            .where(StoredSeat.table == id, StoredSeat.seat == seat, StoredSeat.guest.is_(None))
            .values(guest=guest, name=name)
            .returning(StoredSeat.seat)
        )
        async with self.writing() as session:
            if (await session.execute(change)).first() is None:
                raise Conflict("the seat is taken")
            hostless = update(StoredTable).where(StoredTable.id == id, StoredTable.creator == "")
            await session.execute(hostless.values(creator=guest))

    async def commit(self, id: str, seat: int, secret: str, commitment: str) -> None:
        """Store a seat's commitment to its seed contribution. Raises Conflict if it has one, or the deal is void, NotStored.

        The secret identifies the deal; any other secret conflicts.
        """
        await self._store_contribution(id, seat, secret, StoredSeat.commitment.is_(None), commitment=commitment)

    async def contribute(self, id: str, seat: int, secret: str, contribution: str) -> None:
        """Store a seat's seed contribution; otherwise as `commit`. Raises Conflict if it has one, NotStored."""
        await self._store_contribution(id, seat, secret, contribution=contribution)

    async def _store_contribution(
        self, id: str, seat: int, secret: str, *free: ColumnElement[bool], **values: str
    ) -> None:
        # The lock keeps other servers from voiding the deal before this is stored.
        deal = select(StoredTable.id).where(StoredTable.id == id, StoredTable.secret == secret)
        deal = deal.with_for_update(read=True)
        change = (
            update(StoredSeat)
            .where(StoredSeat.table == id, StoredSeat.seat == seat, StoredSeat.contribution.is_(None), *free)
            .values(**values)
            .returning(StoredSeat.seat)
        )
        async with self.writing() as session:
            if await session.scalar(deal) is None or (await session.execute(change)).first() is None:
                raise Conflict("the seat has contributed already, or the deal is void")

    async def deal(self, id: str, revision: int, moves: Sequence[NewMove], progress: ProgressUpdate) -> None:
        """Store the deal of a table at a revision. Raises Conflict if the revision has changed, NotStored."""
        async with self.writing() as session:
            await advance(session, id, revision, dealt=True, **progress.values)
            session.add_all(stored_moves(id, moves))

    async def append(
        self,
        id: str,
        revision: int,
        moves: Sequence[NewMove],
        progress: ProgressUpdate,
        also: Sequence[Executable] = (),
    ) -> None:
        """Store moves, the chance outcomes after them, and accompanying changes in one transaction.

        Appends of several tables that wait for a running transaction are batched into one.
        Raises Conflict if the table is no longer at the revision, NotStored.
        """
        append = Append(id, revision, moves, progress, also, asyncio.get_running_loop().create_future())
        self._appends.append(append)
        try:
            async with self._appending:
                if not append.stored.done():
                    await self._store_appends()
        except BaseException:
            # The caller was cancelled.
            if append in self._appends:
                self._appends.remove(append)
            raise
        append.stored.result()

    async def take_back(self, id: str, revision: int, reversal: TakebackUpdate, progress: ProgressUpdate) -> None:
        """Store a takeback in one transaction; the moves taken back are kept in a table of their own.

        Raises Conflict if the table is no longer at the revision, NotStored.
        """
        first = reversal.taken[0].number
        moves = delete(StoredMove).where(StoredMove.table == id, StoredMove.number >= first)
        async with self.writing() as session:
            await advance(session, id, revision, epoch=reversal.epoch, **progress.values)
            session.add_all(
                StoredTakenBackMove(
                    table=id, count=count, number=one.number, seat=one.seat, text=one.text, seen=one.seen
                )
                for count, one in enumerate(reversal.taken, reversal.count + 1)
            )
            await session.flush()
            await session.execute(moves)
            session.add_all(stored_moves(id, reversal.later))

    async def _store_appends(self) -> None:
        appends, self._appends = self._appends, []
        try:
            await self._store_together(appends)
        finally:
            # After a cancellation the next caller stores the rest.
            self._appends[:0] = [append for append in appends if not append.stored.done()]

    async def _store_together(self, appends: Sequence[Append]) -> None:
        """Store all appends together; if one of them conflicts, store each separately."""
        # All servers lock tables in the same order, so they can't deadlock.
        appends = sorted(appends, key=lambda append: append.table)
        try:
            # Without an ORM session, which would double the cost.
            with self._storing():
                async with self._write_turn(), self._engine.begin() as connection:
                    await store_appends(connection, appends)
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
        """Load the tables that a guest opened or sits at, unfinished ones first, then the newest. Raises StorageError."""
        sits = exists().where(StoredSeat.table == StoredTable.id, StoredSeat.guest == guest)
        query = (
            select(StoredTable)
            .where(or_(StoredTable.creator == guest, sits), StoredTable.cancelled.is_(False))
            .order_by(or_(StoredTable.over, StoredTable.ended), StoredTable.created.desc(), StoredTable.id)
            .limit(MAX_LISTED)
        )
        return await self.scalars(query)


# Parts of transactions


async def store_appends(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Store moves of several tables in a connection's transaction. Raises Conflict if one of them has changed."""
    advancing = [append.progress.advancing(append.table, append.revision) for append in appends]
    if (await connection.execute(ADVANCE, advancing)).rowcount != len(appends):
        raise Conflict("a table has changed")
    at = now()
    moves = [move.values(append.table, at) for append in appends for move in append.moves]
    if moves:
        await connection.execute(insert(StoredMove), moves)
    for append in appends:
        for change in append.also:
            await connection.execute(change)
        if append.progress.outcome is not None:
            await close_game(connection, append.table, now(), append.progress.outcome)


def stored_moves(table: str, moves: Sequence[NewMove]) -> list[StoredMove]:
    """Return rows for moves, all with the same time."""
    at = now()
    return [StoredMove(**move.values(table, at)) for move in moves]


async def advance(session: AsyncSession, id: str, revision: int, **values: object) -> None:
    """Update a table at a revision, and increment the revision. Raises Conflict if it has changed."""
    change = (
        update(StoredTable)
        .where(StoredTable.id == id, StoredTable.revision == revision)
        .values(revision=revision + 1, **values)
        .returning(StoredTable.id)
    )
    if (await session.execute(change)).first() is None:
        raise Conflict("the table has changed")


async def close_game(
    session: AsyncSession | AsyncConnection, id: str, at: datetime, outcome: GameOutcome | None = None
) -> None:
    """Store the end of a game: time, length, and outcome, None if it was ended early.

    Its last moves must be stored already.
    """
    moves = StoredMove.table == id
    values = {
        "began": select(func.min(StoredMove.at)).where(moves).scalar_subquery(),
        "finished": at,
        "length": select(func.count()).where(moves, StoredMove.decision.is_not(None)).scalar_subquery(),
    }
    await session.execute(update(StoredTable).where(StoredTable.id == id).values(values))
    if outcome is None:
        return
    for seat, (score, place) in enumerate(zip(outcome.scores, outcome.places, strict=True)):
        change = update(StoredSeat).where(StoredSeat.table == id, StoredSeat.seat == seat)
        counts = {"turns": outcome.turns[seat], "late": outcome.late[seat]} if outcome.turns else {}
        await session.execute(change.values(score=score, place=place, **counts))


async def remove_tables(session: AsyncSession, ids: Sequence[str]) -> list[str]:
    """Remove tables with all dependent rows, and references to them as rematches; return the ids of the tables that had one."""
    for part in parts_of_a_table():
        await session.execute(delete(part).where(part.c.table.in_(ids)))
    before = await forget_rematches(session, ids)
    await session.execute(delete(StoredTable).where(StoredTable.id.in_(ids)))
    return before


async def forget_rematches(session: AsyncSession, ids: Sequence[str]) -> list[str]:
    """Remove references to tables as rematches; return the ids of the tables that had one."""
    change = update(StoredTable).where(StoredTable.rematch.in_(ids)).values(rematch=None, rematch_by=None)
    return list(await session.scalars(change.returning(StoredTable.id)))


# Whole transactions


async def change_seats(
    storage: Storage,
    stored: StoredTable,
    seats: Sequence[int],
    changes: Mapping[str, object],
    clocks: dict[str, Any] | None,
) -> None:
    """Store the same changes for several seats of a table, and the state of its clocks.

    Raises Conflict if the table has changed, NotStored.
    """
    change = update(StoredSeat).where(StoredSeat.table == stored.id, StoredSeat.seat.in_(seats))
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, clocks=clocks)
        await session.execute(change.values(**changes))


async def end_early(storage: Storage, stored: StoredTable) -> None:
    """Store the early end of a game. Raises Conflict if the table has changed, NotStored."""
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, ended=True, to_move=0)
        await close_game(session, stored.id, now())


async def cancel(storage: Storage, id: str) -> None:
    """Cancel a table before the deal, and remove references to it as a rematch. Raises Conflict after the deal, NotStored."""
    change = (
        update(StoredTable)
        .where(StoredTable.id == id, StoredTable.dealt.is_(False))
        .values(cancelled=True)
        .returning(StoredTable.id)
    )
    async with storage.writing() as session:
        if (await session.execute(change)).first() is None:
            raise Conflict("the table has been dealt")
        await forget_rematches(session, [id])
