import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

import pytest
from tests.some_games import game_for

from spadework.engine.discovery import game as find_game
from spadework.players import new_player
from spadework.players import pool as pools
from spadework.players.pool import Pool
from spadework.table import Table


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = Pool(1)
    yield made
    await made.close()


@pytest.fixture
def table() -> Table:
    return Table(game_for(2).id, 2, 4)


async def choose(pool: Pool, table: Table, level: str = "mate", seed: int = 1) -> int:
    view = table.view(0).record.tobytes()
    return await pool.choose(table.game.id, level, table.options, 0, view, seed)


def workers(pool: Pool) -> list[int]:
    """The process ids of a pool's workers."""
    return list(pool._executor._processes or ())


async def test_a_worker_chooses_what_the_player_would(pool: Pool, table: Table) -> None:
    await pool.warm(table.game.id)
    for level in ("random", "mate"):
        for seed in (1, 2, 3):
            here = new_player(level, table.game, table.deck, seed).choose(table.view(0).record, 0)
            assert await choose(pool, table, level, seed) == here


async def test_a_worker_that_dies_is_replaced_and_asked_again(pool: Pool, table: Table) -> None:
    chosen = await choose(pool, table)
    (worker,) = workers(pool)
    os.kill(worker, signal.SIGKILL)
    assert await choose(pool, table) == chosen
    assert worker not in workers(pool)


async def test_moves_asked_for_while_a_worker_dies_all_come(pool: Pool, table: Table) -> None:
    await choose(pool, table)
    asked = [asyncio.ensure_future(choose(pool, table, seed=seed)) for seed in range(6)]
    await asyncio.sleep(0)
    os.kill(workers(pool)[0], signal.SIGKILL)
    moves = await asyncio.gather(*asked)
    expected = [new_player("mate", table.game, table.deck, seed).choose(table.view(0).record, 0) for seed in range(6)]
    assert moves == expected


async def test_workers_that_die_again_and_again_are_given_up(
    pool: Pool, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "choose", kill_oneself)
    with pytest.raises(BrokenProcessPool):
        await choose(pool, table)
    monkeypatch.undo()
    assert await choose(pool, table) >= 0


def kill_oneself(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_what_goes_wrong_in_a_worker_is_told(pool: Pool, table: Table) -> None:
    with pytest.raises(ValueError, match="there is no computer player 'genius'"):
        await choose(pool, table, "genius")
    assert await choose(pool, table) >= 0


async def test_a_closed_pool_has_no_workers_and_takes_no_more(table: Table) -> None:
    pool = Pool(2)
    await choose(pool, table)
    processes = list((pool._executor._processes or {}).values())
    await pool.close()
    assert processes
    assert all(process.exitcode is not None for process in processes)
    with pytest.raises(RuntimeError):
        await choose(pool, table)


def test_warming_leaves_nothing_behind() -> None:
    pools.warm(game_for(2).id)
    view = Table(game_for(2).id, 2, 4).view(0).record.tobytes()
    game = find_game(game_for(2).id)
    chosen = pools.choose(game.id, "random", {}, 0, view, 3)
    assert chosen == pools.choose(game.id, "random", {"deck": "own"}, 0, view, 3)
