"""Taking over what was stored past a table in memory: by another server, or by whoever deletes what is theirs."""

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy.orm import class_mapper

from spadework.table import BrokenLog
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import News, Storage
from spadework.web.table.loading import dealt_table

if TYPE_CHECKING:
    from spadework.web.table.live_table import LiveTable


async def take_over(live: "LiveTable", news: News | None, storage: Storage) -> bool:
    """Take over how a table is stored now; `news` has the moves that it lacks, or is None when it is gone. Whoever calls it holds the lock.

    Returns whether anything is new. Raises Problem, StorageError.
    """
    if news is None:
        # Nobody goes on playing there.
        live.table, live.stored.cancelled = None, True
        return True
    names, delay = live.names, live.stored.delay
    changed = [copy(news.stored, live.stored)]
    changed += [copy(new, seat) for new, seat in zip(news.stored.seats, live.seats, strict=True)]
    if delay != live.stored.delay:
        live.show_later_anew()
    if not news.stored.dealt:
        return any(changed)
    if live.table is None or names != live.names or list(news.reversals) != live.table.reversals:
        live.replace(await dealt_table(live.stored, live.game, storage))
    elif news.moves:
        try:
            await asyncio.to_thread(live.table.restore, news.moves)
        except BrokenLog:
            live.replace(await dealt_table(live.stored, live.game, storage))
        live.went_on()
    else:
        return any(changed)
    return True


def copy(new: StoredTable | StoredSeat, old: StoredTable | StoredSeat) -> bool:
    """Take over everything that is stored of a table, or of a seat; whether it was anything new."""
    changed = False
    for attribute in class_mapper(type(new)).column_attrs:
        value = getattr(new, attribute.key)
        if value != getattr(old, attribute.key):
            setattr(old, attribute.key, value)
            changed = True
    return changed
