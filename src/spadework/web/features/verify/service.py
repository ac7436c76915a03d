"""Checks of records: replayed one at a time, in a process of low priority."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from spadework.engine.interface import CHANCE
from spadework.players.worker import Worker, WorkerEnded
from spadework.table.record import BrokenRecord
from spadework.table.replay import verify
from spadework.web.server.errors import Problem
from spadework.web.server.limits import Queue, QueueFull, Slots, Visitor

MAX_WAITING = 20
"""Maximum records that may wait."""

TIMEOUT = 60.0
"""Seconds after which a check counts as hung; a long record takes some."""


class RecordCheck(NamedTuple):
    """The result of a check."""

    reason: str
    """Why the record is not valid, or its chance was not fair; empty if all is well."""
    game: str = ""
    """The game's id."""
    names: tuple[str, ...] = ()
    """The players' names as recorded; nothing proves them."""
    moves: int = 0
    """The number of the players' moves."""
    over: bool = False
    """Whether the record is complete."""
    missing: int = 0
    """The number of missing seed contributions."""
    simulated: Mapping[str, int] | None = None
    """Seed and number of a simulated game."""


class Checker:
    """Checks records without delaying tables."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._queue = Queue(MAX_WAITING)
        self._uploads = Slots(1, 2)

    @contextmanager
    def taking(self, visitor: Visitor) -> Iterator[None]:
        """Take a record from a visitor while the block runs: reading the form is costly too. Raises Problem if they bring another."""
        with self._uploads.one(*visitor) as free:
            if not free:
                raise Problem("error-busy", 503)
            yield

    async def check(self, text: str, visitor: Visitor) -> RecordCheck:
        """Check the text of a visitor's record. Raises Problem if too many wait, or it takes too long."""
        try:
            async with self._queue.join(*visitor):
                return await self._worker.run(TIMEOUT, check_record, text)
        except QueueFull:
            raise Problem("error-busy", 503) from None
        except WorkerEnded:
            raise Problem("error-unchecked", 503, seconds=round(TIMEOUT)) from None

    async def close(self) -> None:
        """Stop the process."""
        await self._worker.close()


def check_record(text: str) -> RecordCheck:
    """Check a record; called in the process."""
    try:
        table = verify(text)
    except BrokenRecord as error:
        return RecordCheck(str(error))
    setup, moves = table.setup, sum(step.seat != CHANCE for step in table.steps)
    simulated = setup.simulated and setup.simulated._asdict()
    return RecordCheck("", setup.game.id, setup.names, moves, table.over, len(setup.missing_parts), simulated)
