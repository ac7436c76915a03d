"""One server among several with the same database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy.engine import URL

from spadework.web.cluster.bus import CHANGES, END_LINES, Bus, Peers
from spadework.web.cluster.queue import JobQueue
from spadework.web.db.session import server_name
from spadework.web.db.storage import Storage
from spadework.web.features.accounts.guests import OpenConnections
from spadework.web.features.ratings.service import Ladders
from spadework.web.server.background import Background
from spadework.web.table.observers import now
from spadework.web.table.registry import PARTS, Tables


class Cluster:
    """Ties the tables of this server to those of the others.

    Args:
        url: of the database, as it was opened.
        storage: where the tables are.
        tables: those of this server.
        lines: of the guests, which another server may end.
        ladders: which another server may know to be out of date.
    """

    def __init__(self, url: URL, storage: Storage, tables: Tables, lines: OpenConnections, ladders: Ladders) -> None:
        self._name = server_name(url)
        self._tables = tables
        self._channel = Bus(url, storage, self._hear, self._connected)
        self._work = JobQueue(url, storage, tables.drive)
        duties = {END_LINES: lines.end_here, "forget ratings": lambda _: ladders.forget_here()}
        self._neighbours = Peers(self._name, self._channel.say, tables, duties, now)
        lines.end_elsewhere = partial(self._neighbours.ask, END_LINES)
        ladders.forget_elsewhere = partial(self._neighbours.ask, "forget ratings", "")

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[None]:
        """Be one of the servers as long as the block runs. Raises psycopg.Error when the queue can't be made."""
        await self._work.begin()
        self._tables.join(self._neighbours, self._work.put)
        try:
            async with Background() as background:
                background.keep_running(self._channel.listen_for_ever)
                background.keep_running(self._neighbours.beat_for_ever)
                background.keep_running(self._work.work_for_ever)
                background.keep_running(self._work.look_for_ever)
                yield
        finally:
            await self._neighbours.leave()
            await self._work.close()

    def _connected(self) -> None:
        # Nobody knows what was said before.
        self._tables.refresh_all()
        self._neighbours.arrive()

    def _hear(self, channel: str, text: str) -> None:
        if channel != CHANGES:
            self._neighbours.hear(text)
            return
        part, table, server, *listed = text.split(" ")
        if server == self._name:
            return
        if listed:
            self._tables.lobby.changed()
        for known in ("game", *PARTS):
            if part == known:
                self._tables.refresh(table, known)
                return
        raise ValueError("no part of a table has this name")
