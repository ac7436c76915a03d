"""Games compiled or loaded in the background, the most wanted first."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from spadework.engine.compile.cache import cache_folder, compiled_folder, sources
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.words import LANGUAGES
from spadework.players.job import warm as warm_players
from spadework.players.worker import NICENESS, Worker
from spadework.table import Table
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log

MOVES = 12


class Stage(StrEnum):
    """Parts of a game that are compiled one after the other."""

    RULES = "rules"
    """What a table needs."""
    PLAYERS = "players"
    """What computer players need beside the rules."""


class Compiler:
    """Compiles games in two processes: one for the rules of games that somebody waits for, one for all else.

    So a click never waits for something that nobody has asked for. A cancelled compilation ends its process; the functions that were
    compiled by then are kept.
    """

    def __init__(self) -> None:
        self._urgent, self._other = Worker(niceness=0), Worker(niceness=2 * NICENESS)

    async def begin(self) -> None:
        """Start the process for games that somebody waits for, before somebody does. Raises WorkerEnded."""
        await self._urgent.run(None, len, "")

    async def compile(self, game: Game, stage: Stage, urgent: bool) -> None:
        """Compile a stage of a game. Raises WorkerEnded, and whatever the game raises."""
        worker = self._urgent if urgent else self._other
        step: Callable[..., Any] = warm_tables if stage is Stage.RULES else warm_players
        try:
            await worker.run(None, step, game.id if stage is Stage.PLAYERS else game)
        except asyncio.CancelledError:
            worker.kill()
            raise

    def rest(self) -> None:
        """End the processes until something is to be compiled."""
        self._urgent.kill()
        self._other.kill()

    async def close(self) -> None:
        """End the processes for good."""
        await asyncio.gather(self._urgent.close(), self._other.close())


def warm_tables(game: Game) -> None:
    """Play the first moves of a game, and look at them as a server does."""
    table = Table(game, seats=game.rules.SEATS[0], seed=0)
    for _ in range(MOVES):
        if table.over:
            break
        seat = table.to_move[0]
        for language in LANGUAGES:
            table.offers(seat, language)
        table.picture(SPECTATOR)
        table.is_final(seat, table.legal(seat)[0])
        table.play(seat, table.legal(seat)[0])
    table.log(SPECTATOR)


BYTES_PER_SECOND = {Stage.RULES: 9000, Stage.PLAYERS: 3000}
"""About how much source is compiled in a second, for games that were never measured."""
LOADED = 2.0
"""Seconds for a game that is only loaded."""


class Kept(NamedTuple):
    """What is known of a stage of a game."""

    seconds: float
    """How long it took to compile it."""
    folder: str
    """The folder of compiled code that is complete."""


class Durations:
    """Seconds by game and stage, kept in a file beside the compiled code.

    Args:
        file: where they are kept; by default `preparation.json` in the folder of compiled code.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or cache_folder() / "preparation.json"
        self._kept = self._read()

    def _read(self) -> dict[str, Kept]:
        """What was kept; nothing when the file is not there or can't be used, for it is but a help."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return {name: Kept(float(seconds), str(folder)) for name, (seconds, folder) in kept.items()}
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return {}

    def of(self, game: Game, stage: Stage) -> float:
        """About how many seconds a stage of a game takes."""
        folder, kept = compiled_folder(game.folder), self._kept.get(f"{game.id} {stage}")
        if kept is None:
            return sum(path.stat().st_size for path in sources(game.folder)) / BYTES_PER_SECOND[stage]
        return LOADED if folder.name == kept.folder and folder.exists() else kept.seconds

    def of_all(self, game: Game) -> float:
        """About how many seconds all stages of a game take."""
        return sum(self.of(game, stage) for stage in Stage)

    def keep(self, game: Game, stage: Stage, seconds: float) -> None:
        """Remember that a stage of a game is compiled, and how long that took, if it was more than loading takes."""
        name = f"{game.id} {stage}"
        compiling = round(seconds, 1) if seconds > 2 * LOADED or name not in self._kept else self._kept[name].seconds
        self._kept[name] = Kept(compiling, compiled_folder(game.folder).name)
        written = self._file.with_suffix(".new")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(json.dumps(self._kept), encoding="utf-8")
            written.replace(self._file)


LEAST = 2.0
"""Minimum number of seconds left to be shown: nobody believes in less."""
LONGER = 1.2
"""What takes longer than expected is expected to take this many times as long as it has taken so far."""


class Preparing(Exception):
    """A game is not ready yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id)
        self.game = game


class Compiling(Protocol):
    """Compiles games: `spadework.web.server.readiness.Compiler`."""

    async def compile(self, game: Game, stage: Stage, urgent: bool) -> None:
        """Compile a stage of a game."""

    def rest(self) -> None:
        """Give back what compiling takes, until there is something to compile again."""

    async def close(self) -> None:
        """Compile nothing more."""


class Preparation(NamedTuple):
    """A stage of a game that is being made ready."""

    game: Game
    stage: Stage
    since: float
    expected: float
    """Seconds that it was expected to take."""
    task: asyncio.Task[None]


class Readiness:
    """Makes each game ready once: those first that somebody asks for, in the order in which they are asked for, then the quickest.

    Rules come before players, for a player that is not compiled can still play. The rules of a game that somebody waits for have a
    process of their own and are made ready alone; all else is broken off then, and when somebody waits for computer players.

    Args:
        compiler: compiles in other processes. What it compiled is kept, and here only loaded, so that pages answer meanwhile. None where
            this process is to compile by itself.
        warm: gets the processes of computer players ready for a game, by its id.
        durations: how long it took before.
        load: gets this process ready for a game, in a thread.
        now: the time in seconds.
    """

    def __init__(
        self,
        compiler: Compiling | None,
        warm: Callable[[str], Awaitable[None]],
        durations: Durations,
        load: Callable[[Game], None] = warm_tables,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._compiler, self._warm, self._durations, self._load, self._now = compiler, warm, durations, load, now
        self._asked: list[Game] = []
        self._later: list[Game] = []
        self._done: set[tuple[str, Stage]] = set()
        self._work: dict[bool, Preparation] = {}
        """What is in work now: what is urgent, and what is not."""
        self._lanes: dict[bool, asyncio.Task[None]] = {}
        self._background = Background()
        self._asked_at: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self.leaving = False
        """Whether the server is about to stop."""

    def is_ready(self, game: Game) -> bool:
        """Whether a move in the game takes no noticeable time."""
        return (game.id, Stage.RULES) in self._done

    def has_players(self, game: Game) -> bool:
        """Whether the game's computer players are compiled."""
        return (game.id, Stage.PLAYERS) in self._done

    def begin(self, games: list[Game]) -> None:
        """Make some games ready when nobody asks for another, the quickest first."""
        self._later += sorted(games, key=self._durations.of_all)
        self._go_on()

    def ask_for(self, game: Game) -> None:
        """Make a game ready before all for which nobody has asked."""
        if game in self._asked or self.has_players(game):
            return
        self._asked_at[game.id] = self._now()
        self._asked.append(game)
        self._go_on()

    async def of(self, game: Game, seconds: float | None = None) -> Game:
        """The game as soon as it is ready.

        Args:
            game: the game.
            seconds: how long to wait for it; None for as long as it takes.

        Raises Preparing when it is not ready by then, WorkerEnded and whatever else its preparation raised.
        """
        if self.is_ready(game):
            return game
        waiting = self._waiting.setdefault(game.id, asyncio.get_running_loop().create_future())
        # When nobody waits any more, it is nobody's business.
        waiting.add_done_callback(lambda waiting: waiting.cancelled() or waiting.exception())
        self.ask_for(game)
        done, _ = await asyncio.wait({waiting}, timeout=seconds)
        if not done:
            raise Preparing(game)
        waiting.result()
        return game

    def seconds_left(self, game: Game) -> int:
        """About how many seconds it takes until a game that somebody asked for is ready; 0 when it is."""
        return 0 if self.is_ready(game) else round(max(LEAST, self._left(game)))

    def progress(self, game: Game) -> float:
        """How far the preparation of a game that somebody asked for has come, from 0 to 1."""
        if self.is_ready(game):
            return 1.0
        passed = self._now() - self._asked_at.get(game.id, self._now())
        return passed / (passed + max(LEAST, self._left(game)))

    def _left(self, game: Game) -> float:
        for work in self._work.values():
            if (work.game, work.stage) == (game, Stage.RULES):
                return self._rest(work)
        left = self._rest(self._work[True]) if True in self._work else 0.0
        for other in self._asked:
            if not self.is_ready(other) and all(other is not work.game for work in self._work.values()):
                left += self._durations.of(other, Stage.RULES)
            if other is game:
                break
        return left

    def _rest(self, work: Preparation) -> float:
        passed = self._now() - work.since
        return max(LEAST, (work.expected if passed < work.expected else LONGER * passed) - passed)

    def _go_on(self) -> None:
        other = self._work.get(False)
        # What was compiled by then is kept.
        if other is not None and self._asked and (other.game not in self._asked or other.stage is Stage.RULES):
            other.task.cancel()
        for urgent in (True, False):
            if (lane := self._lanes.get(urgent)) is None or lane.done():
                self._lanes[urgent] = self._background.start(self._make_ready(urgent))

    def _missing(self, games: list[Game], stage: Stage) -> Iterator[tuple[Game, Stage]]:
        """The games that lack a stage, of which nothing is in work, and no earlier stage."""
        busy = [work.game for work in self._work.values()]
        for game in games:
            if (
                (game.id, stage) not in self._done
                and game not in busy
                and (stage is Stage.RULES or self.is_ready(game))
            ):
                yield game, stage

    def _next(self, urgent: bool) -> tuple[Game, Stage] | None:
        if urgent:
            return next(self._missing(self._asked, Stage.RULES), None)
        if any(not self.is_ready(game) for game in self._asked):
            return None
        orders = ((self._asked, Stage.PLAYERS), (self._later, Stage.RULES), (self._later, Stage.PLAYERS))
        return next((found for order in orders for found in self._missing(*order)), None)

    async def _make_ready(self, urgent: bool) -> None:
        while (found := self._next(urgent)) is not None:
            game, stage = found
            task = asyncio.create_task(self._make(game, stage, urgent))
            self._work[urgent] = Preparation(game, stage, self._now(), self._durations.of(game, stage), task)
            try:
                await asyncio.wait({task})
            finally:
                task.cancel()
                del self._work[urgent]
            if not task.cancelled():
                self._end(game, stage, task.exception())
            self._go_on()
        if self._compiler is not None and not (self._asked or self._later):
            self._compiler.rest()

    def _end(self, game: Game, stage: Stage, failure: BaseException | None) -> None:
        if failure is not None:
            log.warning("a game could not be made ready", game=game.id, error=failure)
        if failure is not None or self.has_players(game):
            self._asked = [other for other in self._asked if other is not game]
            self._later = [other for other in self._later if other is not game]
        if failure is not None or stage is Stage.RULES:
            self._tell(game, failure)

    async def _make(self, game: Game, stage: Stage, urgent: bool) -> None:
        since = self._now()
        if self._compiler is not None:
            await self._compiler.compile(game, stage, urgent)
        if stage is Stage.RULES:
            await asyncio.to_thread(self._load, game)
        else:
            await self._warm(game.id)
        self._durations.keep(game, stage, self._now() - since)
        self._done.add((game.id, stage))

    def _tell(self, game: Game, failure: BaseException | None) -> None:
        waiting = self._waiting.pop(game.id, None)
        if waiting is None or waiting.done():
            return
        if failure is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(failure)

    async def close(self) -> None:
        """Make nothing more ready."""
        await self._background.close()
        if self._compiler is not None:
            await self._compiler.close()
