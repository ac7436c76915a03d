"""People as operators see them."""

from datetime import datetime

import pytest

from spadework.web.db.admin.inspection import PersonNotFound, belongings, find, list_people
from spadework.web.db.models import (
    StoredAccount,
    StoredChatLine,
    StoredMove,
    StoredPerson,
    StoredSeat,
    StoredSession,
    StoredTable,
)
from spadework.web.db.storage import Storage

ADA, BO, CY = "ada-0123456789", "bo-0123456789", "bo-0123456xyz"


def day(number: int) -> datetime:
    return datetime(2026, 3, number)


def table(id: str, creator: str, *guests: str, made: int = 1) -> StoredTable:
    seats = [StoredSeat(table=id, seat=seat, guest=guest) for seat, guest in enumerate(guests)]
    return StoredTable(
        id=id, game="g", rules_version=1, deck="", deck_digest="", options={}, secret="", creator=creator, seats=seats,
        created=day(made), dealt=True,
    )  # fmt: skip


@pytest.fixture
async def people(storage: Storage) -> Storage:
    """Ada, who has an account, and two guests: Bo has played, Cy has chatted."""
    await storage.add(table("t", ADA, ADA, BO))
    await storage.add(table("u", BO, ADA, made=2))
    async with storage.writing() as session:
        session.add_all(
            [
                StoredAccount(id=ADA, key="ada", skeleton="ada", password="hash", created=day(3)),
                StoredPerson(guest=ADA, name="Ada"),
                StoredPerson(guest=CY, name="Cy"),
                StoredMove(table="t", number=0, seat=1, decision=0, text="", at=day(9)),
                StoredChatLine(table="t", number=1, guest=CY, seat=None, name="", text="x", at=day(8)),
            ]
        )
        await session.flush()
        session.add(StoredSession(token="t", account=ADA, created=day(7)))
    return storage


async def test_the_most_recently_seen_person_comes_first(people: Storage) -> None:
    found = await list_people(people, guests=True)
    assert [(one.id, one.name, one.used, one.tables) for one in found] == [
        (BO, "", day(9), 2),
        (CY, "Cy", day(8), 0),
        (ADA, "Ada", day(7), 2),
    ]
    assert [(one.id, one.made) for one in await list_people(people)] == [(ADA, day(3))]


async def test_somebody_is_found_by_name_and_by_id(people: Storage) -> None:
    assert [(await find(people, name, name.lower())).id for name in ("ADA", ADA, "ada-01", BO, "bo-0123456x")] == [
        ADA, ADA, ADA, BO, CY,
    ]  # fmt: skip
    for name, said in (("bo-012", "2 people match"), ("ada-0", "there is no account"), ("Cy", "there is no account")):
        with pytest.raises(PersonNotFound, match=said):
            await find(people, name, name.lower())


async def test_belongings_are_counted(people: Storage) -> None:
    theirs = await belongings(people, ADA)
    assert (dict(theirs.tables), theirs.password) == ({"running": 2}, True)
    assert theirs.rows == {"people": 1, "accounts": 1, "sessions": 1}
    assert (await belongings(people, CY)).rows == {"people": 1, "chat_lines": 1}
