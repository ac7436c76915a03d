"""Players in plain Python, which move like compiled ones without waiting for compilation."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.some_games import game_for

from spadework.players import new_player
from spadework.players.job import Job
from spadework.players.pool import Pool
from spadework.players.uncompiled import Uncompiled
from spadework.players.worker import Worker, WorkerEnded
from spadework.table import Table


@pytest.fixture(scope="module")
def uncompiled() -> Iterator[Uncompiled]:
    made = Uncompiled()
    yield made
    asyncio.run(made.close())


@pytest.fixture
def table() -> Table:
    return Table(game_for(2).id, 2, 4)


def job_of(table: Table, level: str, seed: int = 1, seconds: float | None = None) -> Job:
    seat = table.to_move[0]
    return Job(table.game.id, table.setup.options, level, seat, table.view(seat).record.tobytes(), seed, seconds)


def compiled(table: Table, level: str, seed: int) -> int:
    seat = table.to_move[0]
    return new_player(level, table.game, table.deck, seed).choose(table.view(seat).record, seat)


@pytest.mark.slow
async def test_quick_players_move_as_compiled_and_the_mate_replaces_searchers(
    uncompiled: Uncompiled, table: Table
) -> None:
    for seed in range(4):
        for level, plays in (("deck-hand", "deck-hand"), ("mate", "mate"), ("captain", "mate"), ("admiral", "mate")):
            assert await uncompiled.choose(job_of(table, level, seed)) == compiled(table, plays, seed)
        assert await uncompiled.choose(job_of(table, "admiral", seed, 0.4)) == compiled(table, "policy", seed)


@pytest.mark.slow
async def test_after_a_failed_choice_the_next_one_succeeds(uncompiled: Uncompiled, table: Table) -> None:
    with pytest.raises(RuntimeError, match="there is no game 'none'"):
        await uncompiled.choose(Job("none", {}, "mate", 0, b"", 1))
    assert await uncompiled.choose(job_of(table, "mate")) == compiled(table, "mate", 1)


@pytest.mark.slow
async def test_a_process_that_ends_is_replaced(uncompiled: Uncompiled, table: Table) -> None:
    code = await uncompiled.choose(job_of(table, "mate"))
    assert uncompiled._process is not None
    uncompiled._process._process.kill()
    with pytest.raises(WorkerEnded, match="no move from plain Python"):
        await uncompiled.choose(job_of(table, "mate"))
    assert await uncompiled.choose(job_of(table, "mate")) == code


async def test_a_pool_chooses_uncompiled_until_its_workers_are_ready(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    class Stub(Uncompiled):
        async def choose(self, job: Job) -> int:  # noqa: ARG002
            return -7

    async def run(_worker: Worker, *_call: object) -> int:
        return -8

    monkeypatch.setattr(Worker, "run", run)
    pool = Pool(1, uncompiled=Stub())
    assert await pool.choose("table", job_of(table, "captain")) == -7
    await pool.warm(table.game.id)
    assert await pool.choose("table", job_of(table, "captain")) == -8
    await pool.close()


async def test_a_pending_uncompiled_choice_moves_to_the_workers_once_ready(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    class Closed(Uncompiled):
        async def choose(self, _job: Job) -> int:
            await pool.warm(table.game.id)
            raise WorkerEnded("the process was closed")

    async def run(_worker: Worker, *_call: object) -> int:
        return -8

    monkeypatch.setattr(Worker, "run", run)
    pool = Pool(1, uncompiled=Closed())
    assert await pool.choose("table", job_of(table, "captain")) == -8
    await pool.close()


async def test_a_closed_process_chooses_nothing(table: Table) -> None:
    closed = Uncompiled()
    await closed.close()
    with pytest.raises(WorkerEnded, match="closed"):
        await asyncio.wait_for(closed.choose(job_of(table, "mate")), 60)
