"""Load test with simulated people at many tables: latency of their moves, and the server's resource usage."""

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from tests.load.crowd import Plan, people, shares
from tests.load.measurements import Tally, Usage, total, usage_of
from tests.load.own_server import UNLIMITED, own_server, ready
from tests.load.person import Browser

from spadework.engine.game import Game
from spadework.web.server.settings import Settings

COMING = 0.1
"""Seconds between the openings of two tables."""

LOOK = 0.5
"""Seconds between two updates of the progress."""

LEAVING = 20.0
"""Time limit for a client process to end, in seconds."""


@dataclass(frozen=True)
class Demand:
    """The load on a server."""

    tables: int = 20
    people: int = 3
    """Number at each table."""
    every: float = 3.0
    """Mean seconds of thought before a move."""
    seconds: float = 30.0
    """Duration of the measurement, which starts when all tables are dealt."""
    clients: int = 1
    """Number of client processes."""
    seed: int = 1


class Load(NamedTuple):
    """The measurements."""

    tally: Tally
    usage: Sequence[Usage]
    """The server's at the beginning, in the middle and at the end; empty if its process is unknown."""


def measure(
    game: Game,
    demand: Demand,
    address: str | None = None,
    process: int | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> Load:
    """Let simulated people play at many tables.

    Args:
        game: the game to play.
        demand: the load.
        address: address of a running server; None to start one without limits.
        process: process id of that server, measured with its descendants.
        progress: called repeatedly with the elapsed fraction of the time.

    Raises:
        ValueError: the game does not take that many players, or there is no such process.
        RuntimeError: the server or a client failed.
    """
    game.check_seats(demand.people)
    with ExitStack() as stack:
        if address is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            server = stack.enter_context(own_server(Settings(folder=Path(folder), **UNLIMITED, warm=False)))
            address, process = server.address, server.process
        asyncio.run(ready(Browser(address), game.id))
        plan = Plan(address, game.id, demand.tables, demand.people, demand.every, COMING * demand.tables, demand.seed)
        clients = [
            stack.enter_context(_Client(replace(plan, tables=tables, seed=demand.seed * 1000 + number)))
            for number, tables in enumerate(shares(demand.tables, demand.clients))
        ]
        for client in clients:
            client.wait()
        return _measured(clients, demand.seconds, process, progress)


def _measured(
    clients: Sequence["_Client"], seconds: float, process: int | None, progress: Callable[[float], None]
) -> Load:
    usage = [] if process is None else [usage_of(process)]
    for client in clients:
        client.go_on()
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        if process is not None and len(usage) < 2 and passed > seconds / 2:
            usage.append(usage_of(process))
        progress(passed / seconds)
        time.sleep(min(LOOK, seconds - passed))
    if process is not None:
        usage.append(usage_of(process))
    for client in clients:
        client.go_on()
    return Load(total(client.told() for client in clients), usage)


class _Client:
    """A process with simulated people."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self._parent: Connection
        self._parent, there = context.Pipe()
        self._process = context.Process(target=people, args=(there, plan))
        self._process.start()
        there.close()

    def __enter__(self) -> "_Client":
        return self

    def __exit__(self, *_: object) -> None:
        # It ends cleanly when the connection to its parent closes.
        self._parent.close()
        self._process.join(LEAVING)
        self._process.kill()
        self._process.join()

    def wait(self) -> None:
        """Wait until all tables are dealt. Raises RuntimeError."""
        try:
            self._parent.recv()
        except EOFError:
            raise RuntimeError("the simulated people have gone before all tables were dealt") from None

    def go_on(self) -> None:
        """Start measuring, or stop."""
        self._parent.send("go on")

    def told(self) -> Tally:
        """Return the measurements. Raises RuntimeError."""
        try:
            found = self._parent.recv()
        except EOFError:
            raise RuntimeError("the simulated people have gone before they told what they measured") from None
        assert isinstance(found, Tally)
        return found
