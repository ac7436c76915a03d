"""The command `spadework admin move`."""

import asyncio
from typing import Annotated

import typer

from spadework.commands.terminal import columns


def move(
    source: Annotated[str, typer.Argument(help="The address of the database to copy.", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="The address of one that is empty or not there yet.", metavar="TO")],
) -> None:
    """Copy a whole database to another, such as from SQLite to PostgreSQL, while no server runs at either: all of it, or nothing.

    Addresses are those of SPADEWORK_DATABASE. Every table is read back and compared. What was copied stays as it is.
    """
    from spadework.web.db.admin.moving import move as moved

    copied = asyncio.run(moved(source, target))
    rows = [(part.name, f"{part.rows:,}", part.digest[:16]) for part in copied]
    for line in columns([("stored in", "rows", "digest"), *rows]):
        typer.echo(line)
    typer.echo(
        "all is there, and the same; name the new address in SPADEWORK_DATABASE. Key and decks stay in the data folder"
    )
