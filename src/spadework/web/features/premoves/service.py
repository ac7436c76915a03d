"""Premoves: answers prepared for questions to come."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Executable, and_, delete, select, update

from spadework.table import Table
from spadework.table.occasion import kind_of_occasion, occasion
from spadework.web.db.models import StoredPremove, StoredTable
from spadework.web.db.storage import NotStored, Storage, refusing
from spadework.web.server.errors import Refused
from spadework.web.server.telemetry import log


class PremoveStore:
    """What is stored of prepared answers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, table: str) -> list[StoredPremove]:
        """The answers prepared at a table, by seat and in the order in which they were. Raises StorageError."""
        query = select(StoredPremove).where(StoredPremove.table == table)
        async with self._storage.reading() as session:
            return list(await session.scalars(query.order_by(StoredPremove.seat, StoredPremove.number)))

    async def waiting(self) -> Sequence[str]:
        """The ids of the tables at which somebody is to move who has prepared something. Raises StorageError."""
        query = (
            select(StoredTable.id, StoredTable.to_move, StoredPremove.seat)
            .where(StoredTable.id == StoredPremove.table, StoredTable.over.is_(False), StoredTable.ended.is_(False))
            .order_by(StoredTable.id)
        )
        async with self._storage.reading() as session:
            found = [id for id, to_move, seat in await session.execute(query) if to_move >> seat & 1]
        return list(dict.fromkeys(found))

    async def add(self, answer: StoredPremove, gone: Iterable[StoredPremove]) -> None:
        """Store an answer, in the place of others. Raises NotStored."""
        async with self._storage.writing() as session:
            for other in gone:
                await session.execute(_without(other))
            session.add(answer)

    async def withdraw(self, answer: StoredPremove) -> None:
        """Delete an answer. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(_without(answer))

    async def rest(self, answers: Sequence[StoredPremove]) -> None:
        """Store for which decisions some answers are not played. Raises NotStored."""
        async with self._storage.writing() as session:
            for answer in answers:
                await session.execute(update(StoredPremove).where(_is(answer)).values(rests=answer.rests))


def after_playing(answer: StoredPremove, decision: int, label: str) -> Executable:
    """How it is stored with a move that this move was played from an answer, for a decision of its seat."""
    return update(StoredPremove).where(_is(answer)).values(rests=decision, played=label)


def _without(answer: StoredPremove) -> Executable:
    return delete(StoredPremove).where(_is(answer))


def _is(answer: StoredPremove) -> ColumnElement[bool]:
    return and_(
        StoredPremove.table == answer.table,
        StoredPremove.seat == answer.seat,
        StoredPremove.number == answer.number,
    )


MOST = 20
"""So many answers may be prepared on a seat."""


class Premove(NamedTuple):
    """What somebody prepares."""

    occasion: str
    """As in `PreparedAnswer`, and so the others."""
    asked: str
    moves: list[tuple[str, str]]
    stands: bool
    rests: int | None


@dataclass(frozen=True)
class DuePremove:
    """A prepared answer whose time has come."""

    answers: "Premoves"
    answer: StoredPremove
    decision: int
    text: str
    label: str

    def change(self) -> Executable:
        """What is stored with the move. Raises Refused when the answer has been withdrawn meanwhile."""
        if self.answer not in self.answers.all:
            raise Refused("refused-stale")
        return after_playing(self.answer, self.decision, self.label)

    def done(self) -> None:
        """The move has been played and stored."""
        self.answer.rests, self.answer.played = self.decision, self.label


class Premoves:
    """The answers prepared at a table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._store = PremoveStore(storage)
        self.all: list[StoredPremove] = []

    async def load(self) -> None:
        """Take over what is stored. Raises StorageError."""
        self.all = await self._store.of(self._table)

    def of(self, seat: int, guest: str | None) -> list[StoredPremove]:
        """What a guest has prepared on a seat, in this order."""
        return [answer for answer in self.all if answer.seat == seat and answer.guest == guest]

    def holds(self, seat: int, guest: str | None, decision: int) -> list[StoredPremove]:
        """What could be played for a decision of a seat, what is said more exactly first.

        Nothing is when one of them rests: the person has taken a move back, and wants to decide anew.
        """
        own = self.of(seat, guest)
        if any(answer.rests == decision for answer in own):
            return []
        return [answer for answer in own if answer.stands or answer.played is None]

    def due(self, table: Table, seat: int, guest: str | None) -> DuePremove | None:
        """What is to be played for the question to a seat that is to move: the first move that is legal. Nobody plays meanwhile."""
        decision = table.decision(seat)
        held = self.holds(seat, guest, decision)
        if not held:
            return None
        asked = table.game.notation.ask(table.deck, table.view(seat).record, seat)
        legal = {move.text for move in table.legal(seat)}
        for key in (occasion(asked), kind_of_occasion(asked), ""):
            for answer in held:
                if answer.occasion == key:
                    for text, label in answer.moves:
                        if text in legal:
                            return DuePremove(self, answer, decision, text, label)
        return None

    async def add(self, seat: int, guest: str, wish: Premove) -> None:
        """Keep an answer; said twice it is kept once. What has been played, and for the same occasion, goes. Raises Refused."""
        own = self.of(seat, guest)
        if any(_premove_of(answer) == wish._replace(rests=answer.rests) and answer.played is None for answer in own):
            return
        gone = [answer for answer in own if answer.played is not None and not answer.stands]
        gone += [answer for answer in own if answer.stands and wish.stands and answer.occasion == wish.occasion]
        if len(own) - len(gone) >= MOST:
            raise Refused("refused-ahead-many", most=MOST)
        number = 1 + max((answer.number for answer in self.all if answer.seat == seat), default=0)
        answer = StoredPremove(table=self._table, seat=seat, number=number, guest=guest, played=None, **wish._asdict())
        with refusing():
            await self._store.add(answer, gone)
        self.all = [*(other for other in self.all if other not in gone), answer]

    async def withdraw(self, seat: int, guest: str, number: int) -> None:
        """Give an answer up; nothing happens when it is gone. Raises Refused."""
        for answer in self.of(seat, guest):
            if answer.number == number:
                with refusing():
                    await self._store.withdraw(answer)
                self.all = [other for other in self.all if other is not answer]

    async def rest(self, table: Table) -> None:
        """Something was taken back: whoever has to decide anew does so themselves."""
        resting = [answer for answer in self.all if answer.seat in table.to_move]
        for answer in resting:
            answer.rests = table.decision(answer.seat)
        if resting:
            try:
                await self._store.rest(resting)
            except NotStored as error:
                # It holds as long as the table is in memory.
                log.warning("that prepared answers rest could not be stored", table=self._table, error=error)


def _premove_of(answer: StoredPremove) -> Premove:
    moves: Sequence[Sequence[str]] = answer.moves
    return Premove(answer.occasion, answer.asked, [(text, label) for text, label in moves], answer.stands, answer.rests)
