"""Games of an old database, whose outcome was not stored."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine
from tests.web.harness import Server, play_out, rows, serving
from tests.web.history.ended import ended, store

from spadework.web.history.filling import fill
from spadework.web.settings import Settings
from spadework.web.store.database import migrating

OUTCOMES = "SELECT score, place FROM seats ORDER BY seat"
ENDS = "SELECT length, finished, began FROM tables"


def made_old(database: Path) -> None:
    """Bring a database to the layout of before."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(migrating(connection), "0017")
    engine.dispose()


async def played(server: Server) -> None:
    """Somebody plays a game to its end."""
    guest = await server.guest()
    line, view = await guest.dealt(await guest.open_table("me computer"))
    await play_out({0: (line, view)}, random.Random(7))


@pytest.mark.long
@pytest.mark.slow
async def test_how_earlier_games_ended_is_found_out(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    database = settings.folder / "spadework.sqlite"
    async with serving(settings) as server:
        await played(server)
    outcome, ((length, finished, began),) = rows(database, OUTCOMES), rows(database, ENDS)
    made_old(database)
    async with serving(settings) as server:
        await fill(server.site.storage, server.site.readiness)
    assert rows(database, OUTCOMES) == outcome
    assert None not in outcome[0]
    ((again, last, first),) = rows(database, ENDS)
    assert (again, first) == (length, began)
    assert began < last <= finished


async def test_what_cant_be_played_through_any_more_stays_as_it_is(server: Server) -> None:
    await store(server.site.storage, [ended({"ann": 1, "bo": 2})], rules_version=999)
    database = server.settings.folder / "spadework.sqlite"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE seats SET score = NULL, place = NULL")
    await fill(server.site.storage, server.site.readiness)
    assert rows(database, OUTCOMES) == [(None, None)] * 2
