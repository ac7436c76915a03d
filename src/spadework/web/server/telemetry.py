"""Logs, metrics and traces of a server."""

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, MutableMapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, Protocol, TextIO

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, merge_contextvars
from structlog.dev import ConsoleRenderer
from structlog.processors import JSONRenderer, TimeStamper
from structlog.stdlib import BoundLogger, ExtraAdder, ProcessorFormatter, add_log_level, render_to_log_kwargs

from spadework.engine.interface import CHANCE
from spadework.table import Step
from spadework.web.server.redaction import KNOWN, LIBRARIES, keep_secrets, trace_as_text
from spadework.web.server.settings import Form, Level

log: BoundLogger = structlog.wrap_logger(
    logging.getLogger("spadework"),
    processors=[render_to_log_kwargs],
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)
"""Where the server's modules tell what happens: in plain words that are always the same, all else in fields, which `KNOWN` lists."""


def handler(form: Form, stream: TextIO) -> logging.Handler:
    """What writes log lines to a stream."""
    renderer = ConsoleRenderer(colors=stream.isatty(), pad_event_to=0, sort_keys=False)
    last = [trace_as_text, renderer] if form == "text" else [JSONRenderer()]
    found = logging.StreamHandler(stream)
    found.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                merge_contextvars,
                add_log_level,
                TimeStamper("iso", utc=True),
                ExtraAdder(allow=KNOWN),
                keep_secrets,
            ],
            pass_foreign_args=True,
            processors=[ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    return found


def begin(form: Form = "text", level: Level = "info", stream: TextIO | None = None) -> None:
    """Let all that is logged in this process, by libraries too, be written to a stream.

    Args:
        form: how the lines look.
        level: what is told of the server itself. Libraries tell what is wrong, and nothing else.
        stream: where the lines go; None for the standard error.
    """
    logging.basicConfig(handlers=[handler(form, stream or sys.stderr)], level=LIBRARIES, force=True)
    logging.getLogger("spadework").setLevel(level.upper())


SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds by which most durations are sorted."""

FEW_SECONDS = (0.005, 0.025, 0.1, 0.5, 2.5, 10.0)
"""The same for durations of which there are many kinds."""

LOOK = 0.5
"""Seconds from one look at the event loop to the next."""


class Connected(Protocol):
    """A browser that looks at a table."""

    @property
    def plays(self) -> bool:
        """Whether a seat there is its."""


class Metrics:
    """The metrics of one server process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.sockets: set[Connected] = set()
        """The browsers that look at tables now."""
        self._tables = Gauge("spadework_tables", "Tables in memory.", ["game", "stage"], registry=registry)
        self._sockets = Gauge("spadework_sockets", "Browsers that look at tables.", ["who"], registry=registry)
        self.moves = Counter("spadework_moves", "Moves played, without reactions.", ["by"], registry=registry)
        self.move_seconds = Histogram(
            "spadework_move_seconds",
            "From the moment a move arrives: until it has the table (lock), to store it (store), "
            "until the last seat that looks there has been sent its view (shown).",
            ["part"],
            buckets=SECONDS,
            registry=registry,
        )
        self.thinking = Gauge("spadework_thinking", "Thoughts that computer players wait for.", registry=registry)
        self.thinking_seconds = Histogram(
            "spadework_thinking_seconds",
            "How long computer players and advisers waited and thought.",
            ["level", "purpose"],
            buckets=SECONDS,
            registry=registry,
        )
        self.page_seconds = Histogram(
            "spadework_page_seconds",
            "How long pages took, by the pattern of their address.",
            ["route", "method", "status"],
            buckets=FEW_SECONDS,
            registry=registry,
        )
        self.refused = Counter(
            "spadework_refused", "Moves refused, in games without reactions.", ["reason"], registry=registry
        )
        self.limits = Counter("spadework_limits", "How often a limit was hit.", ["limit"], registry=registry)
        self.database_errors = Counter(
            "spadework_database_errors", "What went wrong with the database.", ["during"], registry=registry
        )
        self.lag_seconds = Histogram(
            "spadework_loop_lag_seconds",
            "How much later than it should the event loop does what is due.",
            buckets=SECONDS,
            registry=registry,
        )

    def look_round(self, tables: Iterable[tuple[str, str]]) -> None:
        """Count the tables in memory, of which come game and stage, and who looks at them."""
        self._tables.clear()
        for game, stage in tables:
            self._tables.labels(game, stage).inc()
        playing = sum(socket.plays for socket in self.sockets)
        self._sockets.labels("player").set(playing)
        self._sockets.labels("spectator").set(len(self.sockets) - playing)

    async def watch_loop(self) -> None:
        """Measure again and again how late the event loop is, until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.lag_seconds.observe(max(0.0, time.perf_counter() - began - LOOK))


FOLDER = "metrics"
MOST = 64
"""No more processes put their metrics up."""
EVERY = 5.0
"""Seconds after which a process puts its metrics up anew."""


class MetricsBoard:
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
        new.write_bytes(generate_latest(MetricFamilies(list(self._own()))))
        new.replace(place)

    def _own(self) -> Iterator[Metric]:
        return without_births(self._metrics.registry.collect())

    def _text(self) -> bytes:
        found: dict[str, Metric] = {}
        add(found, self._own(), self._worker)
        for worker, text in self._others():
            add(found, text_string_to_metric_families(text), worker)
        return generate_latest(MetricFamilies(list(found.values())))

    def _others(self) -> Iterator[tuple[int, str]]:
        if self._folder is None:
            return
        for worker in range(MOST):
            if worker != self._worker and is_held(path_of(self._folder, worker, "lock")):
                with suppress(OSError):
                    yield worker, path_of(self._folder, worker, "prom").read_text(encoding="utf-8")


class MetricFamilies(Collector):
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


By = Literal["people", "computers"]


@dataclass(eq=False)
class MoveTrace:
    """What somebody has asked for at a table."""

    began: float
    had_table: float
    """When its turn at the table had come."""
    by: By
    sees: set[Connected] = field(default_factory=set)
    """Who has still to be sent the view."""


class MoveTraces:
    """Times the moves at a table. One in the time to react leaves no trace: that somebody has one is nobody's business.

    Args:
        lock: held by whoever moves at the table.
        reactions: whether its game has such a time.
        metrics: are told.
    """

    def __init__(self, lock: asyncio.Lock, reactions: bool, metrics: Metrics) -> None:
        self._lock, self._reactions, self._metrics = lock, reactions, metrics
        self._here: set[Connected] = set()
        self._underway: MoveTrace | None = None
        self._stored: MoveTrace | None = None
        self._told: list[MoveTrace] = []

    @contextmanager
    def attended_by(self, browser: Connected) -> Iterator[None]:
        """A browser looks at the table as long as the block runs."""
        self._here.add(browser)
        self._metrics.sockets.add(browser)
        try:
            yield
        finally:
            self._metrics.sockets.discard(browser)
            self._here.discard(browser)
            for journey in self._told:
                journey.sees.discard(browser)
            self._told = [journey for journey in self._told if journey.sees]

    @asynccontextmanager
    async def move(self, by: By) -> AsyncIterator[None]:
        """Hold the table's lock for moves as long as the block runs."""
        began = perf_counter()
        async with self._lock:
            self._underway = MoveTrace(began, perf_counter(), by)
            try:
                yield
            finally:
                self._underway = None

    @contextmanager
    def storing(self, steps: Sequence[Step], secret: bool) -> Iterator[None]:
        """Steps are being stored as long as the block runs; nobody may learn of them when they are secret."""
        began = perf_counter()
        yield
        journey = self._underway
        if journey is not None and not secret:
            # Only now: what was refused could have been a reaction that came too late.
            self._metrics.move_seconds.labels("lock").observe(journey.had_table - journey.began)
            self._metrics.move_seconds.labels("store").observe(perf_counter() - began)
            self._metrics.moves.labels(journey.by).inc(sum(step.seat != CHANCE for step in steps))
            self._stored = journey

    def tell(self) -> None:
        """All who look are about to be told."""
        journey, self._stored = self._stored, None
        if journey is not None:
            journey.sees = {browser for browser in self._here if browser.plays}
            if journey.sees:
                self._told.append(journey)

    def shown(self, browser: Connected) -> None:
        """A browser shows all there is."""
        if not self._told:
            return
        for journey in self._told:
            journey.sees.discard(browser)
            if not journey.sees:
                self._metrics.move_seconds.labels("shown").observe(perf_counter() - journey.began)
        self._told = [journey for journey in self._told if journey.sees]

    def refused(self, reason: str) -> None:
        """A move has been refused for a reason; in games with reactions it may be one, or one that came too late."""
        if not self._reactions:
            self._metrics.refused.labels(reason.removeprefix("refused-")).inc()


LIMITS = {413: "size", 429: "rate"}
"""The limit that an answer's status tells of."""

LINE_LIMITS = {1008: "line", 1009: "size"}
"""The limit that the code tells of with which a live connection is closed."""

NO_ROUTE = "none"
METHODS = ("GET", "HEAD", "POST")
"""Whatever else a request is called is counted as one."""


class RequestLog:
    """Gives each request a number and notes how it was answered; of its address only the pattern."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        metrics: Metrics = scope["app"].state.site.metrics
        if scope["type"] == "http":
            await self._answer(metrics, scope, receive, send)
            return

        async def send_noted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.close" and message.get("code") in LINE_LIMITS:
                metrics.limits.labels(LINE_LIMITS[message["code"]]).inc()
            await send(message)

        await self._app(scope, receive, send_noted)

    async def _answer(self, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 500, perf_counter()
        number = scope.setdefault("state", {})["number"] = secrets.token_hex(4)
        bind_contextvars(request=number)

        async def send_noted(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            seconds, route = perf_counter() - began, route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.page_seconds.labels(route, method, str(status)).observe(seconds)
            if status in LIMITS:
                metrics.limits.labels(LIMITS[status]).inc()
            log.debug("answered", route=route, method=method, status=status, milliseconds=round(1000 * seconds, 1))


def route_of(scope: Scope) -> str:
    """The pattern of the address that a request asked for, once it has found its page.

    >>> route_of({"path": "/nowhere"})
    'none'
    """
    endpoint = scope.get("endpoint")
    routes: list[BaseRoute] = scope["app"].routes if endpoint is not None else []
    for route in routes:
        if isinstance(route, Mount) and route.app is endpoint:
            return route.path
        if isinstance(route, Route) and route.endpoint is endpoint and route.path_regex.match(scope["path"]):
            return route.path
    return NO_ROUTE


def number_of(request: Request) -> str:
    """By which number the log tells of a request."""
    return str(request.state.number)
