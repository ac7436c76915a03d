"""Thinking times of computer players, which are not measured where they would reveal a secret."""

from dataclasses import replace

import pytest
from prometheus_client import generate_latest
from tests.web.harness import GAME, ThreadThinker
from tests.web.watched import counted

from spadework.engine.discovery import game as find_game
from spadework.players.job import Job
from spadework.table import Table
from spadework.web.bots.driver import TimedChooser
from spadework.web.server.telemetry import Metrics


@pytest.fixture
def job(warm_games: None) -> Job:  # noqa: ARG001
    table = Table(GAME, seats=2, seed=1)
    return Job(GAME, table.setup.options, "mate", 0, table.view(0).record.tobytes(), 1)


async def times_told(job: Job) -> float:
    metrics = Metrics()
    code = await TimedChooser(ThreadThinker(), metrics).choose("t", job)
    assert code == await ThreadThinker().choose("t", job)
    told = counted(generate_latest(metrics.registry).decode())
    assert told["spadework_thinking"] == 0
    return told.get("spadework_thinking_seconds_count level=mate purpose=move", 0)


async def test_thoughts_are_timed(job: Job) -> None:
    assert await times_told(job) == 1


async def test_reactions_are_not_timed(job: Job) -> None:
    assert await times_told(replace(job, seconds=0.4)) == 0


async def test_moves_are_not_timed_where_having_a_choice_is_secret(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game(GAME).notation, "hides_options", lambda *_: True, raising=False)
    assert await times_told(job) == 0
