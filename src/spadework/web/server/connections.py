"""Connection limits: a few machines must not shut out everyone else."""

import asyncio
import errno
import gc
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from spadework.web.server.limits import place_of
from spadework.web.server.telemetry import log

COLLECTIONS = (50_000, 20, 50)
"""How seldom Python looks for objects that hold each other: messages and pictures are many, and none of them do."""

REQUEST_SECONDS = 20.0
"""Until then a connection must have sent the head of a request."""

OF_ONE_ADDRESS = 256
"""So many connections may come from one address, but for this computer's own and a trusted proxy's."""

RESERVED = 200
"""Descriptors that are not for connections: files, databases, processes."""

FILES = 65536
"""So many descriptors the server asks for when it starts."""

QUIET_SECONDS = 60.0
"""The log is told no more often that there are no descriptors left."""

HEAD_BYTES = 64 * 1024
"""Maximum size of a request's head, and of what is between and after the parts of a body that comes in chunks; one read may exceed it."""

MOST_HEADERS = 128
"""Maximum headers of a request; for live connections it is websockets' limit, too."""

MOST_PIPELINED = 16
"""Maximum requests that wait on a connection for the answers to those before them; browsers send none."""

MOST_FRAMES = 64
"""Maximum frames of one message over a live connection: empty ones add nothing to its size."""

UNREAD_BYTES = 64 * 1024
"""Maximum size of the answers to pings that the other end leaves unread."""


class TooMuch(ValueError):
    """A request's head is too large, or too many requests wait; the parser stops."""


class ConnectionLimits(HttpToolsProtocol):
    """uvicorn's protocol, which closes connections that send nothing or heads without end, and those that are too many."""

    most = 1024 - RESERVED
    """How many connections there may be altogether."""
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    """From there everybody may come over one address."""

    _unfinished = 0
    """Bytes that have come since the last head was complete or the last piece of a body came; uvicorn's parser has no limit."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait_for_a_request()

    def data_received(self, data: bytes) -> None:
        """They say something."""
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > HEAD_BYTES:
            self.transport.abort()
        elif self.transport.get_protocol() is not self or (self.cycle is not None and not self.cycle.response_complete):
            self._stop_waiting()
        elif self._timer is None:
            self._wait_for_a_request()

    def on_headers_complete(self) -> None:
        """The head of a request is complete. Raises TooMuch."""
        self._unfinished = 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD_BYTES or len(self.headers) > MOST_HEADERS or len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of a body comes, which the application limits."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._unfinished = 0
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They go."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_one_too_many(self) -> bool:
        if len(self.connections) > self.most:
            return True
        host = self.client[0] if self.client else ""
        if not host or is_here(host) or self._is_proxy(host):
            return False
        place = place_of(host)
        clients = (getattr(other, "client", None) for other in self.connections)
        return sum(client is not None and place_of(client[0]) == place for client in clients) > OF_ONE_ADDRESS

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def _wait_for_a_request(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LiveConnectionLimits(WebSocketsSansIOProtocol):
    """uvicorn's protocol for live connections, which ends one in good order also when the other end is just closing it.

    Empty frames and pings without end are nothing that the application would see.
    """

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()


def is_here(host: str) -> bool:
    """Whether an address is this computer's own.

    >>> is_here("127.0.0.1"), is_here("192.0.2.7"), is_here("nobody")
    (True, False, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def open_door(proxies: Iterable[str]) -> None:
    """Make the process, whose loop runs, ready for many connections, some of which come from proxies."""
    make_room()
    gc.set_threshold(*COLLECTIONS)
    let_in(proxies)
    asyncio.get_running_loop().set_exception_handler(NoDescriptors())


def let_in(proxies: Iterable[str]) -> None:
    """Let any number of connections come from the addresses and networks of proxies."""
    ConnectionLimits.proxies = tuple(map(ip_network, proxies))


def make_room() -> None:
    """Let the process have as many connections as it may, and the door let in no more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    ConnectionLimits.most = max(RESERVED, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED)


class NoDescriptors:
    """Tells the log in a line, once in a while, that there are no descriptors left; all else that goes wrong is told as ever."""

    def __init__(self) -> None:
        self._silent_until = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle what an event loop could not."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in {errno.EMFILE, errno.ENFILE}:
            loop.default_exception_handler(context)
        elif loop.time() >= self._silent_until:
            self._silent_until = loop.time() + QUIET_SECONDS
            log.warning("no descriptors are left for new connections; raise the limit with ulimit -n", error=error)
