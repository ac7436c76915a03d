"""The command `spadework admin upgrade`."""

import asyncio

import typer


def upgrade() -> None:
    """Migrate the database to the newest schema, atomically, as the server does at startup.

    With SQLite, stop the server first.
    """
    from spadework.web.db.admin.opening import upgrade as upgraded
    from spadework.web.server.settings import Settings

    before, newest = asyncio.run(upgraded(Settings.from_environment()))
    typer.echo(f"schema {newest}" + (" (up to date)" if before == newest else f" (migrated from {before})"))
