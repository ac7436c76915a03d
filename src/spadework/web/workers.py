"""Several processes that serve at the same address, watched over by one that starts them again when they die."""

import asyncio
import socket
import threading
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from spadework.web.app import create_app
from spadework.web.door import open_door
from spadework.web.settings import Settings
from spadework.web.store.database import DatabaseError, open_database, url_of
from spadework.web.watch.logs import begin as begin_log

PATIENCE = 60.0
"""Seconds in which the first of them has to answer before it is said where they are."""


def serve_by_workers(
    listener: socket.socket, config: uvicorn.Config, settings: Settings, announce: Callable[[], None]
) -> None:
    """Serve at a listening socket by `config.workers` processes, until somebody stops it.

    Args:
        listener: the socket, which all processes share.
        config: how each of them serves.
        settings: how each of them runs.
        announce: is called when one of them answers.

    Raises DatabaseError when the database can't be used, or is not one for several.
    """
    check_database(settings)
    waiting = threading.Thread(target=announce_when_ready, args=(listener.getsockname()[1], announce), daemon=True)
    waiting.start()
    Multiprocess(config, [listener]).run()


def worker_app(settings: Settings) -> Starlette:
    """The application of one of the processes, made there while its loop runs."""
    begin_log(settings.log, settings.log_level)
    open_door(settings.proxies)
    return create_app(settings)


def check_database(settings: Settings) -> None:
    """See that several processes can share the database, and bring it to the newest layout. Raises DatabaseError."""
    if settings.database is None or url_of(settings.database).get_backend_name() != "postgresql":
        raise DatabaseError(
            "several workers need a PostgreSQL database: name one in SPADEWORK_DATABASE, such as postgresql://me:password@host/tables, "
            "or leave --workers away"
        )

    async def check() -> None:
        await (await open_database(settings)).dispose()

    asyncio.run(check())


def announce_when_ready(port: int, announce: Callable[[], None]) -> None:
    """Say where the processes are as soon as one of them answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
            announce()
            return
        time.sleep(0.05)
