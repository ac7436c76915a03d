"""Processes that compile games, so that those that serve and think only load what was compiled."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from spadework.engine.contract import SPECTATOR
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.players.job import warm as warm_players
from spadework.players.worker import NICENESS, Worker
from spadework.table import Table

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
