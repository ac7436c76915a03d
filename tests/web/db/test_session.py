"""Opening databases: valid ones, and everything else."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.web.db.admin.test_people import table as table_of
from tests.web.harness import serving
from tests.web.store.later_version import later_version

from spadework.web.db import session
from spadework.web.db.models import Base
from spadework.web.db.session import RESERVE_BYTES, DatabaseError, migrate_connection, open_database, revisions
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings

FULL = OperationalError("PRAGMA", None, sqlite3.OperationalError("disk I/O error"))
"""SQLite's error when there is no room for the index of its write-ahead log."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[AsyncEngine]:
    engine = await open_database(settings)
    try:
        yield engine
    finally:
        await engine.dispose()


@pytest.mark.usefixtures("no_database")
async def test_a_new_database_has_the_layout_of_the_models(settings: Settings) -> None:
    async with opened(settings) as engine, engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(
                MigrationContext.configure(sync, opts={"compare_server_default": True}), Base.metadata
            )
        )
    assert differences == []


async def test_sqlite_is_durable_and_strict(settings: Settings) -> None:
    async with opened(settings) as engine, engine.connect() as connection:
        found = {
            pragma: (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
            for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 200}


async def test_opening_again_changes_nothing(settings: Settings) -> None:
    async with opened(settings):
        pass
    before = contents(settings.folder / "spadework.sqlite")
    async with opened(settings):
        pass
    assert contents(settings.folder / "spadework.sqlite") == before


async def test_a_database_of_an_earlier_layout_is_brought_up_to_date(settings: Settings) -> None:
    storage = Storage(await open_database(settings))
    await storage.add(table_of("t", "ada", "ada"))
    await storage.close()
    with later_version() as layout:
        storage = Storage(await open_database(settings))
        async with storage.reading() as session:
            assert (await session.execute(text("SELECT version_num FROM alembic_version"))).scalar() == layout
            assert (await session.execute(text("SELECT id, creator, later FROM tables"))).all() == [("t", "ada", None)]
        await storage.close()
    with pytest.raises(DatabaseError, match=r"has an unknown schema \(later\): if a newer Spadework wrote it"):
        await open_database(settings)


async def test_a_server_backs_a_database_up_before_it_migrates_it(settings: Settings) -> None:
    (newest, *_) = revisions()
    for _ in range(2):
        async with serving(settings):
            assert not list(settings.folder.glob("*.tar.gz"))
    with later_version():
        async with serving(settings):
            pass
    assert [path.name for path in settings.folder.glob("*.tar.gz")] == [f"before-upgrade-from-{newest}.tar.gz"]


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def script(text: str) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(text)

    return write


UNKNOWN = "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0029');"
OTHER = "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup');"


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (
            script(UNKNOWN),
            "has an unknown schema (0029): if a newer Spadework wrote it, update Spadework; if a version before 0.1.0",
        ),
        (script(OTHER), "contains the tables of another program; name another file in SPADEWORK_DATABASE"),
        (lambda path: path.write_text("Dear diary, " * 100), "is not a database; move the file away"),
        (lambda path: path.mkdir(), "can't be opened; create its folder and make it writable"),
    ],
    ids=["unknown layout", "another program's", "garbage", "a folder"],
)
@pytest.mark.usefixtures("no_database")
async def test_other_files_are_refused_and_stay_as_they_are(
    settings: Settings, write: Callable[[Path], None], said: str
) -> None:
    path = settings.folder / "spadework.sqlite"
    write(path)
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(DatabaseError) as refusal:
        await open_database(settings)
    why = str(refusal.value)
    assert said in why
    assert str(path) in why
    assert "\n" not in why
    if said.startswith(("has", "contains")):
        assert contents(path) == script_contents(UNKNOWN if said.startswith("has") else OTHER, path.with_name("same"))
    else:
        assert (path.read_bytes() if path.is_file() else None) == before


def script_contents(text: str, path: Path) -> list[str]:
    script(text)(path)
    return contents(path)


async def test_a_locked_database(settings: Settings) -> None:
    path = settings.folder / "spadework.sqlite"
    async with opened(settings):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseError, match="is locked by another program; stop that program"):
            await open_database(settings)


@pytest.mark.usefixtures("no_database")
async def test_a_read_only_database_is_refused(settings: Settings) -> None:
    path = settings.folder / "spadework.sqlite"
    path.touch()
    only_read = replace(settings, database=f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    with pytest.raises(DatabaseError, match="is read-only; make the file and its folder writable"):
        await open_database(only_read)


async def test_a_folder_that_cant_be_made(settings: Settings) -> None:
    (settings.folder / "file").touch()
    elsewhere = replace(settings, folder=settings.folder / "file" / "folder")
    with pytest.raises(DatabaseError, match=r"its folder can't be made .* SPADEWORK_DATA"):
        await open_database(elsewhere)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("my tables", "is not the URL of a database; write one like sqlite"),
        ("postgresql//me:hidden@host/x", "is not the URL of a database; write one like sqlite"),
        ("oracle:///x", "no asynchronous driver"),
        ("sqlite:///x.sqlite", "no asynchronous driver"),
        ("postgresql+asyncpg://me:hidden@nowhere/x", "no asynchronous driver"),
        ("nosuch+driver:///x", "no asynchronous driver"),
    ],
)
async def test_urls_that_name_no_usable_database(settings: Settings, url: str, said: str) -> None:
    with pytest.raises(DatabaseError, match=said) as refusal:
        await open_database(replace(settings, database=url))
    assert "hidden" not in str(refusal.value)


async def test_another_database_by_its_url(settings: Settings) -> None:
    path = settings.folder / "elsewhere.sqlite"
    async with opened(replace(settings, database=f"sqlite+aiosqlite:///{path}")):
        assert path.exists()


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    monkeypatch.setenv("SPADEWORK_SECRET", "s" * 40)
    monkeypatch.delenv("SPADEWORK_DATABASE", raising=False)
    settings = Settings.from_environment()
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/spadework.sqlite"
    assert settings.secret == "s" * 40
    monkeypatch.setenv("SPADEWORK_DATABASE", "sqlite+aiosqlite:///x")
    assert Settings.from_environment().database_url == "sqlite+aiosqlite:///x"


async def test_the_disk_reserve_is_freed_when_the_disk_is_full(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = settings.folder / "spadework.sqlite-room"
    async with opened(settings):
        assert room.stat().st_size == RESERVE_BYTES

    def on_a_full_disk(connection: Connection) -> None:
        if room.exists():
            raise FULL
        migrate_connection(connection)

    monkeypatch.setattr(session, "migrate_connection", on_a_full_disk)
    async with opened(settings):
        assert room.stat().st_size == RESERVE_BYTES


async def test_a_disk_that_stays_full_is_reported(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(settings):
        pass

    def on_a_full_disk(_connection: Connection) -> None:
        raise FULL

    monkeypatch.setattr(session, "migrate_connection", on_a_full_disk)
    with pytest.raises(DatabaseError, match="check its disk for errors and free space, then start again"):
        await open_database(settings)
