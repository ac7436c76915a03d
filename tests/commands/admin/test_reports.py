"""The operator's list of reported chat lines."""

import asyncio
from pathlib import Path

from tests.some_games import game_for
from tests.terminal import Run

from spadework.web.db.models import StoredChatLine, StoredTable, now
from spadework.web.db.session import open_database
from spadework.web.db.storage import Storage
from spadework.web.features.chat.service import ChatStore
from spadework.web.server.settings import Settings


def table(game: str) -> StoredTable:
    return StoredTable(
        id=game, game=game, rules_version=1, deck="", deck_digest="", options={}, secret="", creator="host", seats=[]
    )


def line(table: str, number: int, text: str, phrase: str | None = None) -> StoredChatLine:
    return StoredChatLine(
        table=table, number=number, guest="abcdefgh", seat=None, name="", text=text, phrase=phrase, at=now()
    )


async def make() -> None:
    """Create an empty database."""
    await (await open_database(Settings.from_environment())).dispose()


async def report() -> None:
    """Store three chat lines at two tables and report each of them, one twice."""
    storage = Storage(await open_database(Settings.from_environment()))
    talk = ChatStore(storage)
    for game in (game_for(2).id, "gone"):
        await storage.add(table(game))
    for said in (
        line(game_for(2).id, 1, "Bad"),
        line(game_for(2).id, 2, "", "phrase-oh-no"),
        line("gone", 1, "", "phrase-lost"),
    ):
        await talk.add(said)
        await talk.report(said.table, said.number, "one")
    await talk.report(game_for(2).id, 1, "two")
    await storage.close()


def test_reports_are_listed_newest_first(run: Run, data_folder: Path) -> None:
    (data_folder / "spadework.sqlite").unlink(missing_ok=True)
    assert "there is no database yet" in run.fails("admin", "reports")
    asyncio.run(make())
    assert run("admin", "reports").out == "no reports\n"
    asyncio.run(report())
    said = run("admin", "reports").out
    assert said.count("reported 1x") == 2
    assert said.index("reported 2x") < said.index("reported 1x")
    assert "a spectator (guest abcdef…): Bad" in said
    assert "Oh no!" in said
