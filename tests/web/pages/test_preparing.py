import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
from tests.waiting import until
from tests.web.harness import GAME, Server, serving

from spadework.engine.game import Game
from spadework.web.server import app
from spadework.web.server.settings import Settings


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """An event that lets games become ready once it is set."""
    done, load = threading.Event(), app.load_permanently

    def load_later(game: Game) -> None:
        done.wait()
        load(game)

    monkeypatch.setattr(app, "load_permanently", load_later)
    yield done
    done.set()


@pytest.fixture
async def unready(settings: Settings, loading: threading.Event) -> AsyncIterator[Server]:
    """A server on which no game is ready."""
    async with serving(replace(settings, game_wait=0)) as running:
        yield running
        loading.set()


async def test_only_table_pages_wait_for_a_game(unready: Server) -> None:
    guest = await unready.guest()
    for path in ("/", f"/games/{GAME}/rules", f"/games/{GAME}/new", "/verify"):
        assert (await guest.http.get(path)).status_code == 200


async def test_a_table_shows_the_waiting_time_until_its_game_is_ready(
    unready: Server, loading: threading.Event
) -> None:
    guest = await unready.guest()
    table = await guest.open_table()
    page = await guest.http.get(table)
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert "ready: about" in page.text
    assert '<noscript><meta http-equiv="refresh"' in page.text
    german = await guest.http.get(table, headers={"accept-language": "de"})
    assert "wird vorbereitet, noch etwa" in german.text
    status = f"/games/{GAME}/preparing.json"
    assert status in page.text
    told = (await guest.http.get(status)).json()
    assert not told["ready"]
    assert "Getting " in told["text"]
    assert 0 <= told["progress"] < 1
    assert '<progress class="preparing"' in page.text
    assert (await guest.http.get(f"{table}/replay/0.json")).status_code == 503
    loading.set()

    async def is_ready() -> bool:
        return bool((await guest.http.get(status)).json()["ready"])

    await until(is_ready)
    assert (await guest.http.get(table)).status_code == 200


async def test_unknown_games_and_tables_are_not_prepared(unready: Server) -> None:
    guest = await unready.guest()
    assert (await guest.http.get("/games/nothing/preparing.json")).status_code == 404
    assert (await guest.http.get("/tables/nothing")).status_code == 404
