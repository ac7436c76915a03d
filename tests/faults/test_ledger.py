"""The ledger's detection of moves that are missing, changed, or were never sent."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.ext.asyncio import AsyncSession
from tests.faults.environment import Environment
from tests.faults.ledger import Ledger

from spadework.web.db.models import StoredMove, StoredSeat, StoredTable, now
from spadework.web.db.session import open_database
from spadework.web.db.storage import NewMove, Storage
from spadework.web.server.settings import Settings

ID = "table"
MOVES = [NewMove(0, 0, 0, "keep 1 2"), NewMove(1, -1, None, "card 7"), NewMove(2, 0, 1, "take 3")]


@pytest.fixture
async def played(environment: Environment) -> AsyncIterator[Settings]:
    """The settings of a database that holds some moves at a table."""
    settings = environment.sqlite()
    storage = Storage(await open_database(settings))
    table = StoredTable(
        id=ID, game="dig", rules_version=1, deck="", deck_digest="", options={}, secret="", creator="me"
    )
    table.seats = [StoredSeat(seat=0, guest="me")]
    await storage.add(table, MOVES)
    yield settings
    await storage.close()


def sent() -> Ledger:
    """Return a ledger of exactly the stored moves, all of them acknowledged."""
    ledger = Ledger()
    for move in MOVES:
        if move.decision is not None:
            ledger.send(ID, move.seat, move.decision, move.text)
            ledger.acknowledge(ID, move.seat, move.decision, move.text)
    return ledger


async def test_moves_stored_as_acknowledged_pass(played: Settings) -> None:
    await sent().check(played, [ID], [0])


async def test_a_missing_acknowledged_move_is_found(played: Settings) -> None:
    ledger = sent()
    ledger.acknowledge(ID, 0, 2, "take 4")
    with pytest.raises(AssertionError, match="not 'take 4', but None"):
        await ledger.check(played, [ID], [0])


async def test_a_move_that_nobody_sent_is_found(played: Settings) -> None:
    ledger = sent()
    ledger.sent[ID, 0, 1] = {"take 4"}
    with pytest.raises(AssertionError, match="nobody played 'take 3'"):
        await ledger.check(played, [ID], [0])


def test_two_moves_acknowledged_for_one_decision_are_found() -> None:
    with pytest.raises(AssertionError, match="'take 4' was acknowledged"):
        sent().acknowledge(ID, 0, 1, "take 4")


def while_read(patch: pytest.MonkeyPatch, happens: Callable[[], None]) -> None:
    """Call `happens` after each read of the database, before the caller looks at the rows."""
    original = Storage.reading

    @asynccontextmanager
    async def reading(storage: Storage) -> AsyncIterator[AsyncSession]:
        async with original(storage) as session:
            yield session
        happens()

    patch.setattr(Storage, "reading", reading)


async def test_a_move_acknowledged_while_the_database_is_read_may_be_missing_there(
    played: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = sent()
    while_read(monkeypatch, lambda: ledger.acknowledge(ID, 0, 2, "take 4"))
    await ledger.check(played, [ID], [0])
    with pytest.raises(AssertionError, match="not 'take 4', but None"):
        await ledger.check(played, [ID], [0])


async def test_a_move_sent_just_before_the_database_is_read_may_be_there(
    played: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = sent()
    storage = Storage(await open_database(played))
    original = Storage.reading

    @asynccontextmanager
    async def reading(reader: Storage) -> AsyncIterator[AsyncSession]:
        if (ID, 0, 2) not in ledger.sent:
            ledger.send(ID, 0, 2, "take 4")
            async with storage.writing() as session:
                session.add(StoredMove(table=ID, number=3, seat=0, decision=2, text="take 4", at=now()))
        async with original(reader) as session:
            yield session

    monkeypatch.setattr(Storage, "reading", reading)
    await ledger.check(played, [ID], [0])
    assert ledger.sent[ID, 0, 2] == {"take 4"}
    await storage.close()


async def test_a_move_taken_back_while_the_database_is_read_may_be_missing_there(
    played: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = sent()
    ledger.acknowledge(ID, 0, 2, "take 4")
    while_read(monkeypatch, lambda: ledger.take_back(ID, 0, 2))
    await ledger.check(played, [ID], [0])
