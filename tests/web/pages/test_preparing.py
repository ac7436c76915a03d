import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from tests.waiting import until
from tests.web.harness import GAME, HereThinker, Server, serving

from spadework.web.settings import Settings


class SlowThinker(HereThinker):
    """Gets ready for a game only when it is told to."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    async def warm(self, game_id: str) -> None:  # noqa: ARG002
        await self.done.wait()


@pytest.fixture
def thinker() -> SlowThinker:
    return SlowThinker()


@pytest.fixture
async def unready(settings: Settings, thinker: SlowThinker) -> AsyncIterator[Server]:
    """A server on which no game is ready."""
    async with serving(replace(settings, soon=0), thinker) as running:
        yield running


async def test_no_page_but_that_of_a_table_waits_for_a_game(unready: Server) -> None:
    guest = await unready.guest()
    for path in ("/", f"/games/{GAME}/rules", f"/games/{GAME}/new", "/verify"):
        assert (await guest.http.get(path)).status_code == 200


async def test_a_table_tells_how_long_its_game_takes_then_shows_itself(unready: Server, thinker: SlowThinker) -> None:
    guest = await unready.guest()
    table = await guest.open_table()
    page = await guest.http.get(table)
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert "is being prepared, about" in page.text
    assert '<noscript><meta http-equiv="refresh"' in page.text
    german = await guest.http.get(table, headers={"accept-language": "de"})
    assert "wird vorbereitet, noch etwa" in german.text
    status = f"/games/{GAME}/preparing.json"
    assert status in page.text
    told = (await guest.http.get(status)).json()
    assert not told["ready"]
    assert "is being prepared" in told["text"]
    assert (await guest.http.get(f"{table}/record.json")).status_code == 503
    thinker.done.set()

    async def is_ready() -> bool:
        return bool((await guest.http.get(status)).json()["ready"])

    await until(is_ready)
    assert (await guest.http.get(table)).status_code == 200


async def test_there_is_nothing_to_prepare_for_a_game_or_a_table_that_is_not_there(unready: Server) -> None:
    guest = await unready.guest()
    assert (await guest.http.get("/games/nothing/preparing.json")).status_code == 404
    assert (await guest.http.get("/tables/nothing")).status_code == 404
