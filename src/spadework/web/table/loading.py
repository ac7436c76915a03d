"""Tables in play, built from stored tables."""

import asyncio
from collections.abc import Iterable
from typing import Any

from sqlalchemy.orm import class_mapper

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.material import MaterialError
from spadework.engine.words import LANGUAGES, Argument
from spadework.table import BrokenLog, Table, TableSetup
from spadework.table.record import BrokenRecord, Played, chance_data, dumps, record_data, result_data
from spadework.table.replay import verify
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage
from spadework.web.features.decks.service import install_deck
from spadework.web.server.errors import Problem, UnreadableTable
from spadework.web.server.requests import page_words

DAMAGE = (ValueError, LookupError, TypeError, AttributeError)
"""Exceptions that damaged data in the database causes."""


def game_of(stored: StoredTable) -> Game:
    """Return the game of a stored table. Raises Problem if it is gone."""
    try:
        return find_game(stored.game)
    except UnknownGame:
        raise unreadable("error-table-game", stored, game=stored.game) from None


async def fitting_game(stored: StoredTable) -> Game:
    """Return the game of a stored table, with its deck. Raises UnreadableTable if the table can't be played with it."""
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
    """Return the error for a stored table that can't be opened; its messages name the rules version of the table."""
    return UnreadableTable(id, stored.id, stored.over, version=stored.rules_version, **arguments)


async def dealt_table(stored: StoredTable, game: Game, storage: Storage) -> Table:
    """Return the table with its stored moves played. Raises Problem if they are illegal, StorageError."""
    moves, reversals = await storage.moves(stored.id), await storage.reversals(stored.id)
    table = await asyncio.to_thread(replayed, stored, game, moves)
    table.reversals = reversals
    return table


def replayed(stored: StoredTable, game: Game, moves: list[tuple[int, str]]) -> Table:
    """Return an undealt table with the stored moves played. Raises UnreadableTable if one is illegal."""
    table = Table.undealt(setup_of(stored, game))
    try:
        table.restore(moves)
    except BrokenLog as error:
        raise unreadable("error-table-broken", stored, number=error.number + 1) from error
    return table


def new_table(stored: StoredTable, game: Game) -> Table:
    """Return the table, freshly dealt."""
    return Table.deal(setup_of(stored, game))


def setup_of(stored: StoredTable, game: Game) -> TableSetup:
    """Return a stored table's setup."""
    deck = game.deck_played(stored.deck, stored.deck_digest)
    return TableSetup(
        game,
        len(stored.seats),
        {**game.options_played(stored.options), **({} if deck == OWN_DECK else {"deck": deck})},
        names=tuple(seat.name for seat in stored.seats),
        secret=bytes.fromhex(stored.secret),
        contributions=contributions_to(stored),
        timed_reactions=True,
    )


def contributions_to(stored: StoredTable) -> tuple[str | None, ...]:
    """Return the seed contributions by seat."""
    return tuple(seat.contribution for seat in stored.seats)


def stored_record(stored: StoredTable, moves: Iterable[tuple[int, str]]) -> dict[str, Any]:
    """Return the record of a stored table and its moves; needs none of the game's rules."""
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


async def fault_of(stored: StoredTable, storage: Storage) -> str:
    """Return in a line what is wrong with a stored table: its moves must replay, and the record of a finished game verify. Empty if all is
    well. Raises StorageError."""
    if not stored.dealt:
        return ""
    try:
        await install_deck(storage, game_of(stored), stored.deck)
        game, moves = await fitting_game(stored), await storage.moves(stored.id)
        table = await asyncio.to_thread(replayed, stored, game, moves)
        if table.over != stored.over:
            return f"its moves lead to {'the end' if table.over else 'no end'}, against what is stored"
        if stored.over:
            await asyncio.to_thread(verify, dumps(stored_record(stored, moves)))
    except Problem as problem:
        return page_words()[LANGUAGES[0]].say(problem.reason)
    except BrokenRecord as error:
        return str(error)
    except DAMAGE as error:
        # The text could reveal hidden information.
        return f"its stored data can't be read ({type(error).__name__})"
    return ""


def copy(new: StoredTable | StoredSeat, old: StoredTable | StoredSeat) -> bool:
    """Copy all columns of a table or seat to another; return whether any value was new."""
    changed = False
    for attribute in class_mapper(type(new)).column_attrs:
        value = getattr(new, attribute.key)
        if value != getattr(old, attribute.key):
            setattr(old, attribute.key, value)
            changed = True
    return changed
