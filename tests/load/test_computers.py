import pytest
from tests.load.computers import Spectators, measure
from tests.some_games import game_for
from tests.web.harness import Server

GAME = game_for(2)


def form(level: str) -> dict[str, str]:
    return {"seats": "2", "kind-0": "computer", "kind-1": "computer", "level-0": level, "level-1": level}


@pytest.mark.long
@pytest.mark.slow
async def test_tables_stay_in_play_and_pages_are_requested(server: Server) -> None:
    told: list[float] = []
    spectators = Spectators(f"{server.address}/", server.settings, GAME.id, form("deck-hand"), 3)
    await spectators.play(1.0, told.append)
    assert spectators.opened >= 3
    assert len(spectators.pages) > 4
    assert all(seconds > 0 for seconds in spectators.pages)
    assert told == sorted(told)
    assert told[-1] == 1.0


async def test_failing_to_open_a_table_is_an_error(server: Server) -> None:
    spectators = Spectators(f"{server.address}/", server.settings, GAME.id, form("cabin-boy"), 1)
    with pytest.raises(RuntimeError, match="/new: HTTP Error 422"):
        await spectators.play(1.0, lambda _: None)


@pytest.mark.long
@pytest.mark.slow
def test_measure_starts_its_own_server(warm_games: None) -> None:  # noqa: ARG001
    load = measure(GAME, "deck-hand", tables=1, seats=2, seconds=1.0, pause=0.0)
    assert load.tables
    assert load.moves
    assert all(seconds > 0 for seconds in load.moves)


def test_too_many_players_are_an_error() -> None:
    with pytest.raises(ValueError, match="not 99"):
        measure(GAME, "deck-hand", seats=99)
