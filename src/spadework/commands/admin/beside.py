"""What commands do beside a server, in its database."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from spadework.web.db.storage import Storage
    from spadework.web.server.settings import Settings

Result = TypeVar("Result")
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]


def beside(work: Callable[["Storage", "Settings"], Awaitable[Result]], changing: bool = False) -> Result:
    """Do something with the database of the settings.

    Args:
        work: what is done.
        changing: whether tables are changed of which a server at a SQLite database would not hear: it must not run then.

    Raises DatabaseError when the database can't be used.
    """
    from spadework.web.db.admin.opening import opened
    from spadework.web.db.session import DatabaseError
    from spadework.web.db.storage import StorageError
    from spadework.web.server.settings import Settings

    settings = Settings.from_environment()

    async def working() -> Result:
        async with opened(settings, changing) as storage:
            return await work(storage, settings)

    try:
        return asyncio.run(working())
    except StorageError as error:
        raise DatabaseError(f"the database did not do it: {error}") from error


def day(at: datetime | None) -> str:
    """When something was, as lists show it."""
    return "-" if at is None else f"{at:%Y-%m-%d %H:%M}"


def make_sure(what: str, sure: bool) -> None:
    """Ask before something can't be undone."""
    if not sure:
        typer.confirm(what, abort=True)
