"""The material of Dragon Island: cards and board, read from TOML documents and checked.

Numbers in brackets are those of the rule book. A deck may differ from the project's own in copies and in the cards that show
two kinds of terrain, and it may bring a board of its own. How the island is cut into fields is fixed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Record
from spadework.engine.material import MaterialError, array, keys, listed, number, read_document, read_title, shown, text
from spadework.games.dragon_island.rules.fields import NAMES, ROWS, fields_before_boats, flights, neighbours
from spadework.games.dragon_island.rules.state import (
    COLOURS,
    DOUBLES,
    FIELDS,
    FORCES,
    HAND,
    HUNTERS,
    KIND_NAMES,
    MATERIAL,
    MOST_SEATS,
    NO_FIELD,
    NO_TERRAIN,
    PAIRS,
    TERRAINS,
    TREASURE_FIELD,
)

BOARD_FILE = Path(__file__).parents[1] / "board.toml"
ACTIONS = KIND_NAMES[FORCES:]
FEWEST_CARDS = MOST_SEATS * HAND + 1  # with one to draw when all hands are full (DI-10)
MOST_CARDS = 127  # what the state's one-byte numbers hold
MOST_VALUE = 999  # a coin shows three digits


@dataclass(frozen=True)
class Deck:
    """Checked cards and a checked board.

    `record` is the rules' MATERIAL, filled. `kinds` names the cards by the number of their kind, as notation writes them:
    "water", "water-or-desert", "flight"; the name of a double card that is not in the deck is "". `colours` are those of the
    hunters and their boats, clockwise. `fields` names the fields by number, boats included: "c4", "treasure", "boat-red".
    `title` is what a table calls the deck, by language.
    """

    record: Record
    kinds: tuple[str, ...]
    colours: tuple[str, ...]
    fields: tuple[str, ...]
    title: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<deck {self.title['en']!r} of dragon_island>"


def read(document: Mapping[str, Any], where: str) -> Deck:
    """The deck that a TOML document describes; without a table `board` of its own it is played on the project's board.

    `where` is what errors call the document, its path for instance. Raises MaterialError when the document describes nothing
    that can be played; the error names the place, what is wrong there and what is asked for.
    """
    cards = keys(document, where, needed=("title", "terrain", "double", "action"), allowed=("board",))
    title = read_title(cards["title"], f"{where}, title")
    record = np.zeros(1, record_type(MATERIAL))[0]
    kinds = read_cards(cards, where, record)
    if "board" in cards:
        colours = read_board(cards["board"], f"{where}, board", record)
    else:
        colours = read_board(read_document(BOARD_FILE), BOARD_FILE.name, record)
    lay_out_fields(record)
    return Deck(record, kinds, colours, (*NAMES, *(f"boat-{colour}" for colour in colours)), title)


def read_cards(cards: Mapping[str, Any], where: str, record: Record) -> tuple[str, ...]:
    """The names of the cards by kind; what they show and their copies go into the record (DI-6, DI-7). Raises MaterialError."""
    record.shows = NO_TERRAIN
    for terrain in range(len(TERRAINS)):
        record.shows[terrain, 0] = terrain
    record.copies[: len(TERRAINS)] = read_copies(cards["terrain"], TERRAINS, f"{where}, terrain")
    doubles = read_doubles(cards["double"], f"{where}, double", record)
    record.copies[FORCES:] = read_copies(cards["action"], ACTIONS, f"{where}, action")
    total = int(record.copies.sum(dtype=int))
    if not FEWEST_CARDS <= total <= MOST_CARDS:
        raise MaterialError(f"{where}: {total} cards in all; there may be {FEWEST_CARDS} to {MOST_CARDS}")
    return (*TERRAINS, *doubles, *ACTIONS)


def read_copies(value: Any, names: Sequence[str], where: str) -> list[int]:
    """How often there is each of some cards. Raises MaterialError."""
    copies = keys(value, where, needed=names)
    return [number(copies[name], f"{where}, {name}", 0, MOST_CARDS) for name in names]


def read_doubles(value: Any, where: str, record: Record) -> list[str]:
    """The names of the cards that show two kinds, filled up with ""; the rest goes into the record (DI-6). Raises MaterialError."""
    doubles = array(value, where)
    if len(doubles) > DOUBLES:
        raise MaterialError(f"{where}: {len(doubles)} cards that differ; there may be {DOUBLES} at most")
    names: list[str] = []
    known: dict[frozenset[int], int] = {}
    for at, entry in enumerate(doubles, 1):
        place = f"{where} {at}"
        card = keys(entry, place, needed=("shows", "copies"))
        shown = read_two_terrains(card["shows"], f"{place}, shows")
        earlier = known.setdefault(frozenset(shown), at)
        if earlier != at:
            raise MaterialError(
                f"{place}: shows the same as double {earlier}; keep one of them and give it more copies"
            )
        kind = len(TERRAINS) + at - 1
        record.shows[kind] = shown
        record.copies[kind] = number(card["copies"], f"{place}, copies", 0, MOST_CARDS)
        names.append("-or-".join(TERRAINS[terrain] for terrain in shown))
    return names + [""] * (DOUBLES - len(names))


def read_two_terrains(value: Any, where: str) -> list[int]:
    """The two different kinds of terrain that a card shows. Raises MaterialError."""
    shown = [one_of(name, TERRAINS, f"{where}, number {at}") for at, name in enumerate(array(value, where), 1)]
    if len(shown) != 2 or shown[0] == shown[1]:
        raise MaterialError(f"{where}: {listed([TERRAINS[kind] for kind in shown], 'and')}; name two kinds that differ")
    return shown


def read_board(value: Any, where: str, record: Record) -> tuple[str, ...]:
    """The colours of hunters and boats, clockwise; tiles and coins go into the record (DI-4, DI-8). Raises MaterialError."""
    board = keys(value, where, needed=("boats", "tiles", "coins"))
    boats = [
        one_of(boat, COLOURS, f"{where}, boats, number {at}")
        for at, boat in enumerate(array(board["boats"], f"{where}, boats"), 1)
    ]
    if sorted(boats) != list(range(HUNTERS)):
        named = listed([COLOURS[boat] for boat in boats], "and")
        raise MaterialError(f"{where}, boats: {named}; name each of {listed(COLOURS, 'and')} once")
    record.own = boats
    record.tile = read_tiles(board["tiles"], f"{where}, tiles")
    record.value = read_coins(board["coins"], f"{where}, coins")
    return tuple(COLOURS[boat] for boat in boats)


def read_tiles(value: Any, where: str) -> list[int]:
    """The terrain on each field of the island (DI-4). Raises MaterialError."""
    rows = array(value, where)
    if len(rows) != len(ROWS):
        raise MaterialError(f"{where}: {len(rows)} rows; there must be {len(ROWS)}")
    tiles: list[int] = []
    for row, fields in zip(rows, ROWS, strict=True):
        letter = NAMES[len(tiles)][0]
        names = text(row, f"{where}, row {letter}").split()
        if len(names) != fields:
            raise MaterialError(f"{where}, row {letter}: {len(names)} fields; there must be {fields}")
        for name in names:
            tiles.append(read_tile(name, len(tiles), where))
    return tiles


def read_tile(name: str, field: int, where: str) -> int:
    """The terrain on a field, NO_TERRAIN on the treasure field. Raises MaterialError."""
    if field != TREASURE_FIELD:
        return one_of(name, TERRAINS, f"{where}, {NAMES[field]}")
    if name != NAMES[TREASURE_FIELD]:
        raise MaterialError(f"{where}: {name!r} in the middle; {NAMES[TREASURE_FIELD]!r} must stand there")
    return NO_TERRAIN


def read_coins(value: Any, where: str) -> list[int]:
    """What one coin of each pair is worth (DI-8). Raises MaterialError."""
    coins = [number(coin, f"{where}, number {at}", 1, MOST_VALUE) for at, coin in enumerate(array(value, where), 1)]
    if len(coins) != PAIRS:
        raise MaterialError(f"{where}: {len(coins)} numbers; there are {PAIRS} pairs")
    if coins != sorted(set(coins)):
        raise MaterialError(
            f"{where}: {listed([str(coin) for coin in coins], 'and')} do not rise; each must be higher than the one before"
        )
    return coins


def one_of(value: Any, names: Sequence[str], where: str) -> int:
    """The number of a name among those allowed. Raises MaterialError."""
    if text(value, where) not in names:
        raise MaterialError(f"{where}: {shown(value)} is not among {listed(names, 'and')}")
    return names.index(value)


def lay_out_fields(record: Record) -> None:
    """Put into the record what follows from how the fields lie (DI-1, DI-2, DI-62, DI-64)."""
    record.neighbour = NO_FIELD
    record.flight = NO_FIELD
    for field in range(FIELDS):
        around, ways = neighbours(field), sorted(flights(field), key=itemgetter(1))
        record.neighbour[field, : len(around)] = around
        record.flight[field, : len(ways)] = ways
    record.not_for_dragons = sum(1 << field for field in (TREASURE_FIELD, *fields_before_boats()))
