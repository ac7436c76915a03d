"""How long moves take at one table, from their arrival until everybody who plays there sees them."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Literal

from spadework.engine.contract import CHANCE
from spadework.table import Step
from spadework.web.watch.metrics import Connected, Metrics

By = Literal["people", "computers"]


@dataclass(eq=False)
class Journey:
    """What somebody has asked for at a table."""

    began: float
    had_table: float
    """When its turn at the table had come."""
    by: By
    sees: set[Connected] = field(default_factory=set)
    """Who has still to be sent the view."""


class Journeys:
    """Times the moves at a table. One in the time to react leaves no trace: that somebody has one is nobody's business.

    Args:
        lock: held by whoever moves at the table.
        reactions: whether its game has such a time.
        metrics: are told.
    """

    def __init__(self, lock: asyncio.Lock, reactions: bool, metrics: Metrics) -> None:
        self._lock, self._reactions, self._metrics = lock, reactions, metrics
        self._here: set[Connected] = set()
        self._underway: Journey | None = None
        self._stored: Journey | None = None
        self._told: list[Journey] = []

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
            self._underway = Journey(began, perf_counter(), by)
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
