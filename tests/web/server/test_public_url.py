"""URLs under which others reach a server."""

import pytest

from spadework.web.server.public_url import PublicUrls, find_public_urls, network_addresses, rank_addresses
from spadework.web.server.run import network_notice
from spadework.web.server.settings import Settings

HOME = ["192.168.1.5", "10.0.0.2"]


@pytest.mark.parametrize(
    ("asked", "host", "port", "found"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1", 8000, PublicUrls(("http://127.0.0.1:8000",), closed=True)),
        ("http://localhost:8000", "0.0.0.0", 8000, PublicUrls(("http://192.168.1.5:8000", "http://10.0.0.2:8000"))),
        ("http://[::1]:8000", "::", 8000, PublicUrls(("http://192.168.1.5:8000", "http://10.0.0.2:8000"))),
        ("http://0.0.0.0:8000", "0.0.0.0", 8000, PublicUrls(("http://192.168.1.5:8000", "http://10.0.0.2:8000"))),
        ("http://192.168.1.5:8000", "0.0.0.0", 8000, PublicUrls(("http://192.168.1.5:8000",))),
        ("https://games.example", "127.0.0.1", 8000, PublicUrls(("https://games.example",))),
        ("http://games.example:8080", "0.0.0.0", 8000, PublicUrls(("http://games.example:8080",))),
    ],
)
def test_links_use_urls_that_others_can_open(asked: str, host: str, port: int, found: PublicUrls) -> None:
    assert find_public_urls(asked, host, port, lambda: HOME) == found


def test_a_computer_without_a_network_has_no_public_url() -> None:
    assert find_public_urls("http://localhost:8000", "0.0.0.0", 8000, list) == PublicUrls(
        ("http://localhost:8000",), closed=True
    )


def test_the_outgoing_address_ranks_first_and_internal_ones_last() -> None:
    found = [
        ("docker0", "172.17.0.1"),
        ("eth0", "10.0.0.2"),
        ("lo", "127.0.0.1"),
        ("x", "169.254.3.4"),
        ("wlan0", "192.168.1.5"),
    ]
    assert rank_addresses(found, "192.168.1.5") == ["192.168.1.5", "10.0.0.2", "172.17.0.1"]
    assert rank_addresses(found, None) == ["10.0.0.2", "192.168.1.5", "172.17.0.1"]


def test_network_addresses_exclude_local_ones() -> None:
    assert not any(address.startswith(("127.", "169.254.", "0.")) for address in network_addresses())


def test_the_console_says_who_can_open_it() -> None:
    def notice(host: str, addresses: list[str]) -> str:
        return " ".join(network_notice("http://127.0.0.1:8000/", Settings(host=host, port=8000), lambda: addresses))

    assert "this computer only. Start it with --everyone" in notice("127.0.0.1", HOME)
    assert notice("0.0.0.0", HOME[:1]) == "Spadework is open to others in your network at http://192.168.1.5:8000/"
    assert "no network connection" in notice("0.0.0.0", [])
