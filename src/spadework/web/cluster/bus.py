"""The bus between servers with the same database: pub/sub, peers, and presence."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

import psycopg
from psycopg import AsyncConnection, Notify
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.sql import func

from spadework.web.db.session import libpq_url
from spadework.web.db.storage import Storage, StorageError
from spadework.web.features.presence.service import PresenceReport
from spadework.web.features.spectators.service import PeerSpectators
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change
from spadework.web.table.registry import TableRegistry

SPECTATOR_BYTES = 6000
"""Maximum bytes for the list of spectators. PostgreSQL limits a message to 8,000."""
CHANGE_CHANNEL = "spadework_changes"
"""The channel of stored changes, sent by triggers of the database."""
MESSAGE_CHANNEL = "spadework_messages"
"""The channel of messages between servers."""
END_CONNECTIONS = "end connections"
"""The command to end a guest's connections."""
KEEPALIVE_INTERVAL = 10.0
"""Seconds after which a silent connection is tested."""
RECONNECT_DELAY = 1.0
"""Seconds before a broken connection is replaced."""
BATCH_DELAY = 0.03
"""Seconds for which changes at tables are collected before they are sent."""
HEARTBEAT_INTERVAL = 5.0
"""Seconds between two heartbeats."""
PEER_TIMEOUT = 16.0
"""Seconds without a message after which a peer counts as dead."""

# Presence


@dataclass(frozen=True)
class PeerPresence:
    """Presence at a table on one server."""

    watched: bool = False
    """Whether the table has viewers."""
    guests: dict[str, PresenceReport] = field(default_factory=dict)
    """Presence of the seated guests."""
    spectators: PeerSpectators = field(default_factory=PeerSpectators)
    holds: bool = False
    """Whether a guest there holds the reaction timer."""
    read: int = 0
    """Lessons of a tutorial that have been read there."""

    @property
    def timeless(self) -> "PeerPresence":
        """The same without ages, for comparisons."""
        return replace(self, guests={guest: report._replace(age=None) for guest, report in self.guests.items()})


def local_presence(live: "LiveTable") -> PeerPresence:
    """Return the presence at a table on this server."""
    seated = {seat.guest for seat in live.seats if seat.guest is not None} | {live.stored.creator}
    return PeerPresence(
        live.is_watched_here,
        live.presence.reports(seated),
        live.spectators.report([seat.guest for seat in live.seats], SPECTATOR_BYTES),
        live.reaction_timer.held_here,
        0 if live.tutorial is None else live.tutorial.lessons_read,
    )


def apply_presence(live: "LiveTable", server: str, presence: PeerPresence | None) -> None:
    """Apply a peer's presence at a table; None if the peer is gone."""
    known = presence or PeerPresence()
    live.presence.learn(server, None if presence is None else presence.guests)
    live.spectators.learn(server, known.spectators)
    (live.watched_elsewhere.add if known.watched else live.watched_elsewhere.discard)(server)
    if live.tutorial is not None:
        live.tutorial.read(known.read)
    if live.reaction_timer.hold_elsewhere(server, known.holds):
        live.announce(Change.SYNC)
    else:
        live.wake_watchers()


# Messages


class FromServer(BaseModel):
    """Fields of every message. Servers skip messages of another version."""

    model_config = ConfigDict(strict=True, frozen=True)

    version: Literal[1] = 1
    sender: str


class Alive(FromServer):
    """The server is alive."""

    kind: Literal["alive"] = "alive"


class Hello(FromServer):
    """The server has connected. The others answer with `TablePresence` for each of their tables."""

    kind: Literal["hello"] = "hello"


class Bye(FromServer):
    """The server stops."""

    kind: Literal["bye"] = "bye"


class TablePresence(FromServer):
    """The presence at a table on the server."""

    kind: Literal["presence"] = "presence"
    table: str
    presence: PeerPresence


class RemoteCommand(FromServer):
    """A command to all servers."""

    kind: Literal["command"] = "command"
    command: str
    """The name of the command."""
    argument: str
    """The command's argument, such as a guest's id; may be empty."""


Message = Alive | Hello | Bye | TablePresence | RemoteCommand
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="kind")])


def message_in(text: str) -> Message:
    """Parse a message. Raises ValidationError."""
    return MESSAGE.validate_json(text)


# Pub/sub


class Bus:
    """A server's connection to the bus.

    Args:
        url: the URL of the database, with the name of this server.
        storage: sends messages.
        on_message: called with channel and text of every message, also of this server's own. Its errors are logged.
        on_connect: called after connecting; earlier messages are lost.
    """

    def __init__(
        self, url: URL, storage: Storage, on_message: Callable[[str, str], None], on_connect: Callable[[], None]
    ) -> None:
        self._address = libpq_url(url)
        self._storage = storage
        self._on_message, self._on_connect = on_message, on_connect

    async def send(self, message: Message) -> None:
        """Send a message to all servers. Failures are logged: messages are repeated anyway."""
        try:
            await notify(self._storage, message)
        except StorageError as error:
            log.warning("a message to the other servers could not be sent", error=error)

    async def run(self) -> None:
        """Receive messages until cancelled, and reconnect when the connection breaks."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("the connection to the database has broken", error=error)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _listen(self) -> None:
        async with await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=10) as connection:
            for channel in (CHANGE_CHANNEL, MESSAGE_CHANNEL):
                await connection.execute(f"LISTEN {channel}".encode())
            self._on_connect()
            while True:
                async for notification in connection.notifies(timeout=KEEPALIVE_INTERVAL):
                    self._handle(notification)
                await connection.execute("SELECT 1")

    def _handle(self, notification: Notify) -> None:
        try:
            self._on_message(notification.channel, notification.payload)
        except Exception as error:
            # Another release or program may have sent it. Later messages must still be received.
            log.warning("a message of another server was skipped", exc_info=error)


async def send_command(storage: Storage, command: str, argument: str) -> None:
    """Send a command to all servers, from outside the cluster. Raises NotStored."""
    await notify(storage, RemoteCommand(sender="operator", command=command, argument=argument))


async def notify(storage: Storage, message: Message) -> None:
    """Send a message to all servers. Raises NotStored."""
    await storage.execute(select(func.pg_notify(MESSAGE_CHANNEL, message.model_dump_json())))


# Peers


class Peers:
    """The other servers of the cluster.

    Args:
        name: the name of this server.
        send: sends a message to all servers.
        tables: the tables of this server.
        commands: handlers of remote commands by name; each takes the command's argument, and must not block.
        clock: returns the time in seconds.
    """

    def __init__(
        self,
        name: str,
        send: Callable[[Message], Coroutine[None, None, None]],
        tables: TableRegistry,
        commands: Mapping[str, Callable[[str], None]],
        clock: Callable[[], float],
    ) -> None:
        self._name = name
        self._send = send
        self._tables = tables
        self._commands = commands
        self._clock = clock
        self._last_heard: dict[str, float] = {}
        """The time of each peer's last message."""
        self._presence: dict[str, dict[str, PeerPresence]] = {}
        """By table, the presence on each peer."""
        self._sent: dict[str, PeerPresence] = {}
        """By table, the presence last sent from here, without ages."""
        self._changed: dict[str, LiveTable] = {}
        self._sending: asyncio.Task[None] | None = None
        self._background = Background()

    # Sending

    def publish(self, live: LiveTable) -> None:
        """Send the presence at a table to the peers after `BATCH_DELAY`, if it has changed."""
        if local_presence(live).timeless != self._sent.get(live.id, PeerPresence()):
            self._changed[live.id] = live
            self._send_soon()

    def dismiss(self, id: str) -> None:
        """Notify the peers that a table has left this server's memory."""
        self._changed.pop(id, None)
        if self._sent.pop(id, None) is not None:
            self._background.start(self._send(TablePresence(sender=self._name, table=id, presence=PeerPresence())))

    def send_command(self, command: str, argument: str) -> None:
        """Send a command to the peers."""
        self._background.start(self._send(RemoteCommand(sender=self._name, command=command, argument=argument)))

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = self._background.start(self._send_changed())

    async def _send_changed(self) -> None:
        while self._changed:
            await asyncio.sleep(BATCH_DELAY)
            changed, self._changed = self._changed, {}
            for live in changed.values():
                await self._send_presence(live)

    async def _send_presence(self, live: LiveTable) -> None:
        now = local_presence(live)
        if now.timeless == PeerPresence():
            self._sent.pop(live.id, None)
        else:
            self._sent[live.id] = now.timeless
        await self._send(TablePresence(sender=self._name, table=live.id, presence=now))

    async def _send_all(self) -> None:
        for live in self._tables.loaded():
            if local_presence(live).timeless != PeerPresence():
                await self._send_presence(live)

    async def run(self) -> None:
        """Send heartbeats and forget dead peers until cancelled."""
        while True:
            await self._send(Alive(sender=self._name))
            for server, heard in list(self._last_heard.items()):
                if heard < self._clock() - PEER_TIMEOUT:
                    self._forget(server)
            await asyncio.sleep(HEARTBEAT_INTERVAL)

    def join(self) -> None:
        """Exchange presence with the peers after connecting to the bus."""
        self._background.start(self._exchange())

    async def _exchange(self) -> None:
        await self._send(Hello(sender=self._name))
        await self._send_all()

    async def leave(self) -> None:
        """Notify the peers that this server stops."""
        await self._background.close()
        await self._send(Bye(sender=self._name))

    # Receiving

    def receive(self, text: str) -> None:
        """Handle a message; this server's own are ignored. Raises ValidationError, and LookupError for an unknown command."""
        message = message_in(text)
        if message.sender == self._name:
            return
        self._last_heard[message.sender] = self._clock()
        match message:
            case TablePresence():
                self._apply(message.sender, message.table, message.presence)
            case Hello():
                self._background.start(self._send_all())
            case RemoteCommand():
                self._commands[message.command](message.argument)
            case Bye():
                self._forget(message.sender)

    def _apply(self, server: str, table: str, presence: PeerPresence) -> None:
        known = self._presence.setdefault(table, {})
        known[server] = presence
        if presence == PeerPresence():
            del known[server]
        if not known:
            del self._presence[table]
        if (live := self._tables.in_memory(table)) is not None:
            apply_presence(live, server, presence)

    def _forget(self, server: str) -> None:
        self._last_heard.pop(server, None)
        gone = {table for table, known in self._presence.items() if known.pop(server, None) is not None}
        self._presence = {table: known for table, known in self._presence.items() if known}
        for live in map(self._tables.in_memory, gone):
            if live is not None:
                apply_presence(live, server, None)

    def introduce(self, live: LiveTable) -> None:
        """Apply the presence on the peers to a table that has been loaded."""
        for server, presence in self._presence.get(live.id, {}).items():
            apply_presence(live, server, presence)

    def connects(self, table: str, guest: str) -> bool:
        """Return whether a guest is connected to a table on a peer."""
        return any(
            guest in presence.guests and presence.guests[guest].connected
            for presence in self._presence.get(table, {}).values()
        )

    @property
    def watched(self) -> set[str]:
        """The ids of tables with viewers on peers."""
        return {
            table for table, known in self._presence.items() if any(presence.watched for presence in known.values())
        }
