"""Worker processes in which computer players think, so that a server's event loop never waits for one."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

import numpy as np

from spadework.engine.discovery import game
from spadework.engine.game import OWN_DECK
from spadework.players.player import LEVELS, new_player
from spadework.table import Table

TRIES = 3

Answer = TypeVar("Answer")


def warm(game_id: str) -> None:
    """Load or compile all that a game's tables and players use, so that the first move does not wait for it."""
    table = Table(game_id, game(game_id).rules.SEATS[0], seed=0)
    seat = table.to_move[0]
    for level in LEVELS:
        code = new_player(level, table.game, table.deck).choose(table.view(seat).record, seat)
    steps = table.play(seat, code)
    table.undo(len(table.steps) - len(steps))


def choose(game_id: str, level: str, options: Mapping[str, str], seat: int, view: bytes, seed: int) -> int:
    """The code of the move that a player of a level plays when it sees the bytes of a view."""
    known = game(game_id)
    # An owner may have changed the deck since this process began; the game keeps only its own.
    deck = known.deck(options.get("deck", OWN_DECK))
    seen = known.new_states(1)
    seen.view(np.uint8)[:] = np.frombuffer(view, np.uint8)
    return new_player(level, known, deck, seed).choose(seen[0], seat)


def _start_worker() -> None:
    """A worker leaves interrupts to its server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Pool:
    """Some worker processes; one that dies is replaced and its move asked again."""

    def __init__(self, workers: int | None = None) -> None:
        """`workers` processes; by default one fewer than there are cores, but at least one."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._executor = self._new_executor()
        self._closed = False

    def _new_executor(self) -> ProcessPoolExecutor:
        # A forked worker would inherit the server's threads in the middle of whatever they do.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_start_worker)

    async def warm(self, game_id: str) -> None:
        """Let a worker get ready for a game. Raises BrokenProcessPool when workers die again and again."""
        await self._ask(warm, game_id)

    async def choose(
        self, game_id: str, level: str, options: Mapping[str, str], seat: int, view: bytes, seed: int
    ) -> int:
        """The code of the move that a player of a level plays when it sees the bytes of a view.

        Raises BrokenProcessPool when workers die again and again.
        """
        return await self._ask(choose, game_id, level, dict(options), seat, view, seed)

    async def _ask(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        for _ in range(TRIES - 1):
            executor = self._executor
            try:
                return await asyncio.wrap_future(executor.submit(function, *arguments))
            except BrokenProcessPool:
                if self._closed:
                    raise
                if executor is self._executor:
                    self._executor = self._new_executor()
                    executor.shutdown(wait=False)
        return await asyncio.wrap_future(self._executor.submit(function, *arguments))

    async def close(self) -> None:
        """End the workers, whatever they think about."""
        self._closed = True
        for child in multiprocessing.active_children():
            child.terminate()
        await asyncio.to_thread(self._executor.shutdown, True, cancel_futures=True)
