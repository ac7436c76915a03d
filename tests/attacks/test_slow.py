"""Those who take their time: bodies in drops, lines that never answer, and many who say nothing."""

import asyncio

from tests.clock import Clock
from tests.web.harness import Server
from tests.web.test_door import came

from spadework.web.headers import BODY_SECONDS, WHOLE_SECONDS
from spadework.web.live.live_table import LiveTable

HEAD = b"POST /settings HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\n"
KEEPALIVE = 45.0
"""By then a line that does not answer has been asked twice."""


async def test_a_form_in_drops_is_not_waited_for(server: Server, clock: Clock) -> None:
    for head in (b"Content-Length: 60000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"):
        reader, writer = await came(server, HEAD + head)
        answer, waited = b"", 0.0
        while not answer and waited < 3 * WHOLE_SECONDS:
            writer.write(b"1\r\nx\r\n")
            await asyncio.sleep(0.02)
            clock.put_forward(BODY_SECONDS / 2)
            waited += BODY_SECONDS / 2
            answer = await so_far(reader)
        assert answer.startswith(b"HTTP/1.1 4")
        assert waited <= WHOLE_SECONDS + BODY_SECONDS
        writer.close()


async def so_far(reader: asyncio.StreamReader) -> bytes:
    """What has come by now."""
    try:
        async with asyncio.timeout(0.02):
            return await reader.read(1000)
    except TimeoutError:
        return b""


async def test_a_form_that_stops_is_not_waited_for(server: Server, clock: Clock) -> None:
    reader, writer = await came(server, HEAD + b"Content-Length: 100\r\n\r\nlanguage=")
    await asyncio.sleep(0.05)
    clock.put_forward(BODY_SECONDS + 1)
    async with asyncio.timeout(5):
        assert (await reader.readline()).startswith(b"HTTP/1.1 4")
    writer.close()


async def test_a_line_that_never_answers_is_closed(server: Server, clock: Clock) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    reader, writer = await came(
        server,
        f"GET {table}/live HTTP/1.1\r\nHost: {server.address[7:]}\r\nOrigin: {server.address}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode(),
    )
    assert b"101" in await reader.readline()
    async with server.live(table) as live:
        await watched(live, True)
        for _ in range(3):
            clock.put_forward(KEEPALIVE / 2)
            await asyncio.sleep(0.05)
        assert await ended_after_all(reader)
        await watched(live, False)
    writer.close()


async def watched(live: LiveTable, wanted: bool) -> None:
    """Wait until somebody looks at a table, or nobody."""
    async with asyncio.timeout(5):
        while live.is_watched is not wanted:
            await asyncio.sleep(0.02)


async def ended_after_all(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends a connection when it has said what it had to say."""
    async with asyncio.timeout(5):
        try:
            await reader.read()
        except ConnectionError:
            return True
    return reader.at_eof()


async def test_many_idle_lines_hinder_nobody(server: Server) -> None:
    idle = [await came(server) for _ in range(300)]
    guest = await server.guest()
    line, view = await guest.dealt(await guest.open_table("me computer"))
    move = view["moves"][0]["text"] if view["moves"] else None
    assert move is None or (await line.play(view, move))["type"] == "played"
    for _, writer in idle:
        writer.close()
