"""Aborting the open transactions of servers that hang."""

import psycopg
import pytest
from sqlalchemy import select, text
from tests.waiting import until
from tests.web.db.admin.test_people import table

from spadework.web.cluster import queue
from spadework.web.db.models import StoredHeartbeat, StoredSeat
from spadework.web.db.session import open_database, url_of
from spadework.web.db.storage import SERVER_PREFIX, Storage
from spadework.web.server.settings import Settings

CONNECTIONS = text("SELECT count(*) FROM pg_stat_activity WHERE application_name = :name")


async def test_the_transaction_of_a_hanging_server_is_aborted(
    shared_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "HANGING_SECONDS", 0)
    storage = Storage(await open_database(shared_settings))
    name = SERVER_PREFIX + "hangs"
    with psycopg.connect(shared_settings.database_url, autocommit=True, application_name=name) as hung:
        hung.execute("BEGIN")
        hung.execute("INSERT INTO heartbeat (id, alive) VALUES (1, 7)")

        async def is_broken_off() -> bool:
            # PostgreSQL may take a moment to report that the session is idle in a transaction.
            await queue.abort_hanging(storage)
            async with storage.reading() as session:
                return not await session.scalar(CONNECTIONS, {"name": name})

        await until(is_broken_off)
        with pytest.raises(psycopg.OperationalError):
            hung.execute("COMMIT")
    async with storage.writing() as session:
        assert await session.scalar(select(StoredHeartbeat.alive)) is None
        session.add(StoredHeartbeat(id=1, alive=8))
    await storage.close()


async def test_an_idle_connection_is_left_alone(shared_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "HANGING_SECONDS", 0)
    storage = Storage(await open_database(shared_settings))
    with psycopg.connect(
        shared_settings.database_url, autocommit=True, application_name=SERVER_PREFIX + "idle"
    ) as idle:
        await queue.abort_hanging(storage)
        assert idle.execute("SELECT 1").fetchone() == (1,)
    await storage.close()


async def test_waiting_tables_with_people_are_found(shared_settings: Settings) -> None:
    storage = Storage(await open_database(shared_settings))
    for id, moves, person in (("waits", 1, "ada"), ("for-ada", 0, "ada"), ("alone", 1, None)):
        added = table(id, "ada")
        added.to_move = 1 << moves
        added.seats = [StoredSeat(seat=0, guest=person), StoredSeat(seat=1, level="mate")]
        await storage.add(added)

    async def drive(_table: str) -> None:
        pass

    jobs = queue.JobQueue(url_of(shared_settings.database_url), storage, drive)
    await jobs.begin()
    assert await jobs._waiting() == ["waits"]
    await jobs.close()
    await storage.close()
