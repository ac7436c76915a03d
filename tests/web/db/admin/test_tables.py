"""Tables as operators see them."""

from datetime import datetime, timedelta

import pytest
from tests.web.db.admin.test_people import table

from spadework.web.db.admin import inspection
from spadework.web.db.admin.inspection import CANCELLED, ENDED, OPEN, OVER, RUNNING, STATES, TableNotFound, WrongState
from spadework.web.db.models import StoredChatLine, StoredMove, StoredTable, now
from spadework.web.db.storage import Storage


async def add(storage: Storage, id: str, days: float = 0, moved: float | None = None, **fields: object) -> StoredTable:
    """Store a table opened `days` days ago, whose last move, if any, was made `moved` days ago."""
    added = table(id, "ada")
    added.created, added.dealt = now() - timedelta(days=days), False
    for name, value in fields.items():
        setattr(added, name, value)
    await storage.add(added)
    if moved is not None:
        async with storage.writing() as session:
            session.add(StoredMove(table=id, number=0, seat=0, decision=0, text="", at=now() - timedelta(days=moved)))
    return added


async def every_state(storage: Storage) -> None:
    await add(storage, OPEN)
    await add(storage, CANCELLED, 1, cancelled=True)
    await add(storage, RUNNING, 9, 2, dealt=True)
    await add(storage, ENDED, 3, dealt=True, ended=True)
    await add(storage, OVER, 9, 4, dealt=True, over=True)


async def test_tables_are_listed_by_state_and_age(storage: Storage) -> None:
    await every_state(storage)
    everything = await inspection.find_tables(storage, None, 0, 10)
    assert [table.stored.id for table in everything] == [OPEN, CANCELLED, RUNNING, ENDED, OVER]
    assert [table.state for table in everything] == [OPEN, CANCELLED, RUNNING, ENDED, OVER]
    for state in STATES:
        assert [table.stored.id for table in await inspection.find_tables(storage, state, 0, 10)] == [state]
    assert [table.stored.id for table in await inspection.find_tables(storage, None, 2.5, 10)] == [ENDED, OVER]
    assert [table.stored.id for table in await inspection.find_tables(storage, None, 0, 1)] == [OPEN]


async def test_a_game_is_ended_and_an_open_table_cancelled(storage: Storage) -> None:
    await every_state(storage)
    assert await inspection.end(storage, RUNNING) == ENDED
    assert await inspection.end(storage, OPEN) == CANCELLED
    ended = (await inspection.load(storage, RUNNING)).stored
    assert (ended.ended, ended.to_move, ended.length) == (True, 0, 1)
    assert isinstance(ended.finished, datetime)
    for state in (RUNNING, OPEN, OVER):
        with pytest.raises(WrongState, match="already"):
            await inspection.end(storage, state)


async def test_a_table_is_removed_with_all_that_belongs_to_it(storage: Storage) -> None:
    await add(storage, "t", 1, 0)
    await add(storage, "u", rematch="t", rematch_by=0)
    async with storage.writing() as session:
        session.add(StoredChatLine(table="t", number=1, guest="ada", name="", text="x", at=now()))
    assert await inspection.size(storage, "t") == inspection.TableSize(1, 0, 1)
    await inspection.remove(storage, "t")
    assert await inspection.size(storage, "t") == inspection.TableSize(0, 0, 0)
    assert (await inspection.load(storage, "u")).stored.rematch is None
    for work in (inspection.load, inspection.remove, inspection.end):
        with pytest.raises(TableNotFound, match="there is no table 't'"):
            await work(storage, "t")
