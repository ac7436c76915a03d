"""A server in a thread of the test process, so that a test can advance its clock."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from typing import NamedTuple

from tests.clock import Clock
from tests.waiting import PATIENCE
from tests.web.harness import serving

from spadework.web.server.settings import Settings


class ThreadServer(NamedTuple):
    """A running server."""

    address: str
    settings: Settings
    clock: Clock


@contextmanager
def serving_in_a_thread(settings: Settings) -> Iterator[ThreadServer]:
    """Run a server in a thread for the duration of the block."""
    started: Future[tuple[ThreadServer, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        async with serving(settings) as server:
            started.set_result((ThreadServer(server.address, settings, Clock(loop)), loop, stopping))
            await stopping.wait()

    ended: Future[None] = Future()

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as failure:
            (ended if started.done() else started).set_exception(failure)
        else:
            ended.set_result(None)

    Thread(target=run, daemon=True).start()
    server, loop, stopping = started.result(PATIENCE)
    yield server
    loop.call_soon_threadsafe(stopping.set)
    ended.result(PATIENCE)
