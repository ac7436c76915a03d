"""Concurrent writes of many tables: none of them waits long or suffers from another's failure."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.web.harness import locked, rows

from spadework.web.db.models import StoredTable
from spadework.web.db.session import open_database
from spadework.web.db.storage import Conflict, NewMove, NotStored, ProgressUpdate, Storage
from spadework.web.server.settings import Settings

TABLES = tuple("abcdefgh")


@pytest.fixture
def database(settings: Settings) -> Path:
    return settings.folder / "spadework.sqlite"


@pytest.fixture
async def engine(settings: Settings) -> AsyncIterator[AsyncEngine]:
    engine = await open_database(settings)
    yield engine
    await engine.dispose()


@pytest.fixture
async def storage(engine: AsyncEngine) -> Storage:
    storage = Storage(engine)
    for id in TABLES:
        await storage.add(
            StoredTable(
                id=id, game="", rules_version=1, deck="", deck_digest="", options={}, secret="", creator="", seats=[]
            )
        )
    return storage


@pytest.fixture
def commits(engine: AsyncEngine, storage: Storage) -> list[object]:  # noqa: ARG001
    """The transactions committed since the tables were stored."""
    found: list[object] = []
    event.listen(engine.sync_engine, "commit", found.append)
    return found


def stored(database: Path) -> dict[str, list[str]]:
    """Return the moves of each table that has any."""
    found: dict[str, list[str]] = {}
    for table, text in rows(database, 'SELECT "table", text FROM moves ORDER BY "table", number'):
        found.setdefault(table, []).append(text)
    return found


async def append(storage: Storage, table: str, *texts: str) -> None:
    moves = [NewMove(number, 0, number, text) for number, text in enumerate(texts)]
    await storage.append(table, 0, moves, ProgressUpdate(table == "c", 1))


def appending(storage: Storage, tables: str) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(append(storage, table, f"{table}1", f"{table}2")) for table in tables]


async def test_concurrent_writes_share_a_transaction(storage: Storage, database: Path, commits: list[object]) -> None:
    await asyncio.gather(*appending(storage, "abcdefgh"))
    # The first write has nothing to wait for; the others share a transaction.
    assert len(commits) == 2
    assert stored(database) == {table: [f"{table}1", f"{table}2"] for table in TABLES}
    assert rows(database, "SELECT id FROM tables WHERE over") == [("c",)]


async def test_a_conflict_does_not_affect_other_writes(storage: Storage, database: Path) -> None:
    await append(storage, "c", "already there")
    answers = await asyncio.gather(*appending(storage, "abcd"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None)]
    assert stored(database) == {"a": ["a1", "a2"], "b": ["b1", "b2"], "c": ["already there"], "d": ["d1", "d2"]}


async def test_failed_writes_store_nothing_and_can_be_repeated(storage: Storage, database: Path) -> None:
    with locked(database):
        answers = await asyncio.gather(*appending(storage, "abcd"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [NotStored] * 4
    assert stored(database) == {}
    await asyncio.gather(*appending(storage, "abcd"))
    assert list(stored(database)) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("gone", range(4))
async def test_a_cancelled_write_does_not_lose_the_others(storage: Storage, database: Path, gone: int) -> None:
    tasks = appending(storage, "abcd")
    # The first task is already writing; the others are waiting.
    await asyncio.sleep(0)
    tasks[gone].cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for number, answer in enumerate(answers) if number != gone] == [type(None)] * 3
    assert isinstance(answers[gone], asyncio.CancelledError)
    assert list(stored(database)) == [table for number, table in enumerate("abcd") if number != gone]


async def test_another_task_takes_over_when_the_writing_one_is_cancelled(storage: Storage, database: Path) -> None:
    first, *others = appending(storage, "abcd")
    await first
    # One of the others is now writing for all of them.
    await asyncio.sleep(0)
    others[0].cancel()
    answers = await asyncio.gather(*others, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError, type(None), type(None)]
    assert list(stored(database)) == ["a", "c", "d"]


async def test_closing_finishes_the_write_in_progress_and_refuses_the_rest(storage: Storage, database: Path) -> None:
    tasks = appending(storage, "ab")
    await asyncio.sleep(0)
    await storage.close()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), NotStored]
    assert list(stored(database)) == ["a"]
