import asyncio
from pathlib import Path

import pytest
from tests.waiting import until

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.players.pool import PoolFailed
from spadework.web.durations import USUAL, Durations
from spadework.web.readiness import LEAST, LONGER, Preparing, Readiness

FIRST, SECOND, THIRD, *_ = all_games().values()


class Compiler:
    """Makes games ready when it is told to, by a clock that stands still until it is put forward."""

    def __init__(self, folder: Path) -> None:
        self.begun: list[str] = []
        self.loaded: list[str] = []
        self.time = 0.0
        self._going: dict[str, asyncio.Future[None]] = {}
        self.readiness = Readiness(
            self.prepare, Durations(folder / "preparation.json"), lambda game: self.loaded.append(game.id), self.now
        )

    def now(self) -> float:
        return self.time

    async def prepare(self, id: str) -> None:
        self.begun.append(id)
        self._going[id] = asyncio.get_running_loop().create_future()
        await self._going[id]

    async def until_begun(self, game: Game) -> None:
        """Wait until a game is in work."""
        await until(lambda: game.id in self._going)

    async def finish(self, game: Game, failure: Exception | None = None) -> None:
        """Let a game that is in work be done, or fail."""
        await self.until_begun(game)
        going = self._going.pop(game.id)
        going.set_exception(failure) if failure else going.set_result(None)


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    monkeypatch.setattr("spadework.web.durations.compiled_folder", lambda _: tmp_path / "nothing")
    return Compiler(tmp_path)


async def test_what_is_asked_for_comes_first(compiler: Compiler) -> None:
    readiness = compiler.readiness
    readiness.begin([FIRST, SECOND, THIRD])
    await compiler.until_begun(FIRST)
    waiting = asyncio.create_task(readiness.of(THIRD))
    await compiler.finish(FIRST)
    await compiler.finish(THIRD)
    assert await waiting is THIRD
    assert not readiness.is_ready(SECOND)
    await compiler.finish(SECOND)
    assert await readiness.of(SECOND) is SECOND
    assert compiler.begun == compiler.loaded == [FIRST.id, THIRD.id, SECOND.id]


async def test_who_has_no_patience_hears_that_it_is_not_ready(compiler: Compiler) -> None:
    readiness = compiler.readiness
    with pytest.raises(Preparing) as preparing:
        await readiness.of(SECOND, 0)
    assert preparing.value.game is SECOND
    await compiler.finish(SECOND)
    assert await readiness.of(SECOND, 60) is SECOND
    assert compiler.begun == [SECOND.id]


async def test_many_who_wait_for_a_game_wait_for_one_preparation(compiler: Compiler) -> None:
    waiting = [asyncio.create_task(compiler.readiness.of(FIRST)) for _ in range(3)]
    await compiler.until_begun(FIRST)
    waiting[0].cancel()
    await compiler.finish(FIRST)
    assert await asyncio.gather(*waiting[1:]) == [FIRST, FIRST]
    assert compiler.begun == [FIRST.id]


async def test_a_failure_reaches_who_waits_and_is_tried_again(compiler: Compiler) -> None:
    readiness = compiler.readiness
    waiting = asyncio.create_task(readiness.of(FIRST))
    await compiler.finish(FIRST, PoolFailed("the worker died"))
    with pytest.raises(PoolFailed, match="the worker died"):
        await waiting
    assert not readiness.is_ready(FIRST)
    again = asyncio.create_task(readiness.of(FIRST))
    await compiler.finish(FIRST)
    assert await again is FIRST


async def test_it_tells_about_how_long_it_takes(compiler: Compiler) -> None:
    readiness = compiler.readiness
    readiness.begin([FIRST, SECOND])
    await compiler.until_begun(FIRST)
    assert readiness.seconds_left(FIRST) == USUAL
    compiler.time = 20
    assert (readiness.seconds_left(FIRST), readiness.seconds_left(SECOND)) == (USUAL - 20, 2 * USUAL - 20)
    compiler.time = USUAL - 1
    assert readiness.seconds_left(FIRST) == LEAST
    # What takes longer than expected is told to take a while yet.
    compiler.time = 2 * USUAL
    assert readiness.seconds_left(FIRST) == round((LONGER - 1) * 2 * USUAL)
    await compiler.finish(FIRST)
    await compiler.until_begun(SECOND)
    assert readiness.seconds_left(FIRST) == 0
    await readiness.close()


async def test_the_next_server_knows_how_long_it_took(compiler: Compiler, tmp_path: Path) -> None:
    waiting = asyncio.create_task(compiler.readiness.of(FIRST))
    await compiler.until_begun(FIRST)
    compiler.time = 33
    await compiler.finish(FIRST)
    await waiting
    later = Compiler(tmp_path)
    later.readiness.begin([FIRST])
    assert later.readiness.seconds_left(FIRST) == 33
    await later.readiness.close()
