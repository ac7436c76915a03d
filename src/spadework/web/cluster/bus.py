"""The bus between the servers of one database: pub/sub over the database, peers, and their presence."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, Protocol

import psycopg
from psycopg import AsyncConnection, Notify
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.sql import func

from spadework.web.db.session import plain_address
from spadework.web.db.storage import Storage, StorageError
from spadework.web.features.presence.service import PresenceReport
from spadework.web.features.spectators.service import PeerSpectators
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

ROOM = 6000
"""Bytes for the spectators who are sent one by one. PostgreSQL limits a message to 8,000."""


@dataclass(frozen=True)
class PeerPresence:
    """Who is at a table on one server."""

    watched: bool = False
    """Whether somebody looks at it."""
    guests: dict[str, PresenceReport] = field(default_factory=dict)
    """How those who sit at the table attend, by guest."""
    company: PeerSpectators = field(default_factory=PeerSpectators)
    """Those who only look on."""
    holds: bool = False
    """Whether somebody there stops the time to react."""
    read: int = 0
    """How many lessons of a tutorial have been read there."""

    @property
    def timeless(self) -> "PeerPresence":
        """The same, but for how long it has been so."""
        return replace(self, guests={guest: report._replace(age=None) for guest, report in self.guests.items()})


def presence_here(live: "LiveTable") -> PeerPresence:
    """Who is at a table on this server."""
    seated = {seat.guest for seat in live.seats if seat.guest is not None} | {live.stored.creator}
    return PeerPresence(
        live.is_watched_here,
        live.presence.reports(seated),
        live.spectators.report([seat.guest for seat in live.seats], ROOM),
        live.reaction_timer.held_here,
        0 if live.tutorial is None else live.tutorial.lessons_read,
    )


def take_in(live: "LiveTable", server: str, told: PeerPresence | None) -> None:
    """Know what another server has told of a table; None when that server tells nothing any more."""
    known = told or PeerPresence()
    live.presence.learn(server, None if told is None else told.guests)
    live.spectators.learn(server, known.company)
    (live.watched_elsewhere.add if known.watched else live.watched_elsewhere.discard)(server)
    if live.tutorial is not None:
        live.tutorial.read(known.read)
    if live.reaction_timer.hold_elsewhere(server, known.holds):
        live.announce(Change.SYNC)
    else:
        live.wake_watchers()


class FromServer(BaseModel):
    """The fields of every message. Servers skip messages of another version."""

    model_config = ConfigDict(strict=True, frozen=True)

    version: Literal[1] = 1
    sender: str


class Alive(FromServer):
    """The server is alive."""

    kind: Literal["alive"] = "alive"


class Hello(FromServer):
    """The server has connected; the others answer with `AtTable` for each of their tables."""

    kind: Literal["hello"] = "hello"


class Bye(FromServer):
    """The server stops."""

    kind: Literal["bye"] = "bye"


class AtTable(FromServer):
    """Who is at a table on the server."""

    kind: Literal["here"] = "here"
    table: str
    here: PeerPresence


class Duty(FromServer):
    """A request that all servers do one of their duties."""

    kind: Literal["do"] = "do"
    what: str
    whom: str
    """The guest whom it concerns; empty for none."""


Message = Alive | Hello | Bye | AtTable | Duty

MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="kind")])


def message_in(text: str) -> Message:
    """Read a message. Raises ValidationError."""
    return MESSAGE.validate_json(text)


CHANGES = "spadework_changes"
"""On it the database says what has been stored, by the triggers of its layout."""

SAYINGS = "spadework_sayings"
"""On it servers say what is not stored."""

END_LINES = "end lines"
"""The duty to end the connections of a guest."""

ALIVE = 10.0
"""Seconds after which a line on which nothing is said is tried."""

PATIENCE = 1.0
"""Seconds before a line that has broken is made anew."""


class Bus:
    """One server's line to the others.

    Args:
        url: of the database, with the name of this server.
        storage: sends what is said.
        heard: is called with the channel and the text of everything that is said, by this server too. What it raises is logged.
        connected: is called when the line has been made; what was said before has not been heard.
    """

    def __init__(
        self, url: URL, storage: Storage, heard: Callable[[str, str], None], connected: Callable[[], None]
    ) -> None:
        self._address = plain_address(url)
        self._storage = storage
        self._heard, self._connected = heard, connected

    async def say(self, message: Message) -> None:
        """Say something to all servers. Nothing is lost for ever when it is not heard: whoever says it will again."""
        try:
            await publish(self._storage, message)
        except StorageError as error:
            log.warning("the other servers could not be told anything", error=error)

    async def listen_for_ever(self) -> None:
        """Hear what is said, until cancelled; over a new line whenever one has broken."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("the line to the database has broken", error=error)
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        async with await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=10) as connection:
            for channel in (CHANGES, SAYINGS):
                await connection.execute(f"LISTEN {channel}".encode())
            self._connected()
            while True:
                async for said in connection.notifies(timeout=ALIVE):
                    self._hear(said)
                await connection.execute("SELECT 1")

    def _hear(self, said: Notify) -> None:
        try:
            self._heard(said.channel, said.payload)
        except Exception as error:
            # Another release of Spadework may have sent it, or another program. What comes after it must still be heard.
            log.warning("a message of another server was skipped", exc_info=error)


async def ask_servers(storage: Storage, what: str, whom: str) -> None:
    """Let all servers do one of their duties that concerns somebody, from outside of them. Raises NotStored."""
    await publish(storage, Duty(sender="operator", what=what, whom=whom))


async def publish(storage: Storage, message: Message) -> None:
    """Say something to all servers. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(select(func.pg_notify(SAYINGS, message.model_dump_json())))


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


class Peers:
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
        self._here: dict[str, dict[str, PeerPresence]] = {}
        """By table what each of them has told of it."""
        self._told: dict[str, PeerPresence] = {}
        """By table what was told last from here, but for the time."""
        self._changed: dict[str, LiveTable] = {}
        self._telling: asyncio.Task[None] | None = None
        self._background = Background()

    # What is told

    def publish(self, live: LiveTable) -> None:
        """Tell the others who is at a table, in a moment, when that has changed."""
        if presence_here(live).timeless != self._told.get(live.id, PeerPresence()):
            self._changed[live.id] = live
            self._tell_soon()

    def dismiss(self, id: str) -> None:
        """A table has left memory here."""
        self._changed.pop(id, None)
        if self._told.pop(id, None) is not None:
            self._background.start(self._say(AtTable(sender=self._name, table=id, here=PeerPresence())))

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
        now = presence_here(live)
        if now.timeless == PeerPresence():
            self._told.pop(live.id, None)
        else:
            self._told[live.id] = now.timeless
        await self._say(AtTable(sender=self._name, table=live.id, here=now))

    async def _tell_all(self) -> None:
        for live in self._tables.loaded():
            if presence_here(live).timeless != PeerPresence():
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

    def _hear_of(self, server: str, table: str, told: PeerPresence) -> None:
        known = self._here.setdefault(table, {})
        known[server] = told
        if told == PeerPresence():
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
