"""Copying a database to another kind of database."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spadework.web.db.admin.opening import check_exists, check_revision, reporting_errors
from spadework.web.db.backup import SQLITE_SUFFIXES
from spadework.web.db.models import METADATA
from spadework.web.db.session import (
    DatabaseError,
    check_file,
    instance_lock,
    migrate_connection,
    named,
    new_engine,
    sqlite_file,
    url_of,
)
from spadework.web.server.settings import Settings

BATCH_ROWS = 1000
"""Maximum rows in memory."""

DIGITS = 64

CLOSE_TIMEOUT = 3.0
"""Seconds to wait for the connections of a stopping server to close."""
CHECK_INTERVAL = 0.05
"""Seconds between two checks."""


@dataclass(frozen=True)
class CopiedTable:
    """The copied contents of a database table."""

    name: str
    rows: int
    digest: str
    """A hash of the rows, independent of their order and of the database."""


async def move(source: str, target: str) -> list[CopiedTable]:
    """Copy a database, and compare the copy.

    Args:
        source: the URL of a database with the newest schema.
        target: the URL of an empty or new database.

    Returns the copied tables. Raises DatabaseError; the target is then as empty as before.
    """
    old, new = url_of(source), url_of(target)
    check_exists(old)
    if old == new:
        raise DatabaseError(f"{named(new)}: can't be copied to itself")
    new_file = sqlite_file(new)
    made = new_file is not None and not new_file.exists()
    try:
        check_file(new)
        async with AsyncExitStack() as stack:
            for url in (old, new):
                stack.enter_context(instance_lock(Settings(database=url.render_as_string(hide_password=False))))
            with reporting_errors(old):
                reading = await stack.enter_async_context(connected(old))
                await check_unused(reading)
                await reading.run_sync(check_revision)
            with reporting_errors(new):
                writing = await stack.enter_async_context(connected(new))
                async with writing.begin():
                    await writing.run_sync(make_empty)
                    return await copy_rows(reading, writing)
    except BaseException:
        if new_file is not None and made:
            for end in ("", *SQLITE_SUFFIXES):
                new_file.with_name(new_file.name + end).unlink(missing_ok=True)
        raise


@asynccontextmanager
async def connected(url: URL) -> AsyncIterator[AsyncConnection]:
    """Connect to a database. Raises DatabaseError if there is no driver for it."""
    engine: AsyncEngine = new_engine(Settings(), url)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                # All queries see the same snapshot.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        await engine.dispose()


async def check_unused(connection: AsyncConnection) -> None:
    """Ensure that no other client is connected to a PostgreSQL database. Raises DatabaseError."""
    if connection.dialect.name != "postgresql":
        return
    query = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    deadline = asyncio.get_running_loop().time() + CLOSE_TIMEOUT
    while others := await connection.scalar(query):
        # Within a transaction, PostgreSQL always gives the first answer.
        await connection.rollback()
        if asyncio.get_running_loop().time() >= deadline:
            break
        await asyncio.sleep(CHECK_INTERVAL)
    if others:
        raise DatabaseError(
            f"{named(connection.engine.url)}: {others} other connections are open; stop the servers and programs that use it"
        )


def make_empty(connection: Connection) -> None:
    """Create the schema in an empty database. Raises DatabaseError if it isn't empty."""
    if inspect(connection).get_table_names():
        raise DatabaseError(f"{named(connection.engine.url)}: is not empty; name an empty or new database")
    migrate_connection(connection)


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> list[CopiedTable]:
    """Copy all rows, and compare the result. Raises DatabaseError if it differs."""
    found = []
    for table in METADATA.sorted_tables:
        before = Digest()
        async for rows in batches(source, table):
            before.add(rows)
            await target.execute(insert(table), [dict(row._mapping) for row in rows])
        after = Digest()
        async for rows in batches(target, table):
            after.add(rows)
        if (before.rows, before.text) != (after.rows, after.text):
            raise DatabaseError(
                f"{table.name}: the copy differs ({before.rows} rows in the source, {after.rows} in the copy); nothing has been copied"
            )
        await advance_sequence(target, table)
        found.append(CopiedTable(table.name, before.rows, before.text))
    return found


async def batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """Yield the rows of a table in batches."""
    async with connection.stream(select(table)) as result:
        async for rows in result.partitions(BATCH_ROWS):
            yield rows


async def advance_sequence(connection: AsyncConnection, table: Table) -> None:
    """Advance the sequence of a PostgreSQL table past the copied rows."""
    column = table.autoincrement_column
    if connection.dialect.name == "postgresql" and column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        last = select(func.max(column)).scalar_subquery()
        await connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))


class Digest:
    """A hash of rows, independent of their order."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        """Add rows."""
        for row in rows:
            written = json.dumps(list(row), default=to_json, sort_keys=True).encode()
            self._sum += int.from_bytes(hashlib.sha256(written).digest())
            self.rows += 1

    @property
    def text(self) -> str:
        """The hash in hexadecimal."""
        return f"{self._sum % 16**DIGITS:0{DIGITS}x}"


def to_json(value: object) -> str:
    """Convert a value for JSON."""
    if isinstance(value, datetime):
        return value.isoformat()
    assert isinstance(value, bytes)
    return value.hex()
