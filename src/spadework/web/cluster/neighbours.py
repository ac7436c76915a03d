"""What the servers of one database know of each other: who is alive, and who is at which table there."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Protocol

from spadework.web.background import Background
from spadework.web.cluster.here import Here, here, take_in
from spadework.web.cluster.messages import Alive, AtTable, Bye, Duty, Hello, Message, message_in
from spadework.web.live.live_table import LiveTable

SOON = 0.03
"""Seconds in which what changes at a table is told together."""

BEAT = 5.0
"""Seconds after which a server says again that it is alive."""

SILENCE = 16.0
"""Seconds after which a server that says nothing is taken for dead."""


class Memory(Protocol):
    """The tables in the memory of a server."""

    def in_memory(self, id: str) -> LiveTable | None:
        """A table, if it is in memory."""

    def loaded(self) -> Iterator[LiveTable]:
        """All that are."""


class Neighbours:
    """The other servers.

    Args:
        name: of this server.
        say: says something to all servers.
        tables: those of this server.
        duties: what others may ask for, by name, each of which takes whom it concerns and must return at once.
        clock: tells the time, in seconds.
    """

    def __init__(
        self,
        name: str,
        say: Callable[[Message], Coroutine[None, None, None]],
        tables: Memory,
        duties: Mapping[str, Callable[[str], None]],
        clock: Callable[[], float],
    ) -> None:
        self._name = name
        self._say = say
        self._tables = tables
        self._duties = duties
        self._clock = clock
        self._heard: dict[str, float] = {}
        """When each of the others was heard last."""
        self._here: dict[str, dict[str, Here]] = {}
        """By table what each of them has told of it."""
        self._told: dict[str, Here] = {}
        """By table what was told last from here, but for the time."""
        self._changed: dict[str, LiveTable] = {}
        self._telling: asyncio.Task[None] | None = None
        self._background = Background()

    # What is told

    def publish(self, live: LiveTable) -> None:
        """Tell the others who is at a table, in a moment, when that has changed."""
        if here(live).timeless != self._told.get(live.id, Here()):
            self._changed[live.id] = live
            self._tell_soon()

    def dismiss(self, id: str) -> None:
        """A table has left memory here."""
        self._changed.pop(id, None)
        if self._told.pop(id, None) is not None:
            self._background.start(self._say(AtTable(sender=self._name, table=id, here=Here())))

    def ask(self, what: str, whom: str) -> None:
        """Let the other servers do one of their duties that concerns somebody."""
        self._background.start(self._say(Duty(sender=self._name, what=what, whom=whom)))

    def _tell_soon(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = self._background.start(self._tell())

    async def _tell(self) -> None:
        while self._changed:
            await asyncio.sleep(SOON)
            changed, self._changed = self._changed, {}
            for live in changed.values():
                await self._tell_of(live)

    async def _tell_of(self, live: LiveTable) -> None:
        now = here(live)
        if now.timeless == Here():
            self._told.pop(live.id, None)
        else:
            self._told[live.id] = now.timeless
        await self._say(AtTable(sender=self._name, table=live.id, here=now))

    async def _tell_all(self) -> None:
        for live in self._tables.loaded():
            if here(live).timeless != Here():
                await self._tell_of(live)

    async def beat_for_ever(self) -> None:
        """Say again and again that this server is alive, and forget who says nothing any more, until cancelled."""
        while True:
            await self._say(Alive(sender=self._name))
            for server, heard in list(self._heard.items()):
                if heard < self._clock() - SILENCE:
                    self._forget(server)
            await asyncio.sleep(BEAT)

    def arrive(self) -> None:
        """The line to the others has been made: tell them everything, and let them do so."""
        self._background.start(self._arrive())

    async def _arrive(self) -> None:
        await self._say(Hello(sender=self._name))
        await self._tell_all()

    async def leave(self) -> None:
        """Tell the others that this server ends."""
        await self._background.close()
        await self._say(Bye(sender=self._name))

    # What is heard

    def hear(self, text: str) -> None:
        """Another server has said something, or this one. Raises ValidationError, and LookupError for an unknown duty."""
        message = message_in(text)
        if message.sender == self._name:
            return
        self._heard[message.sender] = self._clock()
        match message:
            case AtTable():
                self._hear_of(message.sender, message.table, message.here)
            case Hello():
                self._background.start(self._tell_all())
            case Duty():
                self._duties[message.what](message.whom)
            case Bye():
                self._forget(message.sender)

    def _hear_of(self, server: str, table: str, told: Here) -> None:
        known = self._here.setdefault(table, {})
        known[server] = told
        if told == Here():
            del known[server]
        if not known:
            del self._here[table]
        if (live := self._tables.in_memory(table)) is not None:
            take_in(live, server, told)

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        gone = {table for table, known in self._here.items() if known.pop(server, None) is not None}
        self._here = {table: known for table, known in self._here.items() if known}
        for live in map(self._tables.in_memory, gone):
            if live is not None:
                take_in(live, server, None)

    def introduce(self, live: LiveTable) -> None:
        """Let a table that has come into memory know who is at it elsewhere."""
        for server, told in self._here.get(live.id, {}).items():
            take_in(live, server, told)

    def connects(self, table: str, guest: str) -> bool:
        """Whether a guest has a table open by another server."""
        return any(guest in told.guests and told.guests[guest].connected for told in self._here.get(table, {}).values())

    @property
    def watched(self) -> set[str]:
        """The tables at which somebody looks by another server, by their ids."""
        return {table for table, known in self._here.items() if any(told.watched for told in known.values())}
