"""The metrics page, which requires a token."""

from dataclasses import replace

import pytest
from tests.web.harness import Server, serving
from tests.web.watched import TOKEN, metrics_of

from spadework.web.pages.operations import may_read
from spadework.web.server.settings import Settings


async def test_without_a_token_there_is_no_such_page(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.http.get("/metrics")).status_code == 404


@pytest.mark.parametrize(
    ("brought", "allowed"),
    [
        (f"Bearer {TOKEN}", True),
        (f"bearer  {TOKEN}", True),
        (f"Bearer {TOKEN}x", False),
        (f"Basic {TOKEN}", False),
        ("Bearer ü", False),
        ("Bearer", False),
        ("", False),
    ],
)
def test_who_may_read(brought: str, allowed: bool) -> None:
    assert may_read(brought, TOKEN) is allowed


async def test_pages_are_reported_by_route_pattern(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(replace(settings, metrics=TOKEN)) as server:
        guest = await server.guest()
        assert (await guest.http.get("/metrics")).status_code == 401
        table = await guest.open_table("me link")
        await guest.http.get(table)
        await guest.http.get(f"{table}/nowhere?secret=1")
        await guest.http.request("DELETE", "/")
        told = await metrics_of(guest)
        assert told["spadework_page_seconds_count method=GET route=/tables/{id} status=200 worker=0"] == 1
        assert told["spadework_page_seconds_count method=GET route=none status=404 worker=0"] == 1
        assert told["spadework_page_seconds_count method=other route=/ status=405 worker=0"] == 1
        assert told["spadework_tables game=lost_maps stage=waiting worker=0"] == 1
        assert not any(table.rpartition("/")[2] in name or "secret" in name for name in told)
