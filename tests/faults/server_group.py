"""Servers that share a database, each in its own process, which can be killed, suspended and restarted."""

import asyncio
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.serving import free_port, serve_app
from tests.waiting import PATIENCE
from tests.web.harness import ThreadThinker

from spadework.web.cluster import queue
from spadework.web.server.app import create_app
from spadework.web.server.run import listen
from spadework.web.server.settings import Settings

DEAD = 10.0
"""Seconds of silence after which a hasty group considers a server dead or hanging; even on a busy machine, no healthy one is so slow."""


class ServerGroup:
    """Servers that share a database.

    Args:
        settings: the settings of each server.
        servers: number of servers.
        hasty: whether they scan often for dead servers and wait for them only `DEAD` seconds; for faults that leave one hanging.
    """

    def __init__(self, settings: Settings, servers: int = 1, hasty: bool = False) -> None:
        self.settings = settings
        self.log = settings.folder / "servers.log"
        self.largest_file = resource.RLIM_INFINITY
        """Maximum size of the files of servers that are started from now on, in bytes."""
        self._hasty = hasty
        self._ports = [free_port() for _ in range(servers)]
        self._running: dict[int, BaseProcess] = {}
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload([f"{__package__}.preload"])

    @property
    def addresses(self) -> list[str]:
        """The address of each server."""
        return [f"http://127.0.0.1:{port}" for port in self._ports]

    async def start(self, number: int = 0) -> None:
        """Start one of the servers and wait until it answers."""
        process = self._forks.Process(
            target=serve,
            args=(self.settings, self._ports[number], self.log, self._hasty, self.largest_file),
            daemon=True,
        )
        await asyncio.to_thread(process.start)
        self._running[number] = process
        until = time.monotonic() + PATIENCE
        while not await answers(self._ports[number]):
            if process.exitcode is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-4000:]}")
            await asyncio.sleep(0.01)

    async def start_all(self) -> None:
        for number in range(len(self._ports)):
            await self.start(number)

    def send(self, how: signal.Signals, number: int = 0) -> None:
        """Send one of the servers a signal."""
        os.kill(self.pid(number), how)

    def pid(self, number: int = 0) -> int:
        """Return the process id of one of the servers."""
        pid = self._running[number].pid
        assert pid is not None
        return pid

    async def kill(self, number: int = 0) -> None:
        """Kill one of the servers immediately, whatever it is doing."""
        process = self._running.pop(number)
        process.kill()
        await asyncio.to_thread(process.join)

    async def close(self) -> None:
        """Kill all servers."""
        for number in list(self._running):
            await self.kill(number)

    def errors(self) -> list[str]:
        """Return the last line of each traceback in the servers' log."""
        found, text = [], self.log.read_text(encoding="utf-8") if self.log.exists() else ""
        for part in text.split("Traceback (most recent call last):")[1:]:
            lines = part.splitlines()[1:]
            found.append(next((line for line in lines if line and not line.startswith(" ")), ""))
        return found


@asynccontextmanager
async def server_group(settings: Settings, servers: int = 1, hasty: bool = False) -> AsyncIterator[ServerGroup]:
    """Run servers for the duration of the block."""
    group = ServerGroup(settings, servers, hasty)
    try:
        await group.start_all()
        yield group
    except BaseException:
        print(group.log.read_text(encoding="utf-8")[-4000:] if group.log.exists() else "", file=sys.stderr)
        raise
    finally:
        await group.close()


async def answers(port: int) -> bool:
    """Return whether a server answers at a port."""
    with suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        said = await reader.readline()
        writer.close()
        return b" 200 " in said
    return False


def serve(settings: Settings, port: int, log: Path, hasty: bool, largest_file: int) -> None:
    """Serve until killed."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, resource.RLIM_INFINITY))
    with log.open("ab", buffering=0) as said:
        os.dup2(said.fileno(), sys.stderr.fileno())
    if hasty:
        queue.SCAN_INTERVAL, queue.HEARTBEAT_INTERVAL, queue.WORKER_TIMEOUT, queue.HANGING_SECONDS = (
            0.3,
            0.3,
            DEAD,
            DEAD,
        )
    asyncio.run(run(replace(settings, host="127.0.0.1", port=port)))


async def run(settings: Settings) -> None:
    """Serve until cancelled."""
    app = create_app(settings, ThreadThinker())
    with listen("127.0.0.1", settings.port) as listener:
        async with app.router.lifespan_context(app), serve_app(app, listener):
            await asyncio.Event().wait()
