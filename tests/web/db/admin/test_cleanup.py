"""Abandoned tables."""

from dataclasses import replace

import pytest
from tests.web.db.admin.test_tables import add

from spadework.web.db.admin import cleanup
from spadework.web.db.admin.cleanup import abandoned, remove_abandoned
from spadework.web.db.models import StoredAccount, StoredSeat
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings


async def some(storage: Storage) -> None:
    """Store tables, some of which are abandoned."""
    async with storage.writing() as session:
        session.add(StoredAccount(id="account", key="a", skeleton="a"))
    await add(storage, "new", 29)
    await add(storage, "old", 31)
    await add(storage, "cancelled", 31, cancelled=True)
    for id, moved in (("played", 364), ("left", 366)):
        await add(storage, id, 400, moved, dealt=True)
    await add(storage, "never moved", 366, dealt=True)
    await add(storage, "over", 500, 499, dealt=True, over=True)
    await add(storage, "ended", 500, 499, dealt=True, ended=True)
    await add(storage, "theirs", 500, 499, dealt=True, creator="account")
    await add(storage, "sat", 500, 499, dealt=True, seats=[StoredSeat(seat=0, guest="account")])


async def left(storage: Storage) -> set[str]:
    return {table.id for creator in ("ada", "account") for table in await storage.tables_of(creator)}


async def test_abandoned_tables_go_and_others_stay(storage: Storage) -> None:
    await some(storage)
    settings = Settings()
    found = await abandoned(storage, settings)
    assert found.undealt == ["cancelled", "old"]
    assert found.unfinished == ["left", "never moved"]
    assert len(found) == 4
    assert await remove_abandoned(storage, settings, spared={"old"}) == ["cancelled", "left", "never moved"]
    assert await left(storage) == {"new", "old", "played", "over", "ended", "theirs", "sat"}
    assert await remove_abandoned(storage, settings) == ["old"]


async def test_a_limit_of_zero_disables_the_cleanup(storage: Storage) -> None:
    await some(storage)
    assert len(await abandoned(storage, replace(Settings(), kept_undealt=0, kept_unfinished=0))) == 0


async def test_many_tables_are_removed_in_batches(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        await add(storage, str(number), 31)
    monkeypatch.setattr(cleanup, "BATCH_TABLES", 2)
    assert await remove_abandoned(storage, Settings()) == list("01234")
