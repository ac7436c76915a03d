"""Logs, metrics and traces of a server."""

import asyncio
import logging
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
from spadework.web.server.locks import is_locked, lock
from spadework.web.server.redaction import FIELDS, LIBRARIES, redact, trace_as_text
from spadework.web.server.settings import LogFormat, LogLevel

# Logs

log: BoundLogger = structlog.wrap_logger(
    logging.getLogger("spadework"),
    processors=[render_to_log_kwargs],
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)
"""The server's logger. Events are constant texts; variable values go into fields, which `FIELDS` lists."""


def configure_logging(form: LogFormat = "text", level: LogLevel = "info", stream: TextIO | None = None) -> None:
    """Write all log records of this process, including those of libraries, to a stream.

    Args:
        form: the format of the lines.
        level: the level of the server's own records; libraries log warnings and errors only.
        stream: the target; None for standard error.
    """
    logging.basicConfig(handlers=[log_handler(form, stream or sys.stderr)], level=LIBRARIES, force=True)
    logging.getLogger("spadework").setLevel(level.upper())


def log_handler(form: LogFormat, stream: TextIO) -> logging.Handler:
    """Return a handler that writes log lines to a stream."""
    renderer = ConsoleRenderer(colors=stream.isatty(), pad_event_to=0, sort_keys=False)
    last = [trace_as_text, renderer] if form == "text" else [JSONRenderer()]
    found = logging.StreamHandler(stream)
    found.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                merge_contextvars,
                add_log_level,
                TimeStamper("iso", utc=True),
                ExtraAdder(allow=FIELDS),
                redact,
            ],
            pass_foreign_args=True,
            processors=[ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    return found


# Metrics

DURATION_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of histogram buckets, in seconds."""
COARSE_BUCKETS = (0.005, 0.025, 0.1, 0.5, 2.5, 10.0)
"""Fewer buckets for durations with many labels."""
LAG_INTERVAL = 0.5
"""Seconds between two measurements of the event loop's lag."""


class TableViewer(Protocol):
    """A browser that shows a table."""

    @property
    def plays(self) -> bool:
        """Whether the browser's guest has a seat."""


class Metrics:
    """Metrics of one server process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.sockets: set[TableViewer] = set()
        """Connected browsers."""
        self._tables = Gauge("spadework_tables", "Tables in memory.", ["game", "stage"], registry=registry)
        self._sockets = Gauge("spadework_sockets", "Browsers that show tables.", ["who"], registry=registry)
        self.moves = Counter("spadework_moves", "Moves played, without reactions.", ["by"], registry=registry)
        self.move_seconds = Histogram(
            "spadework_move_seconds",
            "From the moment a move arrives: until it has the table (lock), to store it (store), "
            "until the last seat that looks there has been sent its view (shown).",
            ["part"],
            buckets=DURATION_BUCKETS,
            registry=registry,
        )
        self.thinking = Gauge(
            "spadework_thinking", "Moves that computer players are thinking about.", registry=registry
        )
        self.thinking_seconds = Histogram(
            "spadework_thinking_seconds",
            "Time that computer players and advisers waited and thought.",
            ["level", "purpose"],
            buckets=DURATION_BUCKETS,
            registry=registry,
        )
        self.page_seconds = Histogram(
            "spadework_page_seconds",
            "Duration of page requests by route.",
            ["route", "method", "status"],
            buckets=COARSE_BUCKETS,
            registry=registry,
        )
        self.refused = Counter(
            "spadework_refused", "Moves refused, in games without reactions.", ["reason"], registry=registry
        )
        self.limits = Counter("spadework_limits", "How often a limit was hit.", ["limit"], registry=registry)
        self.database_errors = Counter(
            "spadework_database_errors", "Errors of the database.", ["during"], registry=registry
        )
        self.lag_seconds = Histogram(
            "spadework_loop_lag_seconds",
            "How late the event loop runs due callbacks.",
            buckets=DURATION_BUCKETS,
            registry=registry,
        )

    def update_gauges(self, tables: Iterable[tuple[str, str]]) -> None:
        """Set the gauges of tables in memory, given the game and stage of each, and of their viewers."""
        self._tables.clear()
        for game, stage in tables:
            self._tables.labels(game, stage).inc()
        playing = sum(socket.plays for socket in self.sockets)
        self._sockets.labels("player").set(playing)
        self._sockets.labels("spectator").set(len(self.sockets) - playing)

    async def measure_lag(self) -> None:
        """Measure the event loop's lag periodically until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_INTERVAL)
            self.lag_seconds.observe(max(0.0, time.perf_counter() - began - LAG_INTERVAL))


# Metrics of several processes

METRICS_FOLDER = "metrics"
MAX_PROCESSES = 64
"""Maximum processes that share their metrics."""
PUBLISH_INTERVAL = 5.0
"""Seconds between two updates of a process's file."""


class SharedMetrics:
    """Metrics of all processes with the same data folder, which each process writes to a file there.

    Args:
        folder: the data folder; None to share nothing and serve this process's metrics only.
        metrics: those of this process.
        standings: returns game and stage of every table in memory.
    """

    def __init__(
        self, folder: Path | None, metrics: Metrics, standings: Callable[[], Iterable[tuple[str, str]]]
    ) -> None:
        self._folder = folder / METRICS_FOLDER if folder is not None else None
        self._metrics, self._standings = metrics, standings
        self._worker = 0

    async def text(self) -> bytes:
        """Return the metrics of all processes in the exposition format, labelled by worker."""
        self._metrics.update_gauges(self._standings())
        return await asyncio.to_thread(self._text)

    async def publish(self) -> None:
        """Write this process's metrics to its file periodically until cancelled."""
        if self._folder is None:
            return
        claimed, warned = False, False
        with ExitStack() as held:
            while True:
                self._metrics.update_gauges(self._standings())
                # The disk may be full for a while.
                try:
                    if not claimed:
                        self._worker, claimed = claim_number(self._folder, held), True
                    await asyncio.to_thread(self._put_up, self._folder)
                    warned = False
                except OSError as error:
                    if not warned:
                        log.warning("metrics can't be shared with the other processes", error=error)
                    warned = True
                await asyncio.sleep(PUBLISH_INTERVAL)

    def _put_up(self, folder: Path) -> None:
        place, new = metrics_file(folder, self._worker, "prom"), metrics_file(folder, self._worker, "new")
        new.write_bytes(generate_latest(MetricFamilies(list(self._own()))))
        new.replace(place)

    def _own(self) -> Iterator[Metric]:
        return without_created(self._metrics.registry.collect())

    def _text(self) -> bytes:
        found: dict[str, Metric] = {}
        merge_families(found, self._own(), self._worker)
        for worker, text in self._others():
            merge_families(found, text_string_to_metric_families(text), worker)
        return generate_latest(MetricFamilies(list(found.values())))

    def _others(self) -> Iterator[tuple[int, str]]:
        if self._folder is None:
            return
        for worker in range(MAX_PROCESSES):
            if worker != self._worker and is_locked(metrics_file(self._folder, worker, "lock")):
                with suppress(OSError):
                    yield worker, metrics_file(self._folder, worker, "prom").read_text(encoding="utf-8")


class MetricFamilies(Collector):
    """A collector of given metrics."""

    def __init__(self, found: Sequence[Metric]) -> None:
        self._found = found

    def collect(self) -> Iterable[Metric]:
        """Return the metrics."""
        return self._found


def without_created(families: Iterable[Metric]) -> Iterator[Metric]:
    """Omit the samples of creation times."""
    for family in families:
        family.samples = [sample for sample in family.samples if not sample.name.endswith("_created")]
        yield family


def merge_families(found: dict[str, Metric], families: Iterable[Metric], worker: int) -> None:
    """Add a process's metrics to those of others, with a `worker` label."""
    for family in families:
        merged = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
        for sample in family.samples:
            merged.samples.append(sample._replace(labels={**sample.labels, "worker": str(worker)}))


def metrics_file(folder: Path, worker: int, kind: str) -> Path:
    """Return the path of a process's file."""
    return folder / f"{worker}.{kind}"


def claim_number(folder: Path, held: ExitStack) -> int:
    """Claim the smallest free number, locked until the stack closes. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for worker in range(MAX_PROCESSES):
        file = metrics_file(folder, worker, "lock").open("a")
        if lock(file):
            metrics_file(folder, worker, "prom").unlink(missing_ok=True)
            held.enter_context(file)
            return worker
        file.close()
    raise OSError(f"{MAX_PROCESSES} processes share their metrics already")


# Moves

MoveSource = Literal["people", "computers"]


@dataclass(eq=False)
class MoveTrace:
    """Timing of one move."""

    began: float
    had_table: float
    """When it got the table's lock."""
    by: MoveSource
    sees: set[TableViewer] = field(default_factory=set)
    """Browsers that haven't been sent the new view yet."""


class MoveTraces:
    """Timing of the moves at a table. Moves during reaction time leave no trace, since whether a seat has one is secret.

    Args:
        lock: the table's lock for moves.
        reactions: whether the game has reactions.
        metrics: receive the measurements.
    """

    def __init__(self, lock: asyncio.Lock, reactions: bool, metrics: Metrics) -> None:
        self._lock, self._reactions, self._metrics = lock, reactions, metrics
        self._viewers: set[TableViewer] = set()
        self._underway: MoveTrace | None = None
        self._stored: MoveTrace | None = None
        self._pending: list[MoveTrace] = []

    @contextmanager
    def attended_by(self, browser: TableViewer) -> Iterator[None]:
        """Count a browser as a viewer while the block runs."""
        self._viewers.add(browser)
        self._metrics.sockets.add(browser)
        try:
            yield
        finally:
            self._metrics.sockets.discard(browser)
            self._viewers.discard(browser)
            for trace in self._pending:
                trace.sees.discard(browser)
            self._pending = [trace for trace in self._pending if trace.sees]

    @asynccontextmanager
    async def move(self, by: MoveSource) -> AsyncIterator[None]:
        """Hold the table's lock for moves and time the wait."""
        began = perf_counter()
        async with self._lock:
            self._underway = MoveTrace(began, perf_counter(), by)
            try:
                yield
            finally:
                self._underway = None

    @contextmanager
    def storing(self, steps: Sequence[Step], secret: bool) -> Iterator[None]:
        """Time the storing of steps; secret steps are not recorded."""
        began = perf_counter()
        yield
        trace = self._underway
        if trace is not None and not secret:
            # Only now: a refused move could have been a reaction that came too late.
            self._metrics.move_seconds.labels("lock").observe(trace.had_table - trace.began)
            self._metrics.move_seconds.labels("store").observe(perf_counter() - began)
            self._metrics.moves.labels(trace.by).inc(sum(step.seat != CHANCE for step in steps))
            self._stored = trace

    def report(self) -> None:
        """Start waiting for all players' browsers to receive the new view."""
        trace, self._stored = self._stored, None
        if trace is not None:
            trace.sees = {browser for browser in self._viewers if browser.plays}
            if trace.sees:
                self._pending.append(trace)

    def shown(self, browser: TableViewer) -> None:
        """Record that a browser has received the current view."""
        if not self._pending:
            return
        for trace in self._pending:
            trace.sees.discard(browser)
            if not trace.sees:
                self._metrics.move_seconds.labels("shown").observe(perf_counter() - trace.began)
        self._pending = [trace for trace in self._pending if trace.sees]

    def refused(self, reason: str) -> None:
        """Count a refused move by reason, except in games with reactions, where it may be a late reaction."""
        if not self._reactions:
            self._metrics.refused.labels(reason.removeprefix("refused-")).inc()


# Requests

LIMITS = {413: "size", 429: "rate"}
"""Limits by the response status that reports them."""
CLOSE_CODE_LIMITS = {1008: "line", 1009: "size"}
"""Limits by the close code of a live connection."""
NO_ROUTE = "none"
METHODS = ("GET", "HEAD", "POST")
"""Request methods with a label of their own."""


class RequestLog:
    """Gives each request a number, and records its duration and status with its route pattern, never its full path."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        metrics: Metrics = scope["app"].state.site.storage.metrics
        if scope["type"] == "http":
            await self._answer(metrics, scope, receive, send)
            return

        async def send_noted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.close" and message.get("code") in CLOSE_CODE_LIMITS:
                metrics.limits.labels(CLOSE_CODE_LIMITS[message["code"]]).inc()
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
    """Return the route pattern that a request matched.

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


def request_number(request: Request) -> str:
    """Return the number of a request in the log."""
    return str(request.state.number)
