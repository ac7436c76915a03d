"""The command `spadework reports`: what people at the tables have reported to the operator."""

import asyncio

import typer


def reports() -> None:
    """Show what was said at tables and reported, the latest first: when, where, by whom, and how many reported it."""
    for line in asyncio.run(_told()) or ["nothing has been reported"]:
        typer.echo(line)


async def _told() -> list[str]:
    from spadework.engine.discovery import UnknownGame
    from spadework.engine.discovery import game as find_game
    from spadework.web.language import page_words
    from spadework.web.settings import Settings
    from spadework.web.store.database import open_database
    from spadework.web.store.storage import Storage
    from spadework.web.store.talk import Talk
    from spadework.web.talk.phrases import told_phrase

    storage = Storage(await open_database(Settings.from_environment()))
    try:
        found = await Talk(storage).reports()
    finally:
        await storage.close()
    pages, lines = page_words()["en"], []
    for report in found:
        text = report.text
        if report.phrase is not None:
            try:
                own = find_game(report.game).words["en"]
            except UnknownGame:
                own = pages
            text = told_phrase(report.phrase, own, pages)
        lines.append(
            f"{report.at:%Y-%m-%d %H:%M} UTC  /tables/{report.table}  line {report.number}  reported {report.times}x\n"
            f"  {report.name or 'a spectator'} (guest {report.guest[:6]}…): {text}"
        )
    return lines
