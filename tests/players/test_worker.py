import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator

import psutil
import pytest
from tests.some_games import game_for
from tests.waiting import until

from spadework.players.worker import NICENESS, Worker, WorkerEnded


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    await made.close()


def kill_oneself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("nothing comes to mind")


async def test_a_worker_runs_in_its_own_process(worker: Worker) -> None:
    process = await worker.run(None, os.getpid)
    assert process != os.getpid()
    assert await worker.run(None, os.getpid) == process
    with pytest.raises(ValueError, match="nothing comes to mind"):
        await worker.run(None, fail)
    assert await worker.run(None, os.getpid) == process


async def test_a_worker_has_lower_priority_than_its_server(worker: Worker) -> None:
    assert await worker.run(None, os.nice, 0) == min(os.nice(0) + NICENESS, 19)


@pytest.mark.slow
async def test_a_dead_worker_is_reported_and_replaced(worker: Worker) -> None:
    process = await worker.run(None, os.getpid)
    with pytest.raises(WorkerEnded, match="died while running kill_oneself"):
        await worker.run(None, kill_oneself)
    assert await worker.run(None, os.getpid) != process


async def test_a_hanging_worker_is_killed(worker: Worker) -> None:
    process = await worker.run(None, os.getpid)
    with pytest.raises(WorkerEnded, match=r"did not reply within 0.1 s while running sleep"):
        await worker.run(0.1, time.sleep, 60)
    await until(lambda: not psutil.pid_exists(process))


async def test_a_worker_prepares_a_game_only_once(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def run(*call: object) -> None:
        asked.append(call)

    monkeypatch.setattr(worker, "run", run)
    for _ in range(2):
        await worker.prepare(game_for(2).id)
    assert len(asked) == 1


@pytest.mark.slow
async def test_closing_a_worker_ends_its_job() -> None:
    worker = Worker()
    process = await worker.run(None, os.getpid)
    thinking = asyncio.ensure_future(worker.run(None, time.sleep, 60))
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises(WorkerEnded):
        await thinking
    await until(lambda: not psutil.pid_exists(process))
    with pytest.raises(WorkerEnded, match="closed"):
        await worker.run(None, os.getpid)
