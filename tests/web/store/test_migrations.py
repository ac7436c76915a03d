"""Databases of before: they open, and what is in them is as it was."""

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from spadework.web.settings import Settings
from spadework.web.store.database import migrating, open_database
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
