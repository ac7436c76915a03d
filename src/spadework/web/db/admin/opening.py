"""Opening the database of a server beside it, as it is."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from spadework.web.db.session import (
    DatabaseError,
    alone_with,
    layouts,
    named,
    new_engine,
    open_database,
    told,
    unknown,
    url_of,
)
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings


@asynccontextmanager
async def opened(settings: Settings, changing: bool = False) -> AsyncIterator[Storage]:
    """What is stored, as long as the block runs.

    Args:
        settings: where it is.
        changing: whether tables are changed that a server may hold in memory: where it would not hear of it, it must not run.

    Raises DatabaseError when there is no database, when it has another layout than the newest, or when a server runs that must not.
    """
    url = url_of(settings.database_url)
    check_there(url)
    with alone_with(settings) if changing else nullcontext():
        engine = new_engine(settings, url)
        try:
            with telling(url):
                async with engine.connect() as connection:
                    await connection.run_sync(check_layout)
            yield Storage(engine)
        finally:
            await engine.dispose()


async def upgrade(settings: Settings) -> tuple[str, str]:
    """Bring a database to the newest layout, while no server runs; the layout that it had, and the newest. Raises DatabaseError."""
    url = url_of(settings.database_url)
    check_there(url)
    with alone_with(settings):
        engine = new_engine(settings, url)
        try:
            with telling(url):
                async with engine.connect() as connection:
                    before = await connection.run_sync(layout_of)
        finally:
            await engine.dispose()
        await (await open_database(settings)).dispose()
    return before, layouts()[0]


@contextmanager
def telling(url: URL) -> Iterator[None]:
    """Say of a database that it can't be used. Raises DatabaseError."""
    try:
        yield
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{named(url)}: {told(error)}") from error


def check_there(url: URL) -> None:
    """See that the file of a SQLite database is there, which would be made else. Raises DatabaseError."""
    if url.get_backend_name() == "sqlite" and url.database and not url.query and not Path(url.database).is_file():
        raise DatabaseError(
            f"{url.database}: there is no database yet; name its folder in SPADEWORK_DATA, or itself in SPADEWORK_DATABASE"
        )


def layout_of(connection: Connection) -> str:
    """The layout of a database. Raises DatabaseError when it is none of ours, or one that we do not know."""
    layout = MigrationContext.configure(connection).get_current_revision()
    if layout is None:
        raise DatabaseError(f"{named(connection.engine.url)}: is no database of Spadework's")
    if layout not in layouts():
        raise DatabaseError(f"{named(connection.engine.url)}: {unknown(layout)}")
    return layout


def check_layout(connection: Connection) -> None:
    """See that a database has the newest layout. Raises DatabaseError."""
    layout, newest = layout_of(connection), layouts()[0]
    if layout != newest:
        raise DatabaseError(
            f"{named(connection.engine.url)}: has the layout {layout}, and this Spadework {newest}; "
            "bring it up to date with `spadework admin upgrade`"
        )
