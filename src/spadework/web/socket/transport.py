"""The transport of a live connection: codes, sending, and the caller."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spadework.web.server.limits import RateLimiter, Slots, Visitor

Payload: TypeAlias = dict[str, Any]
"""A message before it is written as JSON, or a part of one."""

TOO_MUCH, TOO_LARGE, COME_BACK, LATER, SIGNED_OUT, NO_TABLE, UNUSABLE = 1008, 1009, 1012, 1013, 4401, 4404, 4409
"""Codes with which the server closes a connection."""

LOST = 1006
"""The code of a broken connection."""

SLOWEST = 30.0
"""Maximum seconds to send a message; a slower browser has to reconnect."""

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

PING = '{"type":"ping"}'
"""A ping, as browsers write it."""


class Malformed(Exception):
    """A message that is not one of the protocol."""


def as_text(message: Mapping[str, object]) -> str:
    """Return a message as JSON text."""
    return ENCODER.encode(message)


def parsed(text: str | bytes) -> Payload:
    """Parse a received message. Raises Malformed."""
    try:
        said = json.loads(text)
        # Half a character can neither be stored nor sent back.
        as_text(said).encode()
    except (ValueError, RecursionError):
        raise Malformed from None
    if not isinstance(said, dict):
        raise Malformed
    return said


def number(text: str | None, otherwise: int) -> int:
    """Return a whole number from a query, or a default for anything else."""
    try:
        return int(text or "")
    except ValueError:
        return otherwise


class Sender:
    """Sends messages to a browser until the connection closes; later ones are dropped."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._ended = False

    @property
    def over(self) -> bool:
        """Whether nothing more can be sent: this end has closed, or a message found the other end gone."""
        return self._ended or self._socket.application_state is WebSocketState.DISCONNECTED

    async def send(self, payload: Mapping[str, object]) -> None:
        """Send a message. Raises WebSocketDisconnect when the browser is gone, or takes too long."""
        if not self.over:
            await self._pass(self._socket.send_text(as_text(payload)))

    async def end(self, code: int) -> None:
        """Close the line with a code. Raises WebSocketDisconnect when the browser is gone."""
        if not self.over:
            self._ended = True
            await self._pass(self._socket.close(code))

    async def _pass(self, passing: Awaitable[None]) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await passing
        except (RuntimeError, TimeoutError) as error:
            # The server beneath may have given the line up, because the other end did not answer its pings.
            self._ended = True
            raise WebSocketDisconnect(LOST) from error


class Caller(NamedTuple):
    """The browser at the other end of a connection."""

    guest: str | None
    """None for a browser that is not a guest."""
    visitor: Visitor
    """Counted by limits."""
    messages: RateLimiter
    """The limit of messages over all connections; connecting counts as one."""

    async def throttle(self) -> bool:
        """Return whether another message is allowed, once its turn has come."""
        return await self.messages.turn(*self.visitor)

    @asynccontextmanager
    async def connected(self, slots: Slots) -> AsyncIterator[bool]:
        """Hold a slot while the block runs; yields whether there was one, and whether the rate allowed it."""
        # First, so that a connection refused for lack of a slot counts towards the rate, too.
        throttle = await self.throttle()
        with slots.one(*self.visitor) as free:
            yield free and throttle
