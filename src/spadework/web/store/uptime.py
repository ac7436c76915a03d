"""When the server ran: what is kept of it, so that nobody's clock pays for the time in which nobody could move."""

import asyncio
from collections.abc import Callable

from sqlalchemy import delete, select, update

from spadework.web.store.models import Outage, Running
from spadework.web.store.storage import Storage, StorageError
from spadework.web.watch.logs import log

BEAT = 60.0
"""Seconds after which it is noted again that the server runs: who kills it gives everybody at most so much time."""

KEPT = 90 * 86400.0
"""Outages longer ago matter to nobody's clock."""


class Uptime:
    """Notes when the server runs.

    Args:
        storage: where it is noted.
        now: tells the time of day.
    """

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now
        self._beat = self._steady = 0.0
        self._unstored: tuple[float, float] | None = None
        """The outage before the start, until it is stored."""

    async def begin(self) -> None:
        """The server starts; what can't be stored of that is stored with a later beat. Raises StorageError when nothing can be read."""
        now, alone = self._now(), not await self._storage.others_run()
        async with self._storage.reading() as session:
            last = await session.scalar(select(Running.alive))
            outages = select(Outage.began, Outage.ended).where(Outage.ended >= now - KEPT).order_by(Outage.began)
            self._storage.outages += [(began, ended) for began, ended in await session.execute(outages)]
        if last is not None and last < now and alone:
            self._unstored = last, now
            self._storage.outages.append(self._unstored)
        self._beat, self._steady = now, asyncio.get_running_loop().time()
        await self._try_to_beat()

    async def beat(self) -> None:
        """Note that the server runs; when the machine has slept meanwhile, or its clock was put forth, that nobody could move then.

        When the clock was put back, what was noted of times that are still to come did not happen. Raises StorageError.
        """
        now, steady = self._now(), asyncio.get_running_loop().time()
        slept = (now - self._beat) - (steady - self._steady)
        if slept > BEAT and await self._storage.others_run():
            # The others did not, and so nobody had to wait.
            slept = 0.0
        before = list(self._storage.outages)
        # At once: whoever moves while it is being stored must not pay for it.
        if slept > BEAT:
            self._storage.outages.append((now - slept, now))
        if slept < -BEAT:
            self._storage.outages[:] = [(began, min(ended, now)) for began, ended in before if began < now]
        try:
            await self._store(now, slept)
        except StorageError:
            self._storage.outages[:] = before
            raise
        self._beat, self._steady = now, steady

    async def _store(self, now: float, slept: float) -> None:
        async with self._storage.writing() as session:
            if self._unstored is not None:
                began, ended = self._unstored
                session.add(Outage(began=began, ended=ended))
            if slept > BEAT:
                session.add(Outage(began=now - slept, ended=now))
            if slept < -BEAT:
                await session.execute(delete(Outage).where(Outage.began >= now))
                await session.execute(update(Outage).where(Outage.ended > now).values(ended=now))
            await session.execute(delete(Outage).where(Outage.ended < now - KEPT))
            if (await session.execute(update(Running).values(alive=now).returning(Running.id))).first() is None:
                session.add(Running(id=1, alive=now))
        self._unstored = None

    async def beat_for_ever(self) -> None:
        """Note it again and again, until cancelled; then for the last time."""
        try:
            while True:
                await asyncio.sleep(BEAT)
                await self._try_to_beat()
        finally:
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self.beat()
        except StorageError as error:
            log.warning("nothing can be stored just now: that the server runs could not be noted", error=error)
