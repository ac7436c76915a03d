"""Load test with computer players at many tables: latency of their moves, and of pages."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing, suppress
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from tests.load.own_server import UNLIMITED, own_server, ready
from tests.load.person import Browser
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from spadework.engine.game import Game
from spadework.web.server.settings import Settings

GAP = 0.05
"""Seconds between two requests."""


class Load(NamedTuple):
    """The measurements; times in seconds."""

    moves: Sequence[float]
    """From asking a computer player until everyone has its move."""
    pages: Sequence[float]
    """From the request of a page to the end of the response."""
    tables: int
    """Total number of opened tables; a finished one is replaced."""


def measure(
    game: Game,
    level: str,
    tables: int = 20,
    seats: int | None = None,
    seconds: float = 30.0,
    pause: float = Settings.pause,
    progress: Callable[[float], None] = lambda _: None,
) -> Load:
    """Start a server, let computer players play at many tables with a spectator each, and request pages.

    Args:
        game: the game to play.
        level: level of the computer players.
        tables: number of tables in play at any time.
        seats: players per table; by default 4, or the game's maximum.
        seconds: duration of the measurement.
        pause: seconds before each computer move.
        progress: called repeatedly with the elapsed fraction of the time.

    Raises:
        ValueError: the game does not take that many players.
        RuntimeError: the server failed.
    """
    seats = min(game.rules.SEATS[-1], 4) if seats is None else seats
    game.check_seats(seats)
    form = {"seats": str(seats)}
    for seat in range(seats):
        form |= {f"kind-{seat}": "computer", f"level-{seat}": level}
    with tempfile.TemporaryDirectory() as folder:
        # No time to react, so that reactions are measured like all moves.
        settings = Settings(folder=Path(folder), pause=pause, reaction=0, **UNLIMITED, warm=False)
        with own_server(settings) as server:
            spectators = Spectators(server.address, settings, game.id, form, tables)
            asyncio.run(spectators.play(seconds, progress))
            moves = server.stop()
    return Load(moves, spectators.pages, spectators.opened)


class Spectators:
    """A visitor who opens tables and requests pages, and a spectator at each table."""

    def __init__(self, address: str, settings: Settings, game: str, form: dict[str, str], tables: int) -> None:
        self.pages: list[float] = []
        self.opened = 0
        self._database = settings.folder / "spadework.sqlite"
        self._game, self._form, self._tables = game, form, tables
        self._browser = Browser(address)

    async def play(self, seconds: float, progress: Callable[[float], None]) -> None:
        """Keep all tables in play for some time, and measure the latency of pages."""
        async with AsyncExitStack() as watchers:
            await ready(self._browser, self._game)
            table = await self._fill(watchers)
            began = time.monotonic()
            for page in cycle(("", f"games/{self._game}/new", "{table}", "{table}/replay")):
                passed = time.monotonic() - began
                progress(min(1.0, passed / seconds))
                if passed > seconds:
                    return
                asked = time.perf_counter()
                await self._browser.get(page.format(table=table))
                self.pages.append(time.perf_counter() - asked)
                await asyncio.sleep(GAP)
                if not page:
                    table = await self._fill(watchers) or table

    async def _fill(self, watchers: AsyncExitStack) -> str:
        """Replace finished tables; return the path of the last new one, empty if there is none."""
        table = ""
        for _ in range(self._tables - await asyncio.to_thread(self._in_play)):
            table = await self._browser.get(f"games/{self._game}/new", self._form)
            self.opened += 1
            line = f"{self._browser.origin}{table}/live".replace("http:", "ws:")
            socket = await watchers.enter_async_context(
                connect(line, origin=Origin(self._browser.origin), max_size=None)
            )
            watchers.callback(asyncio.create_task(_watch(socket)).cancel)
        return table

    def _in_play(self) -> int:
        with closing(sqlite3.connect(self._database)) as connection:
            return int(connection.execute("SELECT count(*) FROM tables WHERE NOT over").fetchone()[0])


async def _watch(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
