"""The material of Dragon Island: cards and board, read from TOML documents and checked.

Numbers in brackets are those of the rule book. A deck may change the number of copies, the cards that show two kinds of terrain, and
the board. The shape of the island is fixed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_title, shown, text
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import state as s

ACTIONS = s.KIND_NAMES[s.FORCES :]
FEWEST_CARDS = s.MOST_SEATS * s.HAND + 1  # one is left to draw when all hands are full (DI-10)
MOST_CARDS = 127  # the limit of one-byte numbers in the state
MOST_VALUE = 999  # a coin shows three digits


@dataclass(frozen=True)
class Deck:
    """Checked cards and a checked board.

    `record` is the MATERIAL of the rules. `kinds` names the cards by kind, as in texts of moves: "water", "water-or-desert",
    "flight"; a double card that is not in the deck has the name "". `colours` are those of the hunters and their boats, clockwise.
    `fields` names the fields by number, boats included: "c4", "treasure", "boat-red". `title` is the name of the deck, by language.
    """

    record: Record
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    fields: tuple[str, ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of dragon_island>"


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Return the deck that a TOML document describes.

    `where` names the document in errors, its path for instance. Raises MaterialError if the deck can't be played; the error names
    the place, the fault and the values allowed.
    """
    cards = keys(document, where, needed=("title", "terrain", "double", "action", "board"))
    title = read_title(cards["title"], f"{where}, title")
    record = np.zeros(1, record_type(s.MATERIAL))[0]
    kinds = read_cards(cards, where, record)
    colours = read_board(cards["board"], f"{where}, board", record)
    lay_out_fields(record)
    return Deck(record, kinds, colours, (*board.NAMES, *(f"boat-{colour}" for colour in colours)), title)


def read_cards(cards: Mapping[str, Any], where: str, record: Record) -> tuple[str, ...]:
    """Read the names of the cards by kind; fill the record's terrains and copies (DI-6, DI-7). Raises MaterialError."""
    record.shows = s.NO_TERRAIN
    for terrain in range(len(s.TERRAINS)):
        record.shows[terrain, 0] = terrain
    record.copies[: len(s.TERRAINS)] = read_copies(cards["terrain"], s.TERRAINS, f"{where}, terrain")
    doubles = read_doubles(cards["double"], f"{where}, double", record)
    record.copies[s.FORCES :] = read_copies(cards["action"], ACTIONS, f"{where}, action")
    total = int(record.copies.sum(dtype=int))
    if not FEWEST_CARDS <= total <= MOST_CARDS:
        raise MaterialError(f"{where}: {total} cards in total; {FEWEST_CARDS} to {MOST_CARDS} are allowed")
    return (*s.TERRAINS, *doubles, *ACTIONS)


def read_copies(value: Any, names: Sequence[str], where: str) -> list[int]:
    """Read the copies of some cards. Raises MaterialError."""
    copies = keys(value, where, needed=names)
    return [number(copies[name], f"{where}, {name}", 0, MOST_CARDS) for name in names]


def read_doubles(value: Any, where: str, record: Record) -> list[str]:
    """Read the names of the cards that show two kinds, padded with ""; fill the record (DI-6). Raises MaterialError."""
    doubles = array(value, where)
    if len(doubles) > s.DOUBLES:
        raise MaterialError(f"{where}: {len(doubles)} different cards; at most {s.DOUBLES} are allowed")
    names: list[str] = []
    known: dict[frozenset[int], int] = {}
    for at, entry in enumerate(doubles, 1):
        place = f"{where} {at}"
        card = keys(entry, place, needed=("shows", "copies"))
        shown = read_two_terrains(card["shows"], f"{place}, shows")
        earlier = known.setdefault(frozenset(shown), at)
        if earlier != at:
            raise MaterialError(
                f"{place}: shows the same kinds as double {earlier}; keep one of them and raise its copies"
            )
        kind = len(s.TERRAINS) + at - 1
        record.shows[kind] = shown
        record.copies[kind] = number(card["copies"], f"{place}, copies", 0, MOST_CARDS)
        names.append("-or-".join(s.TERRAINS[terrain] for terrain in shown))
    return names + [""] * (s.DOUBLES - len(names))


def read_two_terrains(value: Any, where: str) -> list[int]:
    """Read the two kinds of terrain on a card. Raises MaterialError."""
    shown = [one_of(name, s.TERRAINS, f"{where}, number {at}") for at, name in enumerate(array(value, where), 1)]
    if len(shown) != 2 or shown[0] == shown[1]:
        raise MaterialError(f"{where}: {listed([s.TERRAINS[kind] for kind in shown], 'and')}; name two different kinds")
    return shown


def read_board(value: Any, where: str, record: Record) -> tuple[str, ...]:
    """Read the colours of hunters and boats, clockwise; fill the record's tiles and coins (DI-4, DI-8). Raises MaterialError."""
    document = keys(value, where, needed=("boats", "tiles", "coins"))
    boats = [
        one_of(boat, s.COLOURS, f"{where}, boats, number {at}")
        for at, boat in enumerate(array(document["boats"], f"{where}, boats"), 1)
    ]
    if sorted(boats) != list(range(s.HUNTERS)):
        named = listed([s.COLOURS[boat] for boat in boats], "and")
        raise MaterialError(f"{where}, boats: {named}; name each of {listed(s.COLOURS, 'and')} once")
    record.own = boats
    record.tile = read_tiles(document["tiles"], f"{where}, tiles")
    record.value = read_coins(document["coins"], f"{where}, coins")
    return tuple(s.COLOURS[boat] for boat in boats)


def read_tiles(value: Any, where: str) -> list[int]:
    """Read the terrain of every field of the island (DI-4). Raises MaterialError."""
    rows = array(value, where)
    if len(rows) != len(board.ROWS):
        raise MaterialError(f"{where}: {len(rows)} rows; there must be {len(board.ROWS)}")
    tiles: list[int] = []
    for row, fields in zip(rows, board.ROWS, strict=True):
        letter = board.NAMES[len(tiles)][0]
        names = text(row, f"{where}, row {letter}").split()
        if len(names) != fields:
            raise MaterialError(f"{where}, row {letter}: {len(names)} fields; there must be {fields}")
        for name in names:
            tiles.append(read_tile(name, len(tiles), where))
    return tiles


def read_tile(name: str, field: int, where: str) -> int:
    """Read the terrain of a field, NO_TERRAIN for the treasure field. Raises MaterialError."""
    if field != s.TREASURE_FIELD:
        return one_of(name, s.TERRAINS, f"{where}, {board.NAMES[field]}")
    if name != board.NAMES[s.TREASURE_FIELD]:
        raise MaterialError(f"{where}: {name!r} in the middle; {board.NAMES[s.TREASURE_FIELD]!r} must stand there")
    return s.NO_TERRAIN


def read_coins(value: Any, where: str) -> list[int]:
    """Read the value of a coin of each pair (DI-8). Raises MaterialError."""
    coins = [number(coin, f"{where}, number {at}", 1, MOST_VALUE) for at, coin in enumerate(array(value, where), 1)]
    if len(coins) != s.PAIRS:
        raise MaterialError(f"{where}: {len(coins)} numbers; one for each of the {s.PAIRS} pairs is needed")
    if coins != sorted(set(coins)):
        raise MaterialError(
            f"{where}: {listed([str(coin) for coin in coins], 'and')} are not in rising order; each must be higher than the one before"
        )
    return coins


def one_of(value: Any, names: Sequence[str], where: str) -> int:
    """Return the index of a name among those allowed. Raises MaterialError."""
    if text(value, where) not in names:
        raise MaterialError(f"{where}: {shown(value)} is not among {listed(names, 'and')}")
    return names.index(value)


def lay_out_fields(record: Record) -> None:
    """Fill the record's geometry (DI-1, DI-2, DI-62, DI-64)."""
    record.neighbour = s.NO_FIELD
    record.flight = s.NO_FIELD
    for field in range(s.FIELDS):
        around, ways = board.neighbours(field), sorted(board.flights(field), key=itemgetter(1))
        record.neighbour[field, : len(around)] = around
        record.flight[field, : len(ways)] = ways
    record.not_for_dragons = sum(1 << field for field in (s.TREASURE_FIELD, *board.fields_before_boats()))
