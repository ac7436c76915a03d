"""Runs a long series of one fault: `python -m tests.faults --seed 1 --rounds 100 kill-the-server`."""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.faults.clocks import move_the_clock
from tests.faults.connections import cut_connections, disturb_messages
from tests.faults.database import break_connections, fill_the_database, stop_the_database
from tests.faults.disk import fill_the_disk
from tests.faults.environment import Environment, Series, environment_in
from tests.faults.hanging import lose_a_thinker, suspend_either_server
from tests.faults.killing import kill_either_server, kill_the_server
from tests.faults.racing import race
from tests.faults.workers import kill_a_worker

Fault = Callable[[Environment, random.Random, Series], Coroutine[Any, Any, str]]

FAULTS: dict[str, Fault] = {
    fault.__name__.replace("_", "-"): fault
    for fault in (
        kill_the_server,
        kill_either_server,
        kill_a_worker,
        stop_the_database,
        break_connections,
        fill_the_database,
        fill_the_disk,
        disturb_messages,
        cut_connections,
        move_the_clock,
        race,
        suspend_either_server,
        lose_a_thinker,
    )
}
"""All faults, by their names on the command line."""


def main() -> None:
    """Run one fault, and print a summary."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults", description="Let servers meet a fault again and again."
    )
    parser.add_argument("fault", choices=sorted(FAULTS))
    parser.add_argument("--seed", type=int, default=1, help="chooses when what happens, and who plays what")
    parser.add_argument("--rounds", type=int, default=10, help="how often the fault happens")
    chosen = parser.parse_args()
    # Leave no servers behind when terminated.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="spadework-faults-") as folder, environment_in(Path(folder)) as environment:
        try:
            told = asyncio.run(FAULTS[chosen.fault](environment, random.Random(chosen.seed), Series(chosen.rounds)))
        except Exception:
            print(f"{chosen.fault} failed with --seed {chosen.seed}", file=sys.stderr)
            raise
    print(f"{chosen.fault}, seed {chosen.seed}: {told} ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
