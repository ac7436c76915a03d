import asyncio

import pytest
from tests.some_games import game_for
from tests.web.harness import Server

from spadework.web.load.crowd import Crowd, Plan

GAME = game_for(2).id


@pytest.mark.slow
async def test_people_play_and_are_measured(server: Server) -> None:
    crowd = Crowd(Plan(f"{server.address}/", GAME, tables=2, people=2, every=0.02, coming=0.0, seed=1))
    try:
        await crowd.come()
        crowd.begin()
        await asyncio.sleep(0.8)
        told = crowd.end()
    finally:
        await crowd.leave()
    assert not told.errors
    assert len(told.answers) > 4
    assert told.moves
    assert told.pages
    assert told.bytes > 100 * len(told.answers)
    assert told.cpu > 0


async def test_what_goes_wrong_is_counted(server: Server) -> None:
    crowd = Crowd(Plan(f"{server.address}/", "none", tables=1, people=2, every=0.02, coming=0.0, seed=1))
    crowd.begin()
    coming = asyncio.create_task(crowd.come())
    await asyncio.sleep(0.3)
    coming.cancel()
    told = crowd.end()
    await crowd.leave()
    assert told.errors["the server did not give out games/none/new: HTTP Error 404: Not Found"]
