"""A data folder with its own database for every test."""

import asyncio
import shutil
from pathlib import Path

import pytest

from spadework.web.db.admin.opening import open_storage
from spadework.web.db.models import StoredAccount, StoredMove, StoredPerson, StoredSeat, StoredSession, StoredTable, now
from spadework.web.db.session import open_database
from spadework.web.db.storage import Storage
from spadework.web.server.settings import Settings

HIDDEN = "7hidden7"
"""Placeholder for stored values that operators must not see."""


@pytest.fixture(scope="session")
def kept_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with an account (Ada), her table with a guest, and a second table that has not been dealt."""
    settings = Settings(folder=tmp_path_factory.mktemp("kept"))

    async def make() -> None:
        await (await open_database(settings)).dispose()
        async with open_storage(settings) as storage:
            await keep(storage)

    asyncio.run(make())
    return settings.folder / "spadework.sqlite"


async def keep(storage: Storage) -> None:
    """Store the accounts and tables of `kept_database`."""
    for id, dealt in (("running", True), ("open", False)):
        seats = [
            StoredSeat(seat=0, guest="ada-0123456789", name="Ada\x1b[2J", contribution=HIDDEN, commitment=HIDDEN),
            StoredSeat(seat=1, guest="bo-0123456789", name="Bo", contribution=HIDDEN, substitute="mate"),
            StoredSeat(seat=2, level="captain", name="Cy", contribution=HIDDEN),
            StoredSeat(seat=3, invitation=HIDDEN),
        ]
        table = StoredTable(
            id=id, game="some_game", rules_version=1, deck="", deck_digest=HIDDEN, options={"deck": "mine"}, secret=HIDDEN,
            creator="ada-0123456789", seats=seats, dealt=dealt, to_move=7654321,
        )  # fmt: skip
        await storage.add(table)
    async with storage.writing() as session:
        session.add_all(
            [
                StoredMove(table="running", number=0, seat=0, decision=0, text=HIDDEN, at=now()),
                StoredAccount(id="ada-0123456789", key="ada", skeleton="ada", password=HIDDEN),
                StoredPerson(guest="ada-0123456789", name="Ada"),
            ]
        )
        await session.flush()
        session.add(StoredSession(token=HIDDEN, account="ada-0123456789"))


@pytest.fixture
def kept(kept_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings that commands read, with a copy of `kept_database`."""
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    monkeypatch.delenv("SPADEWORK_DATABASE", raising=False)
    shutil.copy(kept_database, tmp_path)
    return Settings.from_environment()
