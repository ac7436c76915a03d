"""The running score of rematches, and the offer of an account."""

import re
from collections.abc import Sequence
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from sqlalchemy import update
from tests.web.features.history.ended import ended, guest_id, sat, store
from tests.web.harness import GAME, Guest, Server, finished

from spadework.web.db.models import StoredTable
from spadework.web.features.history.store import of_series
from spadework.web.features.rematch.service import RunningScore, running_scores, series_of
from spadework.web.server.requests import title_of


def test_wins_are_shared_and_games_without_a_result_don_t_count() -> None:
    games = [
        ended({"ann": 1, "bo": 2, "mate": 3}, 3),
        ended({}, 2, seats=[sat("ann", 1), sat("bo", 1)]),
        ended({}, 1, ended=True, seats=[sat("ann", 1, place=None, score=None), sat("bo", 2, place=None, score=None)]),
        ended({"bo": 1, "mate": 2}, 0),
    ]
    assert running_scores(games) == [
        RunningScore("Bo", 3, 1.5, 110),
        RunningScore("Ann", 2, 1.5, 80),
        RunningScore("Mate", 2, 0, 50),
    ]


def test_a_win_by_a_substitute_counts_for_nobody() -> None:
    left = sat("ann", 1)._replace(had_substitute=True, gone=True)
    back = sat("bo", 1)._replace(had_substitute=True)
    games = [ended({}, 1, seats=[left, sat("bo", 2)]), ended({}, 0, seats=[sat("ann", 2), back])]
    assert [(one.name, one.games, one.wins) for one in running_scores(games)] == [("Bo", 2, 1), ("Ann", 2, 0)]


def test_scores_follow_renamed_players_and_separate_hot_seat_players() -> None:
    renamed = [ended({"ann": 1, "bo": 2}, 1), ended({}, 0, seats=[sat("ann", 1, name="Anna"), sat("bo", 2)])]
    assert [(one.name, one.wins) for one in running_scores(renamed)] == [("Ann", 2), ("Bo", 0)]
    shared = [
        ended({}, number, seats=[sat("ann", 1, name=first), sat("ann", 2, name=second)])
        for number, (first, second) in enumerate([("Ann", "Cy"), ("Cy", "Ann"), ("Ann", "Cy")])
    ]
    assert [(one.name, one.wins) for one in running_scores(shared)] == [("Ann", 2), ("Cy", 1)]


def test_enough_wins_decide_a_series_and_the_next_game_starts_another() -> None:
    # Newest first.
    games = [ended({"ann": 1, "bo": 2}, 4), ended({"bo": 1, "ann": 2}, 3), ended({"ann": 1, "bo": 2}, 2)]
    assert [series_of(games[left:], "wins-2").winners for left in (2, 1, 0)] == [(), (), ["Ann"]]
    other = series_of([ended({"bo": 1, "ann": 2}, 5), *games], "wins-2")
    assert (len(other.games), other.winners) == (1, ())
    assert [(one.name, one.wins) for one in other.scores] == [("Bo", 1), ("Ann", 0)]
    assert series_of(games, "single").winners == ()
    # A first place shared by two is half a win.
    shared = [ended({}, number, seats=[sat("ann", 1), sat("bo", 1)]) for number in range(4)]
    assert series_of(shared[1:], "wins-2").winners == ()
    assert series_of(shared, "wins-2").winners == ["Ann", "Bo"]
    # Thirds add up to whole wins.
    three = [ended({}, number, seats=[sat("ann", 1), sat("bo", 1), sat("cy", 1)]) for number in range(6)]
    assert series_of(three, "wins-2").winners == ["Ann", "Bo", "Cy"]


def test_points_of_a_number_of_games_decide_a_series() -> None:
    games = [
        ended({}, 3, seats=[sat("ann", 2, score=10), sat("bo", 1, score=11)]),
        ended({}, 2, ended=True, seats=[sat("ann", 1, place=None, score=None), sat("bo", 2, place=None, score=None)]),
        ended({}, 1, seats=[sat("ann", 1, score=50), sat("bo", 2, score=20)]),
        ended({}, 0, seats=[sat("ann", 2, score=10), sat("bo", 1, score=11)]),
    ]
    series = series_of(games, "games-3")
    assert (len(series.games), series.winners, series.by_points) == (3, ["Ann"], True)
    assert [(one.name, one.wins, one.points) for one in series.scores] == [("Ann", 1, 70), ("Bo", 2, 42)]
    assert series_of(games[1:], "games-3").winners == ()
    assert series_of(games, "games-5").winners == ()


def test_points_of_different_games_are_not_added() -> None:
    games = [
        ended({}, 2, game="other", seats=[sat("ann", 2, score=60), sat("bo", 1, score=90)]),
        ended({}, 1, seats=[sat("ann", 1, score=5), sat("bo", 2, score=4)]),
        ended({}, 0, seats=[sat("ann", 1, score=5), sat("bo", 2, score=4)]),
    ]
    series = series_of(games, "games-3")
    assert (series.winners, series.by_points) == (["Ann"], False)
    assert series_of(games[1:], "games-3").by_points


async def linked(server: Server, *tables: str) -> None:
    """Make each table the rematch of the one before."""
    for one, other in pairwise(tables):
        async with server.site.storage.writing() as session:
            await session.execute(update(StoredTable).where(StoredTable.id == one).values(rematch=other))


async def test_a_series_goes_back_to_its_first_game(server: Server) -> None:
    games = [ended({"ann": 1, "bo": 2}, number, closed=number == 1) for number in range(5)]
    await store(server.site.storage, games)
    await linked(server, "t0", "t1", "t2", "t3")

    async def series(table: str, guest: str) -> Sequence[str]:
        return [game.id for game in await of_series(server.site.storage, table, guest)]

    assert await series("t3", "ann") == ["t3", "t2", "t1", "t0"]
    assert await series("t1", "ann") == ["t1", "t0"]
    assert await series("t4", "ann") == ["t4"]
    # A guest who wasn't there learns nothing of a game that was closed to others.
    assert await series("t3", "cy") == ["t3", "t2", "t0"]


async def text_of(guest: Guest, path: str) -> str:
    text = re.sub("[\u2068\u2069]", "", re.sub(r"<[^>]+>", " ", (await guest.http.get(path)).text))
    return re.sub(r"\s+", " ", text).replace(" ,", ",")


@pytest.mark.slow
async def test_a_series_is_named_in_the_waiting_room_and_its_winner_below_the_last_game(server: Server) -> None:
    ann = await server.guest()
    waiting = await ann.open_table("me link", series="wins-3")
    assert (await (await ann.line(waiting)).hear())["set_up"] == ["First to 3 wins"]
    ann, table = await finished(server, series="wins-2")
    stored = await server.site.storage.load(table.rpartition("/")[2])
    assert stored is not None
    winner = next(one for one in stored.seats if one.place == 1)
    seats = [sat("x", one.place or 0, name=one.name, level=one.level, guest=one.guest) for one in stored.seats]
    page = await text_of(ann, f"{table}/ending")
    assert "First to 2 wins: After 1 game" in page
    assert "won the series" not in page
    # The next table shows the score of the series to its players.
    again = (await ann.http.post(f"{table}/rematch")).headers["location"]
    assert (await text_of(ann, again)).count("After 1 game. ") == 2
    assert "After 1 game" not in await text_of(await server.guest(), again)
    before = ended({}, 1, seats=seats)
    await store(server.site.storage, [before])
    await linked(server, before.id, table.rpartition("/")[2])
    assert f"{winner.name} won the series." in await text_of(ann, f"{table}/ending")
    # The rematch is played for the same goal.
    again = (await ann.http.post(f"{table}/rematch", data={})).headers["location"]
    async with server.live(again) as live:
        assert live.stored.series == "wins-2"
    wrong = await ann.http.post(f"/games/{GAME}/new", data={"seats": "2", "kind-0": "me", "series": "wins-99"})
    assert wrong.status_code == 422


@pytest.mark.slow
async def test_a_series_has_a_picture_for_those_who_play_in_it(server: Server) -> None:
    ann, table = await finished(server)
    assert (await ann.http.get(f"{table}/series.svg")).status_code == 404
    before = ended({guest_id(server, ann): 1, "bo": 2}, 1, game="gone")
    await store(server.site.storage, [before])
    await linked(server, before.id, table.rpartition("/")[2])
    answer = await ann.http.get(f"{table}/series.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    texts = [one.text for one in ElementTree.fromstring(answer.text).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Ada", "Bo", "After 2 games", title_of(GAME, "en"), "gone"} <= set(texts)
    assert f'data-picture="{table}/series.svg"' in (await ann.http.get(f"{table}/ending")).text
    stranger = await server.guest()
    assert (await stranger.http.get(f"{table}/series.svg")).status_code == 404


@pytest.mark.slow
async def test_the_score_and_the_offer_of_an_account_stand_below_the_result(server: Server) -> None:
    ann, table = await finished(server)
    stored = await server.site.storage.load(table.rpartition("/")[2])
    assert stored is not None
    won = stored.seats[0].place == 1
    assert "After 1 game" not in await text_of(ann, f"{table}/ending")
    before = ended({guest_id(server, ann): 1, "bo": 2}, 1)
    await store(server.site.storage, [before])
    await linked(server, before.id, table.rpartition("/")[2])
    page = await text_of(ann, f"{table}/ending")
    assert "After 2 games" in page
    assert f"Ada {1 + won}" in page
    assert "Keep your games" not in page
    stranger = await server.guest()
    assert "After 2 games" not in await text_of(stranger, f"{table}/ending")
    # After the third game, a guest without an account is told what one is good for.
    await store(server.site.storage, [ended({guest_id(server, ann): 2, "bo": 1}, 2)])
    assert "You’ve finished 3 games in this browser" in await text_of(ann, f"{table}/ending")
    assert "Keep your games" not in await text_of(stranger, f"{table}/ending")
    waiting = await ann.open_table("me link")
    await linked(server, table.rpartition("/")[2], waiting.rpartition("/")[2])
    page = await text_of(ann, waiting)
    assert "After 2 games. " in page
    assert f"Ada: {1 + won}" in page
    await ann.http.post("/me/account", data={"name": "Ada", "password": "twelve men on"})
    assert "Keep your games" not in await text_of(ann, f"{table}/ending")
    assert "After 2 games" not in await text_of(stranger, waiting)
