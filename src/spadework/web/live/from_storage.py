"""A stored table as a table in play."""

import asyncio

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.table import BrokenLog, Table, TableSetup
from spadework.web.errors import Problem
from spadework.web.store.models import StoredTable
from spadework.web.store.storage import Storage


def game_of(stored: StoredTable) -> Game:
    """The game of a stored table. Raises Problem when it is gone."""
    try:
        return find_game(stored.game)
    except UnknownGame:
        raise Problem("error-table-game", 409, game=stored.game) from None


async def fitting_game(stored: StoredTable) -> Game:
    """The game of a stored table. Raises Problem when it is no longer the one that the table was opened with."""
    game = game_of(stored)
    version = game.rules.VERSION
    if stored.rules_version != version:
        raise Problem("error-table-rules", 409, then=stored.rules_version, now=version)
    try:
        digest = await asyncio.to_thread(game.deck_digest, stored.deck)
    except MaterialError:
        digest = ""
    if digest != stored.deck_digest:
        raise Problem("error-table-deck", 409, deck=stored.deck)
    return game


async def dealt_table(stored: StoredTable, game: Game, storage: Storage) -> Table:
    """The table as its stored moves leave it. Raises Problem when they can't have been played, StorageError."""
    moves, reversals = await storage.moves(stored.id), await storage.reversals(stored.id)
    try:
        table = await asyncio.to_thread(replayed, stored, game, moves)
    except BrokenLog as error:
        raise Problem("error-table-broken", 409, number=error.number + 1) from error
    table.reversals = reversals
    return table


def replayed(stored: StoredTable, game: Game, moves: list[tuple[int, str]]) -> Table:
    """The stored moves played on an undealt table. Raises BrokenLog."""
    table = Table.undealt(setup_of(stored, game))
    table.restore(moves)
    return table


def new_table(stored: StoredTable, game: Game) -> Table:
    """The table just dealt."""
    return Table.deal(setup_of(stored, game))


def setup_of(stored: StoredTable, game: Game) -> TableSetup:
    """What was settled about a stored table before the deal."""
    return TableSetup(
        game,
        len(stored.seats),
        stored.options,
        names=tuple(seat.name for seat in stored.seats),
        secret=bytes.fromhex(stored.secret),
        contributions=tuple(seat.contribution for seat in stored.seats),
        patient=True,
    )
