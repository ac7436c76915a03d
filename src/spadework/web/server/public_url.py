"""The public URL of the server: its origins, and the path below which it lies."""

import socket
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

import ifaddr

ALL_INTERFACES = {"0.0.0.0", "::"}
MAX_URLS = 4
"""Maximum URLs to offer; users with more addresses know which one to use."""
PROBE_ADDRESS = ("198.51.100.1", 9)
"""An address reserved for documentation, routed like any public one. Nothing is sent to it."""
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vEthernet")
"""Name prefixes of virtual networks, which exist within a computer only."""

Addresses = Callable[[], Sequence[str]]

ROOT: ContextVar[str] = ContextVar("root", default="")


def root() -> str:
    """Return the path under which the site is served, for the addresses in an answer; empty if it has the host to itself."""
    return ROOT.get()


@dataclass(frozen=True)
class PublicUrls:
    """The server's URLs for other computers."""

    origins: tuple[str, ...]
    """The origins of links, the most likely first."""
    closed: bool = False
    """Whether other computers can't open them, because the server listens to this one only."""


def find_public_urls(asked: str, host: str, port: int, addresses: Addresses) -> PublicUrls:
    """Find the server's URLs for other computers.

    Args:
        asked: the origin that a browser has used.
        host: the address that the server listens on.
        port: its port; 0 if it isn't known.
        addresses: returns this computer's network addresses.

    >>> find_public_urls("http://localhost:8000", "0.0.0.0", 8000, lambda: ["192.168.1.5"]).origins
    ('http://192.168.1.5:8000',)
    >>> find_public_urls("https://games.example", "127.0.0.1", 8000, lambda: ["192.168.1.5"]).origins
    ('https://games.example',)
    """
    parts = urlsplit(asked)
    if not is_local(parts.hostname or ""):
        return PublicUrls((asked,))
    if host not in ALL_INTERFACES:
        return PublicUrls((asked,), closed=True)
    end = port or parts.port
    found = tuple(
        f"{parts.scheme}://{address}:{end}" if end else f"{parts.scheme}://{address}" for address in addresses()
    )
    return PublicUrls(found or (asked,), closed=not found)


def is_local(host: str) -> bool:
    """Return whether a host name denotes the computer on which it is used.

    >>> is_local("localhost"), is_local("127.0.0.1"), is_local("192.168.1.5"), is_local("games.example")
    (True, True, False, False)
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def network_addresses() -> list[str]:
    """Return this computer's network addresses, the one with the default route first."""
    found = [(adapter.nice_name, str(ip.ip)) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    return rank_addresses(found, outgoing_address())


def rank_addresses(found: Sequence[tuple[str, str]], first: str | None) -> list[str]:
    """Return the addresses that others can reach, the most likely first.

    Args:
        found: pairs of network name and address.
        first: the address with the default route.

    >>> rank_addresses([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.5")], None)
    ['192.168.1.5', '172.17.0.1']
    """
    usable = [(name, address) for name, address in found if is_reachable(address)]
    usable.sort(key=lambda one: (one[1] != first, one[0].startswith(VIRTUAL)))
    return [address for _, address in usable[:MAX_URLS]]


def is_reachable(address: str) -> bool:
    """Return whether other computers can reach an address."""
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def outgoing_address() -> str | None:
    """Return the address with the default route; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            # This chooses a route; packets would leave only if something were sent.
            way.connect(PROBE_ADDRESS)
        except OSError:
            return None
        return str(way.getsockname()[0])
