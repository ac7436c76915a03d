"""Connection limits: a few machines must not shut out everyone else."""

import asyncio
import errno
import gc
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from spadework.web.server.limits import address_prefix
from spadework.web.server.telemetry import log

GC_THRESHOLDS = (50_000, 5, 2)
"""Thresholds of Python's garbage collector: views and pictures make many objects, few of which form cycles. Finished tables do, and
only full collections free them: one for about every 100 games. Each stops a busy server for 0.3 s."""

REQUEST_SECONDS = 20.0
"""Seconds within which a connection must have sent the head of a request."""

MAX_PER_ADDRESS = 256
"""Maximum connections from one address, except this computer's own and those of trusted proxies."""

RESERVED_DESCRIPTORS = 200
"""File descriptors kept free for files, databases and processes."""

WANTED_DESCRIPTORS = 65536
"""File descriptors that the server asks for when it starts."""

QUIET_SECONDS = 60.0
"""Minimum seconds between two warnings that there are no descriptors left."""

HEAD_BYTES = 64 * 1024
"""Maximum size of a request's head, and of the bytes around the parts of a chunked body; one read may exceed it."""

MOST_HEADERS = 128
"""Maximum headers of a request; for live connections it is websockets' limit, too."""

MOST_PIPELINED = 16
"""Maximum requests that wait on a connection for the responses to earlier ones; browsers send none."""

MOST_FRAMES = 64
"""Maximum frames of one message over a live connection: empty ones don't add to its size."""

UNREAD_BYTES = 64 * 1024
"""Maximum size of the pongs that the client leaves unread."""


def prepare_process(proxies: Iterable[str]) -> None:
    """Prepare the process, whose event loop runs, for many connections, and trust the addresses and networks of proxies."""
    raise_descriptor_limit()
    gc.set_threshold(*GC_THRESHOLDS)
    trust_proxies(proxies)
    asyncio.get_running_loop().set_exception_handler(DescriptorWarnings())


def trust_proxies(proxies: Iterable[str]) -> None:
    """Allow any number of connections from the addresses and networks of proxies."""
    ConnectionLimits.proxies = tuple(map(ip_network, proxies))


def raise_descriptor_limit() -> None:
    """Raise the process's limit on file descriptors as far as possible, and derive the maximum number of connections from it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(WANTED_DESCRIPTORS, hard)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    available = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    ConnectionLimits.most = max(RESERVED_DESCRIPTORS, available - RESERVED_DESCRIPTORS)


class RequestTooLarge(ValueError):
    """A request's head is too large, or too many requests wait; the parser stops."""


class ConnectionLimits(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits: on silent connections, on the size of heads, and on the number of connections."""

    most = 1024 - RESERVED_DESCRIPTORS
    """Maximum connections altogether."""
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    """Networks whose addresses may each bring any number of connections."""

    _unfinished = 0
    """Bytes received since the last complete head or piece of a body; uvicorn's parser has no limit."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or close it when there are too many."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._slot: AddressSlot | None = None
        if self._may_connect():
            self._start_timer()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse received bytes."""
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > HEAD_BYTES:
            self.transport.abort()
        elif self.transport.get_protocol() is not self or (self.cycle is not None and not self.cycle.response_complete):
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()

    def on_headers_complete(self) -> None:
        """Check the complete head of a request. Raises RequestTooLarge."""
        self._unfinished = 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD_BYTES or len(self.headers) > MOST_HEADERS or len(self.pipeline) >= MOST_PIPELINED:
            raise RequestTooLarge
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Pass on a piece of a body; the application limits its size."""
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._unfinished = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol for live connections."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, LiveConnectionLimits):
            protocol.slot, self._slot = self._slot, None

    def connection_lost(self, exc: Exception | None) -> None:
        """Release a closed connection."""
        self._stop_timer()
        if self._slot is not None:
            self._slot.release()
        super().connection_lost(exc)

    def _may_connect(self) -> bool:
        if len(self.connections) > self.most:
            return False
        host = self.client[0] if self.client else ""
        if not host or is_loopback(host) or self._is_proxy(host):
            return True
        self._slot = AddressSlot(host)
        return self._slot.open <= MAX_PER_ADDRESS

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LiveConnectionLimits(WebSocketsSansIOProtocol):
    """uvicorn's protocol for live connections with limits on empty frames and pings, which never reach the application.

    It also shuts down cleanly while the client is closing the connection.
    """

    slot: "AddressSlot | None" = None
    """The connection's slot, taken over from the HTTP protocol."""

    def handle_cont(self, event: Frame) -> None:
        """Append a frame to a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release a closed connection."""
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()


class AddressSlot:
    """One of the open connections of an address prefix, from its creation until it is released.

    Args:
        host: the address of the client.
    """

    counts: ClassVar[Counter[str]] = Counter()
    """Open connections of this process by address prefix."""

    def __init__(self, host: str) -> None:
        self._counts, self._prefix = self.counts, address_prefix(host)
        self._counts[self._prefix] += 1

    @property
    def open(self) -> int:
        """The number of open connections of the prefix, this one included."""
        return self._counts[self._prefix]

    def release(self) -> None:
        """Count the connection no longer; call it once."""
        self._counts[self._prefix] -= 1
        if not self._counts[self._prefix]:
            del self._counts[self._prefix]


def is_loopback(host: str) -> bool:
    """Return whether an address is this computer's own.

    >>> is_loopback("127.0.0.1"), is_loopback("192.0.2.7"), is_loopback("nobody")
    (True, False, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class DescriptorWarnings:
    """An event loop's exception handler: logs a lack of descriptors in one line, and rarely; passes everything else on."""

    def __init__(self) -> None:
        self._silent_until = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an exception that the event loop caught."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in {errno.EMFILE, errno.ENFILE}:
            loop.default_exception_handler(context)
        elif loop.time() >= self._silent_until:
            self._silent_until = loop.time() + QUIET_SECONDS
            log.warning("no descriptors are left for new connections; raise the limit with ulimit -n", error=error)
