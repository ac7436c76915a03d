"""How a server copes with many tables at once: how soon computer players move, and how soon pages answer meanwhile."""

import asyncio
import json
import multiprocessing
import signal
import sqlite3
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from http.cookiejar import CookieJar
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from spadework.engine.game import Game
from spadework.web.app import create_app
from spadework.web.server import address_of, answering, listening
from spadework.web.settings import Settings

GAP = 0.05
"""Seconds between two requests for pages."""

STARTING = 600.0
"""Seconds that the server has to get the game ready, which may have to be compiled."""


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
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        # Without a clock, for who reacts is measured like everybody else.
        settings = Settings(
            folder=Path(folder),
            pause=pause,
            reaction=0,
            tables=10**6,
            connections=10**6,
            messages=10**6,
            burst=10**6,
            pages=10**6,
            warm=False,
        )
        server = context.Process(target=_serve, args=(there, settings))
        server.start()
        there.close()
        try:
            with not_ended():
                address = here.recv()
            crowd = Crowd(address, settings, game.id, form, tables)
            asyncio.run(crowd.play(seconds, progress))
            here.send("stop")
            with not_ended():
                moves = here.recv()
        finally:
            here.close()
            server.join()
    return Load(moves, crowd.pages, crowd.opened)


@contextmanager
def not_ended() -> Iterator[None]:
    """Say so when the server has ended before its time. Raises RuntimeError."""
    try:
        yield
    except EOFError:
        raise RuntimeError("the server has ended before its time; what it printed tells why") from None


class Crowd:
    """Those who come to a server: somebody who opens tables and looks at pages, and somebody who watches each table."""

    def __init__(self, address: str, settings: Settings, game: str, form: dict[str, str], tables: int) -> None:
        self.pages: list[float] = []
        self.opened = 0
        self._address = address
        self._database = settings.folder / "spadework.sqlite"
        self._new, self._form, self._tables = f"games/{game}/new", form, tables
        self._preparing = f"games/{game}/preparing.json"
        self._browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    async def play(self, seconds: float, progress: Callable[[float], None]) -> None:
        """Keep all tables in play for some time, and measure how soon pages answer."""
        async with AsyncExitStack() as watchers:
            await asyncio.to_thread(self._get, self._new, STARTING)
            await self._wait_for_game()
            table = await self._fill(watchers)
            began = time.monotonic()
            for page in cycle(("", self._new, "{table}", "{table}/replay")):
                passed = time.monotonic() - began
                progress(min(1.0, passed / seconds))
                if passed > seconds:
                    return
                asked = time.perf_counter()
                await asyncio.to_thread(self._get, page.format(table=table))
                self.pages.append(time.perf_counter() - asked)
                await asyncio.sleep(GAP)
                if not page:
                    table = await self._fill(watchers) or table

    async def _wait_for_game(self) -> None:
        """Come back when the game has been made ready, which is no part of what is measured."""
        while not await asyncio.to_thread(self._is_ready):
            await asyncio.sleep(GAP)

    def _is_ready(self) -> bool:
        with self._browser.open(self._address + self._preparing) as answer:
            return bool(json.load(answer)["ready"])

    async def _fill(self, watchers: AsyncExitStack) -> str:
        """Open tables until there are enough that are not over; the path of the last one, empty when there were enough."""
        table = ""
        for _ in range(self._tables - await asyncio.to_thread(self._in_play)):
            table = await asyncio.to_thread(self._get, self._new, form=self._form)
            self.opened += 1
            line = f"{self._address}{table}/live".replace("http:", "ws:")
            socket = await watchers.enter_async_context(
                connect(line, origin=Origin(self._address.rstrip("/")), max_size=None)
            )
            watchers.callback(asyncio.create_task(_watch(socket)).cancel)
        return table

    def _in_play(self) -> int:
        with closing(sqlite3.connect(self._database)) as connection:
            return int(connection.execute("SELECT count(*) FROM tables WHERE NOT over").fetchone()[0])

    def _get(self, path: str, patience: float = 60.0, form: dict[str, str] | None = None) -> str:
        """Fetch a page, or send a form; the path of the page that came."""
        sent = urllib.parse.urlencode(form).encode() if form else None
        try:
            with self._browser.open(self._address + path, sent, patience) as answer:
                answer.read()
                return str(urllib.parse.urlsplit(answer.url).path).removeprefix("/")
        except urllib.error.HTTPError as error:
            error.close()
            raise RuntimeError(f"the server did not give out /{path}: {error}") from None


async def _watch(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def _serve(parent: Connection, settings: Settings) -> None:
    """Serve until the other process says that it is enough, or is gone; tell it the address first and the seconds of each move at last."""
    # An interrupt is for the other process, which then goes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(_run(parent, settings))


async def _run(parent: Connection, settings: Settings) -> None:
    moves: list[float] = []
    app = create_app(settings, moved=moves.append)
    with listening("127.0.0.1", 0) as listener:
        async with app.router.lifespan_context(app), answering(app, listener):
            parent.send(address_of("127.0.0.1", listener.getsockname()[1]))
            with suppress(EOFError):
                await asyncio.to_thread(parent.recv)
            measured = list(moves)
    with suppress(OSError):
        parent.send(measured)
