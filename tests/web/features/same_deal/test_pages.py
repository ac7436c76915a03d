"""Deals shared by several tables, with the same chance."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from starlette.routing import Route
from tests.waiting import until
from tests.web.features.history.ended import guest_id
from tests.web.harness import GAME, Guest, Server, play_out, rows

from spadework.engine.discovery import game as find_game
from spadework.web.db import models
from spadework.web.db.models import StoredDeal, now
from spadework.web.features.same_deal import store as stored_deals
from spadework.web.features.same_deal.pages import new_table
from spadework.web.features.same_deal.service import LEVEL, today
from spadework.web.server.requests import day_text, page_words
from spadework.web.table.loading import new_table as dealt
from spadework.web.table.moves import new_moves

TODAY = f"/games/{GAME}/today"


async def sat_down(guest: Guest, deal: str) -> str:
    """Sit down to play a deal; return the guest's table."""
    answer = await guest.http.post(f"{deal}/play", data={})
    assert answer.status_code == 303
    return str(answer.headers["location"])


async def played(guest: Guest, table: str, seed: int) -> None:
    """Play a deal's table to its end."""
    line = await guest.line(table)
    view = await line.hear_until("view")
    await play_out({0: (line, view)}, random.Random(seed))
    await line.socket.close()


async def test_the_deal_of_the_day_is_the_same_for_everyone(server: Server) -> None:
    ada, bo = await server.guest(), await server.guest()
    deal = (await ada.http.get(TODAY)).headers["location"]
    assert deal == f"/deals/{today().isoformat()}-{GAME}" == (await bo.http.get(TODAY)).headers["location"]
    page = (await ada.http.get(deal)).text
    assert f"Deal of {day_text(today(), page_words()['en'])}" in page
    assert "Nobody has played it yet." in page
    tables = [await sat_down(guest, deal) for guest in (ada, bo)]
    assert await sat_down(ada, deal) == tables[0]
    secrets = rows(server.settings.folder / "spadework.sqlite", "SELECT DISTINCT secret FROM tables")
    assert len(secrets) == 1
    first, second = [
        await (await guest.line(table)).hear_until("view") for guest, table in zip((ada, bo), tables, strict=True)
    ]
    assert first["picture"]["parts"].keys() == second["picture"]["parts"].keys()
    assert [move["label"] for move in first["moves"]] == [move["label"] for move in second["moves"]]
    async with server.live(tables[0]) as live:
        assert [seat.level for seat in live.seats[1:]] == [LEVEL] * (len(live.seats) - 1)
        assert not live.stored.hints
    page = (await ada.http.get(deal)).text
    assert "2 players so far" in page
    assert "<tbody>" not in page


@pytest.mark.long
async def test_only_players_who_have_finished_see_the_comparison(server: Server) -> None:
    ada, bo, cy = [await server.guest() for _ in range(3)]
    deal = (await ada.http.get(TODAY)).headers["location"]
    await played(ada, await sat_down(ada, deal), 3)
    await played(bo, await sat_down(bo, deal), 3)
    for guest in (ada, bo):
        page = (await guest.http.get(deal)).text
        assert page.count("<tr") == 3
        assert "The same moves as you." in page or "First difference" in page
        assert page.count('class="mine"') == 1
    await sat_down(cy, deal)
    assert "<tbody>" not in (await cy.http.get(deal)).text
    captains = rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tables WHERE creator = ''")
    assert len(captains) == 1
    async with server.live(f"/tables/{captains[0][0]}") as live:
        assert [seat.level for seat in live.seats] == [LEVEL] * len(live.seats)


@pytest.mark.long
async def test_the_secret_is_hidden_while_others_play_the_deal(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    deal = (await guest.http.post(f"/games/{GAME}/deals", data={})).headers["location"]
    table = await sat_down(guest, deal)
    await played(guest, table, 5)
    path = server.settings.folder / "spadework.sqlite"
    ((secret,),) = rows(path, "SELECT secret FROM deals")
    assert (await guest.http.get(f"{table}/record.json")).status_code == 409
    for page in ("", "/verify", "/ending", "/replay"):
        text = (await guest.http.get(f"{table}{page}")).text
        assert secret not in text
        assert f'href="{table}/record.json"' not in text
    closed = now() + timedelta(days=999)
    monkeypatch.setattr(models, "now", lambda: closed)
    assert secret in (await guest.http.get(f"{table}/record.json")).text
    assert secret in (await guest.http.get(f"{table}/verify")).text


async def put_at_its_end(server: Server, guest: Guest, deal: str) -> str:
    """Store a guest's table of a deal, as if finished with random moves; return its path."""
    found = await server.site.storage.get(StoredDeal, deal.rpartition("/")[2])
    assert found is not None
    stored = new_table(found, guest_id(server, guest), "Somebody", page_words()["en"])
    table, dice = dealt(stored, find_game(GAME)), random.Random(1)
    while not table.over:
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    stored.dealt = stored.over = True
    await server.site.tables.add(stored, new_moves(table, table.steps))
    return f"/tables/{stored.id}"


OWN_VIEW = (
    "", "/ending", "/verify", "/review.json", "/replay", "/replay?seat=0", "/replay/1.json?seat=0", "/replay/1.json?seat=-1",
    "/picture.svg", "/picture.svg?seat=0", "/decisions/0.json",
)  # fmt: skip
OTHER_VIEWS = (
    "/review?seat=1", "/review.json?seat=1", "/replay?seat=1", "/replay/1.json?seat=1", "/replay/1/hint.json?seat=1",
    "/picture.svg?seat=1", "/decisions/1.json", "/decisions/1/1.json",
)  # fmt: skip
MORE = ("/review", "/replay/1/hint.json?seat=0", "/decisions/0/1.json", "/record.json", "/series.svg")


def pages_of_tables(server: Server) -> set[str]:
    """Return all pages of a dealt table, by shape."""
    routes = [route for route in server.app.routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    pages = [route.path.removeprefix("/tables/{id}") for route in routes if route.path.startswith("/tables/{id}")]
    return {shape(page) for page in pages if not page.startswith("/join")}


def shape(path: str) -> str:
    """Return a page's path at a table, with placeholders for seats and steps.

    >>> shape("/replay/1.json?seat=0") == shape("/replay/{step}.json")
    True
    """
    return re.sub(r"\d+|\{\w+\}", "*", path.partition("?")[0])


async def test_finishers_of_an_open_deal_see_it_only_from_their_own_seat(server: Server) -> None:
    assert pages_of_tables(server) == {shape(path) for path in OWN_VIEW + OTHER_VIEWS + MORE}
    ada, bo, cy = [await server.guest() for _ in range(3)]
    deal = (await ada.http.get(TODAY)).headers["location"]
    table = await put_at_its_end(server, ada, deal)
    await put_at_its_end(server, bo, deal)
    # A guest in the middle of the deal has yet to finish it, too.
    for stranger in (cy, await server.guest()):
        statuses = {path: (await stranger.http.get(table + path)).status_code for path in OWN_VIEW + OTHER_VIEWS + MORE}
        assert set(statuses.values()) == {403}, statuses
        assert (await stranger.http.post(f"{table}/play-on", data={"step": "1", "seat": "0"})).status_code == 403
        line = await stranger.line(table)
        assert await line.closed() == 4409
        assert '"type":"view"' not in "".join(line.heard)
        await sat_down(cy, deal)
    for guest in (ada, bo):
        for paths, status in ((OWN_VIEW, 200), (OTHER_VIEWS, 403)):
            found = {path: (await guest.http.get(table + path)).status_code for path in paths}
            assert set(found.values()) == {status}, found
        assert (await guest.http.get(f"{table}/replay?seat=0")).text.count("seat=1&") == 0
        assert (await guest.http.get(f"{table}/record.json")).status_code == 409
    assert (
        "Several tables play this deal, so everything random in it comes from the server"
        in (await ada.http.get(f"{table}/verify")).text
    )
    async with server.live(table) as live:
        live.stored.sealed_until = now() - timedelta(seconds=1)
    with closing(sqlite3.connect(server.settings.folder / "spadework.sqlite")) as database, database:
        database.execute("UPDATE tables SET sealed_until = '2020-01-01 00:00:00.000000'")
    for path in (*OWN_VIEW, "/replay?seat=1", "/picture.svg?seat=1", "/record.json"):
        assert (await cy.http.get(table + path)).status_code == 200


async def test_a_closed_deal_cannot_be_started(server: Server) -> None:
    guest = await server.guest()
    deal = (await guest.http.get(TODAY)).headers["location"]
    with closing(sqlite3.connect(server.settings.folder / "spadework.sqlite")) as database, database:
        database.execute("UPDATE deals SET ends = '2020-01-01 00:00:00.000000'")
    assert (await guest.http.post(f"{deal}/play", data={})).status_code == 409
    assert "Closed." in (await guest.http.get(deal)).text


async def test_an_unknown_deal_has_no_page(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.http.get("/deals/nothing")).status_code == 404
    assert (await guest.http.post("/deals/nothing/play", data={})).status_code == 404
    assert (await guest.http.get("/games/nothing/today")).status_code == 404


@pytest.mark.long
async def test_concurrent_clicks_open_one_table(server: Server) -> None:
    ada = await server.guest()
    deal = (await ada.http.get(TODAY)).headers["location"]
    tables = await asyncio.gather(*(sat_down(ada, deal) for _ in range(4)))
    assert len(set(tables)) == 1
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT count(*) FROM tables") == [(1,)]
    await played(ada, tables[0], 3)
    # The first request for the comparison has the captains play, once.
    pages = await asyncio.gather(*(ada.http.get(deal) for _ in range(3)))
    assert {page.status_code for page in pages} == {200}
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long
async def test_a_guest_s_own_table_is_listed_beyond_the_limit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_deals, "MAX_TABLES", 1)
    ada, bo = await server.guest(), await server.guest()
    deal = (await ada.http.get(TODAY)).headers["location"]
    await sat_down(ada, deal)
    table = await sat_down(bo, deal)
    assert await sat_down(bo, deal) == table
    await played(bo, table, 3)
    assert "replay?seat=" in (await bo.http.get(deal)).text


@pytest.mark.long
@pytest.mark.slow
async def test_the_captains_play_to_the_end_unwatched(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.bots.driver.UNWATCHED", 0.0)
    guest = await server.guest()
    deal = (await guest.http.get(TODAY)).headers["location"]
    await played(guest, await sat_down(guest, deal), 3)
    assert "The captain is still playing" in (await guest.http.get(deal)).text
    await until(lambda: not server.site.tables._computers._driven)
    assert "The captain is still playing" not in (await guest.http.get(deal)).text


@pytest.mark.long
async def test_only_some_results_stay_in_memory(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.web.features.same_deal.service.MOST_IN_MEMORY", 1)
    guests = [await server.guest() for _ in range(2)]
    deal = (await guests[0].http.get(TODAY)).headers["location"]
    for guest in guests:
        await played(guest, await sat_down(guest, deal), 3)
    assert (await guests[0].http.get(deal)).text.count("<tr") == 3
    assert len(server.site.deals._outcomes) == 1
