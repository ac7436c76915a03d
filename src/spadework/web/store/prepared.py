"""Keeping answers that people have prepared before they are asked."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Executable, and_, delete, select, update

from spadework.web.store.models import StoredTable
from spadework.web.store.prepared_models import PreparedAnswer
from spadework.web.store.storage import Storage


class PreparedStore:
    """What is stored of prepared answers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, table: str) -> list[PreparedAnswer]:
        """The answers prepared at a table, by seat and in the order in which they were. Raises StorageError."""
        query = select(PreparedAnswer).where(PreparedAnswer.table == table)
        async with self._storage.reading() as session:
            return list(await session.scalars(query.order_by(PreparedAnswer.seat, PreparedAnswer.number)))

    async def waiting(self) -> Sequence[str]:
        """The ids of the tables at which somebody is to move who has prepared something. Raises StorageError."""
        query = (
            select(StoredTable.id, StoredTable.to_move, PreparedAnswer.seat)
            .where(StoredTable.id == PreparedAnswer.table, StoredTable.over.is_(False), StoredTable.ended.is_(False))
            .order_by(StoredTable.id)
        )
        async with self._storage.reading() as session:
            found = [id for id, to_move, seat in await session.execute(query) if to_move >> seat & 1]
        return list(dict.fromkeys(found))

    async def add(self, answer: PreparedAnswer, gone: Iterable[PreparedAnswer]) -> None:
        """Store an answer, in the place of others. Raises NotStored."""
        async with self._storage.writing() as session:
            for other in gone:
                await session.execute(_without(other))
            session.add(answer)

    async def withdraw(self, answer: PreparedAnswer) -> None:
        """Delete an answer. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(_without(answer))

    async def rest(self, answers: Sequence[PreparedAnswer]) -> None:
        """Store for which decisions some answers are not played. Raises NotStored."""
        async with self._storage.writing() as session:
            for answer in answers:
                await session.execute(update(PreparedAnswer).where(_is(answer)).values(rests=answer.rests))


def after_playing(answer: PreparedAnswer, decision: int, label: str) -> Executable:
    """How it is stored with a move that this move was played from an answer, for a decision of its seat."""
    return update(PreparedAnswer).where(_is(answer)).values(rests=decision, played=label)


def _without(answer: PreparedAnswer) -> Executable:
    return delete(PreparedAnswer).where(_is(answer))


def _is(answer: PreparedAnswer) -> ColumnElement[bool]:
    return and_(
        PreparedAnswer.table == answer.table,
        PreparedAnswer.seat == answer.seat,
        PreparedAnswer.number == answer.number,
    )
