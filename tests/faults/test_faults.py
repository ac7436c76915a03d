"""Every fault except `kill-a-worker` for a few rounds; `python -m tests.faults` runs any of them for longer."""

import random

import pytest
from tests.faults.clocks import move_the_clock
from tests.faults.connections import cut_connections, disturb_messages
from tests.faults.database import break_connections, fill_the_database, stop_the_database
from tests.faults.disk import fill_the_disk
from tests.faults.environment import Environment, Series
from tests.faults.hanging import lose_a_thinker, suspend_either_server
from tests.faults.killing import kill_either_server, kill_the_server
from tests.faults.racing import race

pytestmark = pytest.mark.slow

SEED = 1


@pytest.mark.parametrize("seed", [SEED])
async def test_acknowledged_moves_survive_a_killed_server(environment: Environment, seed: int) -> None:
    await kill_the_server(environment, random.Random(seed), Series(2, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_a_full_disk_refuses_moves_and_loses_none(environment: Environment, seed: int) -> None:
    await fill_the_disk(environment, random.Random(seed), Series(1, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_duplicate_late_and_lost_messages_change_nothing(environment: Environment, seed: int) -> None:
    await disturb_messages(environment, random.Random(seed), Series(1, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_cut_connections_change_nothing(environment: Environment, seed: int) -> None:
    await cut_connections(environment, random.Random(seed), Series(1, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_a_jumping_clock_costs_no_player_anything(environment: Environment, seed: int) -> None:
    await move_the_clock(environment, random.Random(seed), Series(3, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_only_one_of_two_racing_requests_takes_effect(environment: Environment, seed: int) -> None:
    await race(environment, random.Random(seed), Series(3, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_a_database_that_stops_loses_nothing(environment: Environment, seed: int) -> None:
    await stop_the_database(environment, random.Random(seed), Series(1, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_terminated_database_connections_lose_nothing(environment: Environment, seed: int) -> None:
    await break_connections(environment, random.Random(seed), Series(2, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_a_full_database_refuses_moves_and_loses_none(environment: Environment, seed: int) -> None:
    await fill_the_database(environment, random.Random(seed), Series(2, tables=1, whole=False))


@pytest.mark.parametrize("seed", [SEED])
async def test_another_server_takes_over_from_one_that_is_killed(environment: Environment, seed: int) -> None:
    await kill_either_server(environment, random.Random(seed), Series(1, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_a_server_that_hung_plays_nothing_twice(environment: Environment, seed: int) -> None:
    await suspend_either_server(environment, random.Random(seed), Series(2, tables=1, whole=False))


@pytest.mark.long
@pytest.mark.parametrize("seed", [SEED])
async def test_computer_players_move_after_their_server_is_lost(environment: Environment, seed: int) -> None:
    await lose_a_thinker(environment, random.Random(seed), Series(2, tables=1, whole=False))
