"""Faults in stored tables."""

import sqlite3
from contextlib import closing
from shutil import copy

import pytest
from tests.web.harness import finished, serving

from spadework.web.db.admin.inspection import damage, table_ids
from spadework.web.db.admin.opening import open_storage
from spadework.web.server.settings import Settings
from spadework.web.table.loading import fault_of


async def faults(settings: Settings) -> list[str]:
    """Return what is wrong with each table, in the order in which they were opened."""
    async with open_storage(settings) as storage:
        assert await damage(storage) == []
        tables = [await storage.load(id) for id in await table_ids(storage)]
        return [await fault_of(table, storage) for table in tables if table is not None]


@pytest.mark.usefixtures("warm_games")
async def test_faults_of_stored_tables_are_found(settings: Settings) -> None:
    if settings.database is not None:
        pytest.skip("the file is changed from outside")
    async with serving(settings) as server:
        guest, over = await finished(server)
        running = await guest.open_table("me here")
        await guest.dealt(running)
        await guest.open_table("me link")
    over, running = (table.rpartition("/")[2] for table in (over, running))
    assert await faults(settings) == ["", "", ""]
    database, whole = settings.folder / "spadework.sqlite", settings.folder / "whole.sqlite"
    copy(database, whole)
    for change, table, found in (
        ("tables SET rules_version = 99 WHERE id", over, "started with version 99 of the rules"),
        ("tables SET deck = 'gone' WHERE id", running, "This table’s deck “gone” has changed or is gone"),
        ("tables SET game = 'gone' WHERE id", running, "This table plays “gone”"),
        ("tables SET secret = 'nonsense' WHERE id", running, "its stored data can't be read (ValueError)"),
        ("tables SET over = 1 WHERE id", running, "its moves lead to no end, against what is stored"),
        ("tables SET over = 0 WHERE id", over, "its moves lead to the end, against what is stored"),
        ("moves SET text = 'nonsense' WHERE number = 0 AND \"table\"", running, "an illegal move: entry 1 doesn’t fit"),
        ('seats SET score = score + 1 WHERE "table"', over, "result"),
        ("seats SET contribution = 'abc' || substr(contribution, 4) WHERE \"table\"", over, "illegal move"),
    ):
        copy(whole, database)
        with closing(sqlite3.connect(database)) as connection:
            connection.execute(f"UPDATE {change} = ?", [table])
            connection.commit()
        wrong = dict(zip((over, running), await faults(settings), strict=False))
        assert found in wrong.pop(table)
        assert set(wrong.values()) == {""}
