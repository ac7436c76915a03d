"""A server in the test's own event loop, and guests who talk to it as browsers do."""

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from starlette.applications import Starlette
from tests.serving import serve_app
from tests.some_games import game_for
from tests.waiting import PATIENCE
from tests.web.generated import MESSAGES, wrong_part
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from spadework.engine.chance import contribution_hash
from spadework.players.foresight import Foreseen, Reader, foresee
from spadework.players.job import Job, choose, judge, think
from spadework.players.player import SECONDS
from spadework.players.search import MoveEstimate
from spadework.web.bots.driver import Chooser
from spadework.web.server.app import create_app
from spadework.web.server.run import listen
from spadework.web.server.settings import Settings
from spadework.web.server.site import Site
from spadework.web.table.live_table import LiveTable

GAME = game_for(2).id

Payload = dict[str, Any]


class ThreadThinker:
    """A chooser that thinks in a thread instead of a process, which would be slow to start."""

    async def warm(self, game_id: str) -> None:
        """Do nothing: there is nothing to prepare."""

    async def choose(self, table: str, job: Job) -> int:  # noqa: ARG002
        return await asyncio.to_thread(choose, job, SECONDS[job.level])

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:  # noqa: ARG002
        return await asyncio.to_thread(think, job, SECONDS[job.level])

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:  # noqa: ARG002
        return await asyncio.to_thread(judge, job, SECONDS[job.level], code)

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:  # noqa: ARG002
        return await asyncio.to_thread(foresee, job, SECONDS[job.level], reader)

    async def close(self) -> None:
        """Do nothing: there is nothing to shut down."""


class Line:
    """One live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Payload:
        """Return the next message other than presence, which may arrive at any time."""
        while (told := await self.hear_any())["type"] == "presence":
            pass
        return told

    async def hear_any(self) -> Payload:
        """Return the next message of any type."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        told = json.loads(text)
        assert isinstance(told, dict)
        self.check(told)
        return told

    def check(self, message: Payload) -> None:
        """Assert that a message has all its parts, with the right types."""
        assert wrong_part(MESSAGES[message["type"]], message, message["type"]) is None, message

    async def states(self, *wanted: str) -> Payload:
        """Return the first presence message in which the seats have the given states."""
        while True:
            told = await self.hear_any()
            if told["type"] == "presence" and [seat["state"] for seat in told["seats"]] == list(wanted):
                return told

    async def hear_until(self, kind: str) -> Payload:
        """Return the next message of a type; earlier ones stay in `heard`."""
        while True:
            told = await self.hear()
            if told["type"] == kind:
                return told

    async def settle(self) -> list[Payload]:
        """Return all messages the server still has to send: they arrive before the pong."""
        told = []
        for _ in range(2):
            await self.send(type="ping")
            while (message := await self.hear())["type"] != "pong":
                told.append(message)
        return told

    async def play(self, view: Payload, move: str) -> Payload:
        """Play a move of a view and return the answer."""
        await self.send(type="move", seat=view["seat"], decision=view["decision"], move=move)
        while (told := await self.hear())["type"] not in {"played", "refused"}:
            pass
        return told

    async def take_part(self, contribution: Callable[[int], str]) -> Payload:
        """Contribute to the seed for this guest's seats whenever the table asks, until the deal; return the first view."""
        while (told := await self.hear())["type"] in {"seal", "spectators"}:
            for seat in told.get("seats", ()):
                part = contribution(seat)
                if told["stage"] == "commit":
                    await self.send(
                        type="commit", seat=seat, seal=told["commitment"], commitment=contribution_hash(part)
                    )
                else:
                    await self.send(type="contribute", seat=seat, seal=told["commitment"], contribution=part)
        return told

    async def closed(self) -> int:
        """Return the code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    self.heard.append(str(await self.socket.recv()))
        assert self.socket.close_code is not None
        return self.socket.close_code


async def first_views(lines: Collection[Line]) -> list[Payload]:
    """Return the views of newly opened connections, once all of them have the full list of spectators."""
    first = [[told for told in await line.settle() if told["type"] == "view"] for line in lines]
    for line in lines:
        await line.settle()
    return [views[-1] for views in first]


class Guest:
    """One browser."""

    def __init__(self, address: str, stack: AsyncExitStack, language: str = "en") -> None:
        self.address = address
        self.stack = stack
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Accept-Language": language, "Accept": "text/html"},
            timeout=PATIENCE,
            verify=False,  # nothing is encrypted here, and loading all the certificates takes time
        )

    async def open_table(self, kinds: str = "me computer", game: str = GAME, **fields: str) -> str:
        """Open a table and return its path."""
        names = kinds.split()
        form = {"seats": str(len(names)), **{f"kind-{seat}": kind for seat, kind in enumerate(names)}, **fields}
        answer = await self.http.post(f"/games/{game}/new", data=form)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    async def line(self, table: str, *, origin: str | None = "", **query: str | int) -> Line:
        """Open a live connection, by default from a page of this site."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if address := self.http.headers.get("X-Forwarded-For"):
            headers["X-Forwarded-For"] = address
        url = httpx.URL(f"{self.address}{table}/live", params={"language": "en", **query})
        socket = await self.stack.enter_async_context(
            connect(
                str(url).replace("http:", "ws:"),
                origin=Origin(self.address if origin == "" else origin) if origin is not None else None,
                additional_headers=headers,
                max_size=None,
                close_timeout=0.2,
            )
        )
        return Line(socket)

    async def dealt(self, table: str) -> tuple[Line, Payload]:
        """Open a live connection and contribute to the seed for this guest's seats; return it with the first view."""
        line = await self.line(table)
        return line, await line.take_part(lambda seat: f"{seat + 1:x}" * 64)


@dataclass
class Server:
    settings: Settings
    app: Starlette
    address: str
    stack: AsyncExitStack

    async def guest(self, language: str = "en") -> Guest:
        """Return a guest on their first visit."""
        guest = Guest(self.address, self.stack, language)
        await self.stack.enter_async_context(guest.http)
        assert (await guest.http.get("/")).status_code == 200
        return guest

    @property
    def site(self) -> Site:
        site = self.app.state.site
        assert isinstance(site, Site)
        return site

    @asynccontextmanager
    async def live(self, table: str) -> AsyncIterator[LiveTable]:
        """Open a table as the server holds it in memory."""
        async with self.site.tables.open(table.rpartition("/")[2]) as live:
            yield live


@asynccontextmanager
async def serving(
    settings: Settings, thinker: Chooser | None = None, moved: Callable[[float], None] = lambda _: None
) -> AsyncIterator[Server]:
    """Run a server while the block runs."""
    app = create_app(settings, thinker or ThreadThinker(), moved)
    with listen("127.0.0.1", 0) as listener:
        async with app.router.lifespan_context(app), serve_app(app, listener), AsyncExitStack() as guests:
            yield Server(settings, app, f"http://127.0.0.1:{listener.getsockname()[1]}", guests)


async def seated(server: Server, game: str, seats: int, **fields: str) -> tuple[str, list[Guest]]:
    """Return a dealt table and its guests: one in every seat, and a spectator last."""
    guests = [await server.guest() for _ in range(seats + 1)]
    table = await guests[0].open_table(" ".join(["me", *["link"] * (seats - 1)]), game, **fields)
    lines = [await guests[0].line(table)]
    for guest, invite in zip(guests[1:], (await lines[0].hear())["invites"], strict=False):
        await guest.http.post(invite["url"], data={})
        lines.append(await guest.line(table))
    await asyncio.gather(*(line.take_part("{:064x}".format) for line in lines))
    for line in lines:
        await line.socket.close()
    return table, guests


async def views_of(*lines: Line) -> list[Payload]:
    """Return the first views of connections whose seats all contribute to the seed."""
    return await asyncio.gather(*(line.take_part(lambda seat: f"{seat:x}" * 64) for line in lines))


async def finished(server: "Server", **fields: Any) -> tuple[Guest, str]:
    """Return a guest named Ada and the table of a game they have finished against a computer player.

    Args:
        server: the server to play on.
        fields: form fields, as for `open_table`.
    """
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"name-0": "Ada", **fields})
    line, view = await guest.dealt(table)
    await play_out({0: (line, view)}, random.Random(7))
    return guest, table


async def play_out(lines: Mapping[int, tuple[Line, Payload]], dice: random.Random) -> Payload:
    """Play a table to its end with random legal moves, one connection per seat; return the last view of the first."""

    async def play_seat(line: Line, view: Payload) -> Payload:
        while not view["over"]:
            if view["moves"]:
                move = dice.choice(view["moves"])["text"]
                assert (await line.play(view, move))["type"] == "played"
            view = await line.hear_until("view")
        return view

    ends = await asyncio.gather(*(play_seat(line, view) for line, view in lines.values()))
    return ends[0]


POSTGRES_URLS: dict[Path, str] = {}
"""URLs of PostgreSQL databases, by the data folder of the server that uses them."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Lock the database while the block runs, like another program that keeps writing to it."""
    if database.parent in POSTGRES_URLS:
        pytest.skip("only SQLite lets one writer keep out all others")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


def rows(database: Path, query: str) -> list[Any]:
    """Query a server's database, given its SQLite file (or the path it would have, if the server uses PostgreSQL)."""
    if (address := POSTGRES_URLS.get(database.parent)) is not None:
        with psycopg.connect(address) as remote:
            return remote.execute(query.encode()).fetchall()
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


def forged(token: str) -> str:
    """Return a signed token with a different first character."""
    return ("y" if token[0] == "x" else "x") + token[1:]
