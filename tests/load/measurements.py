"""Measurements of simulated people, and the resource usage of a server."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

import psutil


@dataclass
class Tally:
    """What was measured by those of one process, or by all; times in seconds."""

    moves: list[float] = field(default_factory=list)
    """From a move's leaving to its arrival at the last of all seats."""
    answers: list[float] = field(default_factory=list)
    """From a move's leaving to the answer that it is stored."""
    pages: list[float] = field(default_factory=list)
    """From a request for a page to its end."""
    errors: Counter[str] = field(default_factory=Counter)
    """What went wrong, by kind."""
    unseen: int = 0
    """How often a seat was told nothing of a move."""
    games: int = 0
    """How many tables were opened."""
    bytes: int = 0
    """What came over the live lines, as it travelled."""
    cpu: float = 0.0
    """What the people themselves took of processors."""

    def add(self, other: "Tally") -> None:
        """Take in what others have measured."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


def total(tallies: Iterable[Tally]) -> Tally:
    """What several processes have measured together."""
    found = Tally()
    for tally in tallies:
        found.add(tally)
    return found


def within(times: Sequence[float], share: float) -> float:
    """What a share of some times does not exceed.

    >>> within([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    ranked = sorted(times)
    return ranked[max(0, -int(-share * len(ranked) // 1) - 1)]


def summed_up(times: Sequence[float]) -> dict[str, Any]:
    """How many there are; and in milliseconds the median, what 95 and what 99 of 100 do not exceed, and the greatest. None of nothing.

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
    """What processes have taken so far."""

    cpu: float
    """Seconds of processors."""
    memory: int
    """Bytes that they hold now."""


def usage_of(process: int) -> Usage:
    """What a process and all that it has started have taken. Raises ValueError when there is no such process."""
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
