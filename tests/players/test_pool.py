import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.some_games import game_for

from spadework.players import new_player
from spadework.players.job import Job
from spadework.players.player import SECONDS
from spadework.players.pool import GRACE, SLOWEST, Pool, PoolFailed, cores
from spadework.players.scheduler import LEAST
from spadework.players.worker import Worker, WorkerEnded
from spadework.table import Table

Ask = Callable[[Job, float], Awaitable[Any]]


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = Pool(1)
    yield made
    await made.close()


@pytest.fixture
def table() -> Table:
    return Table(game_for(2).id, 2, 4)


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Callable[[Ask], None]:
    """A function that lets a given function answer in place of processes."""

    async def prepare(_worker: Worker, _game_id: str) -> None:
        pass

    monkeypatch.setattr(Worker, "prepare", prepare)

    def take_the_place(answer: Ask) -> None:
        async def run(_worker: Worker, limit: float, _function: object, job: Job, seconds: float) -> object:
            assert limit == seconds + GRACE
            return await answer(job, seconds)

        monkeypatch.setattr(Worker, "run", run)

    return take_the_place


def asked(table: Table, level: str = "mate", seed: int = 1) -> Job:
    return Job(table.game.id, table.setup.options, level, 0, table.view(0).record.tobytes(), seed)


def dummy(level: str = "mate") -> Job:
    """Return a job for tests that don't play games."""
    return Job("", {}, level, 0, b"", 0)


async def take_all_the_time(_job: Job, seconds: float) -> float:
    await asyncio.sleep(seconds)
    return seconds


@pytest.mark.long
@pytest.mark.slow
async def test_a_worker_chooses_what_the_player_would(pool: Pool, table: Table) -> None:
    await pool.warm(table.game.id)
    for level in ("random", "mate"):
        for seed in (1, 2, 3):
            here = new_player(level, table.game, table.deck, seed).choose(table.view(0).record, 0)
            assert await pool.choose("here", asked(table, level, seed)) == here
    with pytest.raises(ValueError, match="unknown computer player 'genius'"):
        await pool.choose("here", asked(table, "genius"))
    # A worker that dies is replaced, and all waiting callers get their answers.
    (worker,) = pool._workers
    process = await worker.run(None, os.getpid)
    answers = [asyncio.ensure_future(pool.choose("here", asked(table, seed=seed))) for seed in range(6)]
    await asyncio.sleep(0)
    os.kill(process, signal.SIGKILL)
    expected = [new_player("mate", table.game, table.deck, seed).choose(table.view(0).record, 0) for seed in range(6)]
    assert await asyncio.gather(*answers) == expected
    assert await worker.run(None, os.getpid) != process


async def test_a_job_is_retried_when_its_worker_dies(
    pool: Pool, answering: Callable[[Ask], None], caplog: pytest.LogCaptureFixture
) -> None:
    endings = [WorkerEnded("it died"), WorkerEnded("it hung")]

    async def end_twice(_job: Job, _seconds: float) -> int:
        if endings:
            raise endings.pop(0)
        return 7

    answering(end_twice)
    assert set(await asyncio.gather(pool.choose("here", dummy()), pool.choose("there", dummy()))) == {7}
    assert [record.getMessage() for record in caplog.records] == [
        "it died (attempt 1 of 3)",
        "it hung (attempt 2 of 3)",
    ]


async def test_the_pool_gives_up_on_workers_that_keep_dying(pool: Pool, answering: Callable[[Ask], None]) -> None:
    async def end(_job: Job, _seconds: float) -> int:
        raise WorkerEnded("it died")

    answering(end)
    with pytest.raises(PoolFailed, match="it died"):
        await pool.choose("here", dummy())
    answering(take_all_the_time)
    assert await pool.choose("here", dummy()) <= LEAST


async def test_no_table_crowds_out_the_others(pool: Pool, answering: Callable[[Ask], None]) -> None:
    answering(take_all_the_time)
    order: list[str] = []

    async def ask(table: str) -> None:
        await pool.choose(table, dummy())
        order.append(table)

    await asyncio.gather(*map(ask, "aaaabbc"))
    assert "".join(order) == "abcabaa"


async def test_all_tables_move_in_time_however_many_wait(
    pool: Pool, answering: Callable[[Ask], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(take_all_the_time)
    monkeypatch.setitem(SECONDS, "mate", 0.2)
    assert await pool.choose("alone", dummy()) == 0.2
    answers = [pool.choose(str(table), dummy()) for table in range(10)]
    *shares, quick = await asyncio.gather(*answers, pool.choose("quick", dummy("random")))
    assert quick == 0
    assert all(LEAST <= share < 0.2 for share in shares)
    assert sum(shares) < SLOWEST * 0.2 + 10 * LEAST


async def test_a_worker_stays_busy_until_its_cancelled_job_ends(pool: Pool, answering: Callable[[Ask], None]) -> None:
    thinking, most = 0, 0

    async def watch(_job: Job, _seconds: float) -> int:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0.01)
        thinking -= 1
        return 3

    answering(watch)
    gone = asyncio.ensure_future(pool.choose("gone", dummy()))
    await asyncio.sleep(0)
    gone.cancel()
    assert await pool.choose("here", dummy()) == 3
    assert most == 1
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_closing_a_pool_ends_running_and_waiting_jobs(answering: Callable[[Ask], None]) -> None:
    closed = asyncio.Event()

    async def end_when_closed(_job: Job, _seconds: float) -> int:
        await closed.wait()
        raise WorkerEnded("it was closed")

    answering(end_when_closed)
    pool = Pool(1)
    answers = [asyncio.ensure_future(pool.choose(str(table), dummy())) for table in range(3)]
    await asyncio.sleep(0)
    await pool.close()
    closed.set()
    ends = await asyncio.gather(*answers, pool.choose("late", dummy()), pool.warm("late"), return_exceptions=True)
    assert [(type(end), str(end)) for end in ends] == [(PoolFailed, "the pool was closed")] * 5


async def test_one_worker_prepares_a_game_before_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    async def prepare(_worker: Worker, game_id: str) -> None:
        told.append(f"{game_id} begins")
        await asyncio.sleep(0)
        told.append(f"{game_id} is ready")

    monkeypatch.setattr(Worker, "prepare", prepare)
    await Pool(3).warm("dig")
    assert told == ["dig begins", "dig is ready", *["dig begins"] * 2, *["dig is ready"] * 2]


def test_only_usable_cores_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 3, 5}, raising=False)
    assert cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    assert cores() == os.cpu_count()
