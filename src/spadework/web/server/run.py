"""Starting a server: its processes, their supervisor, and what it prints."""

import asyncio
import errno
import pickle
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import wait
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.loops.auto import auto_loop_factory
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from spadework.players.server_players import offered
from spadework.web.db.session import DatabaseError, open_database, url_of
from spadework.web.server.app import create_app
from spadework.web.server.background import Background
from spadework.web.server.connections import ConnectionLimits, LiveConnectionLimits, prepare_process
from spadework.web.server.limits import MESSAGE_BYTES
from spadework.web.server.public_url import ALL_INTERFACES, Addresses, find_public_urls, network_addresses
from spadework.web.server.settings import Settings
from spadework.web.server.site import site_in
from spadework.web.server.telemetry import configure_logging, log

PORTS = 65536

SHUTDOWN_SECONDS = 3
"""Seconds that open connections get to close at shutdown."""
START_TIMEOUT = 60.0
"""Seconds within which a new worker must be ready."""
RESPONSE_TIMEOUT = 15.0
"""Seconds within which a ready worker must respond."""
CHECK_INTERVAL = 0.5
"""Seconds between two checks of the workers."""


class ServerError(RuntimeError):
    """The server can't listen; the text is one line with the reason and the remedy."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    settings: Settings | None = None,
    players: Sequence[str] = (),
    workers: int | None = None,
) -> None:
    """Serve until stopped, and print the server's addresses, one a line.

    Args:
        host: the address to listen on.
        port: the port; 0 for any free one.
        open_browser: whether to open a browser when the server is ready.
        settings: by default read from the environment.
        players: Python files and networks whose players are offered at the tables.
        workers: number of processes, by default from the settings; more than one need a PostgreSQL database.

    Raises ServerError if the host or port can't be used, DatabaseError, ValueError for an unusable player's file.
    """
    with listen(host, port) as listener:
        port = listener.getsockname()[1]
        settings = replace(settings or Settings.from_environment(), host=host, port=port)
        if players:
            settings = replace(settings, players=offered(players))
        if workers is not None:
            settings = replace(settings, workers=workers)
        configure_logging(settings.log, settings.log_level)
        if settings.workers > 1:
            config = server_config(partial(worker_app, settings), settings.workers)
            serve_with_workers(listener, config, settings, partial(print_address, settings, open_browser))
            print("Spadework has stopped.")
            return
        # If the parent made it ignore Ctrl+C, as shells do for background jobs, it ends without an interrupt.
        loop_factory = auto_loop_factory()
        with (
            suppress(KeyboardInterrupt),
            interrupt_on(signal.SIGTERM),
            asyncio.Runner(loop_factory=loop_factory) as runner,
        ):
            runner.run(run(listener, open_browser, settings))
        print("Spadework has stopped.")


@contextmanager
def interrupt_on(number: signal.Signals) -> Iterator[None]:
    """Treat a signal as Ctrl+C while the block runs, for a clean shutdown."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a host and port. Raises ServerError."""
    if not 0 <= port < PORTS:
        raise ServerError(f"port {port} doesn't exist; use --port with a number from 1 to {PORTS - 1}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        raise ServerError(f"host {host!r} is not an address of this computer; use --host 127.0.0.1") from error
    family, kind, protocol, _, place = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        # On Windows it would let two programs listen on one port.
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise ServerError(port_error(host, port, error)) from error
    return listener


def port_error(host: str, port: int, error: OSError) -> str:
    """Return why a port can't be used, and the remedy."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: stop the program that uses it, or choose another with --port"
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"port {port} is not allowed: choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"host {host!r} is not an address of this computer; use --host 127.0.0.1"
    return f"can't listen on {host} port {port}: {error.strerror}; choose others with --host and --port"


def server_config(app: Starlette | Callable[[], Starlette], workers: int = 1) -> uvicorn.Config:
    """Return uvicorn's configuration for an application, or for an application factory with several workers.

    A single process starts its application itself, so that startup errors reach the command line.
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
        # The application trusts the proxies in its settings only.
        proxy_headers=False,
        ws=LiveConnectionLimits,
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


# A single process


async def run(listener: socket.socket, open_browser: bool, settings: Settings) -> None:
    """Serve a listening socket in this process. Raises DatabaseError."""
    app = create_app(settings)
    prepare_process(settings.proxies)
    server = DrainingServer(app)
    async with app.router.lifespan_context(app), Background() as background:
        background.start(announce(server, settings, open_browser))
        await server.serve(sockets=[listener])


class DrainingServer(uvicorn.Server):
    """A server that reports as not ready as soon as it receives a stop signal."""

    def __init__(self, app: Starlette) -> None:
        super().__init__(server_config(app))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a stop signal."""
        site_in(self._app).readiness.stopping = True
        super().handle_exit(sig, frame)


# Several worker processes


def serve_with_workers(
    listener: socket.socket, config: uvicorn.Config, settings: Settings, announce: Callable[[], None]
) -> None:
    """Serve a listening socket with `config.workers` processes until stopped.

    Args:
        listener: the socket, shared by all processes.
        config: the uvicorn configuration of each process.
        settings: the settings of each process.
        announce: called when the first process is ready.

    Raises DatabaseError if the database can't be used, or not by several processes.
    """
    check_database(settings)
    # A thread, since it may block, for example in a text browser.
    ServerWorkers(config, [listener], threading.Thread(target=announce, daemon=True).start).run()


def check_database(settings: Settings) -> None:
    """Ensure that several processes can share the database, and migrate it. Raises DatabaseError."""
    if settings.database is None or url_of(settings.database).get_backend_name() != "postgresql":
        raise DatabaseError(
            "several workers need a PostgreSQL database: name one in SPADEWORK_DATABASE, such as postgresql://me:password@host/tables, "
            "or omit --workers"
        )

    async def check() -> None:
        await (await open_database(settings)).dispose()

    asyncio.run(check())


def worker_app(settings: Settings) -> Starlette:
    """Create the application of a worker process, inside its event loop."""
    configure_logging(settings.log, settings.log_level)
    prepare_process(settings.proxies)
    return create_app(settings)


@dataclass
class WorkerHealth:
    """A worker's state."""

    answered: float
    """When the worker last reported to be ready, or was started."""
    ready: bool = False
    """Whether the worker has ever been ready."""
    awaiting_response: bool = False
    """Whether a response is outstanding."""


class ServerWorkers(Multiprocess):
    """The supervisor of the worker processes.

    uvicorn's own supervisor kills workers that are still starting on a busy machine.

    Args:
        config: the uvicorn configuration of each process.
        sockets: shared by all processes.
        announce: called when the first process is ready; must not block.
        start: the start timeout in seconds.
        silence: the response timeout in seconds.
        clock: returns the time in seconds.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        announce: Callable[[], None],
        start: float = START_TIMEOUT,
        silence: float = RESPONSE_TIMEOUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        # Also the timeout of a replacement worker after SIGHUP.
        config.timeout_worker_healthcheck = int(start)
        super().__init__(config, sockets)
        self._announce = announce
        self._announced = False
        self._start, self._silence = start, silence
        self._clock = clock
        self._health: dict[Process, WorkerHealth] = {}

    def run(self) -> None:
        """Serve until a signal ends it."""
        self.init_processes()
        while not self.should_exit.is_set():
            self.handle_signals()
            self.watch(CHECK_INTERVAL)
        self.terminate_all()
        self.join_all()

    def watch(self, seconds: float) -> None:
        """Wait for some seconds or until a worker ends; then replace workers that have ended or hang."""
        now = self._clock()
        self._health = {process: self._health.get(process) or WorkerHealth(now) for process in self.processes}
        for process, health in self._health.items():
            if not health.awaiting_response:
                health.awaiting_response = ping(process)
        sentinels: dict[object, Process] = {process.process.sentinel: process for process in self.processes}
        for ending in wait([process.process.sentinel for process in self.processes], seconds):
            # The process may still be exiting.
            sentinels[ending].join()
        for number, (process, health) in enumerate(self._health.items()):
            self._read_responses(process, health)
            if self._has_ended(process, health):
                self._replace(number, process, health)

    def _read_responses(self, process: Process, health: WorkerHealth) -> None:
        for ready in responses(process):
            health.awaiting_response = False
            if ready:
                health.ready, health.answered = True, self._clock()
        if health.ready and not self._announced:
            self._announced = True
            self._announce()

    def _has_ended(self, process: Process, health: WorkerHealth) -> bool:
        if process.exitcode is not None:
            log.warning("a worker has ended", worker=process.pid, status=process.exitcode)
            return True
        if self._clock() - health.answered <= (self._silence if health.ready else self._start):
            return False
        log.warning("a worker does not respond and is killed", worker=process.pid)
        return True

    def _replace(self, number: int, process: Process, health: WorkerHealth) -> None:
        process.kill()
        process.join()
        if process.exitcode == STARTUP_FAILURE and not self._announced:
            # All others would fail the same way.
            log.error("a worker can't start, so the server stops", worker=process.pid)
            self.should_exit.set()
        if not health.ready:
            # Workers that crash on start must not use all of the CPU.
            self.should_exit.wait(CHECK_INTERVAL)
        if not self.should_exit.is_set():
            self.processes[number] = new = Process(self.config, self.sockets)
            new.start()
            log.info("a replacement worker has started", worker=new.pid)


def ping(worker: Process) -> bool:
    """Ask a worker whether it is ready; return False if it can't be asked."""
    try:
        worker.parent_conn.send(b"ping")
    except OSError:
        return False
    return True


def responses(worker: Process) -> Iterator[bool]:
    """Yield the responses received from a worker."""
    with suppress(OSError, EOFError, pickle.UnpicklingError):
        while worker.parent_conn.poll():
            yield worker.parent_conn.recv()


# Addresses


async def announce(server: uvicorn.Server, settings: Settings, open_browser: bool) -> None:
    """Print the server's addresses as soon as it responds."""
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.to_thread(print_address, settings, open_browser)


def print_address(settings: Settings, open_browser: bool) -> None:
    """Print the server's addresses, and open a browser if wanted."""
    address = local_url(settings.host, settings.port, settings.root)
    print(
        f"Spadework is running at {address} (press Ctrl+C to stop)",
        *network_notice(address, settings),
        sep="\n",
        flush=True,
    )
    if open_browser:
        webbrowser.open(address)


def local_url(host: str, port: int, path: str = "") -> str:
    """Return the server's URL for a browser on this computer.

    >>> local_url("0.0.0.0", 8000), local_url("::1", 8000, "/games")
    ('http://localhost:8000/', 'http://[::1]:8000/games/')
    """
    shown = "localhost" if host in ALL_INTERFACES else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{path}/"


def network_notice(address: str, settings: Settings, addresses: Addresses = network_addresses) -> list[str]:
    """Return lines about the server's URLs for other computers, given its URL for this computer.

    >>> network_notice("http://localhost:8000/", Settings(host="0.0.0.0", port=8000), lambda: ["192.168.1.5"])
    ['Spadework is open to others in your network at http://192.168.1.5:8000/']
    """
    found = find_public_urls(address.rstrip("/"), settings.host, settings.port, addresses)
    if not found.closed:
        return [f"Spadework is open to others in your network at {origin}{settings.root}/" for origin in found.origins]
    if settings.host in ALL_INTERFACES:
        return ["Spadework is open to this computer only, which has no network connection."]
    return ["Spadework is open to this computer only. Start it with --everyone to let others in your network join."]
