"""How a server copes with computer players at many tables: how soon they move, and how soon pages answer meanwhile."""

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
"""Seconds between two requests for pages."""


class Load(NamedTuple):
    """What was measured; all times in seconds."""

    moves: Sequence[float]
    """From the moment in which a computer player was asked to the one in which everybody knew its move."""
    pages: Sequence[float]
    """From a request for a page to its end."""
    tables: int
    """How many tables were opened altogether: in the place of one whose game was over came another."""


def measure(
    game: Game,
    level: str,
    tables: int = 20,
    seats: int | None = None,
    seconds: float = 30.0,
    pause: float = Settings.pause,
    progress: Callable[[float], None] = lambda _: None,
) -> Load:
    """Let computer players of a level play at many tables of a server of its own, each of them watched, and ask for pages meanwhile.

    Args:
        game: what is played.
        level: who plays.
        tables: how many tables are in play at any time.
        seats: how many sit at each; by default as many as the game takes, but four at most.
        seconds: how long it is measured.
        pause: seconds before each move of a computer player.
        progress: is told from time to time which share of the time has passed.

    Raises:
        ValueError: the game does not take so many seats.
        RuntimeError: the server did not do what was asked of it.
    """
    seats = min(game.rules.SEATS[-1], 4) if seats is None else seats
    game.check_seats(seats)
    form = {"seats": str(seats)}
    for seat in range(seats):
        form |= {f"kind-{seat}": "computer", f"level-{seat}": level}
    with tempfile.TemporaryDirectory() as folder:
        # Without a clock, for who reacts is measured like everybody else.
        settings = Settings(folder=Path(folder), pause=pause, reaction=0, **UNLIMITED, warm=False)
        with own_server(settings) as server:
            crowd = Crowd(server.address, settings, game.id, form, tables)
            asyncio.run(crowd.play(seconds, progress))
            moves = server.stop()
    return Load(moves, crowd.pages, crowd.opened)


class Crowd:
    """Those who come to a server: somebody who opens tables and looks at pages, and somebody who watches each table."""

    def __init__(self, address: str, settings: Settings, game: str, form: dict[str, str], tables: int) -> None:
        self.pages: list[float] = []
        self.opened = 0
        self._database = settings.folder / "spadework.sqlite"
        self._game, self._form, self._tables = game, form, tables
        self._browser = Browser(address)

    async def play(self, seconds: float, progress: Callable[[float], None]) -> None:
        """Keep all tables in play for some time, and measure how soon pages answer."""
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
        """Open tables until there are enough that are not over; the path of the last one, empty when there were enough."""
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
