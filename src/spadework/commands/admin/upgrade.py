"""The command `spadework admin upgrade`."""

import asyncio

import typer


def upgrade() -> None:
    """Migrate the database to the newest schema, atomically, as the server does at startup.

    With SQLite, stop the server first; a backup is written into the data folder before the database changes.
    """
    from spadework.web.db.admin.opening import upgrade as upgraded
    from spadework.web.server.settings import Settings

    before, newest, backup = asyncio.run(upgraded(Settings.from_environment()))
    if backup is not None:
        typer.echo(f"backup {backup}")
    typer.echo(f"schema {newest}" + (" (up to date)" if before == newest else f" (migrated from {before})"))
