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

from spadework.web.server.connections import raise_descriptor_limit

BREATH = 1.0
"""Seconds before people try again after a failed request."""

GAP = 0.5
"""Seconds between two requests of a visitor."""

DEALING = 600.0
"""Time limit for dealing all tables, in seconds."""


@dataclass
class Flight:
    """A move on its way to all seats."""

    person: Person
    sent: Sent
    counts: bool
    """Whether it is measured."""
    began: float
    views: dict[Person, list[float]] = field(default_factory=dict)
    """By person, the times at which views arrived until the next move was sent."""
    stored: bool = False

    def borrow(self, later: "Flight", person: Person) -> None:
        """Take the first of two views that a person received after a later move, if this move has none."""
        if person not in self.views and len(later.views.get(person, ())) > 1:
            self.views[person] = [later.views[person].pop(0)]


@dataclass(eq=False)
class Party(Companion):
    """The people of one table, who play one game after another and measure how long each move takes to reach all of them.

    A table sends one move to the server at a time, so that a view can be attributed to a move: it is the next view that a seat receives. A
    seat that receives none before the next move is shown does not see the move.

    Args:
        address: the server's, with a slash at the end.
        game: the game's id.
        size: number of people.
        every: mean seconds of thought before a move.
        dice: the source of randomness.
    """

    address: str
    game: str
    size: int
    every: float
    dice: Random
    tally: Tally = field(default_factory=Tally)
    measuring: bool = False
    """Whether events are counted now."""
    table: str = ""
    """The path of the current table, empty if there is none."""
    dealt: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once the first table is dealt."""

    def __post_init__(self) -> None:
        """Make the people."""
        self.people = [
            Person(Browser(self.address, self._fetched), Random(self.dice.random()), self.every, self)
            for _ in range(self.size)
        ]
        self._flights: list[Flight] = []
        self._invited = False

    async def play(self) -> None:
        """Play one game after another, until cancelled."""
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

    # Callbacks of the people

    def invited(self, person: Person, urls: list[str]) -> None:
        """Let the others join."""
        if not self._invited and person is self.people[0]:
            self._invited = True
            self._group.create_task(self._join(urls))

    def may_move(self, person: Person) -> bool:  # noqa: ARG002
        """Return whether no other move is on its way."""
        return not self._flights or self._flights[-1].stored

    def sent(self, person: Person, sent: Sent) -> None:
        """Start timing a move."""
        self._flights.append(Flight(person, sent, self.measuring, time.perf_counter()))

    def acknowledged(self, person: Person, sent: Sent, repeated: bool) -> None:  # noqa: ARG002
        """Record that a move is stored; all moves before the last one have been shown by then."""
        flight = self._flights[-1]
        if flight.person is not person or flight.sent != sent:
            return
        flight.stored = True
        if flight.counts:
            self.tally.answers.append(time.perf_counter() - flight.began)
        while len(self._flights) > 2:
            self._land(self._flights.pop(0))

    def unplayed(self, person: Person, sent: Sent) -> None:
        """Forget a move that was not played."""
        self._flights = [flight for flight in self._flights if flight.person is not person or flight.sent != sent]

    def shown(self, person: Person) -> None:
        """Record the arrival of a view."""
        self.dealt.set()
        if self._flights:
            last = self._flights[-1]
            if last.person is not person or person.view["decision"] > last.sent.decision:
                last.views.setdefault(person, []).append(time.perf_counter())

    def failed(self, person: Person, why: str) -> None:  # noqa: ARG002
        """Count an error."""
        self._count(why)

    def _land(self, flight: Flight) -> None:
        """Count a move that everyone who can see it has seen."""
        for person in self.people:
            flight.borrow(self._flights[0], person)
        if flight.counts and flight.views:
            self.tally.moves.append(max(views[0] for views in flight.views.values()) - flight.began)
            self.tally.unseen += self.size - len(flight.views)


@dataclass(frozen=True)
class Plan:
    """The behaviour of simulated people."""

    address: str
    """The server's, with a slash at the end."""
    game: str
    tables: int
    people: int
    """Number at each table."""
    every: float
    """Mean seconds of thought before a move."""
    coming: float
    """Seconds over which the tables are opened."""
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
        """Open all tables and wait for the deals. Raises TimeoutError."""
        for party in self._parties:
            self._playing.append(asyncio.create_task(party.play()))
            await asyncio.sleep(self._plan.coming / len(self._parties))
        self._playing.append(asyncio.create_task(self._visit()))
        async with asyncio.timeout(DEALING):
            await asyncio.gather(*(party.dealt.wait() for party in self._parties))

    def begin(self) -> None:
        """Start measuring."""
        self._visits, self._cpu, self._bytes = Tally(), time.process_time(), self._received
        for party in self._parties:
            party.tally, party.measuring = Tally(), True

    def end(self) -> Tally:
        """Stop measuring and return the measurements."""
        for party in self._parties:
            party.measuring = False
            self._visits.add(party.tally)
        self._visits.cpu, self._visits.bytes = time.process_time() - self._cpu, self._received - self._bytes
        return self._visits

    async def leave(self) -> None:
        """Cancel all games."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    @property
    def _received(self) -> int:
        return sum(person.bytes for party in self._parties for person in party.people)

    async def _visit(self) -> None:
        """Request pages, as a visitor who does not play."""
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
    """Run the people of a plan; the target of a separate process. See `run` for the messages to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise_descriptor_limit()
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner, suppress(EOFError, OSError):
        runner.run(run(parent, plan))


async def run(parent: Connection, plan: Plan) -> None:
    """Report when all tables are dealt, start and stop measuring when the parent says so, and send it the measurements."""
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
    """Distribute a number of tables evenly; omit empty shares.

    >>> shares(7, 3), shares(1, 3)
    ([3, 2, 2], [1])
    """
    return [size for part in range(parts) if (size := whole // parts + (part < whole % parts))]
