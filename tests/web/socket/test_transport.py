from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from spadework.web.socket.transport import Sender


class OtherEnd:
    """A browser as the server's end of the connection sees it; it may be gone."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.gone = False
        self.error: Exception = OSError()

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(self, message: Any) -> None:
        if self.gone:
            raise self.error
        self.heard.append(message["type"])


@pytest.fixture
def browser() -> OtherEnd:
    return OtherEnd()


@pytest.fixture
async def wire(browser: OtherEnd) -> Sender:
    socket = WebSocket({"type": "websocket"}, browser.receive, browser.send)
    await socket.accept()
    return Sender(socket)


async def test_after_the_end_nothing_is_sent(wire: Sender, browser: OtherEnd) -> None:
    await wire.send({"type": "view"})
    await wire.end(4000)
    assert wire.over
    await wire.send({"type": "view"})
    await wire.end(4001)
    assert browser.heard == ["websocket.accept", "websocket.send", "websocket.close"]


async def test_sending_after_a_disconnect_does_nothing(wire: Sender, browser: OtherEnd) -> None:
    browser.gone = True
    with pytest.raises(WebSocketDisconnect):
        await wire.send({"type": "view"})
    assert wire.over
    await wire.send({"type": "view"})
    await wire.end(4000)
    assert browser.heard == ["websocket.accept"]


async def test_a_send_error_counts_as_a_disconnect(wire: Sender, browser: OtherEnd) -> None:
    browser.gone, browser.error = True, RuntimeError("Unexpected ASGI message 'websocket.send'")
    with pytest.raises(WebSocketDisconnect):
        await wire.send({"type": "view"})
    assert wire.over
