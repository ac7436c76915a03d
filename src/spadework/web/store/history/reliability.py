"""Whether people stay to the end of their games, and move in time: plain numbers from games that are over."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import case, distinct, func, or_, select
from sqlalchemy.orm import aliased

from spadework.web.store.history.games import is_finished
from spadework.web.store.models import StoredSeat, StoredTable
from spadework.web.store.storage import Storage


class Reliability(NamedTuple):
    """How somebody has played with other people."""

    begun: int
    """How many games are over that were begun with others; those that all agreed to end count for nothing."""
    finished: int
    """In how many of them the person was there at the end, and not a computer player in its place."""
    turns: int
    """How many turns were counted at tables with clocks."""
    in_time: int
    """How many of them were in time."""


async def of_people(storage: Storage, guests: Collection[str]) -> dict[str, Reliability]:
    """How some people have played, as far as they have. Raises StorageError."""
    other = aliased(StoredSeat)
    company = select(other.table).where(
        other.table == StoredSeat.table, other.guest.is_not(None), other.guest != StoredSeat.guest
    )
    there = case((or_(StoredSeat.left.is_(True), StoredSeat.stand_in.is_not(None)), None), else_=StoredSeat.table)
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
        .where(StoredSeat.guest.in_(guests), company.exists(), StoredTable.over.is_(True), *is_finished())
        .group_by(StoredSeat.guest)
    )
    async with storage.reading() as session:
        return {str(row[0]): Reliability._make(row[1:]) for row in await session.execute(query)}
