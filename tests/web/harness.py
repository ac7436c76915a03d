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


class HereThinker:
    """Thinks in a thread instead of a process, which would take long to start."""

    async def warm(self, game_id: str) -> None:
        """Nothing to get ready."""

    async def choose(self, table: str, job: Job) -> int:  # noqa: ARG002
        return await asyncio.to_thread(choose, job, SECONDS[job.level])

    async def think(self, table: str, job: Job) -> list[MoveEstimate]:  # noqa: ARG002
        return await asyncio.to_thread(think, job, SECONDS[job.level])

    async def judge(self, table: str, job: Job, code: int) -> list[MoveEstimate]:  # noqa: ARG002
        return await asyncio.to_thread(judge, job, SECONDS[job.level], code)

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:  # noqa: ARG002
        return await asyncio.to_thread(foresee, job, SECONDS[job.level], reader)

    async def close(self) -> None:
        """Nothing to end."""


class Line:
    """One live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Payload:
        """The next message, but who is there, which may be told at any time."""
        while (told := await self.hear_any())["type"] == "presence":
            pass
        return told

    async def hear_any(self) -> Payload:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        told = json.loads(text)
        assert isinstance(told, dict)
        self.check(told)
        return told

    def check(self, message: Payload) -> None:
        """Assert that a message has all its parts."""
        assert wrong_part(MESSAGES[message["type"]], message, message["type"]) is None, message

    async def states(self, *wanted: str) -> Payload:
        """What is told of who is there, as soon as the seats are in some states."""
        while True:
            told = await self.hear_any()
            if told["type"] == "presence" and [seat["state"] for seat in told["seats"]] == list(wanted):
                return told

    async def hear_until(self, kind: str) -> Payload:
        """The next message of a kind; those before it are left in `heard`."""
        while True:
            told = await self.hear()
            if told["type"] == kind:
                return told

    async def settle(self) -> list[Payload]:
        """All messages until the server has nothing more to say: what it had to say comes before the pong."""
        told = []
        for _ in range(2):
            await self.send(type="ping")
            while (message := await self.hear())["type"] != "pong":
                told.append(message)
        return told

    async def play(self, view: Payload, move: str) -> Payload:
        """Play a move of a view; the answer."""
        await self.send(type="move", seat=view["seat"], decision=view["decision"], move=move)
        while (told := await self.hear())["type"] not in {"played", "refused"}:
            pass
        return told

    async def take_part(self, contribution: Callable[[int], str]) -> Payload:
        """Give the parts of one's seats to the chance, whenever the table asks for them, until it is dealt; the first view."""
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
        """The code with which the server ends the connection."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    self.heard.append(str(await self.socket.recv()))
        assert self.socket.close_code is not None
        return self.socket.close_code


async def first_views(lines: Collection[Line]) -> list[Payload]:
    """What lines that have just been opened show; by then all of them know who else looks on."""
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
            verify=False,  # there is nothing encrypted here, and reading all the certificates takes time
        )

    async def open_table(self, kinds: str = "me computer", game: str = GAME, **fields: str) -> str:
        """Open a table; its path."""
        names = kinds.split()
        form = {"seats": str(len(names)), **{f"kind-{seat}": kind for seat, kind in enumerate(names)}, **fields}
        answer = await self.http.post(f"/games/{game}/new", data=form)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    async def line(self, table: str, *, origin: str | None = "", **query: str | int) -> Line:
        """A live connection; by default from a page of this site."""
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
        """A live connection over which this guest's seats have contributed; the first view comes with it."""
        line = await self.line(table)
        return line, await line.take_part(lambda seat: f"{seat + 1:x}" * 64)


@dataclass
class Server:
    """A running server."""

    settings: Settings
    app: Starlette
    address: str
    stack: AsyncExitStack

    async def guest(self, language: str = "en") -> Guest:
        """Somebody who has never been here."""
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
        """A table as the server holds it."""
        async with self.site.tables.open(table.rpartition("/")[2]) as live:
            yield live


@asynccontextmanager
async def serving(
    settings: Settings, thinker: Chooser | None = None, moved: Callable[[float], None] = lambda _: None
) -> AsyncIterator[Server]:
    """Run a server as long as the block runs."""
    app = create_app(settings, thinker or HereThinker(), moved)
    with listen("127.0.0.1", 0) as listener:
        async with app.router.lifespan_context(app), serve_app(app, listener), AsyncExitStack() as guests:
            yield Server(settings, app, f"http://127.0.0.1:{listener.getsockname()[1]}", guests)


async def seated(server: Server, game: str, seats: int, **fields: str) -> tuple[str, list[Guest]]:
    """A dealt table with a guest on every seat and one more who looks on."""
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
    """The first views of lines whose seats all take part in the deal."""
    return await asyncio.gather(*(line.take_part(lambda seat: f"{seat:x}" * 64) for line in lines))


async def finished(server: "Server", **fields: Any) -> tuple[Guest, str]:
    """A guest called Ada, and a table that they have played to its end against a computer player; `fields` as `open_table` takes them."""
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"name-0": "Ada", **fields})
    line, view = await guest.dealt(table)
    await play_out({0: (line, view)}, random.Random(7))
    return guest, table


async def play_out(lines: Mapping[int, tuple[Line, Payload]], dice: random.Random) -> Payload:
    """Play a table to its end, one line a seat, each with any move that it is offered; the last view of one of them."""

    async def play_seat(line: Line, view: Payload) -> Payload:
        while not view["over"]:
            if view["moves"]:
                move = dice.choice(view["moves"])["text"]
                assert (await line.play(view, move))["type"] == "played"
            view = await line.hear_until("view")
        return view

    ends = await asyncio.gather(*(play_seat(line, view) for line, view in lines.values()))
    return ends[0]


ELSEWHERE: dict[Path, str] = {}
"""The addresses of PostgreSQL databases, by the folders of servers that keep their tables there."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes into the database all the time."""
    if database.parent in ELSEWHERE:
        pytest.skip("only SQLite lets one writer keep out all others")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


def rows(database: Path, query: str) -> list[Any]:
    """What a question to the database of a server brings, by the file where it is if it is in one."""
    if (address := ELSEWHERE.get(database.parent)) is not None:
        with psycopg.connect(address) as remote:
            return remote.execute(query.encode()).fetchall()
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


def forged(token: str) -> str:
    """A signed text with another first letter."""
    return ("y" if token[0] == "x" else "x") + token[1:]
