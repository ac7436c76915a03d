"""How long computer players and advisers think, for the server's metrics."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from spadework.engine.discovery import game as find_game
from spadework.players.foresight import Foreseen, Reader
from spadework.players.job import Job
from spadework.players.search import Thought
from spadework.web.players.computers import Chooser
from spadework.web.watch.metrics import Metrics


class TimedChooser:
    """Lets another think, and times it. Where nobody may learn whether a seat has a choice, nothing is told.

    Args:
        chooser: thinks.
        metrics: are told.
    """

    def __init__(self, chooser: Chooser, metrics: Metrics) -> None:
        self._chooser, self._metrics = chooser, metrics

    async def warm(self, game_id: str) -> None:
        """As the other."""
        await self._chooser.warm(game_id)

    async def choose(self, table: str, job: Job) -> int:
        """As the other."""
        with self._timed(job, "move"):
            return await self._chooser.choose(table, job)

    async def think(self, table: str, job: Job) -> list[Thought]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.think(table, job)

    async def judge(self, table: str, job: Job, code: int) -> list[Thought]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.judge(table, job, code)

    async def foresee(self, table: str, job: Job, reader: Reader) -> list[Foreseen]:
        """As the other."""
        with self._timed(job, "advice"):
            return await self._chooser.foresee(table, job, reader)

    async def close(self) -> None:
        """As the other."""
        await self._chooser.close()

    @contextmanager
    def _timed(self, job: Job, purpose: str) -> Iterator[None]:
        if is_secret(job):
            yield
            return
        began = perf_counter()
        with self._metrics.thinking.track_inprogress():
            yield
        self._metrics.thinking_seconds.labels(job.level, purpose).observe(perf_counter() - began)


def is_secret(job: Job) -> bool:
    """Whether nobody may learn that a seat thinks, or for how long."""
    # Only reactions have less time than their level.
    if job.seconds is not None:
        return True
    hides = find_game(job.game).hides_options
    if hides is None:
        return False
    _, deck, view = job.read()
    return hides(deck, view)
