"""Making games ready: their compiled code is loaded in the background, and whoever needs it waits for it without blocking others."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

from spadework.engine.contract import SPECTATOR
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.table import Table

MOVES = 12


class Readiness:
    """Makes each game ready once.

    Args:
        prepare: lets another process get ready for a game first, by its id. What that has to compile is kept, and here only loaded, so that
            pages answer meanwhile.
    """

    def __init__(self, prepare: Callable[[str], Awaitable[None]]) -> None:
        self._prepare = prepare
        self._done: set[str] = set()
        # Numba compiles one function at a time anyway.
        self._lock = asyncio.Lock()

    async def of(self, game: Game) -> Game:
        """The game, as soon as a move in it takes no noticeable time."""
        if game.id not in self._done:
            async with self._lock:
                if game.id not in self._done:
                    await self._prepare(game.id)
                    await asyncio.to_thread(warm, game)
                    self._done.add(game.id)
        return game


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
        table.play(seat, table.legal(seat)[0])
    table.log(SPECTATOR)
    # All that has come with the game stays. To look it through for what can go, again and again, takes a fifth of a second, in which
    # nobody gets an answer.
    gc.collect()
    gc.freeze()
