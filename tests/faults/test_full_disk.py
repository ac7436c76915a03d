"""A server that starts while its disk is full."""

import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest
from tests.faults.disk import limit
from tests.faults.environment import Environment
from tests.faults.server_group import ServerGroup, server_group
from tests.web.harness import GAME, Guest

from spadework.web.server.settings import DATABASE_FILE

pytestmark = pytest.mark.slow

FULL = 40_000
"""Maximum size of a file in bytes: enough for a server's log, and for the index of SQLite's write-ahead log."""

NEW = {"seats": "2", "kind-0": "me", "kind-1": "computer"}


@contextmanager
def long_log(database: Path) -> Iterator[None]:
    """Keep a database's write-ahead log larger than files may get, for the duration of the block."""
    with (
        closing(sqlite3.connect(database, isolation_level=None)) as reader,
        closing(sqlite3.connect(database, isolation_level=None)) as writer,
    ):
        reader.execute("BEGIN")
        reader.execute("SELECT alive FROM heartbeat").fetchall()
        while database.with_name(f"{database.name}-wal").stat().st_size <= FULL:
            writer.execute("UPDATE heartbeat SET alive = alive")
        yield


async def test_a_server_starts_on_a_full_disk_and_stores_again_when_there_is_room(environment: Environment) -> None:
    async with server_group(environment.sqlite()) as group, AsyncExitStack() as stack:
        guest = Guest(group.addresses[0], stack)
        await stack.enter_async_context(guest.http)
        await guest.http.get("/")
        table = await guest.open_table("me computer", GAME)
        await group.kill()
        with long_log(group.settings.folder / DATABASE_FILE):
            group.largest_file = FULL
            await group.start()
            assert (await guest.http.get(table)).status_code == 200
            refused = await guest.http.post(f"/games/{GAME}/new", data=NEW)
            assert refused.status_code == 503
            assert "read or save tables" in refused.text
            assert warnings(group) == 1
            limit(group, -1)
            assert (await guest.http.post(f"/games/{GAME}/new", data=NEW)).status_code == 303
        assert group.errors() == []


def warnings(group: ServerGroup) -> int:
    """Return how often a server has logged that it can't store a heartbeat."""
    return group.log.read_text(encoding="utf-8").count("a heartbeat could not be stored")
