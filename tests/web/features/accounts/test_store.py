"""Guests' data in the database."""

from tests.web.db.admin.test_people import table as table_of

from spadework.web.db.models import (
    METADATA,
    StoredAccount,
    StoredPasskey,
    StoredPerson,
    guest_columns,
    parts_of_a_table,
)
from spadework.web.db.session import open_database
from spadework.web.db.storage import Conflict, Storage
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.server.settings import Settings

NAMES = {"guest", "creator", "account", "member", "author", "host", "owner"}


def test_every_column_with_a_guest_id_is_marked() -> None:
    marked = {f"{column.table.name}.{column.name}" for column in guest_columns()}
    named = {
        f"{column.table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if column.name in NAMES
    }
    assert named <= marked


def test_all_dependent_tables_are_known_in_deletion_order() -> None:
    parts = [part.name for part in parts_of_a_table()]
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            above = key.column.table.name
            if above in {"tables", *parts}:
                assert table.name in parts
                assert above == "tables" or parts.index(table.name) < parts.index(above)


async def test_an_account_claims_the_tables_of_a_guest(storage: Storage) -> None:
    await storage.add(table_of("t", "ada", "ada"))
    people = PeopleStore(storage)
    await people.add_account(
        StoredAccount(id="a", key="ada", skeleton="ada"), StoredPerson(guest="a", name="Ada"), None
    )
    assert await people.transfer("ada", "a") == ["t"]
    (claimed,) = await storage.tables_of("a")
    assert (claimed.creator, claimed.seats[0].guest) == ("a", "a")


async def test_the_last_sign_in_method_cannot_be_removed(settings: Settings) -> None:
    storage = Storage(await open_database(settings))
    people = PeopleStore(storage)
    keys = [StoredPasskey(id=id, account="a", public_key=b"", count=0) for id in ("k", "l")]
    await people.add_account(
        StoredAccount(id="a", key="ada", skeleton="ada"), StoredPerson(guest="a", name="Ada"), keys[0]
    )
    await people.add_passkey(keys[1])
    await people.remove_passkey("a", "k")
    try:
        await people.remove_passkey("a", "l")
    except Conflict:
        assert [key.id for key in await people.passkeys("a")] == ["l"]
    else:
        raise AssertionError
    await people.set_password("a", "hash", "")
    await people.remove_passkey("a", "l")
    await people.count_passkey("l", 3)
    assert await people.passkey("l") is None
    await storage.close()


async def test_merging_two_guests_keeps_one_profile(settings: Settings) -> None:
    storage = Storage(await open_database(settings))
    people = PeopleStore(storage)
    for guest in ("ada", "bo"):
        await people.appear(guest, guest, None)
    await people.transfer("ada", "bo")
    assert (await people.people(["ada", "bo"])).keys() == {"bo"}
    person = await people.person("bo")
    assert person is not None
    assert person.name == "bo"
    await storage.close()
