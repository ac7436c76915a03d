"""Faulty proxies between browsers and a server."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

LATE = 0.1
"""Maximum delay of a message, in seconds."""

PIECE = 512
"""Maximum bytes forwarded at a time, so that a connection is cut in the middle of a message."""


class MessageFaultProxy:
    """A proxy that loses, duplicates, delays and swaps messages.

    Args:
        server: the address of the server.
        dice: the source of randomness.
    """

    def __init__(self, server: str, dice: random.Random) -> None:
        self.address = ""
        self.share = 0.0
        """The share of messages to which each of the four faults happens."""
        self.counts: Counter[str] = Counter()
        self._server = server
        self._dice = dice

    def summary(self) -> str:
        """Return the number of messages by fault, as text."""
        return ", ".join(f"{count} messages {what}" for what, count in self.counts.items())

    async def relay(self, browser: ServerConnection) -> None:
        """Forward the messages of a connection in both directions."""
        assert browser.request is not None
        with suppress(OSError, WebSocketException):
            async with (
                connect(
                    f"{self._server}{browser.request.path}".replace("http:", "ws:"),
                    origin=Origin(self._server),
                    additional_headers={"Cookie": browser.request.headers.get("Cookie", "")},
                    max_size=None,
                    close_timeout=0.1,
                    proxy=None,
                ) as server,
                asyncio.TaskGroup() as both,
            ):
                both.create_task(self._forward(browser, server))
                both.create_task(self._forward(server, browser))

    async def _forward(
        self, here: ServerConnection | ClientConnection, there: ServerConnection | ClientConnection
    ) -> None:
        kept: list[str | bytes] = []
        with suppress(ConnectionClosed):
            async for message in here:
                for one in self._disturb(message, kept):
                    await there.send(one)
                if self._happens("delayed"):
                    await asyncio.sleep(self._dice.uniform(0, LATE))
        code = here.close_code
        await there.close(code if code is not None and code not in {1005, 1006} else 1011)

    def _happens(self, what: str) -> bool:
        happens = self._dice.random() < self.share
        self.counts[what] += happens
        return happens

    def _disturb(self, message: str | bytes, kept: list[str | bytes]) -> list[str | bytes]:
        """Return the messages to forward in place of one; a message that was kept back comes after it."""
        if self._happens("lost"):
            return []
        if not kept and self._happens("swapped"):
            kept.append(message)
            return []
        messages = [message] * (1 + self._happens("doubled")) + kept
        kept.clear()
        return messages


@asynccontextmanager
async def message_fault_proxy(server: str, dice: random.Random) -> AsyncIterator[MessageFaultProxy]:
    """Run the proxy in front of a server for the duration of the block."""
    proxy = MessageFaultProxy(server, dice)
    async with serve(proxy.relay, "127.0.0.1", 0, max_size=None, close_timeout=0.1) as listening:
        proxy.address = f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
        yield proxy


class CuttingProxy:
    """A proxy that forwards bytes and cuts connections.

    Args:
        server: the address of the server.
        dice: choose the connections to cut.
    """

    def __init__(self, server: str, dice: random.Random) -> None:
        self.address = ""
        self.cuts = 0
        self._host, _, port = server.removeprefix("http://").rpartition(":")
        self._port = int(port)
        self._dice = dice
        self._open: list[list[asyncio.StreamWriter]] = []

    def cut(self) -> None:
        """Cut one of the connections."""
        if self._open:
            self.cuts += 1
            abort(self._dice.choice(self._open))

    def cut_all(self) -> None:
        for ends in self._open:
            abort(ends)

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward the bytes of a connection in both directions."""
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
            ends = [writer, far_writer]
            self._open.append(ends)
            try:
                await asyncio.gather(self._forward(reader, far_writer), self._forward(far_reader, writer))
            finally:
                self._open.remove(ends)
                for end in ends:
                    end.close()
                    with suppress(OSError):
                        await end.wait_closed()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                writer.write(piece)
                await writer.drain()
        writer.close()


def abort(ends: Sequence[asyncio.StreamWriter]) -> None:
    """Cut a connection at both ends."""
    for writer in ends:
        writer.transport.abort()


@asynccontextmanager
async def cutting_proxy(server: str, dice: random.Random) -> AsyncIterator[CuttingProxy]:
    """Run the proxy in front of a server for the duration of the block."""
    proxy = CuttingProxy(server, dice)
    listening = await asyncio.start_server(proxy.relay, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        listening.close()
        proxy.cut_all()
