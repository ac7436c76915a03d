"""Connection limits: half-sent requests, too many connections, and no file descriptors left."""

import asyncio
import errno
import logging
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from tests.clock import Clock
from tests.waiting import PATIENCE, until
from tests.web.harness import Server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from spadework.web.server import connections
from spadework.web.server.connections import (
    MOST_FRAMES,
    MOST_PIPELINED,
    QUIET_SECONDS,
    REQUEST_SECONDS,
    AddressSlot,
    ConnectionLimits,
    DescriptorWarnings,
    LiveConnectionLimits,
    trust_proxies,
)

HALF = b"GET / HTTP/1.1\r\nHost: here\r\n"


async def came(server: Server, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a raw connection and send some bytes."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def dealt_with(server: Server) -> None:
    """Wait until the server has read everything sent so far: it answers later requests later."""
    reader, writer = await came(server, b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        assert b"200" in await reader.readline()
    writer.close()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Return whether the server has closed a connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read() == b""
        except ConnectionError:
            return True


CHUNKED = b"POST /settings HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"
ENDLESS = {
    "headers": HALF + b"a:b\r\n" * 80_000,
    "header": HALF + b"a: " + b"b" * 399_999,
    "target": b"GET /" + b"a" * 399_999,
    "trailers": CHUNKED + b"0\r\n" + b"a:b\r\n" * 80_000,
    "extension": CHUNKED + b"1;" + b"a" * 399_999,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
async def test_an_endless_request_head_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 10 * PATIENCE)
    reader, writer = await came(server)
    writer.write(sent)
    assert await ended(reader)
    writer.close()


@pytest.mark.parametrize("headers", [b"a:b\r\n" * 200, b"a: " + b"b" * 70_000 + b"\r\n"], ids=["many", "long"])
async def test_a_head_that_is_too_large_is_refused(server: Server, headers: bytes) -> None:
    reader, writer = await came(server, HALF + headers + b"\r\n")
    assert b" 400 " in await reader.readline()
    writer.close()


async def test_a_large_body_is_not_mistaken_for_a_head(server: Server) -> None:
    body = b"x" * 200_000
    reader, writer = await came(server, b"POST /verify HTTP/1.1\r\nHost: here\r\nContent-Length: 200000\r\n\r\n" + body)
    assert b" 422 " in await reader.readline()
    writer.close()


async def test_pipelined_requests_are_limited(server: Server) -> None:
    reader, writer = await came(server, (HALF + b"\r\n") * 500)
    async with asyncio.timeout(PATIENCE):
        assert (await reader.read()).count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1
    writer.close()


async def test_endless_empty_frames_close_the_connection(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me link"))
    line.socket.transport.write(b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * (MOST_FRAMES + 1))
    assert await line.closed() == 1006


async def test_unread_pongs_close_the_connection(server: Server) -> None:
    guest = await server.guest()
    transport = (await guest.line(await guest.open_table("me link"))).socket.transport
    transport.pause_reading()

    def is_put_out() -> bool:
        transport.write((b"\x89\xfd" + bytes(4 + 125)) * 10_000)
        return transport.is_closing()

    await until(is_put_out)


@pytest.mark.parametrize("sent", [b"", HALF, b"POST / HTTP/1.1\r\nX: " + b"x" * 200])
async def test_an_unfinished_request_times_out(server: Server, clock: Clock, sent: bytes) -> None:
    reader, writer = await came(server, sent)
    await dealt_with(server)
    clock.put_forward(REQUEST_SECONDS + 1)
    assert await ended(reader)
    writer.close()


async def test_an_unfinished_second_request_times_out(server: Server, clock: Clock) -> None:
    reader, writer = await came(server, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
    assert b"200" in await reader.readline()
    await reader.readuntil(b"}")
    writer.write(HALF)
    await writer.drain()
    await dealt_with(server)
    clock.put_forward(REQUEST_SECONDS + 1)
    assert await ended(reader)
    writer.close()


async def test_a_live_connection_may_be_silent(server: Server, clock: Clock) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table())
    await line.hear()
    clock.put_forward(REQUEST_SECONDS + 1)
    assert await line.settle() == []


async def test_connections_beyond_the_limit_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ConnectionLimits, "most", 0)
    reader, writer = await came(server)
    assert await ended(reader)
    writer.close()


async def test_connections_per_address_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_PER_ADDRESS", 0)
    reader, writer = await came(server, HALF + b"\r\n")
    # A proxy on this computer may open many connections.
    assert b"HTTP/1.1" in await reader.readline()
    writer.close()
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    reader, writer = await came(server)
    assert await ended(reader)
    writer.close()


async def test_an_address_may_reconnect_after_its_connections_have_ended(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AddressSlot, "counts", counts := Counter[str]())
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    monkeypatch.setattr(connections, "MAX_PER_ADDRESS", 1)
    _, first = await came(server)
    await until(lambda: counts.total() == 1)
    refused, second = await came(server)
    assert await ended(refused)
    second.close()
    first.close()
    await until(lambda: not counts)
    third, writer = await came(server, HALF + b"\r\n")
    assert b"HTTP/1.1" in await third.readline()
    writer.close()


async def test_a_live_connection_counts_once_until_it_ends(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    path = await guest.open_table("me link")
    monkeypatch.setattr(AddressSlot, "counts", counts := Counter[str]())
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    line = await guest.line(path)
    await line.hear()
    assert counts.total() == 1
    line.socket.transport.abort()
    await until(lambda: not counts)


async def test_trusted_proxies_may_open_many_connections(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_PER_ADDRESS", 0)
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    monkeypatch.setattr(ConnectionLimits, "proxies", ())
    trust_proxies(["10.0.0.1", "127.0.0.0/8"])
    reader, writer = await came(server, HALF + b"\r\n")
    assert b"HTTP/1.1" in await reader.readline()
    writer.close()
    trust_proxies(["10.0.0.1", "::1"])
    reader, writer = await came(server)
    assert await ended(reader)
    writer.close()


async def test_running_out_of_descriptors_is_logged_only_occasionally(
    clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, handler = asyncio.get_running_loop(), DescriptorWarnings()
    others: list[dict[str, Any]] = []
    monkeypatch.setattr(loop, "default_exception_handler", others.append)
    context = {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")}
    clock.put_forward(QUIET_SECONDS)
    with caplog.at_level(logging.WARNING, "spadework"):
        for _ in range(3):
            handler(loop, context)
        assert len(caplog.records) == 1
        clock.put_forward(QUIET_SECONDS)
        handler(loop, context)
        assert len(caplog.records) == 2
    handler(loop, {"message": "other", "exception": OSError(errno.EIO, "other")})
    assert len(others) == 1


def test_a_closing_connection_does_not_keep_the_server_from_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    def shutdown(_: object) -> None:
        raise InvalidState

    closed: list[str] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", shutdown)
    live = LiveConnectionLimits.__new__(LiveConnectionLimits)
    monkeypatch.setattr(live, "transport", SimpleNamespace(close=lambda: closed.append("line")), raising=False)
    live.shutdown()
    assert closed == ["line"]
