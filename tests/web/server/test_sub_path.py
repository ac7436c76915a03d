"""A site under a sub-path of its host, and in a frame of another page."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from html import unescape
from typing import Any

import httpx
import pytest
from tests.web.harness import Guest, Server, finished, serving

from spadework.web.server.middleware import HEADERS
from spadework.web.server.settings import Settings

ROOT = "/far/table"
ADDRESS = re.compile(r'\s(href|src|action|formaction|data-[a-z-]+)="(/[^"]*)"')
LEFT_OUT = re.compile(r"/review|/static/|\.(png|svg)")
"""Links that the crawl skips: reviews take long, and pictures have no links."""


@pytest.fixture
async def below(warm_games: None, settings: Settings) -> AsyncIterator[Server]:  # noqa: ARG001
    """A server whose site is under a sub-path."""
    async with serving(replace(settings, root=ROOT)) as server:
        yield server


def kind(address: str) -> str:
    """Return which page a URL leads to, without its id and query."""
    return re.sub(r"(/(?:tables|games|deals|clubs)/)[^/]+", r"\1", address.partition("?")[0])


def addresses(page: str) -> list[tuple[str, str]]:
    """Return the URLs in a page, each with its attribute, except those that a script prefixes with the path."""
    found = [(name, unescape(address)) for name, address in ADDRESS.findall(page)]
    return [(name, address) for name, address in found if name not in {"data-example", "data-root"}]


async def test_every_link_on_every_page_is_below_the_sub_path(below: Server) -> None:
    guest, table = await finished(below)
    waiting = await guest.open_table("me link")
    await guest.http.post(f"{ROOT}/clubs", data={"club": "Thursdays", "name": "Ada"})
    seen: set[str] = set()
    coming = [f"{ROOT}/", table, f"{table}/replay", f"{table}/ending", waiting]
    while coming:
        path = coming.pop(0)
        if kind(path) in seen or LEFT_OUT.search(path):
            continue
        seen.add(kind(path))
        answer = await guest.http.get(path, follow_redirects=True)
        assert answer.is_success, path
        for name, address in addresses(answer.text):
            assert address.startswith(f"{ROOT}/"), f"{path}: {name}={address}"
            if name == "href":
                coming.append(address)
    assert {f"{ROOT}{path}" for path in ("/", "/lobby", "/me", "/clubs/", "/games//rules", "/tables//replay")} <= seen


def told_addresses(told: Any) -> list[str]:
    """Return every URL anywhere in a message."""
    if isinstance(told, dict):
        return [
            address for name, value in told.items() for address in ([value] if name == "url" else told_addresses(value))
        ]
    return [address for value in told for address in told_addresses(value)] if isinstance(told, list) else []


async def test_a_friend_joins_by_a_link_below_the_path(below: Server) -> None:
    host, friend = await below.guest(), await below.guest()
    table = await host.open_table("me link")
    told = told_addresses(await (await host.line(table)).hear())
    assert len(told) == 1
    assert told[0].startswith(f"{ROOT}/tables/")
    answer = await friend.http.post(told[0], data={"name": "Ben"})
    assert answer.headers["location"] == table
    assert (await (await friend.line(table)).hear())["seats"] == [1]
    code = await host.http.get(f"{told[0]}/code.svg")
    assert code.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["", ROOT], ids=["taken off by a proxy", "left on by a proxy"])
async def test_requests_come_with_the_path_and_without(below: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=below.address) as browser:
        page = await browser.get(f"{path}/")
        assert page.status_code == 200
        assert f'<meta property="og:url" content="{below.address}{ROOT}/">' in page.text
        assert all(f"Path={ROOT}/;" in cookie for cookie in page.headers.get_list("set-cookie"))
        sent = await browser.post(f"{path}/settings", data={"language": "de", "next": "/lobby"})
        assert sent.headers["location"] == f"{ROOT}/lobby"
        assert f"Path={ROOT}/;" in sent.headers["set-cookie"]
        assert (await browser.get(f"{path}/static/core/page.css")).status_code == 200
        assert (await browser.get(f"{path}/nowhere")).status_code == 404


async def test_the_bare_sub_path_redirects_to_the_home_page(below: Server) -> None:
    answer = await (await below.guest()).http.get(ROOT)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{ROOT}/")


async def test_even_links_on_error_pages_are_below_the_sub_path(below: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_guest: str) -> list[object]:
        raise RuntimeError

    monkeypatch.setattr(below.site.storage, "tables_of", fail)
    transport = httpx.ASGITransport(below.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://games.example") as browser:
        answer = await browser.get(f"{ROOT}/", headers={"accept": "text/html"})
        missing = await browser.get(f"{ROOT}/nowhere", headers={"accept": "text/html"})
    for page, status in ((answer, 500), (missing, 404)):
        assert page.status_code == status
        assert ("href", f"{ROOT}/") in addresses(page.text)
        assert all(address.startswith(f"{ROOT}/") for _, address in addresses(page.text))


@pytest.mark.parametrize("frames", [(), ("https://home.example", "http://home.example:8123")])
async def test_only_pages_that_are_named_may_show_the_site_in_a_frame(
    settings: Settings, frames: tuple[str, ...]
) -> None:
    async with serving(replace(settings, frames=frames)) as server:
        guest: Guest = await server.guest()
        headers = (await guest.http.get("/")).headers
    allowed = f"'self' {' '.join(frames)}" if frames else "'none'"
    assert headers["content-security-policy"].endswith(f"frame-ancestors {allowed}")
    assert ("x-frame-options" in headers) is not bool(frames)
    others = set(HEADERS) - {"Content-Security-Policy", "X-Frame-Options"}
    assert all(headers[name] == HEADERS[name] for name in others)
