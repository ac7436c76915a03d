import asyncio
from pathlib import Path

import pytest
from tests.waiting import PATIENCE, until

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.players.worker import WorkerEnded
from spadework.web.server.readiness import (
    MIN_SECONDS_LEFT,
    OVERRUN_FACTOR,
    CompileStage,
    Durations,
    Preparing,
    Readiness,
)

SLOWEST, SLOW, QUICK, *_ = all_games().values()
SECONDS = {SLOWEST.id: 30.0, SLOW.id: 20.0, QUICK.id: 10.0}
RULES, PLAYERS = CompileStage

Task = tuple[Game, CompileStage]


class Estimates(Durations):
    """Fixed durations that are never updated."""

    def of(self, game: Game, stage: CompileStage) -> float:  # noqa: ARG002
        return SECONDS[game.id]

    def keep(self, game: Game, stage: CompileStage, seconds: float) -> None:
        """Store nothing."""


class Compiler:
    """A compiler that finishes on command, with a clock that stands still until it is put forward."""

    def __init__(self, durations: Durations) -> None:
        self.begun: list[Task] = []
        self.urgent: list[Game] = []
        self.broken_off: list[Task] = []
        self.loaded: list[Game] = []
        self.warmed: list[str] = []
        self.rested = False
        self.time = 0.0
        self._going: dict[Task, asyncio.Future[None]] = {}
        self.readiness = Readiness(self, self.warm, durations, self.loaded.append, lambda: self.time)

    async def warm(self, id: str) -> None:
        self.warmed.append(id)

    async def compile(self, game: Game, stage: CompileStage, urgent: bool) -> None:
        self.begun.append((game, stage))
        if urgent:
            self.urgent.append(game)
        self._going[game, stage] = asyncio.get_running_loop().create_future()
        try:
            await self._going[game, stage]
        except asyncio.CancelledError:
            self.broken_off.append((game, stage))
            del self._going[game, stage]
            raise

    def rest(self) -> None:
        self.rested = True

    async def close(self) -> None:
        """Do nothing: there is nothing to shut down."""

    async def until_begun(self, game: Game, stage: CompileStage = RULES) -> None:
        """Wait until a stage is being compiled."""
        await until(lambda: (game, stage) in self._going)

    async def finish(self, game: Game, stage: CompileStage = RULES, failure: Exception | None = None) -> None:
        """Finish a stage, or make it fail, once it is being compiled."""
        await self.until_begun(game, stage)
        going = self._going.pop((game, stage))
        going.set_exception(failure) if failure else going.set_result(None)


@pytest.fixture
async def compiler(tmp_path: Path) -> Compiler:
    return Compiler(Estimates(tmp_path / "preparation.json"))


async def test_without_requests_quick_games_and_rules_are_compiled_first(compiler: Compiler) -> None:
    compiler.readiness.begin([SLOW, QUICK])
    order = [(QUICK, RULES), (SLOW, RULES), (QUICK, PLAYERS), (SLOW, PLAYERS)]
    for task in order:
        await compiler.finish(*task)
    await until(lambda: compiler.rested)
    assert compiler.begun == order
    assert compiler.urgent == []
    assert compiler.loaded == [QUICK, SLOW]
    assert compiler.warmed == [QUICK.id, SLOW.id]
    assert compiler.readiness.has_players(SLOW)


async def test_a_requested_game_is_compiled_before_all_others(compiler: Compiler) -> None:
    readiness = compiler.readiness
    readiness.begin([SLOWEST, SLOW, QUICK])
    await compiler.until_begun(QUICK)
    waiting = asyncio.create_task(readiness.of(SLOWEST))
    await compiler.finish(SLOWEST)
    assert await waiting is SLOWEST
    assert compiler.urgent == [SLOWEST]
    assert compiler.broken_off == [(QUICK, RULES)]
    # Its players take precedence over the rules of a game that nobody has requested.
    await compiler.finish(SLOWEST, PLAYERS)
    assert not readiness.is_ready(QUICK)
    await compiler.finish(QUICK)
    await until(lambda: readiness.is_ready(QUICK))
    await readiness.close()


async def test_players_of_a_game_that_nobody_asked_for_make_way(compiler: Compiler) -> None:
    readiness = compiler.readiness
    readiness.begin([QUICK])
    await compiler.finish(QUICK)
    await compiler.until_begun(QUICK, PLAYERS)
    readiness.request(SLOW)
    await compiler.finish(SLOW)
    await compiler.finish(SLOW, PLAYERS)
    assert compiler.broken_off == [(QUICK, PLAYERS)]
    await compiler.finish(QUICK, PLAYERS)
    await until(lambda: readiness.has_players(QUICK))


async def test_a_request_makes_a_background_compilation_urgent(compiler: Compiler) -> None:
    compiler.readiness.begin([QUICK])
    await compiler.until_begun(QUICK)
    waiting = asyncio.create_task(compiler.readiness.of(QUICK))
    await until(lambda: compiler.urgent == [QUICK])
    assert compiler.broken_off == [(QUICK, RULES)]
    await compiler.finish(QUICK)
    assert await waiting is QUICK
    # A game whose players are already being compiled is not interrupted.
    await compiler.until_begun(QUICK, PLAYERS)
    compiler.readiness.request(QUICK)
    await compiler.finish(QUICK, PLAYERS)
    await until(lambda: compiler.rested)
    assert compiler.broken_off == [(QUICK, RULES)]


async def test_a_request_that_cannot_wait_is_told_that_the_game_is_not_ready(compiler: Compiler) -> None:
    readiness = compiler.readiness
    with pytest.raises(Preparing) as preparing:
        await readiness.of(SLOW, 0)
    assert preparing.value.game is SLOW
    await compiler.finish(SLOW)
    assert await readiness.of(SLOW, PATIENCE) is SLOW
    assert compiler.loaded == [SLOW]
    await readiness.close()


async def test_concurrent_requests_share_one_preparation(compiler: Compiler) -> None:
    waiting = [asyncio.create_task(compiler.readiness.of(QUICK)) for _ in range(3)]
    await compiler.until_begun(QUICK)
    waiting[0].cancel()
    await compiler.finish(QUICK)
    assert await asyncio.gather(*waiting[1:]) == [QUICK, QUICK]
    assert compiler.loaded == [QUICK]
    await compiler.readiness.close()


async def test_a_failure_reaches_the_waiting_request_and_the_next_one_retries(compiler: Compiler) -> None:
    readiness = compiler.readiness
    waiting = asyncio.create_task(readiness.of(QUICK))
    await compiler.finish(QUICK, failure=WorkerEnded("the worker died"))
    with pytest.raises(WorkerEnded, match="the worker died"):
        await waiting
    assert not readiness.is_ready(QUICK)
    again = asyncio.create_task(readiness.of(QUICK))
    await compiler.finish(QUICK)
    assert await again is QUICK
    await readiness.close()


async def test_it_estimates_the_remaining_time_and_the_progress(compiler: Compiler) -> None:
    readiness = compiler.readiness
    readiness.request(QUICK)
    readiness.request(SLOW)
    await compiler.until_begun(QUICK)
    assert (readiness.seconds_left(QUICK), readiness.seconds_left(SLOW)) == (10, 30)
    assert readiness.progress(QUICK) == 0
    compiler.time = 4
    assert (readiness.seconds_left(QUICK), readiness.seconds_left(SLOW)) == (6, 26)
    assert readiness.progress(QUICK) == 0.4
    compiler.time = 9
    assert readiness.seconds_left(QUICK) == MIN_SECONDS_LEFT
    # A stage that overruns its estimate is expected to take a while longer.
    compiler.time = 20
    assert readiness.seconds_left(QUICK) == round((OVERRUN_FACTOR - 1) * 20)
    await compiler.finish(QUICK)
    await compiler.until_begun(SLOW)
    assert (readiness.seconds_left(QUICK), readiness.progress(QUICK)) == (0, 1)
    assert readiness.seconds_left(SLOW) == 20
    await readiness.close()


async def test_the_next_server_knows_how_long_it_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.server.readiness.compiled_folder", lambda _: tmp_path / "nothing")
    file = tmp_path / "preparation.json"
    compiler = Compiler(Durations(file))
    waiting = asyncio.create_task(compiler.readiness.of(QUICK))
    await compiler.until_begun(QUICK)
    compiler.time = 33
    await compiler.finish(QUICK)
    await waiting
    await compiler.readiness.close()
    assert Durations(file).of(QUICK, RULES) == 33
