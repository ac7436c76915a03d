"""Moving a whole database to another kind."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spadework.web.db.admin.opening import check_layout, check_there, telling
from spadework.web.db.backup import BESIDE
from spadework.web.db.models import METADATA
from spadework.web.db.session import DatabaseError, alone_with, bring_up_to_date, check_file, named, new_engine, url_of
from spadework.web.server.settings import Settings

AT_ONCE = 1000
"""So many rows are in memory at the same time."""

DIGITS = 64

CLOSING = 3.0
"""Seconds that the connections of a server which has just been stopped get until they are closed."""
LOOK = 0.05
"""Seconds between two looks."""


@dataclass(frozen=True)
class Copied:
    """What is stored in a table of a database."""

    name: str
    rows: int
    digest: str
    """The same for the same rows, in whatever order and in whatever database."""


async def move(source: str, target: str) -> list[Copied]:
    """Copy all that is stored, and compare.

    Args:
        source: the address of a database in the newest layout.
        target: the address of one that holds nothing, or is not there yet.

    Returns what was copied. Raises DatabaseError, and then the target is as empty as before.
    """
    old, new = url_of(source), url_of(target)
    check_there(old)
    if old == new:
        raise DatabaseError(f"{named(new)}: can't be copied to itself")
    made = file_to_make(new)
    try:
        check_file(new)
        async with AsyncExitStack() as stack:
            for url in (old, new):
                stack.enter_context(alone_with(Settings(database=str_of(url))))
            with telling(old):
                reading = await stack.enter_async_context(connected(old))
                await check_quiet(reading)
                await reading.run_sync(check_layout)
            with telling(new):
                writing = await stack.enter_async_context(connected(new))
                async with writing.begin():
                    await writing.run_sync(make_empty)
                    return await copied(reading, writing)
    except BaseException:
        if made is not None:
            for end in ("", *BESIDE):
                made.with_name(made.name + end).unlink(missing_ok=True)
        raise


def str_of(url: URL) -> str:
    """An address as it was written."""
    return url.render_as_string(hide_password=False)


def file_to_make(url: URL) -> Path | None:
    """The file of a SQLite database that is not there yet."""
    if url.get_backend_name() != "sqlite" or not url.database or url.query:
        return None
    path = Path(url.database)
    return None if path.exists() else path


@asynccontextmanager
async def connected(url: URL) -> AsyncIterator[AsyncConnection]:
    """A connection to a database. Raises DatabaseError when there is no driver for it."""
    engine: AsyncEngine = new_engine(Settings(), url)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                # All is read as it was at one moment.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        await engine.dispose()


async def check_quiet(connection: AsyncConnection) -> None:
    """See that nobody else is at a PostgreSQL database, who might go on writing there. Raises DatabaseError."""
    if connection.dialect.name != "postgresql":
        return
    query = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    patience = asyncio.get_running_loop().time() + CLOSING
    while (others := await connection.scalar(query)) and asyncio.get_running_loop().time() < patience:
        await asyncio.sleep(LOOK)
    if others:
        raise DatabaseError(
            f"{named(connection.engine.url)}: {others} other connections are open; stop the servers and programs that use it"
        )


def make_empty(connection: Connection) -> None:
    """Give a database that holds nothing the newest layout. Raises DatabaseError when it holds something."""
    if inspect(connection).get_table_names():
        raise DatabaseError(f"{named(connection.engine.url)}: is not empty; name a database that is, or one to be made")
    bring_up_to_date(connection)


async def copied(source: AsyncConnection, target: AsyncConnection) -> list[Copied]:
    """Copy all rows, and compare what is there then. Raises DatabaseError when it is not the same."""
    found = []
    for table in METADATA.sorted_tables:
        before = Digest()
        async for rows in in_parts(source, table):
            before.add(rows)
            await target.execute(insert(table), [dict(row._mapping) for row in rows])
        after = Digest()
        async for rows in in_parts(target, table):
            after.add(rows)
        if (before.rows, before.text) != (after.rows, after.text):
            raise DatabaseError(
                f"{table.name}: was not copied as it was ({before.rows} rows there, {after.rows} here); nothing has been moved"
            )
        await count_on(target, table)
        found.append(Copied(table.name, before.rows, before.text))
    return found


async def in_parts(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """All rows of a table, some at a time."""
    async with connection.stream(select(table)) as result:
        async for rows in result.partitions(AT_ONCE):
            yield rows


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """Let a PostgreSQL database number new rows after those that were copied."""
    column = table.autoincrement_column
    if connection.dialect.name == "postgresql" and column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        last = select(func.max(column)).scalar_subquery()
        await connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))


class Digest:
    """The digest of many rows, in whatever order they come."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        """Add some rows."""
        for row in rows:
            written = json.dumps(list(row), default=plain, sort_keys=True).encode()
            self._sum += int.from_bytes(hashlib.sha256(written).digest())
            self.rows += 1

    @property
    def text(self) -> str:
        """The digest, as hex digits."""
        return f"{self._sum % 16**DIGITS:0{DIGITS}x}"


def plain(value: object) -> str:
    """A value that JSON does not know."""
    if isinstance(value, datetime):
        return value.isoformat()
    assert isinstance(value, bytes)
    return value.hex()
