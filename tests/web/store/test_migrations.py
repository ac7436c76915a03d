"""Databases of before: they open, and what is in them is as it was."""

import random
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, select
from starlette.responses import Response
from tests.web.harness import play_out, rows, serving
from tests.web.store.old import MOVES, NAME, kept, write

from spadework.table.replay import verify
from spadework.web.settings import Settings
from spadework.web.store.database import layouts, migrating, open_database
from spadework.web.store.layout import METADATA
from spadework.web.store.notices import NoticeStore
from spadework.web.store.prepared import PreparedStore
from spadework.web.store.storage import Storage

OLD = {
    "0011": (
        "INSERT INTO tables (id, game, rules_version, deck, deck_digest, options, secret, creator, created, hints, dealt, over, to_move)"
        " VALUES ('t', 'g', 1, '', '', '{}', '', 'ann', '2026-01-01 00:00:00', 0, 1, 0, 1)",
        "INSERT INTO seats (\"table\", seat, name, guest) VALUES ('t', 0, 'Ann', 'ann')",
    )
}


def write_old(path: Path, revision: str) -> None:
    """A database as an earlier version left it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(migrating(connection), revision)
        for line in OLD[revision]:
            connection.exec_driver_sql(line)
    engine.dispose()


@pytest.mark.parametrize("revision", OLD)
async def test_an_old_table_is_read(settings: Settings, revision: str) -> None:
    write_old(settings.folder / "spadework.sqlite", revision)
    storage = Storage(await open_database(settings))
    table = await storage.load("t")
    notices = NoticeStore(storage)
    assert await PreparedStore(storage).of("t") == []
    assert (await notices.ways("ann"), await notices.unsettled()) == ([], [])
    await storage.close()
    assert table is not None
    assert (table.creator, table.ended, table.time, table.clocks, table.course) == ("ann", False, None, None, 0)
    assert [(seat.name, seat.stand_in, seat.left) for seat in table.seats] == [("Ann", None, False)]
    assert (table.hints, table.hints_alone) == (False, False)
    assert (table.finished, table.seats[0].stood_in, table.seats[0].place) == (None, False, None)


def counts(database: Path) -> dict[str, int]:
    """How many rows there are in each table of a database."""
    names = [name for (name,) in rows(database, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: rows(database, f'SELECT count(*) FROM "{name}"')[0][0] for name in names}


def test_some_layouts_of_every_time_are_kept() -> None:
    assert kept()[0] == layouts()[-1]
    assert len(kept()) > 5


@pytest.mark.parametrize("layout", kept())
async def test_nothing_of_an_old_database_is_lost(tmp_path: Path, layout: str) -> None:
    settings, database = write(tmp_path, layout), tmp_path / "spadework.sqlite"
    before = counts(database)
    assert min(before.values()) > 0
    storage = Storage(await open_database(settings))
    assert {name: count for name, count in counts(database).items() if name in before} == before
    async with storage.reading() as session:
        for table in METADATA.sorted_tables:
            assert len((await session.execute(select(table))).all()) == before.get(table.name, 0)
    await storage.close()


@pytest.mark.long(but=[kept()[-1]])
@pytest.mark.slow
@pytest.mark.parametrize("layout", kept())
async def test_a_game_of_an_old_database_is_played_to_its_end(
    warm_games: None,  # noqa: ARG001
    tmp_path: Path,
    layout: str,
) -> None:
    settings = write(tmp_path, layout)
    ((table, owner),) = rows(tmp_path / "spadework.sqlite", f"SELECT \"table\", guest FROM seats WHERE name = '{NAME}'")
    async with serving(settings) as server:
        guest = await server.guest()
        answer = Response()
        server.site.guests.welcome(answer, owner, secure=False)
        name, _, cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")
        guest.http.cookies.set(name, cookie, domain="127.0.0.1")
        line = await guest.line(f"/tables/{table}")
        view = await line.hear_until("view")
        assert view["decision"] == MOVES
        await play_out({0: (line, view)}, random.Random(7))
        record = (await guest.http.get(f"/tables/{table}/record.json")).text
    assert verify(record).over
