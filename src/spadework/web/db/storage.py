"""Storage of tables. Everything acknowledged has been stored before."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
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

from spadework.web.db.models import StoredMove, StoredSeat, StoredTable, TakenBackMove, now, parts_of_a_table
from spadework.web.server.errors import Refused
from spadework.web.server.telemetry import Metrics


@dataclass(frozen=True)
class GameOutcome:
    """How a game came out, by seat."""

    scores: Sequence[int]
    places: Sequence[int]
    turns: Sequence[int] = ()
    """How many turns were counted at a table with clocks; nothing where none was."""
    late: Sequence[int] = ()
    """How many of them came too late."""


async def close(
    session: AsyncSession | AsyncConnection, id: str, at: datetime, outcome: GameOutcome | None = None
) -> None:
    """Store that the game of a table ended at a time, how long it was, and its outcome, None when it was ended early.

    Its last moves must have been stored.
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


LISTED = 50
"""A list of tables holds the newest of them, at most this many."""


SERVER = "spadework-"
"""How the name begins by which PostgreSQL knows a server."""


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
    except StorageError as error:
        raise Refused(conflict if conflict and isinstance(error, Conflict) else why) from None


@dataclass(frozen=True)
class NewMove:
    """A move to be stored: as `StoredMove`."""

    number: int
    seat: int
    decision: int | None
    text: str

    def values(self, table: str, at: datetime) -> dict[str, Any]:
        """What is stored of it at a table, at a time."""
        return {
            "table": table,
            "number": self.number,
            "seat": self.seat,
            "decision": self.decision,
            "text": self.text,
            "at": at,
        }


@dataclass(frozen=True)
class Progress:
    """How far a table has come: as in `StoredTable`."""

    over: bool
    to_move: int
    clocks: dict[str, Any] | None = None
    outcome: GameOutcome | None = None
    """How the game came out, when it is over."""

    @property
    def values(self) -> dict[str, Any]:
        """What of it is stored with the table itself."""
        return {"over": self.over, "to_move": self.to_move, "clocks": self.clocks}

    def advancing(self, table: str, revision: int) -> dict[str, Any]:
        """The same as `ADVANCE` takes it, of a table that was at a revision."""
        return {
            "of": table,
            "known": revision,
            "is_over": self.over,
            "is_to_move": self.to_move,
            "clocks_now": self.clocks,
        }


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
    revision: int
    moves: Sequence[NewMove]
    progress: Progress
    also: Sequence[Executable]
    stored: asyncio.Future[None]


@dataclass(frozen=True)
class News:
    """A table as it is stored at one moment, from one of its moves on."""

    stored: StoredTable
    moves: Sequence[tuple[int, str]]
    """Seat and text of every move from there on, in order."""
    reversals: Sequence[int]
    """As `Storage.reversals`."""


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
"""Stores how far tables have come, if nobody else has meanwhile."""


class Storage:
    """The stored tables."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics | None = None) -> None:
        self._engine = engine
        self.metrics = metrics or Metrics()
        """What is counted here, and at the tables that are stored here."""
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        # SQLite lets one write at a time, and whoever finds it busy looks again only now and then: many would wait for long, each with
        # a connection that those who read could use.
        self._one_at_a_time = engine.dialect.name == "sqlite"
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if self._one_at_a_time else nullcontext()
        self.outages: list[tuple[float, float]] = []
        """From when to when the server did not run, as far as that matters to anybody's clock."""
        self._closed = False
        self._exclusive = asyncio.Lock()
        self._appending = asyncio.Lock()
        self._appends: list[Append] = []

    async def close(self) -> None:
        """Close all connections; what is being stored is stored first, and nothing after it."""
        async with self._turn:
            self._closed = True
            await self._engine.dispose()

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        """Wait until something may be stored. Raises NotStored when nothing may be any more."""
        async with self._turn:
            if self._closed:
                raise NotStored("the server has stopped")
            yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Store something, all or nothing. Raises Conflict, NotStored."""
        with self._storing():
            async with self._my_turn(), self._sessions.begin() as session:
                yield session

    @contextmanager
    def _storing(self) -> Iterator[None]:
        """Say of what the database refuses that it was not stored. Raises Conflict, NotStored."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            self.metrics.database_errors.labels("write").inc()
            raise NotStored(str(error)) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Read something. Raises StorageError."""
        try:
            async with self._sessions() as session:
                yield session
        except (SQLAlchemyError, OSError) as error:
            self.metrics.database_errors.labels("read").inc()
            raise StorageError(str(error)) from error

    @asynccontextmanager
    async def exclusively(self, what: str) -> AsyncIterator[None]:
        """Let nobody else do something as long as the block runs, whichever server does it. Raises StorageError."""
        key = int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], signed=True)
        # Of those who wait here only one does so in the database, with a connection that the others could use.
        async with self._exclusive, self.reading() as session:
            if not self._one_at_a_time:
                await session.execute(select(func.pg_advisory_xact_lock(key)))
            yield

    @property
    def shared(self) -> bool:
        """Whether several servers may share the database."""
        return not self._one_at_a_time

    async def others_run(self) -> bool:
        """Whether another server runs with the same database. Raises StorageError."""
        if self._one_at_a_time:
            return False
        name = func.current_setting("application_name")
        others = (
            select(func.count())
            .select_from(text("pg_stat_activity"))
            .where(
                column("datname") == func.current_database(),
                column("application_name").startswith(SERVER),
                column("application_name") != name,
            )
        )
        async with self.reading() as session:
            return bool(await session.scalar(others))

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

    async def news(self, id: str, since: int) -> News | None:
        """A table as it is stored now, with its moves from one on; None when there is none. Raises StorageError."""
        moves = (
            select(StoredMove.seat, StoredMove.text)
            .where(StoredMove.table == id, StoredMove.number >= since)
            .order_by(StoredMove.number)
        )
        reversals = select(TakenBackMove.seen).where(TakenBackMove.table == id).order_by(TakenBackMove.count)
        async with self.reading() as session:
            if not self._one_at_a_time:
                # All of it as it is at one moment, whatever is stored meanwhile.
                await session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
            stored = await session.get(StoredTable, id)
            if stored is None:
                return None
            made = [(seat, text) for seat, text in await session.execute(moves)]
            return News(stored, made, list((await session.scalars(reversals)).all()))

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

    async def commit(self, id: str, seat: int, secret: str, commitment: str) -> None:
        """Store the hash of a seat's part of the chance. Raises Conflict when there is one, or the part itself, NotStored.

        The secret is that of the deal which the part is for; another one conflicts.
        """
        await self._give(id, seat, secret, StoredSeat.commitment.is_(None), commitment=commitment)

    async def contribute(self, id: str, seat: int, secret: str, contribution: str) -> None:
        """Store a seat's part of the chance; else as `commit`. Raises Conflict when it has one, NotStored."""
        await self._give(id, seat, secret, contribution=contribution)

    async def _give(self, id: str, seat: int, secret: str, *free: ColumnElement[bool], **values: str) -> None:
        # No other server makes the deal void before this is stored.
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
                raise Conflict("the seat has given its part, or the deal is void")

    async def deal(self, id: str, revision: int, moves: Sequence[NewMove], progress: Progress) -> None:
        """Store the deal of a table, which was at a revision. Raises Conflict when it is no longer, NotStored."""
        async with self.writing() as session:
            await advance(session, id, revision, dealt=True, **progress.values)
            session.add_all(stored_moves(id, moves))

    async def append(
        self, id: str, revision: int, moves: Sequence[NewMove], progress: Progress, also: Sequence[Executable] = ()
    ) -> None:
        """Store moves and the outcomes of chance after them, and what else goes with them, all or nothing.

        What many tables want to store while something else is being stored is stored together, in one transaction.
        Raises Conflict when the table, which was at a revision, no longer is, NotStored.
        """
        append = Append(id, revision, moves, progress, also, asyncio.get_running_loop().create_future())
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

    async def take_back(self, id: str, revision: int, reversal: Reversal, progress: Progress) -> None:
        """Store that moves were taken back, all or nothing; they are kept apart from the moves.

        Raises Conflict when the table, which was at a revision, no longer is, NotStored.
        """
        first = reversal.taken[0].number
        moves = delete(StoredMove).where(StoredMove.table == id, StoredMove.number >= first)
        async with self.writing() as session:
            await advance(session, id, revision, course=reversal.course, **progress.values)
            session.add_all(
                TakenBackMove(table=id, count=count, number=one.number, seat=one.seat, text=one.text, seen=one.seen)
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
            # When this was broken off, the next one who comes stores what is left.
            self._appends[:0] = [append for append in appends if not append.stored.done()]

    async def _store_together(self, appends: Sequence[Append]) -> None:
        """Store all of them, or each alone when one of them conflicts; none of them waits for another's failure."""
        # Everybody takes the tables in the same order, so that no two servers ever wait for each other.
        appends = sorted(appends, key=lambda append: append.table)
        try:
            # Without a session, which would cost as much as all the rest.
            with self._storing():
                async with self._my_turn(), self._engine.begin() as connection:
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


async def store_appends(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Store moves of several tables, in a connection's transaction. Raises Conflict when something else has been stored of one."""
    advancing = [append.progress.advancing(append.table, append.revision) for append in appends]
    if (await connection.execute(ADVANCE, advancing)).rowcount != len(appends):
        raise Conflict("something else has been stored at a table")
    at = now()
    moves = [move.values(append.table, at) for append in appends for move in append.moves]
    if moves:
        await connection.execute(insert(StoredMove), moves)
    for append in appends:
        for change in append.also:
            await connection.execute(change)
        if append.progress.outcome is not None:
            await close(connection, append.table, now(), append.progress.outcome)


def stored_moves(table: str, moves: Sequence[NewMove]) -> list[StoredMove]:
    """Moves as they are stored, all at the same time."""
    at = now()
    return [StoredMove(**move.values(table, at)) for move in moves]


async def advance(session: AsyncSession, id: str, revision: int, **values: object) -> None:
    """Change what is stored of a table that was at a revision, from which it goes on to the next. Raises Conflict when it no longer is."""
    change = (
        update(StoredTable)
        .where(StoredTable.id == id, StoredTable.revision == revision)
        .values(revision=revision + 1, **values)
        .returning(StoredTable.id)
    )
    if (await session.execute(change)).first() is None:
        raise Conflict("something else has been stored at the table")


async def change_seats(
    storage: Storage,
    stored: StoredTable,
    seats: Sequence[int],
    changes: Mapping[str, object],
    clocks: dict[str, Any] | None,
) -> None:
    """Store the same changes for some seats of a table, and how its clocks stand.

    Raises Conflict when something else has been stored of it meanwhile, NotStored.
    """
    # Who looks at the result later wants to know of it, though the seat was taken back long ago.
    stood_in = {"stood_in": True} if changes.get("stand_in") is not None else {}
    change = update(StoredSeat).where(StoredSeat.table == stored.id, StoredSeat.seat.in_(seats))
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, clocks=clocks)
        await session.execute(change.values(**changes, **stood_in))


async def end_early(storage: Storage, stored: StoredTable) -> None:
    """Store that a table was ended before its game was over. Raises Conflict as `change_seats`, NotStored."""
    async with storage.writing() as session:
        await advance(session, stored.id, stored.revision, ended=True, to_move=0)
        await close(session, stored.id, now())


async def remove_tables(session: AsyncSession, ids: Sequence[str]) -> None:
    """Remove some tables with all that belongs to them; where one was to be played again, nobody has opened it."""
    for part in parts_of_a_table():
        await session.execute(delete(part).where(part.c.table.in_(ids)))
    await session.execute(update(StoredTable).where(StoredTable.again.in_(ids)).values(again=None, again_by=None))
    await session.execute(delete(StoredTable).where(StoredTable.id.in_(ids)))


async def cancel(storage: Storage, id: str) -> None:
    """Keep that a table does not come about; where it was to be played again, it is not. Raises Conflict after the deal, NotStored."""
    change = (
        update(StoredTable)
        .where(StoredTable.id == id, StoredTable.dealt.is_(False))
        .values(cancelled=True)
        .returning(StoredTable.id)
    )
    before = update(StoredTable).where(StoredTable.again == id).values(again=None, again_by=None)
    async with storage.writing() as session:
        if (await session.execute(change)).first() is None:
            raise Conflict("the table has been dealt")
        await session.execute(before)
