"""The simulated people of one process: they sit down at their tables, and play there as long as it is measured."""

import asyncio
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from multiprocessing.connection import Connection
from random import Random

import uvicorn

from spadework.web.load.browser import Browser, PageError
from spadework.web.load.party import Party
from spadework.web.load.tally import Tally
from spadework.web.server.connections import raise_descriptor_limit

GAP = 0.5
"""Seconds between two pages that a visitor asks for."""

DEALING = 600.0
"""Seconds in which all tables must be dealt."""


@dataclass(frozen=True)
class Plan:
    """What simulated people do."""

    address: str
    """Of the server, with a slash at the end."""
    game: str
    tables: int
    people: int
    """At each table."""
    every: float
    """Seconds that a person thinks before a move, on an average."""
    coming: float
    """Seconds in which the tables are opened one after the other."""
    seed: int


class Crowd:
    """The people of one process."""

    def __init__(self, plan: Plan) -> None:
        dice = Random(plan.seed)
        self._plan = plan
        self._parties = [
            Party(plan.address, plan.game, plan.people, plan.every, Random(dice.random())) for _ in range(plan.tables)
        ]
        self._playing: list[asyncio.Task[None]] = []
        self._visits = Tally()
        self._cpu, self._bytes = 0.0, 0

    async def come(self) -> None:
        """Let all sit down and see their deals. Raises TimeoutError when that takes too long."""
        for party in self._parties:
            self._playing.append(asyncio.create_task(party.play()))
            await asyncio.sleep(self._plan.coming / len(self._parties))
        self._playing.append(asyncio.create_task(self._visit()))
        async with asyncio.timeout(DEALING):
            await asyncio.gather(*(party.dealt.wait() for party in self._parties))

    def begin(self) -> None:
        """Measure from now on."""
        self._visits, self._cpu, self._bytes = Tally(), time.process_time(), self._received
        for party in self._parties:
            party.tally, party.measuring = Tally(), True

    def end(self) -> Tally:
        """Measure no longer; what was measured."""
        for party in self._parties:
            party.measuring = False
            self._visits.add(party.tally)
        self._visits.cpu, self._visits.bytes = time.process_time() - self._cpu, self._received - self._bytes
        return self._visits

    async def leave(self) -> None:
        """Let all go."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    @property
    def _received(self) -> int:
        return sum(person.bytes for party in self._parties for person in party.people)

    async def _visit(self) -> None:
        """Look at pages, like somebody who does not play."""
        visitor = Browser(self._plan.address, lambda seconds: self._visits.pages.append(seconds))
        tables = cycle(self._parties)
        for page in cycle(("", f"games/{self._plan.game}/new", "{table}", "{table}/replay")):
            await asyncio.sleep(GAP)
            table = next(tables).table if "{" in page else ""
            try:
                await visitor.get(page.format(table=table))
            except PageError as error:
                self._visits.errors[str(error).replace(table, "…") if table else str(error)] += 1


def people(parent: Connection, plan: Plan) -> None:
    """Be the people of a plan in a process of their own: `run` says how it talks to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise_descriptor_limit()
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner, suppress(EOFError, OSError):
        runner.run(run(parent, plan))


async def run(parent: Connection, plan: Plan) -> None:
    """Say when all tables are dealt, begin and end to measure when the parent says so, and tell it what was measured."""
    crowd = Crowd(plan)
    try:
        await crowd.come()
        parent.send("dealt")
        await asyncio.to_thread(parent.recv)
        crowd.begin()
        await asyncio.to_thread(parent.recv)
        parent.send(crowd.end())
    finally:
        await crowd.leave()


def shares(whole: int, parts: int) -> Sequence[int]:
    """A number of tables dealt out evenly, nothing to whom nothing is left.

    >>> shares(7, 3), shares(1, 3)
    ([3, 2, 2], [1])
    """
    return [size for part in range(parts) if (size := whole // parts + (part < whole % parts))]
