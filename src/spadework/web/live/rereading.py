"""Taking over what was stored past a table in memory: who sits there, and by which names."""

from spadework.web.live.from_storage import dealt_table
from spadework.web.live.live_table import LiveTable
from spadework.web.store.models import StoredTable
from spadework.web.store.storage import Storage


async def reread(live: LiveTable, storage: Storage) -> bool:
    """Take over who sits at a table; False when the table is gone. Raises Problem, StorageError."""
    async with live.lock:
        stored = await storage.load(live.id)
        if stored is None:
            # Nobody goes on playing there.
            live.table, live.stored.cancelled = None, True
        else:
            await _take_over(live, stored, storage)
    live.tell()
    return stored is not None


async def _take_over(live: LiveTable, stored: StoredTable, storage: Storage) -> None:
    renamed = live.names != [seat.name for seat in stored.seats]
    live.stored.creator, live.stored.cancelled = stored.creator, stored.cancelled
    for seat, now in zip(live.seats, stored.seats, strict=True):
        seat.guest, seat.name, seat.left = now.guest, now.name, now.left
        seat.zone, seat.holidays = now.zone, now.holidays
        seat.commitment, seat.contribution = now.commitment, now.contribution
    if renamed and live.table is not None:
        live.replace(await dealt_table(live.stored, live.game, storage))
    await live.chat.load()
    await live.ahead.load()
