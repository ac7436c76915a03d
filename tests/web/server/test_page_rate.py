"""Page rate limits: guests who request too many pages wait, and others don't."""

from dataclasses import replace

import pytest
from tests.web.harness import Guest, serving

from spadework.web.server import limits
from spadework.web.server.limits import PAGES_PER_ADDRESS
from spadework.web.server.settings import Settings


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse requests over the limit instead of delaying them."""
    monkeypatch.setattr(limits, "LONGEST_WAIT", 0.0)


async def test_page_requests_are_limited_per_guest(settings: Settings) -> None:
    async with serving(replace(settings, pages=0.001, page_burst=3)) as server:
        first, second = await server.guest(), await server.guest()
        assert [await status(first) for _ in range(4)] == [200, 200, 200, 429]
        assert await status(second) == 200
        answer = await first.http.get("/lobby")
        assert "lot of pages" in answer.text
        for path in ("/health", "/static/core/app.webmanifest"):
            assert (await first.http.get(path)).status_code == 200
        assert (await first.http.get("/healthy")).status_code == 429
        # Requests without a cookie from this computer, possibly from a proxy, are not counted.
        first.http.cookies.clear()
        assert await status(first) == 200


async def test_pages_of_many_guests_are_counted_by_address(settings: Settings) -> None:
    async with serving(replace(settings, pages=0.001, page_burst=1, proxies=("127.0.0.1",))) as server:
        guests = [await server.guest() for _ in range(PAGES_PER_ADDRESS + 2)]
        for number, guest in enumerate(guests):
            guest.http.headers["X-Forwarded-For"] = f"2001:db8::{number}"
        guests[-1].http.headers["X-Forwarded-For"] = "2001:db8:0:1::"
        assert [await status(guest) for guest in guests] == [*[200] * PAGES_PER_ADDRESS, 429, 200]


async def status(guest: Guest) -> int:
    return (await guest.http.get("/lobby")).status_code
