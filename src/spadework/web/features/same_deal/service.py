"""Deals shared by several tables, and the comparison of their results."""

import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.table import Result, Table
from spadework.table.setup import new_secret
from spadework.table.steps import first_difference
from spadework.web.db.models import StoredDeal, StoredTable, now
from spadework.web.db.storage import Storage
from spadework.web.features.same_deal.store import add_once
from spadework.web.table.registry import TableRegistry

SEAT = 0
"""The seat of the guest at each table; computer players of the LEVEL take the others."""

LEVEL = "captain"

MOST_IN_MEMORY = 500
"""Results of finished tables that are kept in memory."""

OPEN_FOR = timedelta(days=7)
"""How long a deal for friends can be played."""


class DealOutcome(NamedTuple):
    """The result of a table."""

    table: str
    name: str
    """The name of the player on the SEAT."""
    computer: bool
    result: Result
    moves: Sequence[tuple[int, str]]
    """Seat and text of every step, chance included."""


class Deals:
    """Opens deals and compares their results.

    Args:
        storage: where they are stored.
        tables: the tables that play them.
    """

    def __init__(self, storage: Storage, tables: TableRegistry) -> None:
        self._storage = storage
        self._tables = tables
        self._outcomes: dict[str, DealOutcome] = {}
        """The results of finished tables, which don't change."""

    def opening(self) -> AbstractAsyncContextManager[None]:
        """Exclude other openings while the block runs, so that no guest gets two tables of a deal. Raises StorageError."""
        return self._storage.advisory_lock("open a deal")

    async def of_the_day(self, game: Game, day: date) -> StoredDeal:
        """Return a game's deal of a day (UTC). Raises NotStored, StorageError."""
        ends = datetime.combine(day, time()) + timedelta(days=1)
        return await add_once(self._storage, new_deal(f"{day.isoformat()}-{game.id}", game, ends))

    async def for_friends(self, game: Game) -> StoredDeal:
        """Return a new deal for friends. Raises NotStored, StorageError."""
        return await add_once(self._storage, new_deal(secrets.token_urlsafe(9), game, now() + OPEN_FOR))

    async def outcomes(self, tables: Sequence[StoredTable]) -> list[DealOutcome]:
        """Return the results of those tables that are over, best first."""
        found = [await self._outcome(stored) for stored in tables if stored.over]
        return sorted(found, key=lambda one: (one.result.places[SEAT], -one.result.scores[SEAT]))

    async def _outcome(self, stored: StoredTable) -> DealOutcome:
        if stored.id not in self._outcomes:
            async with self._tables.open(stored.id) as live:
                result, moves = await live.read(played_in)
            seat = stored.seats[SEAT]
            while len(self._outcomes) >= MOST_IN_MEMORY:
                del self._outcomes[next(iter(self._outcomes))]
            self._outcomes[stored.id] = DealOutcome(stored.id, seat.name, seat.level is not None, result, moves)
        return self._outcomes[stored.id]

    async def difference(self, own: DealOutcome, other: DealOutcome, language: str) -> str | None:
        """Return the heading of the turn in which another table first differed; None if it never did."""
        step = first_difference(own.moves, other.moves)
        if step is None:
            return None
        async with self._tables.open(own.table) as live:
            return await live.read(lambda table: heading(table, min(step, len(own.moves) - 1), language))


def new_deal(id: str, game: Game, ends: datetime) -> StoredDeal:
    """Return a deal with a new secret."""
    return StoredDeal(id=id, game=game.id, secret=new_secret().hex(), ends=ends)


def today() -> date:
    """Return the day (UTC)."""
    return datetime.now(UTC).date()


def played_in(table: Table) -> tuple[Result, list[tuple[int, str]]]:
    """Return a finished table's result and steps."""
    assert table.result is not None
    return table.result, [(step.seat, step.text) for step in table.steps]


def heading(table: Table, step: int, language: str) -> str:
    """Return the heading of a step's turn."""
    return table.presenter(SPECTATOR, language).turn(table.view(SPECTATOR, step).record)[0]
