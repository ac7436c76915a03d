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
"""No message over a live connection is longer."""
UPLOAD_BYTES = 2 * 1024 * 1024
"""No uploaded record is larger."""
FORM_BYTES = 64 * 1024
"""No other form is larger."""
LONGEST_NAME = 24
"""A player's name has no more letters."""
LONGEST_CLUB_NAME = 40
"""The name of a club has no more letters."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
"""A password has so many letters."""
MOST_OPEN = 3
"""So many tables of one guest may wait at the same time for whoever comes."""
LONGEST_MOVE = 200
"""No move has more letters."""

HOUSEHOLD = 8
"""How many times as much as a guest an address has, where nothing else is said: who sends no cookie, or has many, is counted by it, too."""

PAGES_OF_A_HOUSEHOLD, MESSAGES_OF_A_HOUSEHOLD = 2, 4
"""How many times the pages and messages of a guest go to an address. One guest has more of them than people need: enough for a class
that plays, and so little that something is left of the server for all others."""

DECKS_OF_A_HOUSEHOLD = 2
"""How many times the decks of a guest come from an address, for they are stored."""

LONGEST_WAIT = 5.0
"""Seconds that a page or a message waits for its turn; one that would have to wait longer is refused."""

MOST_OF_A_NETWORK = 8
"""So many jobs of one network wait in a queue, whatever addresses it has."""

MANY = 256
"""So many guests and addresses are kept in mind before those are forgotten who have made up for all."""

ROUNDING = 1e-6
"""Seconds by which sums of times may be wrong."""


class Visitor(NamedTuple):
    """The guest and the address that limits count."""

    who: str
    """The guest; who has no cookie is one with all others at the address who have none."""
    address: str


class Rate:
    """How often something may be done: by one guest, and by all that come from an address together.

    Args:
        rate: times a second that one guest gets for long.
        burst: times that one guest gets at once.
        household: how many times as much an address gets.
        clock: tells the time in seconds.

    >>> rate = Rate(rate=2, burst=2, household=2, clock=lambda: 0.0)
    >>> [rate.wait("ada", "here", 5), rate.wait("ada", "here", 5), rate.wait("ada", "here", 5), rate.wait("bo", "here", 5)]
    [0.0, 0.0, 0.5, 0.0]
    >>> rate.wait("cleo", "here", 5), rate.take("cleo", "here"), rate.take("cleo", "there")
    (0.25, False, True)
    """

    def __init__(
        self, rate: float, burst: int, household: float = HOUSEHOLD, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._gap, self._credit, self._household, self._clock = 1 / rate, burst / rate, household, clock
        self._made_up: dict[str, float] = {}
        """By guest and by address when all that they have done will be made up for."""
        self._many = MANY

    def wait(self, who: str, address: str = "", longest: float = 0.0) -> float | None:
        """The seconds to wait until it may be done, which counts then; None when they are more than the longest, and it does not.

        Args:
            who: who wants to.
            address: from where; empty where that doesn't count.
            longest: the most seconds that one may wait.
        """
        now = self._clock()
        if len(self._made_up) >= self._many:
            self._made_up = {other: end for other, end in self._made_up.items() if end > now}
            # To look through all of them each time would cost more than what they are to spare.
            self._many = MANY + 2 * len(self._made_up)
        gaps = {who: self._gap, **({address: self._gap / self._household} if address else {})}
        ends = {one: max(now, self._made_up.get(one, now)) + gap for one, gap in gaps.items()}
        seconds = max(ends.values()) - self._credit - now
        if seconds > longest + ROUNDING:
            return None
        self._made_up |= ends
        return seconds if seconds > ROUNDING else 0.0

    def take(self, who: str, address: str = "") -> bool:
        """Whether it may be done at once, which counts then."""
        return self.wait(who, address) is not None

    async def turn(self, who: str, address: str) -> bool:
        """Whether it may be done, when its turn has come; whoever may not learns that late, and asks again no faster than others wait."""
        seconds = self.wait(who, address, LONGEST_WAIT)
        await asyncio.sleep(LONGEST_WAIT if seconds is None else seconds)
        return seconds is not None


def visitor(guest: str | None, connection: HTTPConnection) -> Visitor:
    """Return what limits count of a connection."""
    address = address_of(connection)
    return Visitor(guest or f"at {address}", address)


def address_of(connection: HTTPConnection) -> str:
    """The address that a connection comes from; behind a trusted proxy the one that it tells of."""
    return place_of(connection.client.host) if connection.client else ""


@lru_cache(maxsize=65536)
def place_of(host: str) -> str:
    """An address as it is counted: of IPv6 the network of 64 bits, for a household has all addresses in it.

    >>> place_of("192.0.2.7"), place_of("2001:db8:1:2:3::4"), place_of("::ffff:192.0.2.7"), place_of("nobody")
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
    """The network of an address as `place_of` counts it: of IPv6 that of 48 bits, of which one customer may have all.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::/64")
    ('192.0.2.7', '2001:db8:1::/48')
    """
    return str(IPv6Network(address).supernet(new_prefix=48)) if address.endswith("/64") else address


class Slots:
    """A number of slots for each guest, and more for each address."""

    def __init__(self, most: int, household: int = HOUSEHOLD) -> None:
        self._most, self._household = most, household
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str, address: str) -> Iterator[bool]:
        """Hold one slot as long as the block runs; says whether there was one."""
        with (
            taken(self._addresses, address, self._household * self._most) as one,
            taken(self._guests, who, self._most) as another,
        ):
            yield one and another


@contextmanager
def taken(counts: Counter[str], who: str, most: int) -> Iterator[bool]:
    """Count one more as long as the block runs, if there is room; says whether there is."""
    free = counts[who] < most
    if free:
        counts[who] += 1
    try:
        yield free
    finally:
        if free:
            counts[who] -= 1
            if not counts[who]:
                del counts[who]


class Full(Exception):
    """A visitor, or all together, wait already in as many places of a queue as they may."""


class Queue:
    """Jobs that are done one after the other: one of a guest may wait, two of an address, eight of a network, and addresses take turns.

    Who comes anew has the turn that is being served now at the earliest (start-time fair queueing, Goyal and others 1996), so that nobody
    gets ahead by coming again and again.

    Args:
        most: how many may wait altogether.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._places = Slots(1, 2)
        self._networks: Counter[str] = Counter()
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []
        """The turn of each, in the order in which they came."""
        self._busy = False
        self._served = 0
        """The turn that is being served."""
        self._next_turns: dict[str, int] = {}
        """By address, where it is later than the one that is being served."""

    def join(self, who: str, address: str) -> AbstractAsyncContextManager[None]:
        """A place in the queue: entered when it is its turn, which lasts as long as the block runs. Raises Full."""
        with ExitStack() as place:
            free = place.enter_context(self._places.one(who, address))
            free &= place.enter_context(taken(self._networks, network_of(address), MOST_OF_A_NETWORK))
            if not free or len(self._waiting) >= self._most:
                raise Full
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
        # Who has just been cancelled leaves by itself.
        waiting = [one for one in self._waiting if not one[1].done()]
        if self._busy or not waiting:
            return
        self._served, future = first = min(waiting, key=itemgetter(0))
        self._waiting.remove(first)
        self._next_turns = {address: turn for address, turn in self._next_turns.items() if turn > self._served}
        self._busy = True
        future.set_result(None)
