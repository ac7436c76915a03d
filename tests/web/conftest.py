"""Every test gets a folder and a server of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.clock import Clock
from tests.web.harness import Server, serving

from spadework.engine.discovery import all_games
from spadework.players.job import warm as warm_players
from spadework.web.readiness import warm
from spadework.web.settings import Settings
from spadework.web.store.database import open_database
from spadework.web.store.storage import Storage


@pytest.fixture(scope="session")
def warm_games() -> None:
    """Whatever must be compiled is compiled before a test waits for a server."""
    for game in all_games().values():
        warm(game)
        warm_players(game.id)


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database in the newest layout, which is empty."""
    settings = Settings(folder=tmp_path_factory.mktemp("database"))

    async def make() -> None:
        await (await open_database(settings)).dispose()

    asyncio.run(make())
    return settings.folder / "spadework.sqlite"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, pause=0, reaction=0, patience=0.2, burst=1000, pages=10**6, soon=60, warm=False)


@pytest.fixture
async def storage(settings: Settings) -> AsyncIterator[Storage]:
    """An empty database of the test's own, without a server."""
    storage = Storage(await open_database(settings))
    yield storage
    await storage.close()


@pytest.fixture
async def clock() -> Clock:
    """The clock of the test's server, which can be put forward."""
    return Clock(asyncio.get_running_loop())


@pytest.fixture
async def server(warm_games: None, settings: Settings, new_database: Path) -> AsyncIterator[Server]:  # noqa: ARG001
    # To copy it takes less time than to make it.
    if not (settings.folder / new_database.name).exists():
        shutil.copy(new_database, settings.folder)
    async with serving(settings) as running:
        yield running
