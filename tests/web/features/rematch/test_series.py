"""The running score of rematches, and the offer of an account."""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from sqlalchemy import update
from tests.web.features.history.ended import ended, guest_id, sat, store
from tests.web.harness import Guest, Server, finished

from spadework.web.db.models import StoredTable
from spadework.web.features.history.store import of_series
from spadework.web.features.rematch.service import RunningScore, running_scores


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


def test_a_person_is_the_same_under_another_name_and_several_at_one_screen_are_not() -> None:
    renamed = [ended({"ann": 1, "bo": 2}, 1), ended({}, 0, seats=[sat("ann", 1, name="Anna"), sat("bo", 2)])]
    assert [(one.name, one.wins) for one in running_scores(renamed)] == [("Ann", 2), ("Bo", 0)]
    shared = [
        ended({}, number, seats=[sat("ann", 1, name=first), sat("ann", 2, name=second)])
        for number, (first, second) in enumerate([("Ann", "Cy"), ("Cy", "Ann"), ("Ann", "Cy")])
    ]
    assert [(one.name, one.wins) for one in running_scores(shared)] == [("Ann", 2), ("Cy", 1)]


async def linked(server: Server, *tables: str) -> None:
    """Each table is the rematch of the one before."""
    for one, other in pairwise(tables):
        async with server.site.storage.writing() as session:
            await session.execute(update(StoredTable).where(StoredTable.id == one).values(again=other))


async def test_a_series_goes_back_to_its_first_game(server: Server) -> None:
    games = [ended({"ann": 1, "bo": 2}, number, closed=number == 1) for number in range(5)]
    await store(server.site.storage, games)
    await linked(server, "t0", "t1", "t2", "t3")

    async def series(table: str, guest: str) -> Sequence[str]:
        return [game.id for game in await of_series(server.site.storage, table, guest)]

    assert await series("t3", "ann") == ["t3", "t2", "t1", "t0"]
    assert await series("t1", "ann") == ["t1", "t0"]
    assert await series("t4", "ann") == ["t4"]
    # Who wasn't there learns nothing of a game that was closed to others.
    assert await series("t3", "cy") == ["t3", "t2", "t0"]


async def text_of(guest: Guest, path: str) -> str:
    text = re.sub("[\u2068\u2069]", "", re.sub(r"<[^>]+>", " ", (await guest.http.get(path)).text))
    return re.sub(r"\s+", " ", text).replace(" ,", ",")


@pytest.mark.slow
async def test_the_score_and_the_offer_of_an_account_stand_below_the_result(server: Server) -> None:
    ann, table = await finished(server)
    async with server.live(table) as live:
        won = live.seats[0].place == 1
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
    # Whoever has no account yet learns after the third game what one is good for.
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
