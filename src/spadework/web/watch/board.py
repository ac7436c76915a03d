"""Where the processes of a server put their metrics up, so that each of them can tell those of all."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from spadework.web.watch.logs import log
from spadework.web.watch.metrics import Metrics

FOLDER = "metrics"
MOST = 64
"""No more processes put their metrics up."""
EVERY = 5.0
"""Seconds after which a process puts its metrics up anew."""


class Board:
    """The metrics of all processes that keep their tables by the same folder.

    Args:
        folder: the data folder; None to put nothing up there, and to tell one's own metrics alone.
        metrics: those of this process.
        standings: game and stage of every table in memory.
    """

    def __init__(
        self, folder: Path | None, metrics: Metrics, standings: Callable[[], Iterable[tuple[str, str]]]
    ) -> None:
        self._folder = folder / FOLDER if folder is not None and sys.platform != "win32" else None
        self._metrics, self._standings = metrics, standings
        self._worker = 0

    async def text(self) -> bytes:
        """The metrics of all processes, each with its number."""
        self._metrics.look_round(self._standings())
        return await asyncio.to_thread(self._text)

    async def put_up_for_ever(self) -> None:
        """Put up what was measured, again and again, until cancelled."""
        if self._folder is None:
            return
        try:
            with ExitStack() as held:
                self._worker = claimed(self._folder, held)
                while True:
                    self._metrics.look_round(self._standings())
                    await asyncio.to_thread(self._put_up, self._folder)
                    await asyncio.sleep(EVERY)
        except OSError as error:
            log.warning("metrics can't be put up for the other processes", error=error)

    def _put_up(self, folder: Path) -> None:
        place, new = path_of(folder, self._worker, "prom"), path_of(folder, self._worker, "new")
        new.write_bytes(generate_latest(Families(list(self._own()))))
        new.replace(place)

    def _own(self) -> Iterator[Metric]:
        return without_births(self._metrics.registry.collect())

    def _text(self) -> bytes:
        found: dict[str, Metric] = {}
        add(found, self._own(), self._worker)
        for worker, text in self._others():
            add(found, text_string_to_metric_families(text), worker)
        return generate_latest(Families(list(found.values())))

    def _others(self) -> Iterator[tuple[int, str]]:
        if self._folder is None:
            return
        for worker in range(MOST):
            if worker != self._worker and is_held(path_of(self._folder, worker, "lock")):
                with suppress(OSError):
                    yield worker, path_of(self._folder, worker, "prom").read_text(encoding="utf-8")


class Families(Collector):
    """Metrics as they have been collected."""

    def __init__(self, found: Sequence[Metric]) -> None:
        self._found = found

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self._found


def without_births(families: Iterable[Metric]) -> Iterator[Metric]:
    """Metrics without the moments at which something happened for the first time."""
    for family in families:
        family.samples = [sample for sample in family.samples if not sample.name.endswith("_created")]
        yield family


def add(found: dict[str, Metric], families: Iterable[Metric], worker: int) -> None:
    """Add the metrics of a process to those of others."""
    for family in families:
        kept = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
        for sample in family.samples:
            kept.samples.append(sample._replace(labels={**sample.labels, "worker": str(worker)}))


def path_of(folder: Path, worker: int, kind: str) -> Path:
    """A file of a process."""
    return folder / f"{worker}.{kind}"


def claimed(folder: Path, held: ExitStack) -> int:
    """The smallest number that no other process has, kept as long as it is held. Raises OSError."""
    import fcntl

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for worker in range(MOST):
        file = path_of(folder, worker, "lock").open("a")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
        else:
            path_of(folder, worker, "prom").unlink(missing_ok=True)
            held.enter_context(file)
            return worker
    raise OSError(f"{MOST} processes have put their metrics up already")


def is_held(lock: Path) -> bool:
    """Whether a process that has a number is still there."""
    import fcntl

    try:
        file = os.open(lock, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False
