"""The cluster: servers with the same database."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from sqlalchemy.engine import URL

from spadework.web.cluster.bus import CHANGE_CHANNEL, Bus, Peers
from spadework.web.cluster.queue import JobQueue
from spadework.web.db.session import server_name
from spadework.web.db.storage import Storage
from spadework.web.server.background import Background
from spadework.web.table.observers import now
from spadework.web.table.registry import PARTS, TableRegistry


class Cluster:
    """This server's membership in the cluster: bus, peers and job queue.

    Args:
        url: the URL of the opened database.
        storage: the stored tables.
        tables: the tables of this server.
        commands: what this server does when another one sends a command, by name; it must return immediately.
    """

    def __init__(
        self, url: URL, storage: Storage, tables: TableRegistry, commands: Mapping[str, Callable[[str], None]]
    ) -> None:
        self._name = server_name(url)
        self._tables = tables
        self._bus = Bus(url, storage, self._receive, self._on_connect)
        self._queue = JobQueue(url, storage, tables.drive)
        self._peers = Peers(self._name, self._bus.send, tables, commands, now)
        self.send_command = self._peers.send_command
        """Sends a command to the other servers, by its name and argument."""

    @asynccontextmanager
    async def joined(self) -> AsyncIterator[None]:
        """Take part in the cluster while the block runs. Raises psycopg.Error if the queue can't be created."""
        await self._queue.begin()
        self._tables.join(self._peers, self._queue.put)
        try:
            async with Background() as background:
                background.keep_running(self._bus.run)
                background.keep_running(self._peers.run)
                background.keep_running(self._queue.run_worker)
                background.keep_running(self._queue.requeue_waiting)
                yield
        finally:
            await self._peers.leave()
            await self._queue.close()

    def _on_connect(self) -> None:
        # Earlier messages are lost.
        self._tables.refresh_all()
        self._peers.join()

    def _receive(self, channel: str, text: str) -> None:
        if channel != CHANGE_CHANNEL:
            self._peers.receive(text)
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
