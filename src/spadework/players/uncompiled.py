"""Players in plain Python, used until a game is compiled."""

import asyncio
import json
import threading
from dataclasses import replace

from spadework.players.job import Job
from spadework.players.player import LEVELS, SECONDS
from spadework.players.process import HOST, Ended, Process, TooLate
from spadework.players.worker import WorkerEnded

QUICKEST = "policy"
"""Plays if time is short."""

STRONGEST = [level for level in LEVELS if not SECONDS[level]][-1]
"""Plays for the levels that search, for which plain Python is too slow."""

TIMEOUT = 60.0
"""Seconds after which the process counts as hung."""


class Uncompiled:
    """A process without compilation. Players that don't search make the same moves there, in tens of milliseconds."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._closed = False
        self._turn = threading.Lock()

    async def choose(self, job: Job) -> int:
        """Return the code of a legal move by the job's player or a quicker one. Raises WorkerEnded."""
        return await asyncio.to_thread(self._choose, replace(job, level=level_for(job)))

    def _choose(self, job: Job) -> int:
        with self._turn:
            if self._closed:
                raise WorkerEnded("the process was closed")
            if self._process is None:
                self._process = Process(HOST, {"SPADEWORK_JIT": "0"})
            try:
                kind, answer = json.loads(self._process.ask(("play", {"job": job}), TIMEOUT))
            except (Ended, TooLate) as ending:
                self._process = None
                raise WorkerEnded(f"no move from plain Python: {ending}") from None
        if kind != "played":
            raise RuntimeError(f"no move from plain Python: {answer}")
        return int(answer)

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process is not None:
            await asyncio.to_thread(self._process.close)


def level_for(job: Job) -> str:
    """Return the level that stands in for a job's: a quick one if time is short, else one that does not search.

    >>> level_for(Job("", {}, "captain", 0, b"", 1)), level_for(Job("", {}, "deck-hand", 0, b"", 1))
    ('mate', 'deck-hand')
    """
    if job.seconds is not None:
        return QUICKEST
    return STRONGEST if SECONDS[job.level] else job.level
