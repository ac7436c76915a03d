"""Keeping offers and promises."""

from collections.abc import Sequence

from sqlalchemy import select

from spadework.web.store.models import SaidLine
from spadework.web.store.promise_models import PromiseEvent, StoredPromise
from spadework.web.store.storage import Storage


class PromiseStore:
    """What is stored of the promises at tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def promises(self, table: str) -> Sequence[tuple[StoredPromise, SaidLine]]:
        """All offers at a table with the lines that made them, in order. Raises StorageError."""
        query = (
            select(StoredPromise, SaidLine)
            .join(SaidLine, (SaidLine.table == StoredPromise.table) & (SaidLine.number == StoredPromise.number))
            .where(StoredPromise.table == table)
            .order_by(StoredPromise.number)
        )
        async with self._storage.reading() as session:
            return [(promise, line) for promise, line in await session.execute(query)]

    async def events(self, table: str) -> Sequence[PromiseEvent]:
        """What became of them, in order. Raises StorageError."""
        query = (
            select(PromiseEvent).where(PromiseEvent.table == table).order_by(PromiseEvent.number, PromiseEvent.count)
        )
        async with self._storage.reading() as session:
            return list((await session.scalars(query)).all())

    async def add(self, event: PromiseEvent) -> None:
        """Store an event. Raises Conflict when there is another of this count, NotStored."""
        async with self._storage.writing() as session:
            session.add(event)
