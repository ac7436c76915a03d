"""Live connections: accepted and limited, and listened to where the page shows no table in play."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.websockets import WebSocket

from spadework.web.db.storage import StorageError
from spadework.web.server.errors import Problem
from spadework.web.server.limits import MESSAGE_BYTES, visitor
from spadework.web.server.middleware import same_site
from spadework.web.server.site import site_of, user_of
from spadework.web.socket.transport import LATER, TOO_LARGE, TOO_MUCH, Caller, Sender


class AcceptedConnection(NamedTuple):
    """An accepted connection."""

    socket: WebSocket
    sender: Sender
    caller: Caller

    async def listen(self, heard: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Pass each message to a handler, or answer it if it is a ping, until the browser disconnects or exceeds a limit."""
        while not self.sender.over:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or ""
            if not await self.caller.throttle():
                await self.sender.end(TOO_MUCH)
            elif len(text.encode()) > MESSAGE_BYTES:
                await self.sender.end(TOO_LARGE)
            elif heard is None:
                await self.sender.send({"type": "pong"})
            else:
                await heard(text)


async def end(sender: Sender, _problem: Problem, code: int) -> None:
    """Close a connection with nothing but the code."""
    await sender.end(code)


@asynccontextmanager
async def accepted(
    socket: WebSocket, refuse: Callable[[Sender, Problem, int], Awaitable[None]] = end
) -> AsyncIterator[AcceptedConnection | None]:
    """Accept a connection from a page of this site, and hold a slot while the block runs; None if the limits forbid it.

    Args:
        socket: the connection.
        refuse: closes it where it is refused, given why and the code.
    """
    if "origin" not in socket.headers or not same_site(socket.scope):
        await socket.close()
        yield None
        return
    site = site_of(socket)
    await socket.accept()
    sender = Sender(socket)
    try:
        guest = await user_of(socket)
    except StorageError:
        await refuse(sender, Problem("error-storage", 503), LATER)
        yield None
        return
    caller = Caller(guest, visitor(guest, socket), site.messages)
    async with caller.connected(site.slots) as may:
        if not may:
            await refuse(sender, Problem("refused-connections"), TOO_MUCH)
        yield AcceptedConnection(socket, sender, caller) if may else None
