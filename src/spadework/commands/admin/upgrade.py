"""The command `spadework admin upgrade`."""

import asyncio

import typer


def upgrade() -> None:
    """Bring the database to the newest layout, all or nothing, as the server does by itself when it starts.

    At a SQLite database the server must not run.
    """
    from spadework.web.db.admin.opening import upgrade as upgraded
    from spadework.web.server.settings import Settings

    before, newest = asyncio.run(upgraded(Settings.from_environment()))
    typer.echo(f"the layout is {newest}" + (" already" if before == newest else f", it was {before}"))
