"""Opening the database: URL, engine, migrations, and the instance lock."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spadework.web.db.storage import SERVER_PREFIX
from spadework.web.server.locks import lock
from spadework.web.server.settings import DATABASE_FILE, Settings

MIGRATIONS = Path(__file__).with_name("schema")
MIGRATION_LOCK = 5_077_401
"""The advisory lock for migrations of a PostgreSQL database, when several servers start at the same time."""
LOCK_FILE = "server.lock"
POSTGRESQL = {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 5, "connect_args": {"connect_timeout": 10}}
"""PostgreSQL pool: at most ten connections, tested before use, since the database may have been restarted."""
RESERVE_BYTES = 65536
"""Disk space reserved beside a SQLite database, released when it can't be opened: on a full disk, SQLite has
no space for the index of its log and can't even read."""

ADVICE = {
    "database is locked": "is locked by another program; stop that program or wait for it, then start again",
    "readonly database": "is read-only; make the file and its folder writable, or name another in SPADEWORK_DATABASE",
    "not a database": "is not a database; move the file away, or name another in SPADEWORK_DATABASE",
    "malformed": "is damaged; restore a backup, or move the file away to start with an empty one",
    "unable to open database file": (
        "can't be opened; create its folder and make it writable, or name another file in SPADEWORK_DATABASE"
    ),
    "disk is full": "can't be written, since the disk is full; free some space, then start again",
    "disk I/O error": "can't be read or written; check its disk for errors and free space, then start again",
    "Connection refused": "does not respond; start it, or correct its host and port in SPADEWORK_DATABASE",
    "connection timeout": "does not respond; start it, or correct its host and port in SPADEWORK_DATABASE",
    "password authentication failed": "rejects the user name or password; correct them in SPADEWORK_DATABASE",
    "does not exist": "does not exist; create it (createdb), or name another in SPADEWORK_DATABASE",
}


class DatabaseError(RuntimeError):
    """The database can't be used; the text is one line with the reason and the remedy."""


# Opening


async def open_database(settings: Settings) -> AsyncEngine:
    """Open the database; create it if it is missing, and migrate it.

    Raises DatabaseError; the database is then unchanged.
    """
    url = url_of(settings.database_url)
    make_folder(settings, url)
    engine = new_engine(settings, url)
    check_file(url)
    room = reserve_file(url)
    try:
        try:
            await migrate(engine)
        except OperationalError as error:
            if room is None or not room.exists() or "disk" not in str(error.orig):
                raise
            room.unlink()
            await migrate(engine)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, SQLAlchemyError | OSError | sqlite3.Error):
            raise DatabaseError(f"{named(url)}: {error_text(error)}") from error
        if isinstance(error, DatabaseError):
            raise DatabaseError(f"{named(url)}: {error}") from error
        raise
    if room is not None:
        reserve(room)
    return engine


def url_of(text: str) -> URL:
    """Return the address of a database as it was written, with the driver that is used here. Raises DatabaseError.

    >>> url_of("postgresql://me@db.example/tables").drivername
    'postgresql+psycopg'
    """
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise DatabaseError(
            "SPADEWORK_DATABASE: what is set is not the URL of a database; "
            "write one like sqlite+aiosqlite:////home/me/tables.sqlite or postgresql://me:password@host/tables"
        ) from error
    return url.set(drivername="postgresql+psycopg") if url.drivername in {"postgresql", "postgres"} else url


def named(url: URL) -> str:
    """Return a name of the database for error messages: its file, or its URL without the password."""
    return f"database {url.database if url.database and url.get_backend_name() == 'sqlite' else url.render_as_string()}"


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory, one with options, and other databases."""
    on_disk = url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"} and not url.query
    return Path(url.database or "") if on_disk else None


def make_folder(settings: Settings, url: URL) -> None:
    """Make the data folder, where the database lies in it. Raises DatabaseError."""
    if settings.database is not None:
        return
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(
            f"{named(url)}: its folder can't be made ({error.strerror}); make {settings.folder} writable for you, "
            "or name another folder in SPADEWORK_DATA"
        ) from error


def check_file(url: URL) -> None:
    """Check that the file of a SQLite database can be opened. Raises DatabaseError.

    On failure the asynchronous driver would leave a thread behind that raises later.
    """
    if file := sqlite_file(url):
        try:
            # Other users of this computer must not read it: it contains the tables' secrets.
            if not file.is_dir():
                os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
                file.chmod(0o600)
            sqlite3.connect(file).close()
        except OSError as error:
            raise DatabaseError(f"{named(url)}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise DatabaseError(f"{named(url)}: {error_text(error)}") from error


def reserve_file(url: URL) -> Path | None:
    """Return the file that reserves disk space beside a SQLite database."""
    file = sqlite_file(url)
    return None if file is None else Path(f"{file}-room")


def reserve(room: Path) -> None:
    """Reserve disk space with a file, if possible."""
    if not room.exists():
        try:
            # Some file systems would not allocate zeros.
            room.write_bytes(os.urandom(RESERVE_BYTES))
        except OSError:
            room.unlink(missing_ok=True)


def error_text(error: Exception) -> str:
    """Return why the database can't be used, and the remedy."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = " ".join(str(cause).split())
    for sign, advice in ADVICE.items():
        if sign in text:
            return advice
    return f"can't be used ({text})"


# Engines


def new_engine(settings: Settings, url: URL) -> AsyncEngine:
    """Create an engine for a URL. Raises DatabaseError if there is no driver for it."""
    sqlite = url.get_backend_name() == "sqlite"
    if not sqlite:
        url = url.update_query_dict({"application_name": SERVER_PREFIX + secrets.token_hex(6)})
    options: dict[str, Any] = {"connect_args": {"timeout": settings.database_timeout}} if sqlite else POSTGRESQL
    try:
        engine = create_async_engine(url, hide_parameters=True, **options)
    except (SQLAlchemyError, NoSuchModuleError, ImportError) as error:
        raise DatabaseError(
            f"SPADEWORK_DATABASE: there is no asynchronous driver for {url.drivername!r} ({error}); "
            "write postgresql://… after pip install 'spadework[postgresql]', or sqlite+aiosqlite:///FILE"
        ) from error
    if sqlite:
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def server_name(url: URL) -> str:
    """Return the server's name in the cluster, its application name in PostgreSQL."""
    return str(url.query["application_name"])


def libpq_url(url: URL) -> str:
    """Return the URL of a PostgreSQL database for libpq, including the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Configure a SQLite connection: durable, with foreign keys, and transactions controlled by SQLAlchemy."""
    try:
        # Python's driver begins transactions late and leaves schema changes outside them.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        # The pool doesn't know this connection yet, and it has its own thread.
        connection.close()
        raise


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction explicitly."""
    connection.exec_driver_sql("BEGIN")


# Migration


async def migrate(engine: AsyncEngine) -> None:
    """Migrate a database. Raises DatabaseError, SQLAlchemyError, OSError."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate_connection)


def migrate_connection(connection: Connection) -> None:
    """Migrate a database. Raises DatabaseError if it belongs to another program or has an unknown schema."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    current, newest = MigrationContext.configure(connection).get_current_revision(), revisions()[0]
    if current is None and inspect(connection).get_table_names():
        raise DatabaseError("contains the tables of another program; name another file in SPADEWORK_DATABASE")
    if current is not None and current not in revisions():
        raise DatabaseError(unknown_revision(current))
    if current != newest:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, newest)


def unknown_revision(revision: str) -> str:
    """Return why a database with an unknown schema can't be used, and the remedy."""
    return (
        f"has an unknown schema ({revision}): if a newer Spadework wrote it, update Spadework; if a version before 0.1.0 did, "
        "start with a new data folder (SPADEWORK_DATA) or an empty database (SPADEWORK_DATABASE), since upgrades start with 0.1.0"
    )


@cache
def revisions() -> tuple[str, ...]:
    """Return all known schema revisions, the newest first."""
    return tuple(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


# Instance lock


@contextmanager
def instance_lock(settings: Settings) -> Iterator[None]:
    """Hold the instance lock of a SQLite database while the block runs; PostgreSQL needs none.

    Raises DatabaseError if another server holds it.
    """
    if path := sqlite_file(url_of(settings.database_url)):
        with folder_lock(path.parent, LOCK_FILE if path.name == DATABASE_FILE else f"{path.name}.lock"):
            yield
    else:
        yield


@contextmanager
def folder_lock(folder: Path, name: str = LOCK_FILE) -> Iterator[None]:
    """Hold the lock of a folder while the block runs; the system releases it when the process ends.

    Raises DatabaseError if another server holds it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / name).open("a")
    except OSError as error:
        raise DatabaseError(
            f"{folder}: can't be written to ({error.strerror}); name another folder in SPADEWORK_DATA"
        ) from error
    with file:
        if not lock(file):
            raise DatabaseError(
                f"{folder}: another Spadework server keeps its tables there; stop it, or name another folder in SPADEWORK_DATA"
            )
        yield
