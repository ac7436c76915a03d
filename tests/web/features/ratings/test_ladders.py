"""Cached ratings."""

from collections.abc import Mapping

import pytest
from tests.some_games import game_for
from tests.web.features.history.ended import ended, store

from spadework.web.db.storage import Storage
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.ratings import service as ratings
from spadework.web.features.ratings.service import Ladder, Ladders, Rating

GAME = game_for(2)
GAMES = [
    ended({"ann": 1, "bo": 2}, 0),
    ended({"bo": 1, "cy": 2, "mate": 3}, 2),
    ended({"cy": 1, "captain": 2}, 4),
    ended({"ann": 1, "cy": 2}, 6),
]


async def afresh(storage: Storage) -> Ladder:
    return await Ladders(storage).of(GAME)


async def test_incremental_ratings_equal_recomputed_ones(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Ladder] = []

    def make(fixed: Mapping[str, float]) -> Ladder:
        made.append(Ladder(fixed))
        return made[-1]

    monkeypatch.setattr(ratings, "Ladder", make)
    extended = Ladders(storage)
    seen = []
    for game in GAMES:
        await store(storage, [game])
        seen.append((await extended.of(GAME)).people.copy())
    assert len(made) == 1
    new = await afresh(storage)
    assert (new.people, new.alone) == (seen[-1], made[0].alone)
    assert seen[0].keys() == {"ann", "bo"}
    assert seen[-1]["cy"].games == 2


async def test_a_game_that_comes_to_light_late_is_rated_in_its_place(storage: Storage) -> None:
    cached = Ladders(storage)
    await store(storage, GAMES[::2])
    await cached.of(GAME)
    await store(storage, GAMES[1::2])
    assert (await cached.of(GAME)).people == (await afresh(storage)).people


async def test_seats_that_change_hands_change_ratings(storage: Storage) -> None:
    cached = Ladders(storage)
    await store(storage, GAMES)
    before = (await cached.of(GAME)).people["ann"]
    await PeopleStore(storage).transfer("ann", "account")
    cached.forget()
    people = (await cached.of(GAME)).people
    assert people["account"] == before
    assert people.get("ann", Rating()) == Rating()
