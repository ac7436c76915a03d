"""Preparation of games: compiled or loaded in the background, requested games first."""

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

WARM_MOVES = 12
LOAD_SECONDS = 2.0
"""Estimated seconds to load compiled code."""
MIN_SECONDS_LEFT = 2.0
"""Minimum seconds left to show."""
OVERRUN_FACTOR = 1.2
"""Overdue work is expected to take this multiple of the time so far."""


class CompileStage(StrEnum):
    """Stages of a game's compilation, in order."""

    RULES = "rules"
    """Needed by every table."""
    PLAYERS = "players"
    """Needed by computer players in addition."""


BYTES_PER_SECOND = {CompileStage.RULES: 9000, CompileStage.PLAYERS: 3000}
"""Estimated compilation speed for games that were never measured."""


class Preparing(Exception):
    """The game is not ready yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id)
        self.game = game


# Estimates


class StoredDuration(NamedTuple):
    """The measured duration of a stage."""

    seconds: float
    """Seconds that its compilation took."""
    folder: str
    """The folder with its complete compiled code."""


class Durations:
    """Seconds by game and stage, stored in a file beside the compiled code.

    Args:
        file: the file; by default `preparation.json` in the folder of compiled code.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or cache_folder() / "preparation.json"
        self._durations = self._read()

    def _read(self) -> dict[str, StoredDuration]:
        """Read the file; empty if it is missing or invalid, since estimates are optional."""
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
            return {name: StoredDuration(float(seconds), str(folder)) for name, (seconds, folder) in known.items()}
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return {}

    def of(self, game: Game, stage: CompileStage) -> float:
        """Estimate the seconds that a stage takes."""
        folder, known = compiled_folder(game.folder), self._durations.get(f"{game.id} {stage}")
        if known is None:
            return sum(path.stat().st_size for path in sources(game.folder)) / BYTES_PER_SECOND[stage]
        return LOAD_SECONDS if folder.name == known.folder and folder.exists() else known.seconds

    def of_all(self, game: Game) -> float:
        """Estimate the seconds that all stages take."""
        return sum(self.of(game, stage) for stage in CompileStage)

    def keep(self, game: Game, stage: CompileStage, seconds: float) -> None:
        """Store that a stage is compiled, and its duration if that was more than loading."""
        name = f"{game.id} {stage}"
        compiling = (
            round(seconds, 1)
            if seconds > 2 * LOAD_SECONDS or name not in self._durations
            else self._durations[name].seconds
        )
        self._durations[name] = StoredDuration(compiling, compiled_folder(game.folder).name)
        written = self._file.with_suffix(".new")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(json.dumps(self._durations), encoding="utf-8")
            written.replace(self._file)


# Compilation


class GameCompiler(Protocol):
    """Interface of `Compiler`."""

    async def compile(self, game: Game, stage: CompileStage, urgent: bool) -> None:
        """Compile a stage of a game."""

    def rest(self) -> None:
        """Release resources until the next compilation."""

    async def close(self) -> None:
        """Stop compiling."""


class Compiler:
    """Compiles games in two processes: one for requested rules, one for everything else.

    So a requested game never waits for others. Cancelling a compilation ends its process; functions that are
    already compiled are kept.
    """

    def __init__(self) -> None:
        self._urgent, self._other = Worker(niceness=0), Worker(niceness=2 * NICENESS)

    async def begin(self) -> None:
        """Start the process for requested rules ahead of time. Raises WorkerEnded."""
        await self._urgent.run(None, len, "")

    async def compile(self, game: Game, stage: CompileStage, urgent: bool) -> None:
        """Compile a stage of a game. Raises WorkerEnded, and any error of the game."""
        worker = self._urgent if urgent else self._other
        step: Callable[..., Any] = warm_tables if stage is CompileStage.RULES else warm_players
        try:
            await worker.run(None, step, game.id if stage is CompileStage.PLAYERS else game)
        except asyncio.CancelledError:
            worker.kill()
            raise

    def rest(self) -> None:
        """End the processes; the next compilation starts them again."""
        self._urgent.kill()
        self._other.kill()

    async def close(self) -> None:
        """End the processes permanently."""
        await asyncio.gather(self._urgent.close(), self._other.close())


def warm_tables(game: Game) -> None:
    """Play and draw the first moves of a game, so that everything a table needs is compiled."""
    table = Table(game, seats=game.rules.SEATS[0], seed=0)
    for _ in range(WARM_MOVES):
        if table.over:
            break
        seat = table.to_move[0]
        for language in LANGUAGES:
            table.labelled_moves(seat, language)
        table.picture(SPECTATOR)
        table.is_final(seat, table.legal(seat)[0])
        table.play(seat, table.legal(seat)[0])
    table.log(SPECTATOR)


# Preparation


class Preparation(NamedTuple):
    """A stage in preparation."""

    game: Game
    stage: CompileStage
    since: float
    expected: float
    """Estimated seconds."""
    task: asyncio.Task[None]


class Readiness:
    """Prepares each game once: requested games in order of request, then the others, the quickest first.

    Rules come before players, since a player works uncompiled. Requested rules have a process of their own and
    run alone: all other work is cancelled for them, and for requested players.

    Args:
        compiler: compiles in other processes, so that this process only loads and pages stay responsive; None if
            this process compiles.
        warm: prepares the processes of computer players for a game, by its id.
        durations: estimates from earlier runs.
        load: prepares this process for a game, in a thread.
        now: returns the time in seconds.
    """

    def __init__(
        self,
        compiler: GameCompiler | None,
        warm: Callable[[str], Awaitable[None]],
        durations: Durations,
        load: Callable[[Game], None] = warm_tables,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._compiler, self._warm, self._durations, self._load, self._now = compiler, warm, durations, load, now
        self._asked: list[Game] = []
        self._later: list[Game] = []
        self._done: set[tuple[str, CompileStage]] = set()
        self._work: dict[bool, Preparation] = {}
        """The urgent and the other work in progress."""
        self._lanes: dict[bool, asyncio.Task[None]] = {}
        self._background = Background()
        self._asked_at: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self.stopping = False
        """Whether the server is shutting down."""

    def is_ready(self, game: Game) -> bool:
        """Return whether the game's rules are loaded."""
        return (game.id, CompileStage.RULES) in self._done

    def has_players(self, game: Game) -> bool:
        """Return whether the game's computer players are compiled."""
        return (game.id, CompileStage.PLAYERS) in self._done

    def begin(self, games: list[Game]) -> None:
        """Prepare games in the background, the quickest first."""
        self._later += sorted(games, key=self._durations.of_all)
        self._go_on()

    def request(self, game: Game) -> None:
        """Prepare a game before all unrequested ones."""
        if game in self._asked or self.has_players(game):
            return
        self._asked_at[game.id] = self._now()
        self._asked.append(game)
        self._go_on()

    async def of(self, game: Game, seconds: float | None = None) -> Game:
        """Wait until a game is ready, and return it.

        Args:
            game: the game.
            seconds: maximum time to wait; None for no limit.

        Raises Preparing on timeout, WorkerEnded, and any error of its preparation.
        """
        if self.is_ready(game):
            return game
        waiting = self._waiting.setdefault(game.id, asyncio.get_running_loop().create_future())
        # Mark the exception as retrieved, in case the waiting task is cancelled.
        waiting.add_done_callback(lambda waiting: waiting.cancelled() or waiting.exception())
        self.request(game)
        done, _ = await asyncio.wait({waiting}, timeout=seconds)
        if not done:
            raise Preparing(game)
        waiting.result()
        return game

    def seconds_left(self, game: Game) -> int:
        """Estimate the seconds until a requested game is ready; 0 if it is."""
        return 0 if self.is_ready(game) else round(max(MIN_SECONDS_LEFT, self._left(game)))

    def progress(self, game: Game) -> float:
        """Return the progress of a requested game's preparation, from 0 to 1."""
        if self.is_ready(game):
            return 1.0
        passed = self._now() - self._asked_at.get(game.id, self._now())
        return passed / (passed + max(MIN_SECONDS_LEFT, self._left(game)))

    def _left(self, game: Game) -> float:
        for work in self._work.values():
            if (work.game, work.stage) == (game, CompileStage.RULES):
                return self._rest(work)
        left = self._rest(self._work[True]) if True in self._work else 0.0
        for other in self._asked:
            if not self.is_ready(other) and all(other is not work.game for work in self._work.values()):
                left += self._durations.of(other, CompileStage.RULES)
            if other is game:
                break
        return left

    def _rest(self, work: Preparation) -> float:
        passed = self._now() - work.since
        return max(MIN_SECONDS_LEFT, (work.expected if passed < work.expected else OVERRUN_FACTOR * passed) - passed)

    def _go_on(self) -> None:
        other = self._work.get(False)
        # Functions compiled so far are kept.
        if other is not None and self._asked and (other.game not in self._asked or other.stage is CompileStage.RULES):
            other.task.cancel()
        for urgent in (True, False):
            if (lane := self._lanes.get(urgent)) is None or lane.done():
                self._lanes[urgent] = self._background.start(self._make_ready(urgent))

    def _missing(self, games: list[Game], stage: CompileStage) -> Iterator[tuple[Game, CompileStage]]:
        """Yield the games that lack a stage, have all earlier ones, and are not in progress."""
        busy = [work.game for work in self._work.values()]
        for game in games:
            if (
                (game.id, stage) not in self._done
                and game not in busy
                and (stage is CompileStage.RULES or self.is_ready(game))
            ):
                yield game, stage

    def _next(self, urgent: bool) -> tuple[Game, CompileStage] | None:
        if urgent:
            return next(self._missing(self._asked, CompileStage.RULES), None)
        if any(not self.is_ready(game) for game in self._asked):
            return None
        orders = (
            (self._asked, CompileStage.PLAYERS),
            (self._later, CompileStage.RULES),
            (self._later, CompileStage.PLAYERS),
        )
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

    def _end(self, game: Game, stage: CompileStage, failure: BaseException | None) -> None:
        if failure is not None:
            log.warning("a game could not be prepared", game=game.id, error=failure)
        if failure is not None or self.has_players(game):
            self._asked = [other for other in self._asked if other is not game]
            self._later = [other for other in self._later if other is not game]
        if failure is not None or stage is CompileStage.RULES:
            self._report(game, failure)

    async def _make(self, game: Game, stage: CompileStage, urgent: bool) -> None:
        since = self._now()
        if self._compiler is not None:
            await self._compiler.compile(game, stage, urgent)
        if stage is CompileStage.RULES:
            await asyncio.to_thread(self._load, game)
        else:
            await self._warm(game.id)
        self._durations.keep(game, stage, self._now() - since)
        self._done.add((game.id, stage))

    def _report(self, game: Game, failure: BaseException | None) -> None:
        waiting = self._waiting.pop(game.id, None)
        if waiting is None or waiting.done():
            return
        if failure is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(failure)

    async def close(self) -> None:
        """Stop all preparation."""
        await self._background.close()
        if self._compiler is not None:
            await self._compiler.close()
