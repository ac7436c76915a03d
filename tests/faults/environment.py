"""Resources for faults: folders, databases, and a PostgreSQL server that may be stopped."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tests.postgres import PostgresServer, postgres_server

from spadework.web.db.session import open_database
from spadework.web.server.settings import Settings


@dataclass(frozen=True)
class Series:
    """The length of a fault test."""

    rounds: int
    """Number of times that the fault happens."""
    tables: int = 2
    """Number of tables at which people play."""
    whole: bool = True
    """Whether people play on to the end of their games afterwards."""


class Environment:
    """The environment in which servers are tested.

    Args:
        folder: holds a new folder for each test.
        stack: closes what was started.
    """

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder = folder
        self._stack = stack
        self._tries = 0

    @cached_property
    def postgres(self) -> PostgresServer:
        """A PostgreSQL server; its database `newest` is empty and has the newest schema."""
        server = self._stack.enter_context(postgres_server())
        server.make_database("newest")
        settings = Settings(database=server.address("newest"))

        async def make() -> None:
            await (await open_database(settings)).dispose()

        asyncio.run(make())
        return server

    def sqlite(self) -> Settings:
        """Return the settings of a server with a new SQLite database."""
        self._tries += 1
        folder = self._folder / str(self._tries)
        folder.mkdir()
        return Settings(
            folder=folder,
            pause=0,
            reaction=0,
            database_timeout=0.5,
            messages=10**6,
            burst=10**6,
            connections=10**6,
            tables=10**6,
            game_wait=60,
            warm=False,
        )

    async def shared(self) -> Settings:
        """Return the settings of servers that share a new PostgreSQL database."""
        database = await asyncio.to_thread(lambda: self.postgres.new_database("newest"))
        return replace(self.sqlite(), database=database)


@contextmanager
def environment_in(folder: Path) -> Iterator[Environment]:
    """Provide a test environment for the duration of the block."""
    with ExitStack() as stack:
        yield Environment(folder, stack)
