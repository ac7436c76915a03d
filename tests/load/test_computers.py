import pytest
from tests.load.computers import Crowd, measure
from tests.some_games import game_for
from tests.web.harness import Server

GAME = game_for(2)


def form(level: str) -> dict[str, str]:
    return {"seats": "2", "kind-0": "computer", "kind-1": "computer", "level-0": level, "level-1": level}


@pytest.mark.long
@pytest.mark.slow
async def test_a_crowd_keeps_tables_in_play_and_looks_at_pages(server: Server) -> None:
    told: list[float] = []
    crowd = Crowd(f"{server.address}/", server.settings, GAME.id, form("deck-hand"), 3)
    await crowd.play(1.0, told.append)
    assert crowd.opened >= 3
    assert len(crowd.pages) > 4
    assert all(seconds > 0 for seconds in crowd.pages)
    assert told == sorted(told)
    assert told[-1] == 1.0


async def test_a_crowd_that_gets_no_table_says_so(server: Server) -> None:
    crowd = Crowd(f"{server.address}/", server.settings, GAME.id, form("cabin-boy"), 1)
    with pytest.raises(RuntimeError, match="/new: HTTP Error 422"):
        await crowd.play(1.0, lambda _: None)


@pytest.mark.long
@pytest.mark.slow
def test_a_server_of_its_own_is_measured(warm_games: None) -> None:  # noqa: ARG001
    load = measure(GAME, "deck-hand", tables=1, seats=2, seconds=1.0, pause=0.0)
    assert load.tables
    assert load.moves
    assert all(seconds > 0 for seconds in load.moves)


def test_a_game_that_does_not_take_so_many() -> None:
    with pytest.raises(ValueError, match="not 99"):
        measure(GAME, "deck-hand", seats=99)
