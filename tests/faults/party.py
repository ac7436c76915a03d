"""People who play at the tables of a server group while faults happen, and checks of their games."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from tests.faults.ledger import Ledger
from tests.faults.person import Person, Place
from tests.waiting import PATIENCE
from tests.web.harness import GAME, Guest, Payload
from websockets.exceptions import ConnectionClosed

from spadework.table.replay import verify
from spadework.web.server.settings import Settings
from spadework.web.socket.transport import LATER


class Servers(Protocol):
    """Servers that share a database."""

    @property
    def settings(self) -> Settings:
        """The settings of each server."""

    @property
    def addresses(self) -> Sequence[str]:
        """The address of each server."""


@dataclass(frozen=True)
class Round:
    """A table with its people."""

    table: str
    """The table's path."""
    people: Sequence[Person]
    guests: Sequence[Guest]
    playing: Sequence[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        """Whether the game is over for everybody."""
        return all(person.over for person in self.people)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.rpartition("/")[2]


class Party:
    """The people who play on a group of servers.

    Args:
        group: the servers.
        dice: the source of randomness.
        stack: closes the connections.
        ways: the addresses to which people connect; by default those of the servers.
        patience: the patience of each `Person`, in seconds.
    """

    def __init__(
        self,
        group: Servers,
        dice: random.Random,
        stack: AsyncExitStack,
        ways: Sequence[str] | None = None,
        patience: float = 0.0,
    ) -> None:
        self.group, self.dice = group, dice
        self.ledger = Ledger()
        self.rounds: list[Round] = []
        self.finished = 0
        self._stack = stack
        self._ways = group.addresses if ways is None else ways
        self._patience = patience

    async def open(self, seats: str = "me link", **fields: str) -> Round:
        """Open a table and let people play there."""
        address = self.group.addresses[0]
        guests = [await self._guest(address)]
        table = await guests[0].open_table(seats, GAME, **fields)
        for invite in (await self._shown(guests[0], table))["invites"]:
            guests.append(await self._guest(address))
            answer = await guests[-1].http.post(invite["url"], data={})
            assert answer.status_code == 303, answer.text
        sat = [seat for seat, kind in enumerate(seats.split()) if kind in {"me", "link"}]
        people = [
            Person(
                Place(table, seat, dict(guest.http.cookies), self._ways),
                random.Random(self.dice.random()),
                self.ledger,
                patience=self._patience,
            )
            for seat, guest in zip(sat, guests, strict=True)
        ]
        playing = [asyncio.create_task(person.play()) for person in people]
        found = Round(table, people, guests, playing)
        self.rounds.append(found)
        return found

    async def _shown(self, guest: Guest, table: str) -> Payload:
        """Return the first view of a table, or its seal, over a new connection; retry when told to come back later."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    line = await guest.line(table)
                    while (told := await line.hear())["type"] not in {"view", "seal"}:
                        pass
                    await line.socket.close()
                    return told
                except ConnectionClosed as closed:
                    if closed.rcvd is None or closed.rcvd.code != LATER:
                        raise
                    self.ledger.counts["told to come back"] += 1
                    await asyncio.sleep(0.1)

    async def _guest(self, address: str) -> Guest:
        guest = Guest(address, self._stack)
        await self._stack.enter_async_context(guest.http)
        assert (await guest.http.get("/")).status_code == 200
        return guest

    async def keep(self, tables: int, seats: str = "me link", **fields: str) -> None:
        """Replace the tables whose games are over by new ones."""
        for one in [one for one in self.rounds if one.over]:
            await self._close(one)
        while len(self.rounds) < tables:
            await self.open(seats, **fields)

    def raise_faults(self) -> None:
        """Raise the error of a person who failed, if any."""
        for one in self.rounds:
            for task in one.playing:
                if task.done():
                    task.result()

    async def moves(self, one: Round, count: int) -> None:
        """Wait until `count` more moves at a table are acknowledged, or the game is over. Raises TimeoutError."""
        known = self._acknowledged(one)
        async with asyncio.timeout(PATIENCE):
            while not one.over and self._acknowledged(one) < known + count:
                self.raise_faults()
                await asyncio.sleep(0.02)

    async def refusal(self) -> None:
        """Wait until another move is refused. Raises TimeoutError."""
        known = self.ledger.refused.total()
        async with asyncio.timeout(PATIENCE):
            while self.ledger.refused.total() == known:
                self.raise_faults()
                await asyncio.sleep(0.02)

    def _acknowledged(self, one: Round) -> int:
        return sum(table == one.id for table, _, _ in self.ledger.acknowledged)

    async def check(self) -> None:
        """Let everyone rest, check that all is well, and let them go on. Raises AssertionError."""
        people = [person for one in self.rounds for person in one.people]
        async with asyncio.timeout(PATIENCE):
            for person in people:
                await self._watched(person.rest())
        for one in self.rounds:
            await self._check_views(one)
        await self._check_moves()
        for person in people:
            await person.go_on()

    async def _watched(self, waiting: Awaitable[object]) -> None:
        waits = asyncio.ensure_future(waiting)
        while not waits.done():
            self.raise_faults()
            await asyncio.wait([waits], timeout=0.2)
        await waits

    async def _check_moves(self) -> None:
        for one in self.rounds:
            await self.ledger.check(self.group.settings, [one.id], [person.place.seat for person in one.people])

    async def _check_views(self, one: Round) -> None:
        """Check that every server shows each person the same view, and that the person already has it."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while (why := await self._differs(one)) is not None:
            self.raise_faults()
            assert asyncio.get_running_loop().time() < until, f"table {one.id}: {why}"
            await asyncio.sleep(0.05)

    async def _differs(self, one: Round) -> str | None:
        for person, guest in zip((*one.people, None), (*one.guests, None), strict=True):
            views = [await self._seen(one, address, guest) for address in self.group.addresses]
            if any(view != views[0] for view in views):
                return f"the servers show different views: {[self._brief(view) for view in views]}"
            shown = views[0].get("version", 0), views[0].get("past", 0)
            if person is not None and not person.over and (person.version, person.past) != shown:
                return f"seat {person.place.seat} knows version {person.version} instead of {self._brief(views[0])}"
        return None

    def _brief(self, view: Payload) -> dict[str, Any]:
        return {name: view.get(name) for name in ("seat", "version", "past", "decision", "over")}

    async def _seen(self, one: Round, address: str, guest: Guest | None) -> Payload:
        async with AsyncExitStack() as stack:
            looking = Guest(address, stack)
            await stack.enter_async_context(looking.http)
            if guest is not None:
                looking.http.cookies = guest.http.cookies
            told = await self._shown(looking, one.table)
        return {name: value for name, value in told.items() if name not in {"reaction", "invites"}}

    async def finish(self, whole: bool) -> None:
        """Check again that all is well; when `whole`, let everyone play to the end, and check all records.

        Raises AssertionError.
        """
        await self.check()
        if not whole:
            return
        async with asyncio.timeout(2 * PATIENCE):
            for one in list(self.rounds):
                await self._watched(asyncio.gather(*one.playing))
                await self._close(one)

    async def _close(self, one: Round) -> None:
        """Check a finished game, and forget it."""
        await self.ledger.check(self.group.settings, [one.id], [person.place.seat for person in one.people])
        records = set()
        for address in self.group.addresses:
            guest = await self._guest(address)
            answer = await guest.http.get(f"{one.table}/record.json")
            assert answer.status_code == 200, answer.text
            records.add(answer.text)
        assert len(records) == 1
        table = await asyncio.to_thread(verify, records.pop())
        assert table.over
        self.rounds.remove(one)
        self.finished += 1

    async def leave(self) -> None:
        """Let everyone stop playing."""
        playing = [task for one in self.rounds for task in one.playing]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def summary(self) -> str:
        """Return a summary as text."""
        return f"{self.finished} games to their end, moves: {self.ledger.summary()}"


@asynccontextmanager
async def party_in(
    group: Servers, dice: random.Random, ways: Sequence[str] | None = None, patience: float = 0.0
) -> AsyncIterator[Party]:
    """Provide a party for the duration of the block."""
    async with AsyncExitStack() as stack:
        party = Party(group, dice, stack, ways, patience)
        try:
            yield party
        finally:
            await party.leave()
