"""Starting a server: its processes, their supervisor, and what it prints."""

import asyncio
import errno
import pickle
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import wait
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from spadework.players.offered import offered
from spadework.web.db.session import DatabaseError, open_database, url_of
from spadework.web.server.app import create_app
from spadework.web.server.background import Background
from spadework.web.server.connections import ConnectionLimits, LiveConnectionLimits, open_door
from spadework.web.server.limits import MESSAGE_BYTES
from spadework.web.server.public_url import EVERYWHERE, Addresses, network_addresses, reach
from spadework.web.server.settings import Settings
from spadework.web.server.site import site_in
from spadework.web.server.telemetry import begin as begin_log
from spadework.web.server.telemetry import log

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


PORTS = 65536
GRACE = 3
"""Seconds that open connections get when the server stops."""


class ServerError(RuntimeError):
    """The server can't listen; the text is one line that says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    settings: Settings | None = None,
    players: Sequence[str] = (),
    workers: int | None = None,
) -> None:
    """Serve until somebody stops it, and print where it is found, each address in a line of its own.

    Args:
        host: the address to listen at.
        port: the port; 0 for any that is free.
        open_browser: whether the browser is opened as soon as the server answers.
        settings: how it runs, by default what the environment says.
        players: Python files and networks whose players are offered at its tables.
        workers: how many processes serve, by default as the settings say; more than one need a PostgreSQL database.

    Raises ServerError when host or port can't be used, DatabaseError when the database can't, ValueError when a player's file can't.
    """
    with listening(host, port) as listener:
        port = listener.getsockname()[1]
        known = replace(settings or Settings.from_environment(), host=host, port=port)
        if players:
            known = replace(known, players=offered(players))
        if workers is not None:
            known = replace(known, workers=workers)
        begin_log(known.log, known.log_level)
        if known.workers > 1:
            config = server_config(partial(worker_app, known), known.workers)
            serve_by_workers(listener, config, known, partial(tell_where, known, open_browser))
            print("Spadework has stopped.")
            return
        # Where the one who started it lets it ignore Ctrl+C, as a shell does in the background, it ends without an interrupt.
        with suppress(KeyboardInterrupt), ending_like_ctrl_c(signal.SIGTERM):
            asyncio.run(run(listener, open_browser, known))
        print("Spadework has stopped.")


@contextmanager
def ending_like_ctrl_c(number: signal.Signals) -> Iterator[None]:
    """Let a signal end the program as Ctrl+C does: everything is put away first."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at host and port. Raises ServerError."""
    if not 0 <= port < PORTS:
        raise ServerError(f"port {port} doesn't exist; use --port with a number from 1 to {PORTS - 1}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        raise ServerError(f"host {host!r} is not an address of this computer; use --host 127.0.0.1") from error
    family, kind, protocol, _, place = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise ServerError(why_not(host, port, error)) from error
    return listener


def why_not(host: str, port: int, error: OSError) -> str:
    """Why a port can't be used, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: stop the program that uses it, or choose another with --port"
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"port {port} is not allowed: choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"host {host!r} is not an address of this computer; use --host 127.0.0.1"
    return f"can't listen at {host} port {port}: {error.strerror}; choose others with --host and --port"


def address_of(host: str, port: int) -> str:
    """Where a browser on this computer finds the server.

    >>> address_of("0.0.0.0", 8000), address_of("::1", 8000)
    ('http://localhost:8000/', 'http://[::1]:8000/')
    """
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def told_to_others(address: str, settings: Settings, addresses: Addresses = network_addresses) -> list[str]:
    """What to say of where others find a server, whose own address is one for this computer, a line each.

    >>> told_to_others("http://localhost:8000/", Settings(host="0.0.0.0", port=8000), lambda: ["192.168.1.5"])
    ['Spadework is open to others in your network at http://192.168.1.5:8000/']
    """
    found = reach(address.rstrip("/"), settings.host, settings.port, addresses)
    if not found.closed:
        return [f"Spadework is open to others in your network at {origin}/" for origin in found.origins]
    if settings.host in EVERYWHERE:
        return ["Spadework is open to this computer only, which is not in a network."]
    return ["Spadework is open to this computer only. Start it with --everyone to let others in your network join."]


def server_config(app: Starlette | Callable[[], Starlette], workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves an application, or what makes one in each of several processes.

    One alone it is not to start, for what goes wrong then must reach the command line as it is.
    """
    return uvicorn.Config(
        app,
        factory=workers > 1,
        workers=workers,
        http=ConnectionLimits,
        lifespan="on" if workers > 1 else "off",
        log_config=None,
        access_log=False,
        server_header=False,
        # The application believes the proxies that its settings name, and no others.
        proxy_headers=False,
        ws=LiveConnectionLimits,
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=GRACE,
    )


@asynccontextmanager
async def answering(app: Starlette, listener: socket.socket) -> AsyncIterator[None]:
    """Serve an application that has started at a listening socket, as long as the block runs; what signals mean is left to others."""
    config = server_config(app)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    # Step by step: its own loop looks only ten times a second whether it is to stop.
    await server.startup(sockets=[listener])
    try:
        yield
    finally:
        await server.shutdown(sockets=[listener])


class Leaving(uvicorn.Server):
    """A server that says when it is told to stop, before it closes its doors."""

    def __init__(self, app: Starlette) -> None:
        super().__init__(server_config(app))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Be told by a signal to stop."""
        site_in(self._app).readiness.leaving = True
        super().handle_exit(sig, frame)


async def run(listener: socket.socket, open_browser: bool, settings: Settings) -> None:
    """Serve at a listening socket, that of the settings. Raises DatabaseError."""
    app = create_app(settings)
    open_door(settings.proxies)
    server = Leaving(app)
    async with app.router.lifespan_context(app), Background() as background:
        background.start(announce(server, settings, open_browser))
        await server.serve(sockets=[listener])


async def announce(server: uvicorn.Server, settings: Settings, open_browser: bool) -> None:
    """Say where the server is as soon as it answers."""
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.to_thread(tell_where, settings, open_browser)


def tell_where(settings: Settings, open_browser: bool) -> None:
    """Say where the server is, and open the browser if that is wanted."""
    address = address_of(settings.host, settings.port)
    print(
        f"Spadework is running at {address} (press Ctrl+C to stop)",
        *told_to_others(address, settings),
        sep="\n",
        flush=True,
    )
    if open_browser:
        webbrowser.open(address)
