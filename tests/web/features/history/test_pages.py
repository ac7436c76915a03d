"""A guest's own history."""

import re
from contextvars import ContextVar
from datetime import date

from sqlalchemy import event
from tests.web.features.history.ended import ended, guest_id, sat, store
from tests.web.harness import GAME, Guest, Server

from spadework.engine.discovery import game_ids
from spadework.web.features.history.store import of_guest
from spadework.web.server.requests import day_text, page_words

OTHER = next(id for id in game_ids() if id != GAME)


async def text_of(guest: Guest, query: str = "") -> str:
    answer = await guest.http.get(f"/history{query}")
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text))


async def test_an_empty_history_says_that_there_are_no_games_yet(server: Server) -> None:
    text = await text_of(await server.guest())
    assert "no finished games yet" in text
    assert "Statistics" not in text


async def test_games_are_listed_with_how_they_ended(server: Server) -> None:
    guest = await server.guest()
    ann = guest_id(server, guest)
    games = [
        ended({ann: 2, "bo": 1, "mate": 3}, 1),
        ended({ann: 1, "bo": 2}, 2, game=OTHER, ended=True),
        ended({ann: 1}, 3, seats=[sat(ann, 1), sat("bo", 2, had_substitute=True)]),
    ]
    await store(server.site.storage, games)
    text = await text_of(guest)
    assert "3 finished games" in text
    assert f"You finished second of 3 with 30 points · {day_text(date(2026, 1, 2), page_words()['en'])}" in text
    assert "With Bo and Mate (computer, Mate)" in text
    assert "30 moves, 20 minutes" in text
    assert text.count("a computer player stood in") == 1
    assert "ended early by all" in text
    assert "1 finished game" not in text
    assert "One finished game" in await text_of(guest, f"?game={OTHER}")
    page = (await guest.http.get("/history")).text
    assert '"/tables/t1/ending"' in page
    assert '"/tables/t2"' in page
    assert '"/tables/t2/replay"' not in page


async def test_statistics_and_ratings_show_their_uncertainty(server: Server) -> None:
    guest = await server.guest()
    ann = guest_id(server, guest)
    await store(server.site.storage, [ended({ann: 1, "bo": 2}, 1), ended({ann: 1, "captain": 2}, 2)])
    text = await text_of(guest)
    assert "2 games say little" in text
    assert "100% (34 to 100%)" in text
    assert "50% 1 40 (best: 40)" in text
    assert "Against people : 1 game , won 1" in re.sub(r" ?([:,]) ?", r" \1 ", text).replace("\u2068", "")
    assert re.search(r"Rating against people: [\d.]+ ± [\d.]+ \( ?provisional ?\)", text)
    assert "of 10 games" not in text
    places = [
        {ann: 1 + number % 3, "bo": 1 + (number + 1) % 3, "captain": 1 + (number + 2) % 3} for number in range(60)
    ]
    await store(server.site.storage, [ended(one, number) for number, one in enumerate(places, 3)])
    text = await text_of(guest)
    # A rating is explained once it is no longer provisional; the one against computer players still is.
    assert "ahead of an average player here (25) in about 6 of 10 games" in text
    assert "ahead of the computer player" not in text


async def test_reliability_is_shown_in_numbers(server: Server) -> None:
    guest = await server.guest()
    ann = guest_id(server, guest)
    await store(server.site.storage, [ended({ann: 1, "bo": 2}, 1)], [(10, 1)])
    text = await text_of(guest)
    assert "You stayed to the end in 1 of 1 games" in text
    assert "in time on 9 of 10 turns at tables with clocks" in text
    await guest.open_table("me link", joining="anybody", **{"name-0": "Ann"})
    assert "Ann (stayed to the end in 1 of 1 games)" in re.sub(
        r"\s+", " ", re.sub(r"<[^>]+>", "", (await guest.http.get("/lobby")).text)
    )


async def test_the_history_is_paginated(server: Server) -> None:
    guest = await server.guest()
    ann = guest_id(server, guest)
    await store(server.site.storage, [ended({ann: 1, "bo": 2}, number) for number in range(31)])
    first, second = (await guest.http.get("/history")).text, (await guest.http.get("/history?page=2")).text
    assert (first.count("/replay"), second.count("/replay")) == (30, 1)
    assert 'href="/history?page=2"' in first
    assert 'href="/history"' in second
    assert (await guest.http.get("/history?page=99")).text.count("/replay") == 1


async def test_a_history_is_private(server: Server) -> None:
    await store(server.site.storage, [ended({"ann": 1, "bo": 2})])
    assert "no finished games yet" in await text_of(await server.guest())
    assert (await (await server.guest()).http.get("/history/ann")).status_code == 404


async def test_many_games_are_read_by_as_many_queries_as_one(server: Server) -> None:
    storage = server.site.storage
    # Only this test's queries: the server sends some of its own.
    asked: ContextVar[list[object] | None] = ContextVar("asked", default=None)

    def note(*arguments: object) -> None:
        statements = asked.get()
        if statements is not None:
            statements.append(arguments[2])

    event.listen(storage._engine.sync_engine, "before_cursor_execute", note)
    found = []
    for games in (range(1), range(1, 100)):
        await store(storage, [ended({"ann": 1, "bo": 2, "mate": 3}, number) for number in games])
        asked.set([])
        found.append((len(await of_guest(storage, "ann")), asked.get()))
        asked.set(None)
    (one, few), (many, as_few) = found
    assert (one, many) == (1, 100)
    assert few
    assert few == as_few


async def test_a_deleted_opponent_is_not_named(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    ann, bo = guest_id(server, guest), guest_id(server, other)
    game = ended({ann: 1, bo: 2})
    await store(server.site.storage, [game._replace(seats=[sat(ann, 1, name="Ann"), sat(bo, 2, name="Bo")])])
    assert "With Bo" in await text_of(guest)
    await other.http.post("/me/delete", data={"sure": "on"})
    text = await text_of(guest)
    assert "Bo" not in text
    assert "You won with" in text
