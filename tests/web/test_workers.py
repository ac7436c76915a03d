"""Several processes at one address."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from tests.postgres import PostgresServer
from tests.waiting import PATIENCE, wait_until

from spadework.web.server import listening
from spadework.web.settings import Settings
from spadework.web.store.database import DatabaseError
from spadework.web.workers import check_database

SERVE = "from spadework.cli import main; main()"


@pytest.mark.parametrize("database", [None, "sqlite+aiosqlite:///x"])
def test_they_need_a_database_for_several(settings: Settings, database: str | None) -> None:
    with pytest.raises(
        DatabaseError, match="several workers need a PostgreSQL database: name one in SPADEWORK_DATABASE"
    ):
        check_database(replace(settings, database=database))


def test_the_database_is_brought_to_the_newest_layout(settings: Settings, postgres: PostgresServer) -> None:
    check_database(replace(settings, database=postgres.new_database()))


def answers(port: int) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
        return int(answer.status) == 200
    return False


def workers_of(process: psutil.Process) -> list[psutil.Process]:
    """Those who serve; beside them something counts semaphores."""
    return [child for child in process.children() if "spawn_main" in " ".join(child.cmdline())]


@contextmanager
def served(arguments: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Serve by a command line; nothing of it is left when the block ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", *arguments],
        env={**os.environ, "SPADEWORK_WARM": "0", **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        with suppress(psutil.NoSuchProcess):
            for child in psutil.Process(process.pid).children(recursive=True):
                child.kill()
        process.kill()
        process.communicate()


@pytest.mark.long
def test_one_that_dies_is_replaced_and_all_stop_together(postgres: PostgresServer, tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    database = postgres.new_database("newest")
    with served(
        ["--workers", "2", "--port", str(port)], SPADEWORK_DATABASE=database, SPADEWORK_DATA=str(tmp_path)
    ) as parent:
        wait_until(lambda: answers(port))
        process = psutil.Process(parent.pid)
        before = workers_of(process)
        assert len(before) == 2
        before[0].kill()
        wait_until(lambda: before[0] not in (now := workers_of(process)) and len(now) == 2)
        wait_until(lambda: answers(port))
        now = workers_of(process)
        parent.send_signal(signal.SIGTERM)
        assert not psutil.wait_procs([process, *now], timeout=PATIENCE)[1]
        assert parent.stdout is not None
        assert parent.stdout.readline() == f"Spadework is at http://127.0.0.1:{port}/ (stop it with Ctrl+C)\n"
