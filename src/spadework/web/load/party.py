"""The people of one table, who play one game after the other and see how long each move takes to be seen by all of them."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random

from spadework.web.load.browser import Browser, PageError
from spadework.web.load.person import Companion, Person, Sent
from spadework.web.load.tally import Tally

BREATH = 1.0
"""Seconds after which people whom the server has turned away try again."""


@dataclass
class Flight:
    """A move that not everybody has seen."""

    person: Person
    sent: Sent
    counts: bool
    """Whether it is measured."""
    began: float
    pending: set[Person]
    """Those who may still be told."""
    answered: float | None = None
    last: float = 0.0
    """When it was seen last."""


@dataclass(eq=False)
class Party(Companion):
    """The people of one table.

    Only one move of a table is on its way at a time, so that it can be told which view shows it: the next one that comes to a seat. When
    the next move is stored before that, or a pong comes that was asked for after the move was stored, the seat is told nothing of it.

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
        return all(flight.answered is not None for flight in self._flights)

    def sent(self, person: Person, sent: Sent) -> None:
        """A move leaves."""
        self._flights.append(Flight(person, sent, self.measuring, time.perf_counter(), set(self.people)))

    def acknowledged(self, person: Person, sent: Sent, repeated: bool) -> None:  # noqa: ARG002
        """A move is stored."""
        now = time.perf_counter()
        for flight in self._flights:
            if flight.person is person and flight.sent == sent:
                flight.answered = now
                if flight.counts:
                    self.tally.answers.append(now - flight.began)
            elif flight.answered is not None:
                self._unseen(flight, *flight.pending)
        self._land()

    def unplayed(self, person: Person, sent: Sent) -> None:
        """A move is not played."""
        self._flights = [flight for flight in self._flights if flight.person is not person or flight.sent != sent]

    def shown(self, person: Person) -> None:
        """A view has come: of all stored moves, or, where it knows of all those, of the one that is on its way."""
        self.dealt.set()
        mine = [flight for flight in self._flights if person in flight.pending]
        stored = [flight for flight in mine if flight.answered is not None]
        now = time.perf_counter()
        for flight in stored or mine:
            if flight.person is not person or person.view["decision"] > flight.sent.decision:
                flight.pending.discard(person)
                flight.last = now
        self._land()

    def beaten(self, person: Person, asked: float) -> None:
        """All has come that was due when somebody asked."""
        for flight in self._flights:
            if person in flight.pending and flight.answered is not None and flight.answered < asked:
                self._unseen(flight, person)
        self._land()

    def failed(self, person: Person, why: str) -> None:  # noqa: ARG002
        """Something went wrong."""
        self._count(why)

    def _unseen(self, flight: Flight, *people: Person) -> None:
        """Some are told nothing of a move."""
        flight.pending.difference_update(people)
        self.tally.unseen += flight.counts * len(people)

    def _land(self) -> None:
        """Count the moves that everybody has seen who sees them at all."""
        for flight in self._flights:
            if not flight.pending and flight.last and flight.answered is not None and flight.counts:
                self.tally.moves.append(flight.last - flight.began)
        self._flights = [flight for flight in self._flights if flight.pending or flight.answered is None]
