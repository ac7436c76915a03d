"""The public URL of the server."""

import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

import ifaddr

EVERYWHERE = {"0.0.0.0", "::"}
MOST = 4
"""No more addresses are offered: who has many knows which one to take."""
SOMEWHERE = ("198.51.100.1", 9)
"""An address of documentation, for which any way out of this computer will do. Nothing is sent to it."""
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vEthernet")
"""How the names of networks begin that exist within a computer only."""

Addresses = Callable[[], Sequence[str]]


@dataclass(frozen=True)
class Reach:
    """Where others find the server."""

    origins: tuple[str, ...]
    """What their links begin with, the likeliest first."""
    closed: bool = False
    """Whether nobody on another computer can open them, because the server listens to this one only."""


def reach(asked: str, host: str, port: int, addresses: Addresses) -> Reach:
    """Where others find the server.

    Args:
        asked: the origin at which a browser has found it.
        host: the address at which it listens.
        port: the port there; 0 where that is not known.
        addresses: this computer's addresses in its networks.

    >>> reach("http://localhost:8000", "0.0.0.0", 8000, lambda: ["192.168.1.5"]).origins
    ('http://192.168.1.5:8000',)
    >>> reach("https://games.example", "127.0.0.1", 8000, lambda: ["192.168.1.5"]).origins
    ('https://games.example',)
    """
    parts = urlsplit(asked)
    if not only_here(parts.hostname or ""):
        return Reach((asked,))
    if host not in EVERYWHERE:
        return Reach((asked,), closed=True)
    end = port or parts.port
    found = tuple(
        f"{parts.scheme}://{address}:{end}" if end else f"{parts.scheme}://{address}" for address in addresses()
    )
    return Reach(found or (asked,), closed=not found)


def only_here(host: str) -> bool:
    """Whether a host name means whichever computer it is said on.

    >>> only_here("localhost"), only_here("127.0.0.1"), only_here("192.168.1.5"), only_here("games.example")
    (True, True, False, False)
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def network_addresses() -> list[str]:
    """This computer's addresses in its networks, first the one by which it reaches others."""
    found = [(adapter.nice_name, str(ip.ip)) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    return ranked(found, way_out())


def ranked(found: Sequence[tuple[str, str]], first: str | None) -> list[str]:
    """Those addresses at which others may find a computer, the likeliest first.

    Args:
        found: networks by name, with its address there.
        first: the address by which it reaches others.

    >>> ranked([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.5")], None)
    ['192.168.1.5', '172.17.0.1']
    """
    usable = [(name, address) for name, address in found if can_be_reached(address)]
    usable.sort(key=lambda one: (one[1] != first, one[0].startswith(VIRTUAL)))
    return [address for _, address in usable[:MOST]]


def can_be_reached(address: str) -> bool:
    """Whether an address means the same computer to others."""
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def way_out() -> str | None:
    """The address by which this computer reaches others, None where it reaches nobody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            # So the system chooses a way; a packet would leave only if something were sent.
            way.connect(SOMEWHERE)
        except OSError:
            return None
        return str(way.getsockname()[0])
