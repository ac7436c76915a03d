"""Deals that several tables play with the same chance, and how the tables compare."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.table import Result, Table
from spadework.table.setup import new_secret
from spadework.table.steps import first_difference
from spadework.web.db.models import StoredDeal, StoredTable, now
from spadework.web.db.storage import Storage
from spadework.web.features.same_deal.store import kept, load, table_of, tables_of
from spadework.web.table.registry import Tables

SEAT = 0
"""The seat on which everybody plays a deal; on the others sit computer players of the LEVEL."""

LEVEL = "captain"

OPEN_FOR = timedelta(days=7)
"""How long a deal can be played that somebody opened for friends."""


class DealOutcome(NamedTuple):
    """How a table came out."""

    table: str
    name: str
    """Of whoever sat on the SEAT."""
    computer: bool
    result: Result
    moves: Sequence[tuple[int, str]]
    """Everything that was played, by whom, with the outcomes of chance."""


class Deals:
    """Opens deals, and tells how those who played them came out.

    Args:
        storage: where they are kept.
        tables: those that play them.
    """

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._outcomes: dict[str, DealOutcome] = {}
        """Of tables that are over: they don't change any more."""

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[None]:
        """Look for the own table of a deal and open one, while nobody else does, so that nobody ever has two. Raises StorageError."""
        async with self._storage.advisory_lock("open a deal"):
            yield

    async def find(self, id: str) -> StoredDeal | None:
        """A deal by its id. Raises StorageError."""
        return await load(self._storage, id)

    async def of_the_day(self, game: Game, day: date) -> StoredDeal:
        """The deal of a game that everybody plays on a day, in universal time. Raises NotStored, StorageError."""
        ends = datetime.combine(day, time()) + timedelta(days=1)
        return await kept(self._storage, new_deal(f"{day.isoformat()}-{game.id}", game, ends))

    async def for_friends(self, game: Game) -> StoredDeal:
        """A new deal, for whoever is told of it. Raises NotStored, StorageError."""
        return await kept(self._storage, new_deal(secrets.token_urlsafe(9), game, now() + OPEN_FOR))

    async def table_of(self, deal: StoredDeal, creator: str) -> StoredTable | None:
        """The table at which somebody plays a deal. Raises StorageError."""
        return await table_of(self._storage, deal.id, creator)

    async def tables(self, deal: StoredDeal) -> Sequence[StoredTable]:
        """The tables that play a deal, the first of very many. Raises StorageError."""
        return await tables_of(self._storage, deal.id)

    async def outcomes(self, tables: Sequence[StoredTable]) -> list[DealOutcome]:
        """How those of some tables came out that are over, the best first."""
        found = [await self._outcome(stored) for stored in tables if stored.over]
        return sorted(found, key=lambda one: (one.result.places[SEAT], -one.result.scores[SEAT]))

    async def _outcome(self, stored: StoredTable) -> DealOutcome:
        if stored.id not in self._outcomes:
            async with self._tables.open(stored.id) as live:
                result, moves = await live.read(played_in)
            seat = stored.seats[SEAT]
            self._outcomes[stored.id] = DealOutcome(stored.id, seat.name, seat.level is not None, result, moves)
        return self._outcomes[stored.id]

    async def parting(self, own: DealOutcome, other: DealOutcome, language: str) -> str | None:
        """The heading of the turn in which another table went another way than one's own; None when it never did."""
        step = first_difference(own.moves, other.moves)
        if step is None:
            return None
        async with self._tables.open(own.table) as live:
            return await live.read(lambda table: heading(table, min(step, len(own.moves) - 1), language))

    async def go_on(self, id: str) -> None:
        """Let the computer players of a table play, where no person has to open it."""
        async with self._tables.open(id):
            pass


def new_deal(id: str, game: Game, ends: datetime) -> StoredDeal:
    """A deal whose chance nobody knows yet."""
    return StoredDeal(id=id, game=game.id, secret=new_secret().hex(), ends=ends)


def today() -> date:
    """The day, in universal time."""
    return datetime.now(UTC).date()


def game_of(deal: StoredDeal) -> Game:
    """The game of a deal. Raises UnknownGame."""
    return find_game(deal.game)


def played_in(table: Table) -> tuple[Result, list[tuple[int, str]]]:
    """The result of a table that is over, and all that was played there."""
    assert table.result is not None
    return table.result, [(step.seat, step.text) for step in table.steps]


def heading(table: Table, step: int, language: str) -> str:
    """The heading of the turn to which a step belongs."""
    return table.presenter(SPECTATOR, language).turn(table.view(SPECTATOR, step).record)[0]
