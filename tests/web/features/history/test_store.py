"""Reading finished games."""

from datetime import timedelta

from tests.web.features.history.ended import ended, store
from tests.web.harness import GAME

from spadework.web.db.models import now
from spadework.web.db.storage import Storage
from spadework.web.features.history.store import count, of_game, of_group, of_guest

PLAYED = ended({"ann": 1, "bo": 2, "mate": 3}, 1)


async def test_a_game_is_read_as_it_was_stored(storage: Storage) -> None:
    await store(storage, [PLAYED, ended({"ann": 2, "bo": 1}, 2)])
    assert [game.id for game in await of_guest(storage, "ann")] == ["t2", "t1"]
    assert (await of_guest(storage, "ann"))[1] == PLAYED
    assert [game.id for game in await of_game(storage, GAME)] == ["t1", "t2"]
    assert await of_guest(storage, "mate") == []


async def test_running_and_sealed_games_are_not_read(storage: Storage) -> None:
    hour = timedelta(hours=1)
    await store(storage, [ended({"ann": 1, "bo": 2}, 1)], over=False)
    await store(storage, [ended({"ann": 1, "bo": 2}, 2)], sealed_until=now() + hour)
    await store(storage, [ended({"ann": 1, "bo": 2}, 3)], sealed_until=now() - hour)
    found = [await of_guest(storage, "ann"), await of_group(storage, ["ann", "bo"]), await of_game(storage, GAME)]
    assert [[game.id for game in games] for games in found] == [["t3"]] * 3
    assert await count(storage, GAME) == 1


async def test_a_group_s_games_have_at_least_two_of_its_members(storage: Storage) -> None:
    games = [{"ann": 1, "bo": 2}, {"ann": 1, "cy": 2}, {"ann": 1, "ann-": 2}, {"bo": 1, "cy": 2, "ann": 3}]
    await store(storage, [ended(places, number) for number, places in enumerate(games)])
    await store(storage, [ended({"ann": 1, "bo": 2}, 9, closed=True)])
    await store(storage, [ended({"ann": 1, "bo": 2}, 10, delay=15, finished=now() - timedelta(minutes=5))])
    assert [game.id for game in await of_group(storage, ["ann", "bo"])] == ["t3", "t0"]


async def test_a_game_that_was_ended_has_no_outcome(storage: Storage) -> None:
    await store(storage, [ended({"ann": 1, "bo": 2}, ended=True)])
    (game,) = await of_guest(storage, "ann")
    assert [seat.place for seat in game.seats] == [None, None]
    assert await of_game(storage, GAME) == []
