"""What holds for every answer."""

from dataclasses import replace

import httpx
import pytest
from tests.web.harness import Server, serving

from spadework.web.headers import within_the_site
from spadework.web.settings import Settings


@pytest.mark.parametrize("path", ["/verify/", "/lobby/"])
async def test_redirects_name_no_host_that_the_asker_has_made_up(server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as visitor:
        answer = await visitor.send(
            visitor.build_request("GET", server.address + path, headers={"Host": "evil.example"}),
            follow_redirects=False,
        )
    assert answer.status_code == 307
    assert answer.headers["location"] == path.rstrip("/")


@pytest.mark.parametrize(
    "address", ["http://a/\\evil.example/x", "http://a//evil.example/x", "http://a/\\\\evil.example/x"]
)
def test_no_path_leads_to_another_host(address: str) -> None:
    assert within_the_site(address, "a") == "/evil.example/x"


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
            answer = await visitor.get("/", headers={"Host": host})
            assert answer.status_code == status
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["*foo", "http://games.example", "games.example/", "*", "a b"])
def test_what_is_no_host_is_refused(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_HOSTS", f"games.example,{host}")
    with pytest.raises(ValueError, match=r"SPADEWORK_HOSTS: .* is no host; write one like games\.example"):
        Settings.from_environment()
