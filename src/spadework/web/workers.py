"""Several processes that serve at the same address, watched over by one that starts them again when they die."""

import asyncio
import pickle
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import wait

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from spadework.web.app import create_app
from spadework.web.door import open_door
from spadework.web.settings import Settings
from spadework.web.store.database import DatabaseError, open_database, url_of
from spadework.web.watch.logs import begin as begin_log
from spadework.web.watch.logs import log

START = 60.0
"""Seconds that a worker gets until it is ready."""

SILENCE = 15.0
"""Seconds that a worker that was ready gets to answer."""

LOOK = 0.5
"""Seconds from one look at the workers to the next."""


def serve_by_workers(
    listener: socket.socket, config: uvicorn.Config, settings: Settings, announce: Callable[[], None]
) -> None:
    """Serve at a listening socket by `config.workers` processes, until somebody stops it.

    Args:
        listener: the socket, which all processes share.
        config: how each of them serves.
        settings: how each of them runs.
        announce: is called when one of them is ready.

    Raises DatabaseError when the database can't be used, or is not one for several.
    """
    check_database(settings)
    # What it calls may take long, such as a browser in the terminal.
    Workers(config, [listener], threading.Thread(target=announce, daemon=True).start).run()


@dataclass
class Health:
    """What is known of a worker."""

    answered: float
    """When it answered last that it is ready, or was started."""
    ready: bool = False
    """Whether it has ever been."""
    asked: bool = False
    """Whether it owes an answer."""


class Workers(Multiprocess):
    """The workers of a server.

    uvicorn's own supervisor takes a worker for hung that is still starting on a busy machine.

    Args:
        config: how each of them serves.
        sockets: which all of them share.
        announce: is called when the first of them is ready; must return at once.
        start: as `START`.
        silence: as `SILENCE`.
        clock: tells the time, in seconds.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        announce: Callable[[], None],
        start: float = START,
        silence: float = SILENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        # Also how long a worker may take that replaces another after SIGHUP.
        config.timeout_worker_healthcheck = int(start)
        super().__init__(config, sockets)
        self._announce = announce
        self._announced = False
        self._start, self._silence = start, silence
        self._clock = clock
        self._health: dict[Process, Health] = {}

    def run(self) -> None:
        """Serve until a signal ends it."""
        self.init_processes()
        while not self.should_exit.is_set():
            self.handle_signals()
            self.watch(LOOK)
        self.terminate_all()
        self.join_all()

    def watch(self, seconds: float) -> None:
        """Wait for some seconds, or until a worker has ended; then replace those that have ended or hang."""
        now = self._clock()
        self._health = {process: self._health.get(process) or Health(now) for process in self.processes}
        for process, health in self._health.items():
            if not health.asked:
                health.asked = asked(process)
        sentinels: dict[object, Process] = {process.process.sentinel: process for process in self.processes}
        for ending in wait([process.process.sentinel for process in self.processes], seconds):
            # It may still be on the way out.
            sentinels[ending].join()
        for number, (process, health) in enumerate(self._health.items()):
            self._hear(process, health)
            if self._has_ended(process, health):
                self._replace(number, process, health)

    def _hear(self, process: Process, health: Health) -> None:
        for ready in answers(process):
            health.asked = False
            if ready:
                health.ready, health.answered = True, self._clock()
        if health.ready and not self._announced:
            self._announced = True
            self._announce()

    def _has_ended(self, process: Process, health: Health) -> bool:
        if process.exitcode is not None:
            log.warning("a worker has ended", worker=process.pid, status=process.exitcode)
            return True
        if self._clock() - health.answered <= (self._silence if health.ready else self._start):
            return False
        log.warning("a worker does not answer and is killed", worker=process.pid)
        return True

    def _replace(self, number: int, process: Process, health: Health) -> None:
        process.kill()
        process.join()
        if process.exitcode == STARTUP_FAILURE and not self._announced:
            # All others would fail in the same way.
            log.error("a worker can't start, so the server stops", worker=process.pid)
            self.should_exit.set()
        if not health.ready:
            # Workers that die while they start must not take all the processor.
            self.should_exit.wait(LOOK)
        if not self.should_exit.is_set():
            self.processes[number] = new = Process(self.config, self.sockets)
            new.start()
            log.info("a worker has been started in place of another", worker=new.pid)


def asked(worker: Process) -> bool:
    """Ask a worker whether it is ready; False when it can't be asked."""
    try:
        worker.parent_conn.send(b"ping")
    except OSError:
        return False
    return True


def answers(worker: Process) -> Iterator[bool]:
    """The answers of a worker that have come."""
    with suppress(OSError, EOFError, pickle.UnpicklingError):
        while worker.parent_conn.poll():
            yield worker.parent_conn.recv()


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
