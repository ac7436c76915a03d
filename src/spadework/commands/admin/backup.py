"""The commands `spadework admin backup` and `spadework admin restore`."""

from pathlib import Path
from typing import Annotated

import typer


def backup(
    into: Annotated[Path, typer.Argument(help="The file to write, such as tables.tar.gz.", metavar="FILE")],
) -> None:
    """Copy all that lasts into one file, also while the server runs: tables, accounts, the key of the cookies, decks of your own.

    Whoever has the file can see all cards: keep it as safe as the server. A PostgreSQL database is copied by its own program, pg_dump.
    """
    from spadework.web.db.backup import back_up
    from spadework.web.server.settings import Settings

    size = back_up(Settings.from_environment(), into)
    typer.echo(f"{into}: {size:,} bytes")


def restore(source: Annotated[Path, typer.Argument(help="A file that backup has written.", metavar="FILE")]) -> None:
    """Put a backup in the place of what is in the data folder; the server must not run. What was there is moved aside, not removed."""
    from spadework.web.db.backup import restore as restored
    from spadework.web.server.settings import Settings

    aside = restored(Settings.from_environment(), source)
    typer.echo(f"restored from {source}" + (f"; what was there is in {aside}" if aside else ""))
