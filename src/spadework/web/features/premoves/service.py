"""Premoves: moves chosen in advance, and their storage."""

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
    """The stored premoves of all tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, table: str) -> list[StoredPremove]:
        """Return a table's premoves, by seat and then by age. Raises StorageError."""
        query = select(StoredPremove).where(StoredPremove.table == table)
        async with self._storage.reading() as session:
            return list(await session.scalars(query.order_by(StoredPremove.seat, StoredPremove.number)))

    async def waiting(self) -> Sequence[str]:
        """Return the ids of tables where a player with a premove moves next. Raises StorageError."""
        query = (
            select(StoredTable.id, StoredTable.to_move, StoredPremove.seat)
            .where(StoredTable.id == StoredPremove.table, StoredTable.over.is_(False), StoredTable.ended.is_(False))
            .order_by(StoredTable.id)
        )
        async with self._storage.reading() as session:
            found = [id for id, to_move, seat in await session.execute(query) if to_move >> seat & 1]
        return list(dict.fromkeys(found))

    async def add(self, answer: StoredPremove, gone: Iterable[StoredPremove]) -> None:
        """Store a premove, replacing others. Raises NotStored."""
        async with self._storage.writing() as session:
            for other in gone:
                await session.execute(_without(other))
            session.add(answer)

    async def withdraw(self, answer: StoredPremove) -> None:
        """Delete a premove. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(_without(answer))

    async def rest(self, answers: Sequence[StoredPremove]) -> None:
        """Store the decisions for which some premoves are suspended. Raises NotStored."""
        async with self._storage.writing() as session:
            for answer in answers:
                await session.execute(update(StoredPremove).where(_is(answer)).values(rests=answer.rests))


def after_playing(answer: StoredPremove, decision: int, label: str) -> Executable:
    """Return the statement that stores, with the move, that a premove was played for a decision of its seat."""
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
"""Maximum premoves of a seat."""


class Premove(NamedTuple):
    """A premove as its owner sets it."""

    occasion: str
    """This and the rest as in `StoredPremove`."""
    asked: str
    moves: list[tuple[str, str]]
    stands: bool
    rests: int | None


@dataclass(frozen=True)
class DuePremove:
    """A premove that is due."""

    answers: "Premoves"
    answer: StoredPremove
    decision: int
    text: str
    label: str

    def change(self) -> Executable:
        """Return the statement to store with the move. Raises Refused if the premove has been withdrawn meanwhile."""
        if self.answer not in self.answers.all:
            raise Refused("refused-stale")
        return after_playing(self.answer, self.decision, self.label)

    def done(self) -> None:
        """Note that the move has been played and stored."""
        self.answer.rests, self.answer.played = self.decision, self.label


class Premoves:
    """The premoves of a table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._store = PremoveStore(storage)
        self.all: list[StoredPremove] = []

    async def load(self) -> None:
        """Load them. Raises StorageError."""
        self.all = await self._store.of(self._table)

    def of(self, seat: int, guest: str | None) -> list[StoredPremove]:
        """Return a guest's premoves for a seat, in order."""
        return [answer for answer in self.all if answer.seat == seat and answer.guest == guest]

    def holds(self, seat: int, guest: str | None, decision: int) -> list[StoredPremove]:
        """Return the premoves that could be played for a seat's decision, the most specific first.

        None if one of them is suspended: the player has taken a move back, and wants to decide again.
        """
        own = self.of(seat, guest)
        if any(answer.rests == decision for answer in own):
            return []
        return [answer for answer in own if answer.stands or answer.played is None]

    def due(self, table: Table, seat: int, guest: str | None) -> DuePremove | None:
        """Return the first premove that is legal for a seat that moves next, or None. Nobody may play meanwhile."""
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
        """Add a premove, replacing played ones and those for the same occasion; a duplicate is ignored. Raises Refused."""
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
        """Withdraw a premove, if it still exists. Raises Refused."""
        for answer in self.of(seat, guest):
            if answer.number == number:
                with refusing():
                    await self._store.withdraw(answer)
                self.all = [other for other in self.all if other is not answer]

    async def rest(self, table: Table) -> None:
        """Suspend premoves for decisions that have been taken back."""
        resting = [answer for answer in self.all if answer.seat in table.to_move]
        for answer in resting:
            answer.rests = table.decision(answer.seat)
        if resting:
            try:
                await self._store.rest(resting)
            except NotStored as error:
                # It still applies while the table is in memory.
                log.warning("that prepared answers rest could not be stored", table=self._table, error=error)


def _premove_of(answer: StoredPremove) -> Premove:
    moves: Sequence[Sequence[str]] = answer.moves
    return Premove(answer.occasion, answer.asked, [(text, label) for text, label in moves], answer.stands, answer.rests)
