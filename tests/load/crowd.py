"""The simulated people of one process: a party at each table, which plays one game after another, and a visitor."""

import asyncio
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing.connection import Connection
from random import Random

import uvicorn
from tests.load.measurements import Tally
from tests.load.person import Browser, Companion, PageError, Person, Sent

from spadework.web.server.connections import make_room

BREATH = 1.0
"""Seconds after which people whom the server has turned away try again."""

GAP = 0.5
"""Seconds between two pages that a visitor asks for."""

DEALING = 600.0
"""Seconds in which all tables must be dealt."""


@dataclass
class Flight:
    """A move on its way to all seats."""

    person: Person
    sent: Sent
    counts: bool
    """Whether it is measured."""
    began: float
    views: dict[Person, list[float]] = field(default_factory=dict)
    """When views came to whom, from when it left until the next one did."""
    stored: bool = False

    def borrow(self, later: "Flight", person: Person) -> None:
        """Of two views that came to somebody since the next move left the first shows this move, if nothing else does."""
        if person not in self.views and len(later.views.get(person, ())) > 1:
            self.views[person] = [later.views[person].pop(0)]


@dataclass(eq=False)
class Party(Companion):
    """The people of one table.

    Only one move of a table is on its way to the server at a time, so that it can be told which view shows it: the next one that comes to
    a seat. Where none comes before the next move is shown, the seat is told nothing of it.

    Args:
        address: of the server, with a slash at the end.
        game: its id.
        size: how many people there are.
        every: seconds between a person's being asked and its move, on an average.
        dice: decides all that happens by chance.
    """

    address: str
    game: str
    size: int
    every: float
    dice: Random
    tally: Tally = field(default_factory=Tally)
    measuring: bool = False
    """Whether what happens now is measured."""
    table: str = ""
    """The path of the table that they have open, empty when there is none."""
    dealt: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether they have seen the deal of their first table."""

    def __post_init__(self) -> None:
        """Make the people."""
        self.people = [
            Person(Browser(self.address, self._fetched), Random(self.dice.random()), self.every, self)
            for _ in range(self.size)
        ]
        self._flights: list[Flight] = []
        self._invited = False

    async def play(self) -> None:
        """Play one game after the other, until cancelled."""
        while True:
            try:
                await self._play_one()
            except* PageError as errors:
                for error in errors.exceptions:
                    self._count(str(error))
                await asyncio.sleep(BREATH)

    async def _play_one(self) -> None:
        self._flights, self._invited = [], False
        self.table = await self.people[0].open_table(self.game, self.size)
        if self.measuring:
            self.tally.games += 1
        try:
            async with asyncio.TaskGroup() as self._group:
                self._group.create_task(self._stay(self.people[0]))
        finally:
            self.table = ""

    async def _stay(self, person: Person) -> None:
        await person.stay()
        if not person.over:
            raise PageError("a table has closed the line for good")
        # A browser asks for this when a game is over.
        await person.browser.get(f"{person.table}/ending")

    async def _join(self, urls: list[str]) -> None:
        for person, url in zip(self.people[1:], urls, strict=True):
            await person.accept(url)
            self._group.create_task(self._stay(person))

    def _fetched(self, seconds: float) -> None:
        if self.measuring:
            self.tally.pages.append(seconds)

    def _count(self, error: str) -> None:
        if self.measuring:
            self.tally.errors[error] += 1

    # What the people tell

    def invited(self, person: Person, urls: list[str]) -> None:
        """The others come."""
        if not self._invited and person is self.people[0]:
            self._invited = True
            self._group.create_task(self._join(urls))

    def may_move(self, person: Person) -> bool:  # noqa: ARG002
        """Nobody else's move is on its way."""
        return not self._flights or self._flights[-1].stored

    def sent(self, person: Person, sent: Sent) -> None:
        """A move leaves."""
        self._flights.append(Flight(person, sent, self.measuring, time.perf_counter()))

    def acknowledged(self, person: Person, sent: Sent, repeated: bool) -> None:  # noqa: ARG002
        """A move is stored, so that all has been shown of those before the last one."""
        flight = self._flights[-1]
        if flight.person is not person or flight.sent != sent:
            return
        flight.stored = True
        if flight.counts:
            self.tally.answers.append(time.perf_counter() - flight.began)
        while len(self._flights) > 2:
            self._land(self._flights.pop(0))

    def unplayed(self, person: Person, sent: Sent) -> None:
        """A move is not played."""
        self._flights = [flight for flight in self._flights if flight.person is not person or flight.sent != sent]

    def shown(self, person: Person) -> None:
        """A view has come."""
        self.dealt.set()
        if self._flights:
            last = self._flights[-1]
            if last.person is not person or person.view["decision"] > last.sent.decision:
                last.views.setdefault(person, []).append(time.perf_counter())

    def failed(self, person: Person, why: str) -> None:  # noqa: ARG002
        """Something went wrong."""
        self._count(why)

    def _land(self, flight: Flight) -> None:
        """Count a move that everybody has seen who sees it at all."""
        for person in self.people:
            flight.borrow(self._flights[0], person)
        if flight.counts and flight.views:
            self.tally.moves.append(max(views[0] for views in flight.views.values()) - flight.began)
            self.tally.unseen += self.size - len(flight.views)


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
    make_room()
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
