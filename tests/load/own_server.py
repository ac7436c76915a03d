"""A server in a separate process, to be measured."""

import asyncio
import json
import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import TypedDict

from tests.load.person import Browser
from tests.serving import serve_app
from uvicorn.loops.auto import auto_loop_factory

from spadework.web.server.app import create_app
from spadework.web.server.connections import prepare_process
from spadework.web.server.run import listen, local_url
from spadework.web.server.settings import Settings

STARTING = 600.0
"""Time limit for preparing a game, which may have to be compiled, in seconds."""

GAP = 0.05
"""Seconds between two checks whether a game is ready."""


class Limits(TypedDict):
    """The settings that limit one guest or address; all simulated people share an address."""

    tables: int
    unfinished: int
    connections: int
    messages: float
    burst: int
    pages: float
    page_burst: int


UNLIMITED: Limits = {
    "tables": 10**6,
    "unfinished": 10**6,
    "connections": 10**6,
    "messages": 10**6,
    "burst": 10**6,
    "pages": 10**6,
    "page_burst": 10**6,
}


class OwnServer:
    """A running server."""

    def __init__(self, address: str, process: int, parent: Connection) -> None:
        self.address = address
        self.process = process
        """The server's process id."""
        self._parent = parent

    def stop(self) -> list[float]:
        """Stop the server and return the seconds that each computer move took. Raises RuntimeError if it ended prematurely."""
        with not_ended(), suppress(OSError):
            self._parent.send("stop")
            return list(self._parent.recv())
        raise RuntimeError(ENDED)


ENDED = "the server has ended before its time; what it printed tells why"


@contextmanager
def own_server(settings: Settings) -> Iterator[OwnServer]:
    """Run a server during the block. Raises RuntimeError if it ended prematurely."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, settings))
    process.start()
    there.close()
    try:
        with not_ended():
            address = here.recv()
        yield OwnServer(address, process.pid or 0, here)
    finally:
        here.close()
        process.join()


@contextmanager
def not_ended() -> Iterator[None]:
    """Raise RuntimeError if the server ends prematurely."""
    try:
        yield
    except EOFError:
        raise RuntimeError(ENDED) from None


async def ready(browser: Browser, game: str) -> None:
    """Wait until a server has prepared a game and its computer players, which is not measured. Raises PageError."""
    await browser.get(f"games/{game}/new", patience=STARTING)
    while not json.loads(await browser.read(f"games/{game}/preparing.json"))["players"]:
        await asyncio.sleep(GAP)


def _serve(parent: Connection, settings: Settings) -> None:
    """Serve until the parent stops it or ends; first send it the address, and at the end the seconds of each move."""
    # The parent process handles keyboard interrupts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The loop that `spadework serve` uses.
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_run(parent, settings))


async def _run(parent: Connection, settings: Settings) -> None:
    moves: list[float] = []
    prepare_process(settings.proxies)
    app = create_app(settings, moved=moves.append)
    with listen("127.0.0.1", 0) as listener:
        async with app.router.lifespan_context(app), serve_app(app, listener):
            parent.send(local_url("127.0.0.1", listener.getsockname()[1]))
            with suppress(EOFError):
                await asyncio.to_thread(parent.recv)
            measured = list(moves)
    with suppress(OSError):
        parent.send(measured)
