"""Limits on what one guest may do: rates, slots and queues."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from operator import itemgetter
from typing import NamedTuple

from starlette.requests import HTTPConnection

MESSAGE_BYTES = 8 * 1024
"""Maximum size of a message over a live connection."""
UPLOAD_BYTES = 2 * 1024 * 1024
"""Maximum size of an upload."""
FORM_BYTES = 64 * 1024
"""Maximum size of any other form."""
LONGEST_NAME = 24
"""Maximum letters of a player's name."""
LONGEST_CLUB_NAME = 40
"""Maximum letters of a club's name."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
"""Minimum and maximum letters of a password."""
MOST_OPEN = 3
"""Maximum public tables of a guest that wait for players at the same time."""
LONGEST_MOVE = 200
"""Maximum letters of a move."""

PER_ADDRESS = 8
"""Default limit of an address as a multiple of a guest's: it also counts visitors without a cookie or with many."""

PAGES_PER_ADDRESS, MESSAGES_PER_ADDRESS = 2, 4
"""The same for pages and messages. A guest's limit is above what people need: enough for a class that plays,
and so low that the server keeps capacity for all others."""

DECKS_PER_ADDRESS = 2
"""The same for uploaded decks, which are stored."""

LONGEST_WAIT = 5.0
"""Maximum seconds that a page or message is delayed; it is refused if it would have to wait longer."""

MAX_PER_HOUSEHOLD, MAX_PER_NETWORK = 6, 8
"""Maximum queued jobs of an address, for a table of six at home that looks back at its game, and of a network, whatever its addresses."""

MAX_REMEMBERED = 256
"""Minimum guests and addresses remembered before expired ones are dropped."""

ROUNDING = 1e-6
"""Rounding error of sums of times, in seconds."""


class Visitor(NamedTuple):
    """The keys of rate limits: guest and address."""

    guest: str
    """The guest; all visitors of an address without a cookie share one."""
    address: str


class RateLimiter:
    """A rate limit per guest and per address (GCRA, the leaky bucket as a meter).

    Args:
        rate: sustained rate of a guest, per second.
        burst: burst size of a guest.
        per_address: the limit of an address as a multiple of a guest's.
        clock: returns the time in seconds.

    >>> rate = RateLimiter(rate=2, burst=2, per_address=2, clock=lambda: 0.0)
    >>> [rate.wait("ada", "here", 5), rate.wait("ada", "here", 5), rate.wait("ada", "here", 5), rate.wait("bo", "here", 5)]
    [0.0, 0.0, 0.5, 0.0]
    >>> rate.wait("cleo", "here", 5), rate.take("cleo", "here"), rate.take("cleo", "there")
    (0.25, False, True)
    """

    def __init__(
        self, rate: float, burst: int, per_address: float = PER_ADDRESS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._gap, self._credit, self._per_address, self._clock = 1 / rate, burst / rate, per_address, clock
        self._full_at: dict[str, float] = {}
        """By guest and by address, the time at which their budget is full again."""
        self._prune_at = MAX_REMEMBERED

    def wait(self, guest: str, address: str = "", longest: float = 0.0) -> float | None:
        """Take one, and return the seconds to wait; None, taking nothing, if that is longer than `longest`.

        Args:
            guest: the guest.
            address: the address; empty to count the guest only.
            longest: maximum seconds to wait.
        """
        now = self._clock()
        if len(self._full_at) >= self._prune_at:
            self._full_at = {other: end for other, end in self._full_at.items() if end > now}
            # Scanning all of them each time would cost more than it saves.
            self._prune_at = MAX_REMEMBERED + 2 * len(self._full_at)
        gaps = {guest: self._gap, **({address: self._gap / self._per_address} if address else {})}
        ends = {one: max(now, self._full_at.get(one, now)) + gap for one, gap in gaps.items()}
        seconds = max(ends.values()) - self._credit - now
        if seconds > longest + ROUNDING:
            return None
        self._full_at |= ends
        return seconds if seconds > ROUNDING else 0.0

    def take(self, guest: str, address: str = "") -> bool:
        """Take one if that needs no wait, and return whether it did."""
        return self.wait(guest, address) is not None

    async def turn(self, guest: str, address: str) -> bool:
        """Take one after the necessary wait; return False, equally delayed, when the wait is too long."""
        seconds = self.wait(guest, address, LONGEST_WAIT)
        await asyncio.sleep(LONGEST_WAIT if seconds is None else seconds)
        return seconds is not None


def visitor(guest: str | None, connection: HTTPConnection) -> Visitor:
    """Return the visitor of a connection."""
    # Behind a trusted proxy this is the client that the proxy names.
    address = address_prefix(connection.client.host) if connection.client else ""
    return Visitor(guest or f"at {address}", address)


@lru_cache(maxsize=65536)
def address_prefix(host: str) -> str:
    """Return the prefix that limits count: for IPv6 the /64 network, since a household has all addresses in it.

    >>> address_prefix("192.0.2.7"), address_prefix("2001:db8:1:2:3::4"), address_prefix("::ffff:192.0.2.7"), address_prefix("nobody")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', 'nobody')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def network_of(address: str) -> str:
    """Return the network of an address prefix: for IPv6 the /48 network, which one customer may have.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::/64")
    ('192.0.2.7', '2001:db8:1::/48')
    """
    return str(IPv6Network(address).supernet(new_prefix=48)) if address.endswith("/64") else address


class Slots:
    """Concurrent slots per guest and per address."""

    def __init__(self, most: int, per_address: int = PER_ADDRESS) -> None:
        self._most, self._per_address = most, per_address
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one(self, guest: str, address: str) -> Iterator[bool]:
        """Hold one slot while the block runs; yields whether one was free."""
        with (
            hold_slot(self._addresses, address, self._per_address * self._most) as one,
            hold_slot(self._guests, guest, self._most) as another,
        ):
            yield one and another


@contextmanager
def hold_slot(counts: Counter[str], key: str, most: int) -> Iterator[bool]:
    """Count one more while the block runs, if there is room; yields whether there is."""
    free = counts[key] < most
    if free:
        counts[key] += 1
    try:
        yield free
    finally:
        if free:
            counts[key] -= 1
            if not counts[key]:
                del counts[key]


class QueueFull(Exception):
    """The queue has no place left for the visitor."""


class Queue:
    """A fair queue of jobs that run one at a time: at most one waits per guest, six per address, eight per network,

    and addresses take turns. A new address gets the current turn at the earliest (start-time fair queueing,
    Goyal and others 1996), so repeated requests gain nothing.

    Args:
        most: maximum waiting jobs.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._places = Slots(1, MAX_PER_HOUSEHOLD)
        self._networks: Counter[str] = Counter()
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []
        """Waiting jobs with their turns, in order of arrival."""
        self._busy = False
        self._served = 0
        """The current turn."""
        self._next_turns: dict[str, int] = {}
        """Next turns by address, if later than the current one."""

    def join(self, guest: str, address: str) -> AbstractAsyncContextManager[None]:
        """Take a place in the queue: the block starts when its turn comes, and the turn lasts until the block ends."""
        with ExitStack() as place:
            free = place.enter_context(self._places.one(guest, address))
            free &= place.enter_context(hold_slot(self._networks, network_of(address), MAX_PER_NETWORK))
            if not free or len(self._waiting) >= self._most:
                raise QueueFull
            turn = max(self._served, self._next_turns.get(address, 0))
            self._next_turns[address] = turn + 1
            waiting = turn, asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            self._next()
            return self._turn(waiting, place.pop_all())

    @asynccontextmanager
    async def _turn(self, waiting: tuple[int, asyncio.Future[None]], place: ExitStack) -> AsyncIterator[None]:
        try:
            with place:
                await waiting[1]
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._busy = False
                self._next()

    def _next(self) -> None:
        # A cancelled job removes itself.
        waiting = [one for one in self._waiting if not one[1].done()]
        if self._busy or not waiting:
            return
        self._served, future = first = min(waiting, key=itemgetter(0))
        self._waiting.remove(first)
        self._next_turns = {address: turn for address, turn in self._next_turns.items() if turn > self._served}
        self._busy = True
        future.set_result(None)
