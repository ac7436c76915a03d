"""Replaying and verifying records."""

import os
from collections.abc import Mapping
from typing import Any

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK
from spadework.engine.interface import CHANCE
from spadework.engine.material import MaterialError, OtherDeck
from spadework.table.errors import BrokenLog
from spadework.table.record import CHANCE_NAME, BrokenRecord, ParsedRecord, parsed, result_data
from spadework.table.setup import SimulatedGame, TableSetup
from spadework.table.table import Table


def replay(
    record: Mapping[str, Any] | str | os.PathLike[str], upto: int | None = None, *, trusted: bool = False
) -> Table:
    """Replay a record.

    Args:
        record: the data, the JSON text, or the path of a file (a `pathlib.Path`).
        upto: number of moves to replay, including those of chance; None for all.
        trusted: whether to accept a record that begins from a position; see `Position.from_text`.

    Returns the table after those moves. The whole record is checked regardless of `upto`: a wrong, missing or illegal entry anywhere raises
    BrokenRecord; ValueError when the record has fewer than `upto` moves. `verify` also checks that chance was fair.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> len(replay(table.record(), upto=1).steps)
    1
    """
    table = _played(parsed(record), check_chance=False, trusted=trusted)
    if upto is not None:
        if not 0 <= upto <= len(table.steps):
            raise ValueError(f"the record has {len(table.steps)} moves; expected 0 to {len(table.steps)}, not {upto}")
        table.undo(upto)
    return table


def verify(record: Mapping[str, Any] | str | os.PathLike[str], *, trusted: bool = False) -> Table:
    """Replay a record and prove that its chance was fair: the secret matches the commitment and produces every outcome.

    Args:
        record: the data, the JSON text, or the path of a file (a `pathlib.Path`).
        trusted: whether to accept a record that begins from a position; see `Position.from_text`.

    Returns the table at the end of the record. Raises BrokenRecord when anything in it is wrong.

    This proves that no outcome was changed, not that the server's operator didn't look at hidden cards; for a simulated game it proves
    that its seed and number produce the chance. Three things remain unproved: a table that is not `over` may lack its last moves; for each
    of its `setup.missing_parts` the dealer could have chosen the deal; and the record doesn't prove its names, nor who made a move.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> verify(table.record()).steps == table.steps
    True
    >>> len(verify(table.record()).setup.missing_parts)
    3
    """
    return _played(parsed(record), check_chance=True, trusted=trusted)


def _played(record: ParsedRecord, *, check_chance: bool, trusted: bool) -> Table:
    table = _undealt(record, trusted)
    if check_chance and record["chance"].get("commitment", table.setup.commitment) != table.setup.commitment:
        raise BrokenRecord(
            "the secret doesn't match the commitment published before the deal", record.line_of("chance", "secret")
        )
    log = [(CHANCE if seat == CHANCE_NAME else int(seat), text) for seat, text in record["moves"]]
    try:
        table.restore(log, check_chance=check_chance)
    except BrokenLog as error:
        line = record.line_of("moves", error.number)
        raise BrokenRecord(f"move {error.number + 1}: {error.reason}", line) from None
    result = table.result
    if record["result"] != (None if result is None else result_data(result.scores, result.places)):
        raise BrokenRecord("the result doesn't match the moves", record.line_of("result"))
    return table


def _undealt(record: ParsedRecord, trusted: bool) -> Table:
    """Return the table of a record before the deal, or in its first position, with its deck."""

    def broken(reason: object, *path: str) -> BrokenRecord:
        return BrokenRecord(str(reason), record.line_of(*path))

    try:
        game = find_game(record["game"])
    except UnknownGame as error:
        raise broken(error.args[0], "game") from None
    if record["rules"] > game.rules.VERSION:
        known = f"this version of Spadework has rules up to version {game.rules.VERSION}"
        raise broken(f"played by version {record['rules']} of the rules; {known}", "rules")
    if "deck" in record["options"]:
        raise broken("the deck is not an option in a record; put it under 'deck'", "options", "deck")
    deck = record["deck"]
    try:
        name = game.deck_played(deck["name"], deck["digest"])
    except MaterialError as error:
        raise broken(error, "deck", "digest" if isinstance(error, OtherDeck) else "name") from None
    try:
        game.check_seats(len(record["seats"]))
    except ValueError as error:
        raise broken(error, "seats") from None
    try:
        setup = TableSetup(
            game,
            len(record["seats"]),
            {**game.options_played(record["options"]), **({} if name == OWN_DECK else {"deck": name})},
            names=tuple(record["seats"]),
            position=record.get("position", ""),
            **_chance(record["chance"]),
        )
    except ValueError as error:
        raise broken(error, "options") from None
    if setup.position and not trusted:
        raise broken(
            "it begins from a position instead of a deal; if you trust its author, replay it in Python with trusted=True",
            "position",
        )
    try:
        return Table.undealt(setup)
    except ValueError as error:
        raise broken(error, "position") from None


def _chance(section: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record's chance section as arguments of a setup."""
    if "seed" in section:
        return {"simulated": SimulatedGame(section["seed"], section["game"])}
    return {"secret": bytes.fromhex(section["secret"]), "contributions": tuple(section["contributions"])}
