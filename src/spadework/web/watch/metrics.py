"""What a server counts and times of itself; nothing of it names a person, a table or a card.

What is done while there is time to react is not counted, for a count would tell that somebody could.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

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
