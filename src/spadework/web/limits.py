"""Limits on what one guest may do at once."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

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


class Bucket:
    """Lets `burst` things through at once, and `rate` a second for long.

    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: 0.0)
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def take(self) -> bool:
        """Whether one more may pass; counts it when it may."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken that has not been made up for."""
        return self._left + (self._clock() - self._last) * self._rate >= self._burst


class Buckets:
    """A bucket a guest; full ones are forgotten after a while."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._many = MANY

    def take(self, who: str) -> bool:
        """Whether one more of this guest may pass."""
        if who not in self._buckets and len(self._buckets) >= self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            # To look through all of them each time would cost more than what they are to spare.
            self._many = MANY + 2 * len(self._buckets)
        return self._buckets.setdefault(who, Bucket(self._rate, self._burst)).take()


MANY = 64
"""So many buckets are kept before any are forgotten."""

HOUSEHOLD = 8
"""From one address may come as much as from so many guests: whoever leaves the cookies away is still counted by it."""


class Shares:
    """A bucket a guest, and a wider one an address."""

    def __init__(self, rate: float, burst: int) -> None:
        self._guests, self._addresses = Buckets(rate, burst), Buckets(HOUSEHOLD * rate, HOUSEHOLD * burst)

    def take(self, guest: str, connection: HTTPConnection) -> bool:
        """Whether one more of this guest, who comes over this connection, may pass."""
        return self._guests.take(guest) and self._addresses.take(address_of(connection))


def asker_of(guest: str | None, connection: HTTPConnection) -> str:
    """By what is counted who comes over a connection: the guest, or the address of who is none."""
    return guest or f"at {address_of(connection)}"


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


class Slots:
    """A number of slots for each guest, and more for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one(self, guest: str | None, address: str) -> Iterator[bool]:
        """Hold one slot as long as the block runs; says whether there was one. Who is no guest counts as the address."""
        with (
            taken(self._addresses, address, HOUSEHOLD * self._most) as one,
            taken(self._guests, guest or f"at {address}", self._most) as another,
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
