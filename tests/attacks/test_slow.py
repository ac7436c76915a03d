"""Slow clients: bodies in small pieces, connections that never answer, and many idle ones."""

import asyncio

from tests.clock import Clock
from tests.waiting import PATIENCE, until
from tests.web.harness import Server
from tests.web.server.test_connections import came, dealt_with

from spadework.web.server.middleware import BODY_SECONDS, WHOLE_SECONDS

HEAD = b"POST /settings HTTP/1.1\r\nHost: here\r\nContent-Type: application/x-www-form-urlencoded\r\n"
DROP_SECONDS = BODY_SECONDS / 2
"""Seconds from one piece of a body to the next."""
KEEPALIVE = 20.0
"""Seconds until a silent connection is pinged, and from then until it is closed if it does not answer."""


async def test_a_form_sent_byte_by_byte_times_out(server: Server, clock: Clock) -> None:
    for head in (b"Content-Length: 60000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"):
        reader, writer = await came(server, HEAD + head)
        for _ in range(1 + int(WHOLE_SECONDS / DROP_SECONDS)):
            writer.write(b"1\r\nx\r\n")
            await dealt_with(server)
            clock.put_forward(DROP_SECONDS)
        async with asyncio.timeout(PATIENCE):
            assert (await reader.readline()).startswith(b"HTTP/1.1 4")
        writer.close()


async def test_a_form_that_stops_midway_times_out(server: Server, clock: Clock) -> None:
    reader, writer = await came(server, HEAD + b"Content-Length: 100\r\n\r\nlanguage=")
    await dealt_with(server)
    clock.put_forward(BODY_SECONDS + 1)
    async with asyncio.timeout(PATIENCE):
        assert (await reader.readline()).startswith(b"HTTP/1.1 4")
    writer.close()


async def test_an_unresponsive_connection_is_closed(server: Server, clock: Clock) -> None:
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
        await until(lambda: live.is_watched)
        reading = asyncio.create_task(reader.read())

        def ends_in_time() -> bool:
            clock.put_forward(KEEPALIVE)
            return reading.done()

        await until(ends_in_time)
        await asyncio.gather(reading, return_exceptions=True)
        await until(lambda: not live.is_watched)
    writer.close()


async def test_idle_connections_do_not_block_others(server: Server) -> None:
    idle = [await came(server) for _ in range(300)]
    guest = await server.guest()
    line, view = await guest.dealt(await guest.open_table("me computer"))
    move = view["moves"][0]["text"] if view["moves"] else None
    assert move is None or (await line.play(view, move))["type"] == "played"
    for _, writer in idle:
        writer.close()
