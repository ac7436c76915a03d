"""Making games ready: their code is compiled or loaded in the background, what is asked for first, and pages tell how long it takes."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from spadework.engine.contract import SPECTATOR
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.table import Table
from spadework.web.durations import Durations
from spadework.web.watch.logs import log

MOVES = 12
LEAST = 2.0
"""Seconds that are told to be left at least: nobody believes in less."""
LONGER = 1.2
"""What takes longer than expected is expected to take so many times as long as it has taken so far."""


class Preparing(Exception):
    """A game is not ready yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id)
        self.game = game


class Readiness:
    """Makes each game ready once, one after the other: first those that somebody asks for, in the order in which they are asked for.

    Args:
        prepare: lets another process get ready for a game first, by its id. What that has to compile is kept, and here only loaded, so that
            pages answer meanwhile.
        durations: how long it took before.
        load: gets this process ready, in a thread.
        now: the time in seconds.
    """

    def __init__(
        self,
        prepare: Callable[[str], Awaitable[None]],
        durations: Durations,
        load: "Callable[[Game], None] | None" = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._prepare, self._durations, self._load, self._now = prepare, durations, load or warm, now
        self._ready: set[str] = set()
        self._asked: list[Game] = []
        self._later: list[Game] = []
        self._current: tuple[Game, float, float] | None = None
        """What is made ready now, since when, and how many seconds it was expected to take."""
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._work: asyncio.Task[None] | None = None
        self.leaving = False
        """Whether the server is about to stop."""

    def is_ready(self, game: Game) -> bool:
        """Whether a move in the game takes no noticeable time."""
        return game.id in self._ready

    def begin(self, games: list[Game]) -> None:
        """Make some games ready when nobody asks for another."""
        self._later += [game for game in games if not self.is_ready(game)]
        self._go_on()

    def ask_for(self, game: Game) -> None:
        """Make a game ready before all for which nobody has asked."""
        if self.is_ready(game) or game in self._asked or (self._current and self._current[0] is game):
            return
        self._later = [other for other in self._later if other is not game]
        self._asked.append(game)
        self._go_on()

    async def of(self, game: Game, seconds: float | None = None) -> Game:
        """The game as soon as it is ready.

        Args:
            game: the game.
            seconds: how long to wait for it; None for as long as it takes.

        Raises Preparing when it is not ready by then, PoolFailed and whatever else its preparation raised.
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
        """About how many seconds it takes until a game is ready; 0 when it is."""
        if self.is_ready(game):
            return 0
        left = 0.0
        if self._current is not None:
            current, since, expected = self._current
            passed = self._now() - since
            left += max(LEAST, (expected if passed < expected else LONGER * passed) - passed)
            if current is game:
                return round(left)
        for other in [*self._asked, *self._later]:
            left += self._durations.of(other)
            if other is game:
                break
        return round(max(LEAST, left))

    def _go_on(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make_ready())

    async def _make_ready(self) -> None:
        while self._asked or self._later:
            game = (self._asked or self._later).pop(0)
            self._current = game, self._now(), self._durations.of(game)
            try:
                await self._prepare(game.id)
                await asyncio.to_thread(self._load, game)
            except Exception as failure:
                log.warning("a game could not be made ready", game=game.id, error=failure)
                self._tell(game, failure)
            else:
                self._durations.keep(game, self._now() - self._current[1])
                self._ready.add(game.id)
                self._tell(game, None)
            finally:
                self._current = None

    def _tell(self, game: Game, failure: Exception | None) -> None:
        waiting = self._waiting.pop(game.id, None)
        if waiting is None or waiting.done():
            return
        if failure is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(failure)

    async def close(self) -> None:
        """Make nothing more ready."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)


def warm(game: Game) -> None:
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
