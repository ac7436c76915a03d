"""Invitation links that friends can reach, and their QR codes."""

import re
from dataclasses import replace
from xml.etree import ElementTree

from tests.web.harness import Guest, Server

from spadework.web.features.waiting_room.pages import drawn_code


async def invited(server: Server, host: str = "127.0.0.1", addresses: tuple[str, ...] = ()) -> tuple[Guest, str, str]:
    """Open a table that waits for a friend; return the host, its path, and the path of the invitation."""
    server.site.settings = replace(server.settings, host=host, port=8000, command="./play")
    server.site.addresses = lambda: addresses
    guest = await server.guest()
    table = await guest.open_table("me link")
    return guest, table, (await (await guest.line(table)).hear())["invites"][0]["url"]


async def test_a_local_server_warns_that_only_the_host_can_open_links(server: Server) -> None:
    guest, table, _ = await invited(server)
    page = (await guest.http.get(table)).text
    assert "Only you can open this link." in page
    assert "./play --everyone" in page


async def test_a_network_server_offers_its_addresses(server: Server) -> None:
    guest, table, invitation = await invited(server, "0.0.0.0", ("192.168.1.5", "10.0.0.2"))
    page = (await guest.http.get(table)).text
    assert "./play --everyone" not in page
    assert '["http://192.168.1.5:8000", "http://10.0.0.2:8000"]' in page
    assert len(re.findall("<option>http://", page)) == 2
    code = await guest.http.get(f"{invitation}/code.svg", params={"origin": "http://10.0.0.2:8000"})
    assert code.content == drawn_code(f"http://10.0.0.2:8000{invitation}")
    assert (await guest.http.get(f"{invitation}/code.svg")).content == drawn_code(
        f"http://192.168.1.5:8000{invitation}"
    )


async def test_links_use_the_public_host(server: Server) -> None:
    guest, table, invitation = await invited(server, "127.0.0.1", ("192.168.1.5",))
    public = {"Host": "games.example"}
    page = (await guest.http.get(table, headers=public)).text
    assert '["http://games.example"]' in page
    assert "./play --everyone" not in page
    code = await guest.http.get(f"{invitation}/code.svg", headers=public)
    assert code.content == drawn_code(f"http://games.example{invitation}")


async def test_a_qr_code_leads_only_to_an_invitation_on_this_site(server: Server) -> None:
    guest, table, invitation = await invited(server)
    other = await guest.http.get(f"{invitation}/code.svg", params={"origin": "https://elsewhere.example"})
    guessed = await guest.http.get(f"{table}/join/guessed/code.svg")
    assert (other.status_code, guessed.status_code) == (404, 404)


def test_a_qr_code_is_an_svg_without_styles() -> None:
    drawn = drawn_code("http://192.168.1.5:8000/")
    assert b"style" not in drawn
    assert ElementTree.fromstring(drawn).get("viewBox")
