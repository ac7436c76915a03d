"""Results of games, stored with the last move."""

import random

import pytest
from tests.web.harness import Server, play_out, rows, seated

ENDS = "SELECT began, finished, length FROM tables"


@pytest.mark.slow
async def test_the_last_move_stores_how_the_game_came_out(server: Server) -> None:
    database = server.settings.folder / "spadework.sqlite"
    guest = await server.guest()
    table = await guest.open_table("me computer")
    line, view = await guest.dealt(table)
    assert rows(database, ENDS) == [(None, None, None)]
    await play_out({0: (line, view)}, random.Random(7))
    async with server.live(table) as live:
        result = await live.read(lambda table: table.result)
    assert result is not None
    stored = rows(database, "SELECT score, place, had_substitute FROM seats ORDER BY seat")
    assert stored == [(score, place, 0) for score, place in zip(result.scores, result.places, strict=True)]
    ((first, last, moves),) = rows(database, "SELECT MIN(at), MAX(at), COUNT(decision) FROM moves")
    ((began, finished, length),) = rows(database, ENDS)
    assert (began, length) == (first, moves)
    assert began < last <= finished


async def test_a_past_substitution_stays_recorded(server: Server) -> None:
    database = server.settings.folder / "spadework.sqlite"
    table, (ann, bo, _) = await seated(server, "lost_maps", 2)
    line = await ann.line(table)
    await line.hear()
    await line.send(type="leave", level="mate")
    await line.settle()
    await line.send(type="come_back")
    await line.settle()
    assert rows(database, "SELECT had_substitute, substitute FROM seats ORDER BY seat") == [(1, None), (0, None)]
    await line.send(type="end", wanted=True)
    other = await bo.line(table)
    await other.send(type="end", wanted=True)
    await other.settle()
    ((ended, finished),) = rows(database, "SELECT ended, finished FROM tables")
    assert ended
    assert finished is not None
