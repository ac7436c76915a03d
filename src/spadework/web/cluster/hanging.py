"""Servers that hang in the middle of storing something, for which others would wait without end."""

from sqlalchemy import text

from spadework.web.store.storage import SERVER, Storage
from spadework.web.watch.logs import log

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
