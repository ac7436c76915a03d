"""Premoves: moves chosen in advance, and their storage."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Executable, and_, delete, select, update

from spadework.table import Table
from spadework.table.question_key import question_key, question_kind
from spadework.web.db.models import StoredPremove, StoredTable
from spadework.web.db.storage import NotStored, Storage, refusing
from spadework.web.server.errors import Refused
from spadework.web.server.telemetry import log

MAX_PREMOVES = 20
"""Maximum premoves of a seat."""


class Premove(NamedTuple):
    """A premove as its owner sets it."""

    key: str
    """This and the rest as in `StoredPremove`."""
    prompt: str
    moves: list[tuple[str, str]]
    language: str
    repeats: bool
    skips: int | None


@dataclass(frozen=True)
class DuePremove:
    """A premove that is due."""

    premoves: "Premoves"
    premove: StoredPremove
    decision: int
    text: str
    label: str
    """The move's current label; the one at its entry described another position."""

    def statement(self) -> Executable:
        """Return the statement to store with the move. Raises Refused if the premove has been withdrawn in the meantime."""
        if self.premove not in self.premoves.all:
            raise Refused("refused-stale")
        return update(StoredPremove).where(_is(self.premove)).values(skips=self.decision, played=self.label)

    def mark_played(self) -> None:
        """Note that the move has been played and stored."""
        self.premove.skips, self.premove.played = self.decision, self.label


class Premoves:
    """The premoves of a table.

    Args:
        table: its id.
        storage: where they are stored.
    """

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self.all: list[StoredPremove] = []

    async def load(self) -> None:
        """Load them, by seat and then by age. Raises StorageError."""
        query = select(StoredPremove).where(StoredPremove.table == self._table)
        self.all = await self._storage.scalars(query.order_by(StoredPremove.seat, StoredPremove.number))

    def of(self, seat: int, guest: str | None) -> list[StoredPremove]:
        """Return a guest's premoves for a seat, in order."""
        return [premove for premove in self.all if premove.seat == seat and premove.guest == guest]

    def candidates(self, seat: int, guest: str | None, decision: int) -> list[StoredPremove]:
        """Return the premoves that could be played for a seat's decision, the most specific first.

        None if one of them is suspended: the player has taken a move back, and wants to decide again.
        """
        own = self.of(seat, guest)
        if any(premove.skips == decision for premove in own):
            return []
        return [premove for premove in own if premove.repeats or premove.played is None]

    def due(self, table: Table, seat: int, guest: str | None) -> DuePremove | None:
        """Return the first premove that is legal for a seat that moves next, or None. The caller must hold the table's lock."""
        decision = table.decision(seat)
        candidates = self.candidates(seat, guest, decision)
        if not candidates:
            return None
        view = table.view(seat).record
        asked = table.game.notation.ask(table.deck, view, seat)
        legal = {move.text: move.code for move in table.legal(seat)}
        for key in (question_key(asked), question_kind(asked), ""):
            for premove in candidates:
                if premove.key == key:
                    for text, _ in premove.moves:
                        if text in legal:
                            label = table.presenter(seat, premove.language).label(view, legal[text])
                            return DuePremove(self, premove, decision, text, label)
        return None

    async def add(self, seat: int, guest: str, new: Premove) -> None:
        """Add a premove, replacing played ones and those for the same prompt; a duplicate is ignored. Raises Refused."""
        own = self.of(seat, guest)
        if any(_premove_of(premove) == new._replace(skips=premove.skips) and premove.played is None for premove in own):
            return
        replaced = [premove for premove in own if premove.played is not None and not premove.repeats]
        replaced += [premove for premove in own if premove.repeats and new.repeats and premove.key == new.key]
        if len(own) - len(replaced) >= MAX_PREMOVES:
            raise Refused("refused-premove-many", most=MAX_PREMOVES)
        number = 1 + max((premove.number for premove in self.all if premove.seat == seat), default=0)
        premove = StoredPremove(table=self._table, seat=seat, number=number, guest=guest, played=None, **new._asdict())
        with refusing():
            async with self._storage.writing() as session:
                for other in replaced:
                    await session.execute(_without(other))
                session.add(premove)
        self.all = [*(other for other in self.all if other not in replaced), premove]

    async def withdraw(self, seat: int, guest: str, number: int) -> None:
        """Withdraw a premove, if it still exists. Raises Refused."""
        for premove in self.of(seat, guest):
            if premove.number == number:
                with refusing():
                    await self._storage.execute(_without(premove))
                self.all = [other for other in self.all if other is not premove]

    async def suspend(self, table: Table) -> None:
        """Suspend premoves for decisions that have been taken back."""
        suspended = [premove for premove in self.all if premove.seat in table.to_move]
        for premove in suspended:
            premove.skips = table.decision(premove.seat)
        if suspended:
            try:
                async with self._storage.writing() as session:
                    for premove in suspended:
                        await session.execute(update(StoredPremove).where(_is(premove)).values(skips=premove.skips))
            except NotStored as error:
                # It still applies while the table is in memory.
                log.warning("suspended premoves could not be stored", table=self._table, error=error)


def _premove_of(premove: StoredPremove) -> Premove:
    moves: Sequence[Sequence[str]] = premove.moves
    pairs = [(text, label) for text, label in moves]
    return Premove(premove.key, premove.prompt, pairs, premove.language, premove.repeats, premove.skips)


async def tables_with_due_premoves(storage: Storage) -> list[str]:
    """Return the ids of tables where a player with a premove moves next. Raises StorageError."""
    query = (
        select(StoredTable.id, StoredTable.to_move, StoredPremove.seat)
        .where(StoredTable.id == StoredPremove.table, StoredTable.over.is_(False), StoredTable.ended.is_(False))
        .order_by(StoredTable.id)
    )
    return list(dict.fromkeys(id for id, to_move, seat in await storage.rows(query) if to_move >> seat & 1))


def _without(premove: StoredPremove) -> Executable:
    return delete(StoredPremove).where(_is(premove))


def _is(premove: StoredPremove) -> ColumnElement[bool]:
    return and_(
        StoredPremove.table == premove.table,
        StoredPremove.seat == premove.seat,
        StoredPremove.number == premove.number,
    )
