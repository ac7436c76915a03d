"""A server that starts while its disk is full."""

import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest
from tests.faults.disk import limit
from tests.faults.ground import Ground
from tests.faults.house import House, house_of
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


async def test_a_server_starts_on_a_full_disk_and_stores_again_when_there_is_room(ground: Ground) -> None:
    async with house_of(ground.sqlite()) as house, AsyncExitStack() as stack:
        guest = Guest(house.addresses[0], stack)
        await stack.enter_async_context(guest.http)
        await guest.http.get("/")
        table = await guest.open_table("me computer", GAME)
        await house.kill()
        with long_log(house.settings.folder / DATABASE_FILE):
            house.largest_file = FULL
            await house.start()
            assert (await guest.http.get(table)).status_code == 200
            refused = await guest.http.post(f"/games/{GAME}/new", data=NEW)
            assert refused.status_code == 503
            assert "read or save tables" in refused.text
            assert warnings(house) == 1
            limit(house, -1)
            assert (await guest.http.post(f"/games/{GAME}/new", data=NEW)).status_code == 303
        assert house.errors() == []


def warnings(house: House) -> int:
    """Return how often a server has logged that it can't store a heartbeat."""
    return house.log.read_text(encoding="utf-8").count("a heartbeat could not be stored")
