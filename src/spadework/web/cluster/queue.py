"""The job queue that the servers of one database share."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import DeleteJobCondition, Status
from psycopg import AsyncConnection
from sqlalchemy import exists, select, text
from sqlalchemy.engine import URL

from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.session import plain_address
from spadework.web.db.storage import SERVER, Storage, StorageError
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log

HANGING = 15.0
"""Seconds without a word after which a server hangs that has begun to store something."""

BREAK_OFF = text(
    """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE :servers
    AND state <> 'idle' AND xact_start IS NOT NULL AND wait_event = 'ClientRead'
    AND state_change < now() - make_interval(secs => :seconds)
    """
)
"""PostgreSQL has its own limit for idle transactions, but none for those that hang between two parts of one statement."""


async def break_off(storage: Storage) -> None:
    """Break off whatever servers that hang have begun to store; none of it is stored. Raises StorageError."""
    async with storage.reading() as session:
        ended = await session.scalar(BREAK_OFF, {"servers": f"{SERVER}%", "seconds": HANGING})
    if ended:
        log.warning("a server hangs: what it had begun to store was broken off, so that nobody waits for it")


QUEUE = f"spadework_queue_{procrastinate.__version__.replace('.', '_')}"
"""The schema of the database that holds the queue, another for each release of the library: nothing in it has to last."""

QUEUE_LOCK = 5_077_402
"""Held while the queue is made."""

DRIVE = "drive"
"""The task: let the computer players of a table move."""

AT_ONCE = 500
"""So many tables may be driven by one server; most of the time they wait for people to follow."""

LOOK = 3.0
"""Seconds from one look for tables that wait although nobody drives them to the next."""

POLL = 0.2
"""Seconds after which the queue is asked although nothing was said: that a job may be done now, since the one before it at the same table
has ended, is said to nobody."""

BEAT = 3.0
"""Seconds after which a server that drives tables says again that it is alive."""

DEAD = 9.0
"""Seconds after which a server that says nothing more drives its tables no longer."""

MOST = 500
"""So many tables are found at a look."""


class JobQueue:
    """The queue, and this server's part in the work.

    Args:
        url: of the database.
        storage: where the tables are.
        drive: lets the computer players of a table move, by its id, until none is asked any more.
    """

    def __init__(self, url: URL, storage: Storage, drive: Callable[[str], Awaitable[None]]) -> None:
        self._address = plain_address(url)
        self._storage = storage
        self._drive = drive
        self._background = Background()
        self._open = AsyncExitStack()
        self.app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=self._address, kwargs={"options": f"-c search_path={QUEUE}"}, min_size=1, max_size=4
            )
        )
        self.app.task(name=DRIVE)(self._run)

    async def _run(self, table: str) -> None:
        await self._drive(table)

    async def begin(self) -> None:
        """Make the queue when there is none, and connect to it."""
        async with await AsyncConnection.connect(self._address) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (QUEUE_LOCK,))
            found = await connection.execute("SELECT FROM pg_namespace WHERE nspname = %s", (QUEUE,))
            if not found.rowcount:
                await connection.execute(f"CREATE SCHEMA {QUEUE}".encode())
                await connection.execute(f"SET LOCAL search_path TO {QUEUE}".encode())
                await connection.execute(self.app.schema_manager.get_schema().encode())
        await self._open.enter_async_context(self.app.open_async())

    def put(self, table: str) -> None:
        """Let some server drive a table; must return at once."""
        self._background.start(self._put(table))

    async def _put(self, table: str) -> None:
        # Of each table one job waits at most, and one is worked on at most.
        job = self.app.configure_task(DRIVE, lock=table, queueing_lock=table)
        with suppress(AlreadyEnqueued):
            try:
                await job.defer_async(table=table)
            except ConnectorException as error:
                # It is found at the next look.
                log.warning("the queue could not be written to", error=error)

    async def work_for_ever(self) -> None:
        """Drive the tables that this server gets from the queue, until cancelled."""
        while True:
            try:
                await self.app.run_worker_async(
                    concurrency=AT_ONCE,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=0.0,
                    fetch_job_polling_interval=POLL,
                    update_heartbeat_interval=BEAT,
                    delete_jobs=DeleteJobCondition.ALWAYS.value,
                )
            except (ConnectorException, OSError) as error:
                log.warning("the queue could not be read", error=error)
            await asyncio.sleep(LOOK)

    async def look_for_ever(self) -> None:
        """Find again and again what waits although nobody drives it, since a server has died for instance, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except (StorageError, ConnectorException) as error:
                log.warning("tables that wait could not be looked for", error=error)

    async def _look(self) -> None:
        await break_off(self._storage)
        for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=DEAD):
            await self.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
        for table in await self._waiting():
            self.put(table)

    async def _waiting(self) -> list[str]:
        """The tables with people at which a computer player is to move."""
        mover = StoredTable.to_move.op(">>")(StoredSeat.seat).op("&")(1) == 1
        played = StoredSeat.level.is_not(None) | StoredSeat.stand_in.is_not(None)
        person = exists().where(StoredSeat.table == StoredTable.id, StoredSeat.guest.is_not(None))
        query = (
            select(StoredTable.id)
            .join(StoredSeat, StoredSeat.table == StoredTable.id)
            .where(StoredTable.over.is_(False), StoredTable.ended.is_(False), StoredTable.to_move != 0)
            .where(mover, played, person)
            .distinct()
            .limit(MOST)
        )
        async with self._storage.reading() as session:
            found = (await session.scalars(query)).all()
        busy = {job.lock for job in await self.app.job_manager.list_jobs_async(task=DRIVE)}
        return [table for table in found if table not in busy]

    async def close(self) -> None:
        """Leave the queue."""
        await self._background.close()
        await self._open.aclose()
