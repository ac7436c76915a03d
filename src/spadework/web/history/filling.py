"""Finding out how games came out that were over before that was stored: they are played through once, in the background."""

import asyncio

from spadework.web.live.from_storage import dealt_table, fitting_game, game_of
from spadework.web.live.moves import outcome
from spadework.web.readiness import Readiness
from spadework.web.store.history import results
from spadework.web.store.models import StoredTable
from spadework.web.store.storage import Storage, StorageError
from spadework.web.watch.logs import log

PAUSE = 0.05
"""Seconds between two games, so that those who play don't notice."""


async def fill(storage: Storage, readiness: Readiness) -> None:
    """Store how games came out of which it isn't stored yet, the newest first; what can't be played through any more stays as it is."""
    try:
        async with storage.reading() as session:
            tables = await results.without_outcome(session)
        for table in tables:
            await _fill_one(table, storage, readiness)
            await asyncio.sleep(PAUSE)
    except StorageError as error:
        # With the next start it is tried again.
        log.warning("how earlier games ended could not be stored", error=error)


async def _fill_one(stored: StoredTable, storage: Storage, readiness: Readiness) -> None:
    try:
        await readiness.of(game_of(stored))
        table = await dealt_table(stored, await fitting_game(stored), storage)
    except StorageError:
        raise
    except Exception as failure:
        # Not only is the table perhaps one of other rules: its game may not get ready either, and the others wait.
        log.info("how a table ended can't be told any more", table=stored.id, error=failure)
        return
    if table.result is not None:
        async with storage.writing() as session:
            await results.keep(session, stored.id, outcome(table.result, stored.clocks))
