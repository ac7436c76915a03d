"""The home page."""

import re
from html import escape

import pytest
from sqlalchemy import update
from tests.web.harness import GAME, Server

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.web.db.models import StoredSeat, StoredTable, now
from spadework.web.features.tutorial.service import LEARNED_COOKIE
from spadework.web.pages.home import easiest_first
from spadework.web.pages.table_context import listed_table, status_of
from spadework.web.server.requests import page_words


async def test_home_lists_the_games_and_the_guest_s_own_tables(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    gathering = await guest.open_table("me link")
    mine = await guest.open_table("me computer", **{"level-1": "deck-hand"})
    line, view = await guest.dealt(mine)
    while not view["moves"]:
        view = await line.hear_until("view")
    text = (await guest.http.get("/")).text
    for game in all_games().values():
        assert escape(game.title("en")) in text
        assert escape(game.words["en"].text("genre")) in text
        assert f'action="/games/{game.id}/play"' in text
        assert f'href="/games/{game.id}/new?with=friends"' in text
    assert gathering in text
    assert mine in text
    assert "Waiting for players" in text
    assert "Your move" in text
    assert mine not in (await other.http.get("/")).text


async def test_home_offers_the_easiest_tutorial_first_then_learned_games(server: Server) -> None:
    guest = await server.guest()
    ids = [game.id for game in easiest_first() if game.tutorial]
    for learned in ([], ids[:1], ids):
        guest.http.cookies.set(LEARNED_COOKIE, ".".join([*learned, "gone"]))
        text = (await guest.http.get("/")).text
        left = [id for id in ids if id not in learned]
        assert re.findall(r'action="/games/(\w+)/tutorial"><button\s+class="main"', text) == left[:1]
        assert set(re.findall(r'action="/games/(\w+)/play"><button\s+class="main"', text)) == all_games().keys() - set(
            left
        )
        for id in left:
            assert text.index(f'action="/games/{id}/tutorial"') < text.index(f'action="/games/{id}/play"')


async def test_home_shows_the_facts_of_each_game(server: Server) -> None:
    text = (await (await server.guest()).http.get("/")).text
    for game in all_games().values():
        assert game.metadata is not None
        least, most = game.metadata.players
        assert page_words()["en"].text("facts-seats", least=least, most=most) in text
        assert page_words()["en"].text("facts-minutes", minutes=game.metadata.minutes) in text


async def test_a_game_without_facts_is_on_the_first_page_as_well(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in all_games().values():
        monkeypatch.setitem(game.__dict__, "metadata", None)
    text = (await (await server.guest()).http.get("/")).text
    assert all(escape(game.title("en")) in text for game in all_games().values())
    assert "data-moment" not in text
    assert " min<" not in text


async def test_a_game_of_another_package_is_presented_like_the_others(
    server: Server, toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(all_games(), toy.id, toy)
    text = (await (await server.guest()).http.get("/")).text
    assert "<h3>Dig</h3>" in text
    assert 'action="/games/dig/play"' in text
    assert 'data-moment="/games/dig/moment.svg"' in text


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ((1,), "You finished second of 3 with 20 points"),
        ((2, 1), "Bo finished second with 20 points"),
        ((), "Finished"),
    ],
)
def test_home_tells_the_guest_how_a_game_ended(own: tuple[int, ...], said: str) -> None:
    seats = [
        StoredSeat(seat=seat, name=name, guest="ada" if seat in own else "other", place=seat + 1, score=30 - 10 * seat)
        for seat, name in enumerate(("Ann", "Bo", "Cy"))
    ]
    stored = StoredTable(id="t", game=GAME, over=True, ended=False, dealt=True, seats=seats, created=now())
    assert listed_table(stored, "ada", page_words()["en"])["status_text"] == said


@pytest.mark.parametrize(
    ("guests", "part", "status"),
    [(("ada", "bo"), None, "awaited"), (("ada", None), None, "gathering"), (("ada", "bo"), "a" * 64, "gathering")],
)
def test_the_status_tells_a_guest_that_the_deal_awaits_them(
    guests: tuple[str | None, ...], part: str | None, status: str
) -> None:
    seats = [StoredSeat(seat=number, guest=guest, contribution=part) for number, guest in enumerate(guests)]
    seats.append(StoredSeat(seat=2, level="mate"))
    assert status_of(StoredTable(over=False, ended=False, dealt=False, seats=seats), "ada") == status


async def test_home_lists_a_running_game_before_many_newer_ones_that_are_over(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spadework.web.db.storage.MAX_LISTED", 2)
    guest = await server.guest()
    running, *over = [await guest.open_table("me link") for _ in range(4)]
    async with server.site.storage.writing() as session:
        await session.execute(
            update(StoredTable)
            .where(StoredTable.id.in_([table.rpartition("/")[2] for table in over]))
            .values(ended=True)
        )
    text = (await guest.http.get("/")).text
    assert [table in text for table in (running, *over)] == [True, False, False, True]
