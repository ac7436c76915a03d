"""Reliability: staying to the end, and moving in time."""

from datetime import timedelta

from tests.web.features.history.ended import ended, sat, store

from spadework.web.db.models import now
from spadework.web.db.storage import Storage
from spadework.web.features.history.store import Reliability, of_people


async def test_games_with_others_and_turns_are_counted(storage: Storage) -> None:
    await store(storage, [ended({"ann": 1, "bo": 2}, 1)], [(10, 0), (9, 2)])
    await store(storage, [ended({"ann": 1, "bo": 2, "cy": 3}, 2, seats=[sat("ann", 1), sat("bo", 2, gone=True)])])
    await store(storage, [ended({"ann": 1, "ann-": 2}, 3, seats=[sat("ann", 1), sat("ann", 2), sat("bo", 3)])])
    assert await of_people(storage, ["ann", "bo", "dee"]) == {
        "ann": Reliability(3, 3, 10, 10),
        "bo": Reliability(3, 2, 9, 7),
    }


async def test_solo_ended_running_and_sealed_games_do_not_count(storage: Storage) -> None:
    await store(storage, [ended({"ann": 1, "mate": 2}, 1), ended({"ann": 1, "bo": 2}, 2, ended=True)])
    await store(storage, [ended({"ann": 1, "bo": 2}, 3)], over=False)
    await store(storage, [ended({"ann": 1, "bo": 2}, 4)], sealed_until=now() + timedelta(hours=1))
    assert await of_people(storage, ["ann", "bo"]) == {}
