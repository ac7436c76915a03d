"""Opening a server's database from outside the server, without migrating it."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from spadework.web.db.backup import back_up_before_upgrade
from spadework.web.db.session import (
    DatabaseError,
    error_text,
    instance_lock,
    named,
    new_engine,
    open_database,
    revisions,
    sqlite_file,
    unknown_revision,
    url_of,
)
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings


@asynccontextmanager
async def open_storage(settings: Settings, changing: bool = False) -> AsyncIterator[Storage]:
    """Open the storage while the block runs.

    Args:
        settings: locate the database.
        changing: whether tables may change that a server holds in memory; without a cluster none may run then.

    Raises DatabaseError if there is no database, its schema is not the newest, or a server runs that must not.
    """
    url = url_of(settings.database_url)
    check_exists(url)
    with instance_lock(settings) if changing else nullcontext():
        engine = new_engine(settings, url)
        try:
            with reporting_errors(url):
                async with engine.connect() as connection:
                    await connection.run_sync(check_revision)
            yield Storage(engine)
        finally:
            await engine.dispose()


class Upgrade(NamedTuple):
    """The changes made by `upgrade`."""

    before: str
    """The revision that the database had."""
    newest: str
    backup: Path | None
    """The file of the backup made first, if there is one."""


async def upgrade(settings: Settings) -> Upgrade:
    """Back a database up and migrate it while no server runs. Raises DatabaseError."""
    url = url_of(settings.database_url)
    check_exists(url)
    with instance_lock(settings):
        engine = new_engine(settings, url)
        try:
            with reporting_errors(url):
                async with engine.connect() as connection:
                    before = await connection.run_sync(revision_of)
        finally:
            await engine.dispose()
        backup = back_up_before_upgrade(settings)
        await (await open_database(settings)).dispose()
    return Upgrade(before, revisions()[0], backup)


@contextmanager
def reporting_errors(url: URL) -> Iterator[None]:
    """Translate database errors. Raises DatabaseError."""
    try:
        yield
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{named(url)}: {error_text(error)}") from error


def check_exists(url: URL) -> None:
    """Check that a SQLite file exists, since connecting would create it. Raises DatabaseError."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise DatabaseError(
            f"{file}: there is no database yet; name its folder in SPADEWORK_DATA, or itself in SPADEWORK_DATABASE"
        )


def revision_of(connection: Connection) -> str:
    """Return the schema revision of a database. Raises DatabaseError if it is unknown."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise DatabaseError(f"{named(connection.engine.url)}: is not a Spadework database")
    if revision not in revisions():
        raise DatabaseError(f"{named(connection.engine.url)}: {unknown_revision(revision)}")
    return revision


def check_revision(connection: Connection) -> None:
    """Check that a database has the newest schema. Raises DatabaseError."""
    revision, newest = revision_of(connection), revisions()[0]
    if revision != newest:
        raise DatabaseError(
            f"{named(connection.engine.url)}: has the schema {revision}, but this Spadework needs {newest}; "
            "upgrade it with `spadework admin upgrade`"
        )
