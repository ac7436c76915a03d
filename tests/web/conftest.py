"""Fixtures: each test gets its own data folder and server."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.clock import Clock
from tests.postgres import PostgresServer, postgres_server
from tests.some_games import ONE_OF_EACH
from tests.web.harness import POSTGRES_URLS, Server, serving

from spadework.players.job import warm as warm_players
from spadework.web.db.session import open_database
from spadework.web.db.storage import Storage
from spadework.web.features.accounts import service as accounts
from spadework.web.server.readiness import warm_tables
from spadework.web.server.settings import Settings


@pytest.fixture(scope="session")
def warm_games() -> None:
    """Compile the games up front, so that no test waits for a server that compiles."""
    for game in ONE_OF_EACH:
        warm_tables(game)
        warm_players(game.id)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make password hashing cheap."""
    monkeypatch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty database with the newest schema."""
    settings = Settings(folder=tmp_path_factory.mktemp("database"))
    asyncio.run(made(settings))
    return settings.folder / "spadework.sqlite"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server with an empty database `newest`, which has the newest schema."""
    with postgres_server() as server:
        server.make_database("newest")
        asyncio.run(made(Settings(database=server.address("newest"))))
        yield server


async def made(settings: Settings) -> None:
    """Create the database of the settings and close it."""
    await (await open_database(settings)).dispose()


@pytest.fixture
def settings(tmp_path: Path, new_database: Path, request: pytest.FixtureRequest) -> Settings:
    """The settings of a new server with an empty database, which is copied because that is faster than creating one."""
    database = None
    if request.config.getoption("--postgresql"):
        server: PostgresServer = request.getfixturevalue("postgres")
        database = POSTGRES_URLS[tmp_path] = server.new_database("newest")
    else:
        shutil.copy(new_database, tmp_path)
    return Settings(
        folder=tmp_path,
        database=database,
        pause=0,
        reaction=0,
        database_timeout=0.2,
        burst=1000,
        pages=10**5,
        game_wait=60,
        warm=False,
    )


@pytest.fixture
def no_database(settings: Settings) -> None:
    """Delete the database, as if the server had never run."""
    (settings.folder / "spadework.sqlite").unlink(missing_ok=True)


@pytest.fixture
def shared_settings(settings: Settings, postgres: PostgresServer) -> Settings:
    """The settings of a server that shares a PostgreSQL database with others; each test gets its own database."""
    return replace(settings, database=settings.database or postgres.new_database("newest"))


@pytest.fixture
async def storage(settings: Settings) -> AsyncIterator[Storage]:
    """Storage in an empty database, without a server."""
    storage = Storage(await open_database(settings))
    yield storage
    await storage.close()


@pytest.fixture
async def clock() -> Clock:
    """The clock of the test's server, which a test can put forward."""
    return Clock(asyncio.get_running_loop())


@pytest.fixture
async def server(warm_games: None, settings: Settings) -> AsyncIterator[Server]:  # noqa: ARG001
    async with serving(settings) as running:
        yield running
