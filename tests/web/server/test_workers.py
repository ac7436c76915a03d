"""Several worker processes at one address."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Protocol

import psutil
import pytest
import uvicorn
from tests.postgres import PostgresServer
from tests.waiting import PATIENCE, wait_until
from tests.web.server.fake_workers import FakeApp
from uvicorn.supervisors.multiprocess import SIGNALS

from spadework.web.db.session import DatabaseError
from spadework.web.server.run import RESPONSE_TIMEOUT, START_TIMEOUT, ServerWorkers, check_database, listen
from spadework.web.server.settings import Settings

HOST = "club.example"
"""The only allowed host name."""
SERVE = "from spadework.cli import main; main()"


@pytest.mark.parametrize("database", [None, "sqlite+aiosqlite:///x"])
def test_several_workers_need_a_postgresql_database(settings: Settings, database: str | None) -> None:
    with pytest.raises(
        DatabaseError, match="several workers need a PostgreSQL database: name one in SPADEWORK_DATABASE"
    ):
        check_database(replace(settings, database=database))


def test_the_database_is_migrated_before_workers_start(settings: Settings, postgres: PostgresServer) -> None:
    check_database(replace(settings, database=postgres.new_database()))


class Supervised(ServerWorkers):
    """Workers with a fake application.

    Args:
        app: the application each worker serves.
        number: number of workers.
    """

    def __init__(self, app: FakeApp, number: int = 1) -> None:
        self.now = 0.0
        self.announced = Event()
        config = uvicorn.Config(app, workers=number, lifespan="on", log_config=None)
        super().__init__(config, [], self.announced.set, clock=lambda: self.now)

    @property
    def pids(self) -> list[int | None]:
        return [process.pid for process in self.processes]

    def watch_until(self, holds: Callable[[], bool]) -> None:
        """Supervise the workers until a condition holds."""
        until = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < until
            self.watch(0.05)


class Supervise(Protocol):
    """A function that starts workers."""

    def __call__(self, app: FakeApp, number: int = 1) -> Supervised:
        """Start some workers."""


@pytest.fixture
def supervise() -> Iterator[Supervise]:
    """A function that starts workers; neither they nor their signal handlers outlive the test."""
    handlers = {number: signal.getsignal(number) for number in SIGNALS}
    running: list[Supervised] = []

    def supervise(app: FakeApp, number: int = 1) -> Supervised:
        running.append(Supervised(app, number))
        running[-1].init_processes()
        return running[-1]

    yield supervise
    for process in [process for workers in running for process in workers.processes]:
        process.process.kill()
        process.join()
    for number, handler in handlers.items():
        signal.signal(number, handler)


def test_a_worker_may_be_slow_to_start(supervise: Supervise, tmp_path: Path) -> None:
    workers = supervise(FakeApp(tmp_path, "wait"))
    before = workers.pids
    workers.watch(0)
    workers.now += START_TIMEOUT
    workers.watch(0)
    assert not workers.announced.is_set()
    (tmp_path / "go").touch()
    workers.watch_until(workers.announced.is_set)
    assert workers.pids == before


def test_a_worker_that_never_gets_ready_is_replaced(supervise: Supervise, tmp_path: Path) -> None:
    workers = supervise(FakeApp(tmp_path, "hang"))
    before = workers.pids
    workers.watch(0)
    workers.watch_until((tmp_path / "first").exists)
    assert workers.pids == before
    workers.now += START_TIMEOUT + 1
    workers.watch(0)
    assert workers.pids != before
    workers.watch_until(workers.announced.is_set)


def test_a_ready_worker_that_hangs_is_replaced(
    supervise: Supervise, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workers = supervise(FakeApp(tmp_path))
    workers.watch_until(workers.announced.is_set)
    before = workers.pids
    hanging = psutil.Process(before[0])
    hanging.suspend()
    while hanging.status() != psutil.STATUS_STOPPED:
        time.sleep(0.01)
    # Its earlier answer is received now.
    workers.watch(0)
    workers.now += RESPONSE_TIMEOUT
    workers.watch(0)
    assert workers.pids == before
    workers.now += 1
    workers.watch(0)
    assert workers.pids != before
    told = [(record.message, vars(record)["worker"]) for record in caplog.records if record.name == "spadework"]
    # On a slow machine, a second line may already report its end.
    assert told[0] == ("a worker does not respond and is killed", before[0])


def test_a_death_is_noticed_at_once(supervise: Supervise, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "spadework")
    workers = supervise(FakeApp(tmp_path))
    workers.watch_until(workers.announced.is_set)
    before = workers.pids[0]
    assert before is not None
    os.kill(before, signal.SIGKILL)
    # Only a worker's death ends this wait early.
    workers.watch(24 * 3600)
    assert workers.pids != [before]
    told = [(record.message, vars(record)["worker"]) for record in caplog.records if record.name == "spadework"]
    assert told == [
        ("a worker has ended", before),
        ("a replacement worker has started", workers.pids[0]),
    ]


def test_a_worker_that_dies_while_it_starts_is_replaced(supervise: Supervise, tmp_path: Path) -> None:
    workers = supervise(FakeApp(tmp_path, "die"))
    before = workers.pids
    workers.watch_until(workers.announced.is_set)
    assert workers.pids != before


def test_workers_that_cant_start_end_the_server(supervise: Supervise, tmp_path: Path) -> None:
    workers = supervise(FakeApp(tmp_path, "fail"))
    workers.watch_until(workers.should_exit.is_set)
    assert not workers.announced.is_set()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_workers_and_then_the_server(
    supervise: Supervise, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sign: signal.Signals
) -> None:
    workers = supervise(FakeApp(tmp_path), 2)
    monkeypatch.setattr(workers, "init_processes", lambda: None)
    monkeypatch.setattr(workers, "_announce", lambda: signal.raise_signal(sign))
    workers.run()
    assert [process.process.is_alive() for process in workers.processes] == [False, False]


def test_workers_are_replaced_one_by_one_when_a_signal_asks_for_it(supervise: Supervise, tmp_path: Path) -> None:
    workers = supervise(FakeApp(tmp_path), 2)
    workers.watch_until(workers.announced.is_set)
    before = workers.pids
    signal.raise_signal(signal.SIGHUP)
    workers.handle_signals()
    assert not set(before) & set(workers.pids)
    workers.announced.clear()
    workers.watch(0)
    assert not workers.announced.is_set()


def answers(port: int) -> bool:
    request = urllib.request.Request(f"http://127.0.0.1:{port}/ready", headers={"Host": HOST})
    with suppress(OSError), urllib.request.urlopen(request, timeout=5) as answer:
        return int(answer.status) == 200
    return False


def workers_of(process: psutil.Process) -> list[psutil.Process]:
    """Return the worker processes; the other child process is the resource tracker of multiprocessing."""
    found = []
    for child in process.children():
        # A process that has just ended has no command line.
        with suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


@contextmanager
def served(arguments: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run `spadework serve` in a process; when the block ends, it and its children are killed."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", *arguments],
        env={**os.environ, "SPADEWORK_WARM": "0", "SPADEWORK_HOSTS": HOST, **environment},
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
def test_a_dead_worker_is_replaced_and_all_stop_together(postgres: PostgresServer, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
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
        assert parent.stdout.readline() == f"Spadework is running at http://127.0.0.1:{port}/ (press Ctrl+C to stop)\n"
