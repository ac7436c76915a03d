"""The job queue of the cluster."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import DeleteJobCondition, Status
from psycopg import AsyncConnection
from sqlalchemy import exists, select, text
from sqlalchemy.engine import URL
from sqlalchemy.orm import aliased

from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.session import libpq_url
from spadework.web.db.storage import SERVER_PREFIX, Storage, StorageError
from spadework.web.server.background import Background
from spadework.web.server.telemetry import log

QUEUE = f"spadework_queue_{procrastinate.__version__.replace('.', '_')}"
"""The database schema of the queue, one for each release of the library; its contents are disposable."""
QUEUE_LOCK = 5_077_402
"""The advisory lock that is held while the queue is created."""
DRIVE = "drive"
"""The task that drives a table's computer players."""
CONCURRENCY = 500
"""Maximum tables that one server drives; most of the time they only wait."""
SCAN_INTERVAL = 3.0
"""Seconds between two scans for waiting tables that nobody drives."""
POLL_INTERVAL = 0.2
"""Seconds between two polls of the queue: no message reports that a job may start because the previous one
at its table has ended."""
HEARTBEAT_INTERVAL = 3.0
"""Seconds between two heartbeats of a worker."""
WORKER_TIMEOUT = 9.0
"""Seconds without a heartbeat after which a worker counts as dead."""
MAX_PER_SCAN = 500
"""Maximum tables per scan."""
HANGING_SECONDS = 15.0
"""Seconds of inactivity after which a server with an open transaction counts as hanging."""

ABORT_HANGING = text(
    """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE :servers
    AND state <> 'idle' AND xact_start IS NOT NULL AND wait_event = 'ClientRead'
    AND state_change < now() - make_interval(secs => :seconds)
    """
)
"""PostgreSQL limits idle transactions itself, but not those that hang between two parts of one statement."""


class JobQueue:
    """The queue, and this server's worker.

    Args:
        url: the URL of the database.
        storage: the stored tables.
        drive: drives a table's computer players, by its id, until none of them moves next.
    """

    def __init__(self, url: URL, storage: Storage, drive: Callable[[str], Awaitable[None]]) -> None:
        self._address = libpq_url(url)
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
        """Connect to the queue, and create it if necessary."""
        async with await AsyncConnection.connect(self._address) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (QUEUE_LOCK,))
            found = await connection.execute("SELECT FROM pg_namespace WHERE nspname = %s", (QUEUE,))
            if not found.rowcount:
                await connection.execute(f"CREATE SCHEMA {QUEUE}".encode())
                await connection.execute(f"SET LOCAL search_path TO {QUEUE}".encode())
                await connection.execute(self.app.schema_manager.get_schema().encode())
        await self._open.enter_async_context(self.app.open_async())

    def put(self, table: str) -> None:
        """Enqueue a table for any server to drive, without blocking."""
        self._background.start(self._put(table))

    async def _put(self, table: str) -> None:
        # At most one job per table waits, and at most one runs.
        job = self.app.configure_task(DRIVE, lock=table, queueing_lock=table)
        with suppress(AlreadyEnqueued):
            try:
                await job.defer_async(table=table)
            except ConnectorException as error:
                # The next scan finds it.
                log.warning("the queue could not be written to", error=error)

    async def run_worker(self) -> None:
        """Drive tables from the queue until cancelled."""
        while True:
            try:
                await self.app.run_worker_async(
                    concurrency=CONCURRENCY,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=0.0,
                    fetch_job_polling_interval=POLL_INTERVAL,
                    update_heartbeat_interval=HEARTBEAT_INTERVAL,
                    delete_jobs=DeleteJobCondition.ALWAYS.value,
                )
            except (ConnectorException, OSError) as error:
                log.warning("the queue could not be read", error=error)
            await asyncio.sleep(SCAN_INTERVAL)

    async def requeue_waiting(self) -> None:
        """Enqueue waiting tables that nobody drives, for example after a crash, periodically until cancelled."""
        while True:
            await asyncio.sleep(SCAN_INTERVAL)
            try:
                await self._scan()
            except (StorageError, ConnectorException) as error:
                log.warning("waiting tables could not be found", error=error)

    async def _scan(self) -> None:
        await abort_hanging(self._storage)
        for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=WORKER_TIMEOUT):
            await self.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
        for table in await self._waiting():
            self.put(table)

    async def _waiting(self) -> list[str]:
        """Return the tables with people at which a computer player moves next."""
        mover = StoredTable.to_move.op(">>")(StoredSeat.seat).op("&")(1) == 1
        played = StoredSeat.level.is_not(None) | StoredSeat.substitute.is_not(None)
        other = aliased(StoredSeat)
        person = exists().where(other.table == StoredTable.id, other.guest.is_not(None))
        query = (
            select(StoredTable.id)
            .join(StoredSeat, StoredSeat.table == StoredTable.id)
            .where(StoredTable.over.is_(False), StoredTable.ended.is_(False), StoredTable.to_move != 0)
            .where(mover, played, person)
            .distinct()
            .limit(MAX_PER_SCAN)
        )
        found = await self._storage.scalars(query)
        busy = {job.lock for job in await self.app.job_manager.list_jobs_async(task=DRIVE)}
        return [table for table in found if table not in busy]

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self._background.close()
        await self._open.aclose()


async def abort_hanging(storage: Storage) -> None:
    """Abort the transactions of hanging servers. Raises StorageError."""
    async with storage.reading() as session:
        ended = await session.scalar(ABORT_HANGING, {"servers": f"{SERVER_PREFIX}%", "seconds": HANGING_SECONDS})
    if ended:
        log.warning("a server hangs; its open transactions were aborted")
