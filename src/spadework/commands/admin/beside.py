"""Access to the server's database from commands."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings

Result = TypeVar("Result")
Sure = Annotated[bool, typer.Option("--yes", help="Skip the confirmation.")]


def beside(work: Callable[["Storage", "Settings"], Awaitable[Result]], changing: bool = False) -> Result:
    """Run work against the configured database.

    Args:
        work: receives the storage and the settings.
        changing: whether the work changes tables. With SQLite, a running server would not notice, so it must be stopped.

    Raises DatabaseError if the database can't be used.
    """
    from spadework.web.db.admin.opening import open_storage
    from spadework.web.db.session import DatabaseError, error_text
    from spadework.web.db.storage import StorageError
    from spadework.web.server.settings import Settings

    settings = Settings.from_environment()

    async def working() -> Result:
        async with open_storage(settings, changing) as storage:
            return await work(storage, settings)

    try:
        return asyncio.run(working())
    except StorageError as error:
        cause = error.__cause__
        raise DatabaseError(f"the database {error_text(cause if isinstance(cause, Exception) else error)}") from error


def day(at: datetime | None) -> str:
    """Format a time for lists."""
    return "-" if at is None else f"{at:%Y-%m-%d %H:%M}"


def make_sure(question: str, sure: bool) -> None:
    """Ask for confirmation of an irreversible action."""
    if not sure:
        typer.confirm(question, abort=True)
