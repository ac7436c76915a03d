"""Opening the database: its URL, its schema, and the lock of the one server that may use it."""

import os
import secrets
import sqlite3
import sys
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

from spadework.web.db.storage import SERVER
from spadework.web.server.settings import DATABASE_FILE, Settings

MIGRATIONS = Path(__file__).with_name("schema")

POSTGRESQL = {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 5, "connect_args": {"connect_timeout": 10}}
"""How a server connects to PostgreSQL: by ten lines at most, each tried before it is used, for the database may have been away."""

ROOM = 65536
"""Bytes of disk space that are reserved beside a SQLite database, and given up when it can't be opened: without room for the index of its
log, a full disk would not even let it be read."""

LAYOUT_LOCK = 5_077_401
"""Held while the layout of a PostgreSQL database is looked at and changed, when several servers start at once."""


class DatabaseError(RuntimeError):
    """The database can't be used; the text is one line that says why and what to do."""


async def open_database(settings: Settings) -> AsyncEngine:
    """Open the database, made when there is none and brought to the newest layout.

    Raises DatabaseError, and then has changed nothing.
    """
    url = url_of(settings.database_url)
    make_folder(settings, url)
    engine = new_engine(settings, url)
    check_file(url)
    room = room_of(url)
    try:
        try:
            await up_to_date(engine)
        except OperationalError as error:
            if room is None or not room.exists() or "disk" not in str(error.orig):
                raise
            room.unlink()
            await up_to_date(engine)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, SQLAlchemyError | OSError | sqlite3.Error):
            raise DatabaseError(f"{named(url)}: {told(error)}") from error
        if isinstance(error, DatabaseError):
            raise DatabaseError(f"{named(url)}: {error}") from error
        raise
    if room is not None:
        reserve(room)
    return engine


async def up_to_date(engine: AsyncEngine) -> None:
    """Bring a database to the newest layout. Raises DatabaseError, SQLAlchemyError, OSError."""
    async with engine.begin() as connection:
        await connection.run_sync(bring_up_to_date)


def room_of(url: URL) -> Path | None:
    """The file that reserves disk space beside a SQLite database."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:" or url.query:
        return None
    return Path(f"{url.database}-room")


def reserve(room: Path) -> None:
    """Reserve disk space with a file, if there is any."""
    if not room.exists():
        try:
            # Zeros would take no space on some disks.
            room.write_bytes(os.urandom(ROOM))
        except OSError:
            room.unlink(missing_ok=True)


def url_of(text: str) -> URL:
    """The address of a database as it was written, with the driver that is used here. Raises DatabaseError.

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
    """What errors call the database: its file, or its URL without the password."""
    return f"database {url.database if url.database and url.get_backend_name() == 'sqlite' else url.render_as_string()}"


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
    """See that the file of a SQLite database can be opened. Raises DatabaseError.

    The asynchronous driver would leave a thread behind that speaks up when nobody listens any more.
    """
    if url.get_backend_name() == "sqlite" and url.database and not url.query:
        try:
            # Nobody else on this computer is to read it: secrets of tables are in it.
            if url.database != ":memory:" and not Path(url.database).is_dir():
                os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))
                Path(url.database).chmod(0o600)
            sqlite3.connect(url.database).close()
        except OSError as error:
            raise DatabaseError(f"{named(url)}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise DatabaseError(f"{named(url)}: {told(error)}") from error


def new_engine(settings: Settings, url: URL) -> AsyncEngine:
    """An engine for a URL. Raises DatabaseError when there is no driver for it."""
    sqlite = url.get_backend_name() == "sqlite"
    if not sqlite:
        url = url.update_query_dict({"application_name": SERVER + secrets.token_hex(6)})
    options: dict[str, Any] = {"connect_args": {"timeout": settings.patience}} if sqlite else POSTGRESQL
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
    """By which name a server is known to PostgreSQL, and by that to the other servers."""
    return str(url.query["application_name"])


def plain_address(url: URL) -> str:
    """The address of a PostgreSQL database as its own libraries take it, with the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Make a SQLite connection durable, strict and patient, and leave transactions to SQLAlchemy."""
    try:
        # Python's driver would begin transactions late and leave changes of the layout outside them.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        # Nobody else knows this connection yet, and it has a thread of its own.
        connection.close()
        raise


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction."""
    connection.exec_driver_sql("BEGIN")


def bring_up_to_date(connection: Connection) -> None:
    """Migrate the database to the newest layout. Raises DatabaseError when it is not one of ours, or has a layout that we do not know."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LAYOUT_LOCK})")
    current, newest = MigrationContext.configure(connection).get_current_revision(), layouts()[0]
    if current is None and inspect(connection).get_table_names():
        raise DatabaseError("holds the tables of another program; name another file in SPADEWORK_DATABASE")
    if current is not None and current not in layouts():
        raise DatabaseError(unknown(current))
    if current != newest:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, newest)


def unknown(layout: str) -> str:
    """Why a database with an unknown layout can't be used, and what to do."""
    return (
        f"has an unknown layout ({layout}): if a newer Spadework wrote it, update Spadework; if a version before 0.1.0 did, "
        "start with a new data folder (SPADEWORK_DATA) or an empty database (SPADEWORK_DATABASE), for upgrades begin with 0.1.0"
    )


@cache
def layouts() -> tuple[str, ...]:
    """The names of all layouts of released versions, the newest first."""
    return tuple(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def told(error: Exception) -> str:
    """Why the database can't be used, and what to do."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = " ".join(str(cause).split())
    for sign, advice in ADVICE.items():
        if sign in text:
            return advice
    return f"can't be used ({text})"


ADVICE = {
    "database is locked": "is locked by another program; stop that program, or wait until it is done, then start again",
    "readonly database": "can only be read; make the file and its folder writable for you, or name another in SPADEWORK_DATABASE",
    "not a database": "is not a database; move the file away, or name another in SPADEWORK_DATABASE",
    "malformed": "is damaged; put back a copy, or move the file away to begin anew",
    "unable to open database file": (
        "can't be opened; make its folder exist and writable for you, or name another file in SPADEWORK_DATABASE"
    ),
    "disk is full": "can't be written because the disk is full; make room, then start again",
    "disk I/O error": "can't be read or written; see that its disk is whole and has room, then start again",
    "Connection refused": "does not answer; start it, or write its host and port into SPADEWORK_DATABASE",
    "connection timeout": "does not answer; start it, or write its host and port into SPADEWORK_DATABASE",
    "password authentication failed": "does not take the name or the password; write the right ones into SPADEWORK_DATABASE",
    "does not exist": "is not there; make it (createdb), or name another in SPADEWORK_DATABASE",
}


FILE = "server.lock"


@contextmanager
def alone_with(settings: Settings) -> Iterator[None]:
    """Keep other servers from a SQLite database as long as the block runs; at PostgreSQL there may be several.

    Raises DatabaseError when another is there.
    """
    url = url_of(settings.database_url)
    if url.get_backend_name() == "sqlite" and url.database not in {None, ":memory:"} and not url.query:
        path = Path(url.database or "")
        with alone_in(path.parent, FILE if path.name == DATABASE_FILE else f"{path.name}.lock"):
            yield
    else:
        yield


@contextmanager
def alone_in(folder: Path, name: str = FILE) -> Iterator[None]:
    """Keep other servers out of a folder as long as the block runs; the system lets go when the process ends, however it does.

    Raises DatabaseError when another is there.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / name).open("a")
    except OSError as error:
        raise DatabaseError(
            f"{folder}: can't be written to ({error.strerror}); name another folder in SPADEWORK_DATA"
        ) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseError(
                f"{folder}: another Spadework server keeps its tables there; stop it, or name another folder in SPADEWORK_DATA"
            ) from None
        yield
