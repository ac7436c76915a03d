"""What the servers of one database tell each other, over the database itself."""

import asyncio
from collections.abc import Callable

import psycopg
from psycopg import AsyncConnection, Notify
from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.sql import func

from spadework.web.cluster.messages import Duty, Message
from spadework.web.store.database import plain_address
from spadework.web.store.storage import Storage, StorageError
from spadework.web.watch.logs import log

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


class Channel:
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
            await say(self._storage, message)
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
    await say(storage, Duty(sender="operator", what=what, whom=whom))


async def say(storage: Storage, message: Message) -> None:
    """Say something to all servers. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(select(func.pg_notify(SAYINGS, message.model_dump_json())))
