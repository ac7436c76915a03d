"""Finished games, and how reliable their players are."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, case, distinct, func, or_, select
from sqlalchemy.orm import aliased

from spadework.web.db.models import StoredSeat, StoredTable, now
from spadework.web.db.storage import Storage


class FinishedSeat(NamedTuple):
    """A seat of a finished game."""

    name: str
    level: str | None
    guest: str | None
    score: int | None
    place: int | None
    had_substitute: bool
    gone: bool
    """Whether the player was absent at the end."""

    @property
    def played_by_substitute(self) -> bool:
        """Whether a substitute played to the end."""
        return self.had_substitute and self.gone


class FinishedGame(NamedTuple):
    """A finished game."""

    id: str
    game: str
    began: datetime | None
    finished: datetime
    length: int
    ended: bool
    """Whether the players agreed to end it early."""
    tutorial: bool
    open_hands: bool
    """Whether everyone could see all hands."""
    deal: str | None
    closed: bool
    delay: int
    """The spectator delay in minutes."""
    epoch: int
    """The number of takebacks by consent."""
    begun_from: str | None
    """The table from which the game was continued."""
    seats: Sequence[FinishedSeat]

    def seats_of(self, guest: str) -> list[FinishedSeat]:
        """Return a guest's seats."""
        return [seat for seat in self.seats if seat.guest == guest]

    @property
    def people(self) -> set[str]:
        """The guests at the table."""
        return {seat.guest for seat in self.seats if seat.guest is not None}


def is_finished() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for tables whose results may be listed."""
    return (
        or_(StoredTable.over.is_(True), StoredTable.ended.is_(True)),
        StoredTable.finished.is_not(None),
        or_(StoredTable.sealed_until.is_(None), StoredTable.sealed_until <= now()),
    )


async def of_guest(storage: Storage, guest: str) -> list[FinishedGame]:
    """Return a guest's finished games, newest first. Raises StorageError."""
    return await _found(storage, select(StoredSeat.table).where(StoredSeat.guest == guest))


async def count_of_guest(storage: Storage, guest: str) -> int:
    """Return the number of games that a guest has played to the end, tutorials apart. Raises StorageError."""
    own = select(StoredSeat.table).where(StoredSeat.guest == guest)
    query = select(func.count()).select_from(StoredTable)
    over = StoredTable.over.is_(True), StoredTable.tutorial.is_(False), StoredTable.id.in_(own)
    return await storage.scalar(query.where(*over)) or 0


async def of_group(storage: Storage, guests: Collection[str]) -> list[FinishedGame]:
    """Return the finished games with at least two of these guests, newest first, as far as others may see them. Raises StorageError."""
    together = (
        select(StoredSeat.table)
        .where(StoredSeat.guest.in_(guests))
        .group_by(StoredSeat.table)
        .having(func.count(StoredSeat.guest.distinct()) > 1)
    )
    return [game for game in await _found(storage, together) if is_shown(game)]


def is_shown(game: FinishedGame) -> bool:
    """Return whether people who didn't sit at a table may know by now how its game ended."""
    return not game.closed and game.finished + timedelta(minutes=game.delay) <= now()


async def of_series(storage: Storage, table: str, guest: str) -> list[FinishedGame]:
    """Return the finished games of which a table is the rematch, or the rematch of a rematch, and its own, the newest first.

    Where a guest didn't sit, games are left out as by `of_group`. Raises StorageError.
    """
    series = select(StoredTable.id).where(StoredTable.id == table).cte(recursive=True)
    before = select(StoredTable.id).join(series, StoredTable.rematch == series.c.id)
    found = await _found(storage, select(series.union_all(before).c.id))
    return [game for game in found if guest in game.people or is_shown(game)]


async def of_game(storage: Storage, game: str, since: datetime | None = None) -> list[FinishedGame]:
    """Return the finished games of one kind in the order in which they ended: all, or those since a time. Raises StorageError."""
    ids = _over(game)
    return (await _found(storage, ids if since is None else ids.where(StoredTable.finished >= since)))[::-1]


async def count(storage: Storage, game: str) -> int:
    """Return the number of finished games of one kind. Raises StorageError."""
    query = select(func.count()).select_from(_over(game).where(*is_finished()).subquery())
    return await storage.scalar(query) or 0


def _over(game: str) -> Select[str]:
    return select(StoredTable.id).where(StoredTable.game == game, StoredTable.over.is_(True))


async def _found(storage: Storage, ids: Select[Any]) -> list[FinishedGame]:
    # Rows of columns: ORM objects for thousands of tables take many times as long.
    query = (
        select(
            StoredTable.id,
            StoredTable.game,
            StoredTable.began,
            StoredTable.finished,
            StoredTable.length,
            StoredTable.ended,
            StoredTable.tutorial,
            StoredTable.open_hands,
            StoredTable.deal,
            StoredTable.closed,
            StoredTable.delay,
            StoredTable.epoch,
            StoredTable.begun_from,
            StoredSeat.name,
            StoredSeat.level,
            StoredSeat.guest,
            StoredSeat.score,
            StoredSeat.place,
            StoredSeat.had_substitute,
            or_(StoredSeat.left.is_(True), StoredSeat.substitute.is_not(None)),
        )
        .join(StoredSeat, StoredSeat.table == StoredTable.id)
        .where(StoredTable.id.in_(ids), *is_finished())
        .order_by(StoredTable.finished.desc(), StoredTable.id.desc(), StoredSeat.seat)
    )
    found: dict[str, FinishedGame] = {}
    seats: dict[str, list[FinishedSeat]] = {}
    async with storage.reading() as session:
        for id, *about, name, level, guest, score, place, had_substitute, gone in await session.execute(query):
            if id not in found:
                found[id] = FinishedGame._make([id, *about, seats.setdefault(id, [])])
            seats[id].append(FinishedSeat(name, level, guest, score, place, had_substitute, bool(gone)))
    return list(found.values())


class Reliability(NamedTuple):
    """How reliably a guest plays with other people."""

    begun: int
    """Finished games begun with others, without those ended by agreement."""
    finished: int
    """Those in which the player was there at the end, without a substitute."""
    turns: int
    """Turns counted at tables with clocks."""
    in_time: int
    """Those made in time."""


async def of_people(storage: Storage, guests: Collection[str]) -> dict[str, Reliability]:
    """Return the reliability of these guests, where known. Raises StorageError."""
    other = aliased(StoredSeat)
    others = select(other.table).where(
        other.table == StoredSeat.table, other.guest.is_not(None), other.guest != StoredSeat.guest
    )
    there = case((or_(StoredSeat.left.is_(True), StoredSeat.substitute.is_not(None)), None), else_=StoredSeat.table)
    turns = func.coalesce(func.sum(StoredSeat.turns), 0)
    query = (
        select(
            StoredSeat.guest,
            func.count(distinct(StoredSeat.table)),
            func.count(distinct(there)),
            turns,
            turns - func.coalesce(func.sum(StoredSeat.late), 0),
        )
        .join(StoredTable, StoredTable.id == StoredSeat.table)
        .where(StoredSeat.guest.in_(guests), others.exists(), StoredTable.over.is_(True), *is_finished())
        .group_by(StoredSeat.guest)
    )
    return {str(row[0]): Reliability._make(row[1:]) for row in await storage.rows(query)}
