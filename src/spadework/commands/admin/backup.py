"""The commands `spadework admin backup` and `spadework admin restore`."""

from pathlib import Path
from typing import Annotated

import typer


def backup(
    into: Annotated[Path, typer.Argument(help="File to write, such as tables.tar.gz.", metavar="FILE")],
) -> None:
    """Back up the data folder to one file, even while the server runs: SQLite database, cookie key and custom decks.

    The file reveals all cards: keep it as safe as the server. Use pg_dump for a PostgreSQL database.
    """
    from spadework.web.db.backup import back_up
    from spadework.web.server.settings import Settings

    size = back_up(Settings.from_environment(), into)
    typer.echo(f"{into}: {size:,} bytes")


def restore(source: Annotated[Path, typer.Argument(help="File written by `backup`.", metavar="FILE")]) -> None:
    """Restore a backup to the data folder; stop the server first. Existing data is moved aside, not deleted."""
    from spadework.web.db.backup import restore as restored
    from spadework.web.server.settings import Settings

    aside = restored(Settings.from_environment(), source)
    typer.echo(f"restored from {source}" + (f"; the previous data is in {aside}" if aside else ""))
