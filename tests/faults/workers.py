"""Workers of one `spadework serve --workers` that are killed or suspended while people play; their supervisor starts others."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.faults.environment import Environment, Series
from tests.faults.party import party_in
from tests.faults.server_group import answers
from tests.serving import free_port
from tests.waiting import PATIENCE

from spadework.web.server.settings import Settings

COMMAND = "from spadework.cli import main; main()"


class Workers:
    """A server with two workers, started from the command line.

    Args:
        settings: the settings, which name its database and its folder.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._port = free_port()
        self._log = settings.folder / "servers.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def addresses(self) -> list[str]:
        """The address that all workers share."""
        return [f"http://127.0.0.1:{self._port}"]

    async def start(self) -> None:
        """Start the workers and wait until one answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve", "--workers", "2", "--port", str(self._port)],
                env={
                    **os.environ,
                    "SPADEWORK_DATA": str(self.settings.folder),
                    "SPADEWORK_DATABASE": self.settings.database_url,
                    "SPADEWORK_PAUSE": "0",
                    "SPADEWORK_REACTION": "0",
                },
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not await answers(self._port):
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start: {self._log.read_text()[-4000:]}")
            await asyncio.sleep(0.1)

    def pids(self) -> list[int]:
        """Return the process ids of the workers."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def close(self) -> None:
        """Stop the workers gracefully."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self._process.wait, PATIENCE)


@asynccontextmanager
async def workers_of(settings: Settings) -> AsyncIterator[Workers]:
    """Run workers for the duration of the block."""
    workers = Workers(settings)
    try:
        await workers.start()
        yield workers
    finally:
        await workers.close()


async def kill_a_worker(environment: Environment, dice: random.Random, series: Series) -> str:
    """Kill or suspend one of two workers at random moments; a computer player sits at each table."""
    async with workers_of(await environment.shared()) as workers, party_in(workers, dice) as party:
        for _ in range(series.rounds):
            await party.keep(series.tables, "me computer", **{"level-1": "mate"})
            await asyncio.sleep(dice.uniform(0, 1))
            os.kill(dice.choice(workers.pids()), dice.choice([signal.SIGKILL, signal.SIGSTOP]))
            for one in party.rounds:
                await party.moves(one, 2)
            await party.check()
        await party.finish(series.whole)
    return f"{series.rounds} workers lost, {party.summary()}"
