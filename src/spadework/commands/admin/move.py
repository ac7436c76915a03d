"""The command `spadework admin move`."""

import asyncio
from typing import Annotated

import typer

from spadework.commands.terminal import columns


def move(
    source: Annotated[str, typer.Argument(help="URL of the source database.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="URL of an empty or new database.", metavar="TO")],
) -> None:
    """Copy a whole database to another, such as from SQLite to PostgreSQL. Stop all servers of both first.

    URLs are as in SPADEWORK_DATABASE. The copy is atomic and verified row by row; the source is not changed.
    """
    from spadework.web.db.admin.moving import move as moved

    copied = asyncio.run(moved(source, target))
    rows = [(part.name, f"{part.rows:,}", part.digest[:16]) for part in copied]
    for line in columns([("table", "rows", "digest"), *rows]):
        typer.echo(line)
    typer.echo(
        "copied and verified; set SPADEWORK_DATABASE to the new URL. The key and the decks stay in the data folder"
    )
