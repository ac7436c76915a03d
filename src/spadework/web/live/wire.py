"""What is sent to one browser, until one of both ends has had enough."""

import asyncio
from collections.abc import Awaitable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spadework.web.live.protocol import Payload, as_text

SLOWEST = 30.0
"""Seconds that a message may take to be sent; whoever needs longer has to connect anew."""


LOST = 1006
"""The code of a line that broke."""


class Wire:
    """Sends messages to a browser. After the end nothing is sent any more, whoever still has something to say."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._ended = False

    @property
    def over(self) -> bool:
        """Whether nothing more can be sent: this end has closed, or a message found the other end gone."""
        return self._ended or self._socket.application_state is WebSocketState.DISCONNECTED

    async def send(self, payload: Payload) -> None:
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
