"""Redirects, host names and other checks on every request."""

import asyncio
from collections.abc import MutableMapping
from dataclasses import replace
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse
from tests.web.harness import Server, serving

from spadework.web.server.middleware import HostHeader, relative_location
from spadework.web.server.settings import Settings


@pytest.mark.parametrize("path", ["/verify/", "/lobby/"])
async def test_redirects_do_not_contain_a_forged_host(server: Server, path: str) -> None:
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
    assert relative_location(address, "a") == "/evil.example/x"


async def test_a_trailing_slash_is_redirected(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as visitor:
        answer = await visitor.get("/verify/", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, "/verify")


async def test_only_allowed_hosts_are_served(settings: Settings) -> None:
    async with (
        serving(replace(settings, hosts=("games.example", "*.here.example"))) as server,
        httpx.AsyncClient(base_url=server.address) as visitor,
    ):
        for host, status in (("games.example", 200), ("b.here.example:80", 200), ("evil.example", 400)):
            answer = await visitor.get("/", headers={"Host": host})
            assert answer.status_code == status
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("hosts", "status"),
    [
        (["games.example"], 200),
        (["GAMES.example:8000"], 200),
        (["[::1]:8000"], 200),
        (["games.example", "games.example"], 400),
        ([], 400),
        ([""], 400),
        (["x\\.games.example"], 400),
        (["games.example:0"], 400),
        (["games.example:65536"], 400),
        (["games.example:80:80"], 400),
        (["a@games.example"], 400),
        (["games.example/x"], 400),
    ],
)
async def test_requests_need_exactly_one_host_header(hosts: list[str], status: int) -> None:
    sent: list[int] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message.get("status", 0))

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request"}

    headers = [(b"host", host.encode()) for host in hosts]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": headers}
    await HostHeader(PlainTextResponse("here"))(scope, receive, send)
    assert sent[0] == status


async def test_a_server_refuses_requests_for_two_hosts(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(server.address).port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n")
    assert (await reader.readline()).split()[1] == b"400"
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("host", ["*foo", "http://games.example", "games.example/", "*", "a b"])
def test_invalid_host_settings_are_refused(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_HOSTS", f"games.example,{host}")
    with pytest.raises(ValueError, match=r"SPADEWORK_HOSTS: .* is not a host name; write one like games\.example"):
        Settings.from_environment()
