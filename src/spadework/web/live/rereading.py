"""Taking over what was stored past a table in memory: who sits there, and by which names."""

from spadework.web.live.from_storage import dealt_table
from spadework.web.live.live_table import LiveTable
from spadework.web.store.storage import Storage


async def reread(live: LiveTable, storage: Storage) -> bool:
    """Take over who sits at a table; False when the table is gone. Raises Problem, StorageError."""
    async with live.lock:
        stored = await storage.load(live.id)
        if stored is None:
            # Nobody goes on playing there.
            live.table = None
            return False
        renamed = live.names != [seat.name for seat in stored.seats]
        live.stored.creator = stored.creator
        for seat, now in zip(live.seats, stored.seats, strict=True):
            seat.guest, seat.name = now.guest, now.name
        if renamed and live.table is not None:
            live.replace(await dealt_table(live.stored, live.game, storage))
        await live.chat.load()
    live.tell()
    return True
