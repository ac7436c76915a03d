"""A stored table as a table in play."""

import asyncio
from collections.abc import Iterable
from typing import Any

from sqlalchemy.orm import class_mapper

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.material import MaterialError
from spadework.engine.words import Argument
from spadework.table import BrokenLog, Table, TableSetup
from spadework.table.record import Played, chance_data, record_data, result_data
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage
from spadework.web.server.errors import UnreadableTable


def game_of(stored: StoredTable) -> Game:
    """The game of a stored table. Raises Problem when it is gone."""
    try:
        return find_game(stored.game)
    except UnknownGame:
        raise unreadable("error-table-game", stored, game=stored.game) from None


async def fitting_game(stored: StoredTable) -> Game:
    """The game of a stored table, with its deck. Raises UnreadableTable when it can't be played as the table was opened."""
    game = game_of(stored)
    known = game.rules.VERSION
    if stored.rules_version > known:
        raise unreadable("error-table-rules", stored, now=known)
    try:
        await asyncio.to_thread(game.deck_played, stored.deck, stored.deck_digest)
    except MaterialError:
        raise unreadable("error-table-deck", stored, deck=stored.deck) from None
    return game


def unreadable(id: str, stored: StoredTable, **arguments: Argument) -> UnreadableTable:
    """What keeps a stored table from being opened; the messages say by which version of the rules it was written."""
    return UnreadableTable(id, stored.id, stored.over, version=stored.rules_version, **arguments)


async def dealt_table(stored: StoredTable, game: Game, storage: Storage) -> Table:
    """The table as its stored moves leave it. Raises Problem when they can't have been played, StorageError."""
    moves, reversals = await storage.moves(stored.id), await storage.reversals(stored.id)
    try:
        table = await asyncio.to_thread(replayed, stored, game, moves)
    except BrokenLog as error:
        raise unreadable("error-table-broken", stored, number=error.number + 1) from error
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
    deck = game.deck_played(stored.deck, stored.deck_digest)
    return TableSetup(
        game,
        len(stored.seats),
        {**game.options_played(stored.options), **({} if deck == OWN_DECK else {"deck": deck})},
        names=tuple(seat.name for seat in stored.seats),
        secret=bytes.fromhex(stored.secret),
        contributions=contributions_to(stored),
        patient=True,
    )


def contributions_to(stored: StoredTable) -> tuple[str | None, ...]:
    """The seats' parts of a stored table's chance."""
    return tuple(seat.contribution for seat in stored.seats)


def stored_record(stored: StoredTable, moves: Iterable[tuple[int, str]]) -> dict[str, Any]:
    """The record of a stored table and its moves, for which nobody need know the game's rules."""
    scores, places = ([getattr(seat, name) for seat in stored.seats] for name in ("score", "place"))
    return record_data(
        Played(
            stored.game,
            stored.rules_version,
            stored.deck,
            stored.deck_digest,
            stored.options,
            [seat.name for seat in stored.seats],
            chance_data(bytes.fromhex(stored.secret), contributions_to(stored)),
            moves,
            result_data(scores, places) if stored.over else None,
        )
    )


def copy(new: StoredTable | StoredSeat, old: StoredTable | StoredSeat) -> bool:
    """Take over everything that is stored of a table, or of a seat; whether it was anything new."""
    changed = False
    for attribute in class_mapper(type(new)).column_attrs:
        value = getattr(new, attribute.key)
        if value != getattr(old, attribute.key):
            setattr(old, attribute.key, value)
            changed = True
    return changed
