"""Proofs of fair chance: records are played again one after the other, in a process that lets everything else on the machine go first."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from spadework.players.worker import Worker, WorkerEnded
from spadework.table.record import BrokenRecord
from spadework.table.replay import verify
from spadework.web.server.errors import Problem
from spadework.web.server.limits import Queue, QueueFull, Slots, Visitor

WAITING = 20
"""So many records may wait to be checked."""

LIMIT = 60.0
"""Seconds after which a check counts as hung; a long record takes some."""


class Checked(NamedTuple):
    """What came of a check."""

    reason: str
    """Why the record is none, or its chance was not fair; empty when all is well."""
    game: str = ""
    """The id of the game."""
    names: tuple[str, ...] = ()
    """What the record calls the players, which nothing proves."""
    moves: int = 0
    over: bool = False
    """Whether the record ends where the game does."""
    missing: int = 0
    """How many players' parts of the chance are missing."""
    simulated: Mapping[str, int] | None = None
    """The seed and the number of a simulated game."""


class Checker:
    """Checks records, so that nobody at a table waits for it."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._queue = Queue(WAITING)
        self._uploads = Slots(1, 2)

    @contextmanager
    def taking(self, who: Visitor) -> Iterator[None]:
        """Take a record from somebody as long as the block runs: to read a form costs much, too. Raises Problem when they bring others."""
        with self._uploads.one(*who) as free:
            if not free:
                raise Problem("error-busy", 503)
            yield

    async def check(self, text: str, who: Visitor) -> Checked:
        """What checking the text of a record brings that somebody gives. Raises Problem when too many wait, or it takes too long."""
        try:
            async with self._queue.join(*who):
                return await self._worker.run(LIMIT, checked, text)
        except QueueFull:
            raise Problem("error-busy", 503) from None
        except WorkerEnded:
            raise Problem("error-unchecked", 503, seconds=round(LIMIT)) from None

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._worker.close()


def checked(text: str) -> Checked:
    """What checking a record brings; called in the process."""
    try:
        table = verify(text)
    except BrokenRecord as error:
        return Checked(str(error))
    setup, moves = table.setup, len(table.steps)
    simulated = setup.simulated and setup.simulated._asdict()
    return Checked("", setup.game.id, setup.names, moves, table.over, len(setup.missing_parts), simulated)
