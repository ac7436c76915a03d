"""Measurements of simulated people, and the resource usage of a server."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

import psutil


@dataclass
class Tally:
    """The measurements of the people of one process, or of all; times in seconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move until the last seat has a view with it."""
    answers: list[float] = field(default_factory=list)
    """From sending a move until the reply that it is stored."""
    pages: list[float] = field(default_factory=list)
    """From the request of a page to the end of the response."""
    errors: Counter[str] = field(default_factory=Counter)
    """Number of errors by kind."""
    unseen: int = 0
    """Number of moves that a seat received no view of."""
    games: int = 0
    """Number of opened tables."""
    bytes: int = 0
    """Bytes received over live connections, compressed."""
    cpu: float = 0.0
    """Processor seconds of the people themselves."""

    def add(self, other: "Tally") -> None:
        """Add the measurements of others."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


def total(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of several processes' measurements."""
    found = Tally()
    for tally in tallies:
        found.add(tally)
    return found


def within(times: Sequence[float], share: float) -> float:
    """Return the quantile of some times.

    >>> within([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    ranked = sorted(times)
    return ranked[max(0, -int(-share * len(ranked) // 1) - 1)]


def summed_up(times: Sequence[float]) -> dict[str, Any]:
    """Return the number of times and, in milliseconds, their median, 95th and 99th percentile and maximum, None if there are none.

    >>> summed_up([0.01, 0.02])
    {'count': 2, 'median': 15.0, 'p95': 20.0, 'p99': 20.0, 'slowest': 20.0}
    """
    if not times:
        return {"count": 0, "median": None, "p95": None, "p99": None, "slowest": None}
    told = {
        "median": statistics.median(times),
        "p95": within(times, 0.95),
        "p99": within(times, 0.99),
        "slowest": max(times),
    }
    return {"count": len(times), **{name: round(1000 * value, 1) for name, value in told.items()}}


class Usage(NamedTuple):
    """The resources that processes have used so far."""

    cpu: float
    """Processor seconds."""
    memory: int
    """Bytes in use now."""


def usage_of(process: int) -> Usage:
    """Return the usage of a process and its descendants. Raises ValueError if there is no such process."""
    try:
        first = psutil.Process(process)
        everyone = [first, *first.children(recursive=True)]
    except psutil.NoSuchProcess:
        raise ValueError(f"there is no process {process}") from None
    cpu, memory = 0.0, 0
    for one in everyone:
        try:
            times = one.cpu_times()
            memory += one.memory_info().rss
        except psutil.NoSuchProcess:
            continue
        cpu += times.user + times.system
    return Usage(cpu, memory)
