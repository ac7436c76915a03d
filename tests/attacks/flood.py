"""Measures the effect of one visitor's flood on other people's moves: `python -m tests.attacks.flood --seconds 15`.

Starts a server on this machine with two people at a table. A third, in a separate process, floods the server in one way after another,
from one address and with any number of cookies. For each flood, it prints the number of moves in that time and the time from a move to
its acknowledgement, beside those without a flood just before.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from multiprocessing.synchronize import Event
from typing import IO

import httpx
from tests.serving import free_port
from tests.web.harness import GAME, Guest, Line, Payload, views_of
from websockets.exceptions import ConnectionClosed, InvalidStatus

LINES = 12
"""Number of simultaneous requests or connections of a flood."""
COOKIES = 40
"""Number of guests as which one visitor requests replays."""
GUESTS = 150
"""Number of guests as which one visitor sends messages, each over a separate connection."""
SETTLING = 1.0
"""Seconds from the start of a flood to the first measured move, and from its end to the next flood."""

Flood = Callable[[Guest], Awaitable[None]]


async def messages(guest: Guest) -> None:
    """Send messages over live connections as fast as they are accepted, and reconnect when one is closed."""
    table = await guest.open_table("me link")

    async def talk() -> None:
        while True:
            with suppress(ConnectionClosed, InvalidStatus):
                line = await guest.line(table)
                while True:
                    await line.send(type="resync", version=0)

    await asyncio.gather(*(talk() for _ in range(LINES)))


async def cookies(guest: Guest) -> None:
    """Request replays as many guests."""
    await guest.dealt(table := await guest.open_table("me here"))

    async def look(other: Guest) -> None:
        await again_and_again(lambda: other.http.get(f"{table}/replay"))

    await asyncio.gather(*[look(await another(guest)) for _ in range(COOKIES)])


async def guests(guest: Guest) -> None:
    """Send messages as many guests, each over a live connection."""
    await guest.dealt(table := await guest.open_table("me here"))

    async def talk(other: Guest) -> None:
        while True:
            with suppress(ConnectionClosed, InvalidStatus, OSError):
                line = await other.line(table)
                while True:
                    await line.send(type="resync", version=0)
                    await asyncio.sleep(1 / 20)

    await asyncio.gather(*[talk(await another(guest)) for _ in range(GUESTS)])


async def pages(guest: Guest) -> None:
    """Request the home page again and again."""
    await again_and_again(*[lambda: guest.http.get("/")] * LINES)


async def uploads(guest: Guest) -> None:
    """Submit large invalid records for checking, as a new guest each time."""
    text = json.dumps({"game": GAME, "moves": ["x"] * 50_000})

    async def brought() -> httpx.Response:
        guest.http.cookies.clear()
        return await guest.http.post("/verify", data={"record": text})

    await again_and_again(*[brought] * LINES)


async def openings(guest: Guest) -> None:
    """Open tables, as a new guest each time."""

    async def opened() -> httpx.Response:
        guest.http.cookies.clear()
        return await guest.http.post(f"/games/{GAME}/play")

    await again_and_again(*[opened] * LINES)


async def passwords(guest: Guest) -> None:
    """Try to sign in, as a new guest each time."""
    fields = {"name": "Ada", "password": "wrong password"}

    async def tried() -> httpx.Response:
        guest.http.cookies.clear()
        return await guest.http.post("/sign-in", data=fields)

    await again_and_again(*[tried] * LINES)


async def idle(guest: Guest) -> None:
    """Open connections and send nothing."""
    host, port = guest.address.removeprefix("http://").split(":")
    held = [await asyncio.open_connection(host, int(port)) for _ in range(500)]
    await asyncio.Event().wait()
    assert held


async def another(guest: Guest) -> Guest:
    """Return the same visitor with another cookie."""
    other = Guest(guest.address, guest.stack)
    other.http.headers = guest.http.headers
    await guest.stack.enter_async_context(other.http)
    await other.http.get("/")
    return other


async def again_and_again(*asks: Callable[[], Awaitable[httpx.Response]]) -> None:
    """Repeat requests over several connections, each as soon as it is answered."""

    async def go_on(ask: Callable[[], Awaitable[httpx.Response]]) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await ask()

    await asyncio.gather(*map(go_on, asks))


FLOODS: dict[str, Flood] = {
    "cookies": cookies,
    "guests": guests,
    "messages": messages,
    "pages": pages,
    "uploads": uploads,
    "openings": openings,
    "passwords": passwords,
    "idle": idle,
}


def flood(kind: str, address: str, begins: Event) -> None:
    """Flood a server until the process is terminated."""

    async def run() -> None:
        async with visitor(address) as guest:
            # From another address, as a proxy on this machine would report it, so that the others have their own limits per address.
            guest.http.headers["X-Forwarded-For"] = "192.0.2.66"
            begins.set()
            await FLOODS[kind](guest)

    asyncio.run(run())


@asynccontextmanager
async def visitor(address: str) -> AsyncIterator[Guest]:
    """Provide a new guest."""
    async with AsyncExitStack() as stack:
        guest = Guest(address, stack)
        await stack.enter_async_context(guest.http)
        await guest.http.get("/")
        yield guest


@contextmanager
def server() -> Iterator[str]:
    """Run a server; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from spadework.cli import main; main()", "serve", "--port", str(free_port())]
        environment = {**os.environ, "SPADEWORK_DATA": folder, "SPADEWORK_PROXIES": "127.0.0.1"}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield address_in(process.stdout)
            finally:
                process.terminate()


async def is_ready(address: str) -> None:
    """Wait until the game is ready."""
    async with visitor(address) as guest:
        while not (await guest.http.get("/ready")).json()["games"][GAME]:
            await asyncio.sleep(0.5)


def address_in(output: IO[str] | None) -> str:
    """Return the address that a server prints."""
    assert output is not None
    for line in output:
        if found := re.search(r"http://[\w.:]+", line):
            return found[0].replace("localhost", "127.0.0.1")
    raise SystemExit("the server has not started")


async def times_of_moves(address: str, seconds: float) -> list[float]:
    """Let two people play for some time; return how long each move waited for its acknowledgement, in milliseconds."""
    found: list[float] = []

    async def play_on() -> None:
        while True:
            async with visitor(address) as ada, visitor(address) as bo:
                table = await ada.open_table("me link")
                first = await ada.line(table)
                await bo.http.post((await first.hear())["invites"][0]["url"], data={})
                lines = [first, await bo.line(table)]
                await asyncio.gather(*map(play, lines, await views_of(*lines), [found] * 2))

    with suppress(TimeoutError, httpx.HTTPError):
        async with asyncio.timeout(seconds):
            await play_on()
    return found


async def play(line: Line, view: Payload, found: list[float]) -> None:
    """Play random moves until the game is over; append the milliseconds of each acknowledgement to `found`."""
    while not view["over"]:
        if view["moves"]:
            move = random.choice(view["moves"])["text"]
            begun = time.perf_counter()
            if (await line.play(view, move))["type"] == "played":
                found.append(1000 * (time.perf_counter() - begun))
        view = await line.hear_until("view")


def told(times: list[float]) -> str:
    if len(times) < 2:
        return f"{len(times)} moves"
    slowest = statistics.quantiles(times, n=20)[-1]
    return f"{len(times)} moves, median {statistics.median(times):.1f} ms, one in twenty above {slowest:.1f} ms"


def main(kinds: list[str], seconds: float) -> None:
    """Measure floods one after another."""
    with server() as address:
        asyncio.run(is_ready(address))
        asyncio.run(times_of_moves(address, 2 * SETTLING))
        for kind in kinds:
            before = asyncio.run(times_of_moves(address, seconds))
            context = multiprocessing.get_context("spawn")
            begins = context.Event()
            process = context.Process(target=flood, args=(kind, address, begins), daemon=True)
            process.start()
            try:
                begins.wait()
                time.sleep(SETTLING)
                during = asyncio.run(times_of_moves(address, seconds))
            finally:
                process.terminate()
                process.join()
            print(f"{kind:10} before {told(before)}; during {told(during)}", flush=True)
            time.sleep(SETTLING)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("kinds", nargs="*", default=list(FLOODS), help="of floods: " + ", ".join(FLOODS))
    wanted = parser.parse_args()
    main(wanted.kinds, wanted.seconds)
