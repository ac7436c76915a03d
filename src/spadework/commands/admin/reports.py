"""The command `spadework admin reports`."""

from typing import TYPE_CHECKING

import typer

from spadework.commands.admin.beside import beside, day

if TYPE_CHECKING:
    from spadework.web.db.models import StoredChatLine
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings


def reports() -> None:
    """Show reported chat messages, latest first: time, table, author, and number of reports."""
    for line in beside(_lines) or ["no reports"]:
        typer.echo(line)


async def _lines(storage: "Storage", _settings: "Settings") -> list[str]:
    from spadework.web.features.chat.service import ChatStore

    return [
        f"{day(line.at)} UTC  /tables/{line.table}  line {line.number}  reported {times}x\n"
        f"  {line.name or 'a spectator'} (guest {line.guest[:6]}…): {_text(line, game)}"
        for line, game, times in await ChatStore(storage).reports()
    ]


def _text(line: "StoredChatLine", game: str) -> str:
    from spadework.engine.discovery import UnknownGame
    from spadework.engine.discovery import game as find_game
    from spadework.web.features.chat.service import phrase_text
    from spadework.web.server.requests import page_words

    if line.phrase is None:
        return line.text
    pages = page_words()["en"]
    try:
        own = find_game(game).words["en"]
    except UnknownGame:
        own = pages
    return phrase_text(line.phrase, own, pages)
