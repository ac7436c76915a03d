"""The command `spadework admin reports`."""

from typing import TYPE_CHECKING

import typer

from spadework.commands.admin.beside import beside, day

if TYPE_CHECKING:
    from spadework.web.db.storage import Storage
    from spadework.web.features.chat.service import ChatReport
    from spadework.web.server.settings import Settings


def reports() -> None:
    """Show reported chat messages, latest first: time, table, author, and number of reports."""
    for line in beside(_lines) or ["no reports"]:
        typer.echo(line)


async def _lines(storage: "Storage", _settings: "Settings") -> list[str]:
    from spadework.web.features.chat.service import ChatStore

    return [
        f"{day(report.at)} UTC  /tables/{report.table}  line {report.number}  reported {report.times}x\n"
        f"  {report.name or 'a spectator'} (guest {report.guest[:6]}…): {_text(report)}"
        for report in await ChatStore(storage).reports()
    ]


def _text(report: "ChatReport") -> str:
    from spadework.engine.discovery import UnknownGame
    from spadework.engine.discovery import game as find_game
    from spadework.web.features.chat.service import phrase_text
    from spadework.web.server.requests import page_words

    if report.phrase is None:
        return report.text
    pages = page_words()["en"]
    try:
        own = find_game(report.game).words["en"]
    except UnknownGame:
        own = pages
    return phrase_text(report.phrase, own, pages)
