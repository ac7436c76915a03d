"""Copying databases, also from one database system to another."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Column, DateTime, Float, Integer, LargeBinary, insert, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.postgres import PostgresServer
from tests.waiting import PATIENCE
from tests.web.store.later_version import later_version

from spadework.web.db.admin import moving
from spadework.web.db.admin.moving import CopiedTable, move
from spadework.web.db.models import METADATA, StoredOutage
from spadework.web.db.session import DatabaseError, instance_lock, new_engine, open_database, url_of
from spadework.web.server.settings import Settings

ROWS = 3
BEGAN = datetime(2026, 2, 3, 4, 5, 6, 789)


async def fill(settings: Settings) -> None:
    """Store some rows in every table; the first row of each omits the nullable columns."""
    engine = await open_database(settings)
    await fill_all(engine)
    await engine.dispose()


async def fill_all(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            rows = [{column.name: value(column, number) for column in table.columns} for number in range(ROWS)]
            await connection.execute(insert(table), rows)


def value(column: Column[Any], number: int) -> object:
    """Return the value of a column in a row."""
    for key in column.foreign_keys:
        return value(key.column, number)
    if column.nullable and number == 0:
        return None
    match column.type:
        case Boolean():
            return number % 2 == 0
        case Integer():
            return number + 5
        case Float():
            return 1.7e9 + number / 3
        case DateTime():
            return BEGAN + timedelta(days=number, microseconds=1)
        case LargeBinary():
            return bytes([0, 255, number])
        case JSON():
            return {"ä": [number, 0.1, None], "b": {"c": ""}}
        case _:
            return f"{column.name} {number}: 'ä' \\ 🏝"


@pytest.fixture(autouse=True)
def slow_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give PostgreSQL enough time to close connections."""
    monkeypatch.setattr(moving, "CLOSE_TIMEOUT", PATIENCE)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with rows in every table."""
    settings = Settings(folder=tmp_path_factory.mktemp("filled"))
    asyncio.run(fill(settings))
    return settings.folder / "spadework.sqlite"


@pytest.fixture
def source(filled: Path, tmp_path: Path) -> str:
    """The URL of a copy of the filled database."""
    shutil.copy(filled, tmp_path / "source.sqlite")
    return f"sqlite+aiosqlite:///{tmp_path}/source.sqlite"


@pytest.fixture
def target(tmp_path: Path) -> str:
    """The URL of a database that doesn't exist."""
    return f"sqlite+aiosqlite:///{tmp_path}/target.sqlite"


async def number_of_next_outage(address: str) -> int:
    """Return the id that a database assigns to a new row."""
    engine = await open_database(Settings(database=address))
    async with engine.begin() as connection:
        await connection.execute(insert(StoredOutage).values(began=0, ended=1))
        numbers = list(await connection.scalars(select(StoredOutage.id).order_by(StoredOutage.id)))
    await engine.dispose()
    return int(numbers[-1])


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.iterdump())


def test_everything_stored_is_copied(source: str, target: str, tmp_path: Path) -> None:
    copied = asyncio.run(move(source, target))
    assert [(one.name, one.rows) for one in copied] == [(table.name, ROWS) for table in METADATA.sorted_tables]
    assert len({one.digest for one in copied}) == len(copied)
    assert contents(tmp_path / "target.sqlite") == contents(tmp_path / "source.sqlite")
    assert (tmp_path / "target.sqlite").stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_to_postgresql_and_back(source: str, target: str, postgres: PostgresServer, tmp_path: Path) -> None:
    between = postgres.new_database()

    async def there_and_back() -> tuple[list[CopiedTable], list[CopiedTable], int]:
        there, back = await move(source, between), await move(between, target)
        return there, back, await number_of_next_outage(between)

    there, back, number = asyncio.run(there_and_back())
    assert there == back
    assert number == ROWS + 5
    assert contents(tmp_path / "target.sqlite") == contents(tmp_path / "source.sqlite")


def test_an_empty_database_is_copied_too(target: str, new_database: Path, tmp_path: Path) -> None:
    shutil.copy(new_database, tmp_path / "empty.sqlite")
    assert {one.rows for one in asyncio.run(move(f"sqlite+aiosqlite:///{tmp_path}/empty.sqlite", target))} == {0}


@pytest.mark.slow
def test_a_copy_that_differs_is_discarded(
    source: str, target: str, postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = count()
    monkeypatch.setattr(moving.Digest, "text", property(lambda _: next(digests)))
    for address in (target, postgres.make_database("spared")):
        with pytest.raises(DatabaseError, match="the copy differs"):
            asyncio.run(move(source, address))
    assert not (tmp_path / "target.sqlite").exists()
    assert asyncio.run(tables_in(postgres.address("spared"))) == []


async def tables_in(address: str) -> list[str]:
    engine = new_engine(Settings(), url_of(address))
    async with engine.connect() as connection:
        names: list[str] = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await engine.dispose()
    return names


def test_a_wrong_schema_or_nonempty_target_is_refused(source: str, target: str) -> None:
    with later_version(), pytest.raises(DatabaseError, match=r"has the schema .*, but this Spadework needs later"):
        asyncio.run(move(source, target))
    assert not Path(str(make_url(target).database)).exists()
    asyncio.run(fill(Settings(database=target)))
    with pytest.raises(DatabaseError, match="is not empty; name an empty or new database"):
        asyncio.run(move(source, target))
    assert Path(str(make_url(target).database)).exists()


def test_a_database_in_use_or_missing_is_not_copied(source: str, target: str, tmp_path: Path) -> None:
    for at in (source, target):
        with instance_lock(Settings(database=at)), pytest.raises(DatabaseError, match="another Spadework server"):
            asyncio.run(move(source, target))
    with pytest.raises(DatabaseError, match="can't be copied to itself"):
        asyncio.run(move(source, source))
    with pytest.raises(DatabaseError, match="there is no database yet"):
        asyncio.run(move(target, source))
    garbage = tmp_path / "garbage"
    garbage.write_text("Dear diary, " * 100)
    with pytest.raises(DatabaseError, match=r"garbage: is not a database"):
        asyncio.run(move(f"sqlite+aiosqlite:///{garbage}", target))
    assert not (tmp_path / "target.sqlite").exists()


@pytest.mark.slow
async def test_a_postgresql_database_that_others_use_is_not_moved(
    postgres: PostgresServer, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database("newest")
    engine = new_engine(Settings(), url_of(address))
    async with engine.connect():
        with monkeypatch.context() as patch:
            patch.setattr(moving, "CLOSE_TIMEOUT", 0)
            with pytest.raises(DatabaseError, match="1 other connections are open"):
                await move(address, target)
        await fill_all(engine)
    await engine.dispose()
    assert {one.rows for one in await move(address, target)} == {ROWS}
