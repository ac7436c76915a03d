"""What holds for every answer."""

from dataclasses import replace

import httpx
import pytest
from tests.web.harness import Server, serving

from spadework.web.settings import Settings


@pytest.mark.parametrize("path", ["/games/", "/rules/", "/verify/", "//evil.example/games/"])
async def test_redirects_name_no_host_that_the_asker_has_made_up(server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as visitor:
        answer = await visitor.send(
            visitor.build_request("GET", server.address + path, headers={"Host": "evil.example"}),
            follow_redirects=False,
        )
    place = answer.headers.get("location", "/")
    assert place.startswith("/")
    assert not place.startswith("//")


async def test_a_path_with_a_slash_too_many_leads_to_its_page(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as visitor:
        answer = await visitor.get("/verify/", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, "/verify")


async def test_only_the_hosts_that_are_named_are_answered(settings: Settings) -> None:
    async with (
        serving(replace(settings, hosts=("games.example", "*.here.example"))) as server,
        httpx.AsyncClient(base_url=server.address) as visitor,
    ):
        for host, status in (("games.example", 200), ("b.here.example:80", 200), ("evil.example", 400)):
            assert (await visitor.get("/", headers={"Host": host})).status_code == status
