import asyncio
from collections import Counter

import pytest
from tests.some_games import game_for
from tests.waiting import PATIENCE, until
from tests.web.harness import Server

from spadework.web.load.crowd import Crowd, Plan

GAME = game_for(2).id


@pytest.mark.slow
async def test_people_play_and_are_measured(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.load.person.SILENCE", PATIENCE)
    crowd = Crowd(Plan(f"{server.address}/", GAME, tables=2, people=2, every=0.02, coming=0.0, seed=1))
    try:
        await crowd.come()
        crowd.begin()
        await until(lambda: measured(crowd))
        told = crowd.end()
    finally:
        await crowd.leave()
    assert not told.errors
    assert len(told.answers) > 4
    assert told.moves
    assert told.pages
    assert told.bytes > 100 * len(told.answers)
    assert told.cpu > 0


def measured(crowd: Crowd) -> bool:
    """Whether there are answers, moves seen by all, and pages."""
    tallies = [party.tally for party in crowd._parties]
    return (
        sum(len(tally.answers) for tally in tallies) > 4
        and any(tally.moves for tally in tallies)
        and any(tally.pages for tally in (*tallies, crowd._visits))
    )


def errors_of(crowd: Crowd) -> Counter[str]:
    """What has gone wrong so far."""
    return sum((party.tally.errors for party in crowd._parties), Counter())


async def test_what_goes_wrong_is_counted(server: Server) -> None:
    crowd = Crowd(Plan(f"{server.address}/", "none", tables=1, people=2, every=0.02, coming=0.0, seed=1))
    crowd.begin()
    coming = asyncio.create_task(crowd.come())
    await until(lambda: errors_of(crowd))
    coming.cancel()
    told = crowd.end()
    await crowd.leave()
    assert told.errors["the server did not give out games/none/new: HTTP Error 404: Not Found"]
