"""What a server does now and then so that its database does not grow for ever."""

import asyncio

from spadework.web import decks
from spadework.web.settings import Settings
from spadework.web.store.admin.tidying import tidy
from spadework.web.store.quotas import keep_newest_lines
from spadework.web.store.storage import Storage, StorageError
from spadework.web.tables import Tables
from spadework.web.watch.logs import log

EVERY = 3600.0
"""Seconds from one time to the next."""


async def tidy_for_ever(storage: Storage, tables: Tables, settings: Settings) -> None:
    """Remove again and again the tables to which nobody comes back, and talk beyond what is kept, until cancelled.

    Nobody sits down at a table while it goes: where somebody looks, it stays.
    """
    while True:
        await asyncio.sleep(EVERY)
        try:
            gone = await tidy(storage, settings, tables.watched())
            await tables.reread(gone)
            await decks.tidy(storage)
            lines = await keep_newest_lines(storage, settings.lines)
        except StorageError as error:
            log.warning("abandoned tables could not be removed", error=error)
            continue
        if gone or lines:
            log.info("removed %d abandoned tables, and %d lines of talk", len(gone), lines)
