"""What a server takes of a machine: all its processes together."""

from typing import NamedTuple

import psutil


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
