"""The board of Dragon Island: geometry, and fields that may be entered or swapped. Numbers in brackets are those of the rule
book.

The island is a hexagon of hexagons with side 5 (DI-1). Its fields are numbered row by row from the upper left, then come the
boats, clockwise (DI-2): the first lies above the upper side, at that side's second and third field.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.dragon_island.rules import state as s

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""Fields in each row."""

Axial = tuple[int, int]
"""Axial coordinates: steps to the right and to the lower right from the treasure field."""

SIDE = 5
AROUND: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise, from the right
FIRST_BOAT: Axial = (2, -SIDE)


def turned(axial: Axial) -> Axial:
    """Rotate coordinates clockwise by one boat."""
    right, down = axial
    return -down, right + down


def _axials() -> tuple[Axial, ...]:
    around_the_middle = range(1 - SIDE, SIDE)
    island = [(right, down) for down in around_the_middle for right in around_the_middle if abs(right + down) < SIDE]
    boats = [FIRST_BOAT]
    while len(boats) < s.HUNTERS:
        boats.append(turned(boats[-1]))
    return (*island, *boats)


def _names() -> tuple[str, ...]:
    names = [
        f"{letter}{column}" for letter, fields in zip("abcdefghi", ROWS, strict=True) for column in range(1, fields + 1)
    ]
    names[s.TREASURE_FIELD] = "treasure"
    return tuple(names)


AXIALS = _axials()
"""The coordinates of every field, boats included, by its number."""

FIELD_AT = {axial: field for field, axial in enumerate(AXIALS)}

NAMES = _names()
"""The names of the island's fields: the letter of the row and the place in it, from the left. Boats are named by colour, see
`spadework.games.dragon_island.rules.material.Deck`."""


def distance(one: int, other: int) -> int:
    """Return the distance between two fields, as the dragon flies."""
    right, down = (AXIALS[one][axis] - AXIALS[other][axis] for axis in (0, 1))
    return max(abs(right), abs(down), abs(right + down))


def neighbours(field: int) -> tuple[int, ...]:
    """Return the neighbours of a field, boats included, clockwise from the right."""
    right, down = AXIALS[field]
    around = (FIELD_AT.get((right + east, down + south)) for east, south in AROUND)
    return tuple(near for near in around if near is not None)


def flights(field: int) -> tuple[tuple[int, int], ...]:
    """Return pairs of a field to fly over and a field behind it to land on (DI-64)."""
    return tuple(
        (over, landing)
        for over in neighbours(field)
        if over < s.ISLAND
        for landing in neighbours(over)
        if distance(field, landing) == 2
    )


def fields_before_boats() -> Sequence[int]:
    """Return the two fields in front of each boat, boat by boat (DI-2)."""
    return [field for boat in range(s.ISLAND, s.FIELDS) for field in neighbours(boat)]


def centre(field: int) -> tuple[float, float]:
    """Return the centre of a field in a picture: x to the right and y down from the treasure field, with neighbours one apart."""
    right, down = AXIALS[field]
    return right + down / 2, down * sqrt(3) / 2


# Geometry as tables, for compiled functions


def _mask(fields: Iterable[int], numbers: range) -> int:
    return sum(1 << numbers.index(field) for field in set(fields) if field in numbers)


DISTANCES = np.array([[distance(one, other) for other in range(s.FIELDS)] for one in range(s.FIELDS)], np.int8)
"""See `distance`."""

_ONWARD = (
    [neighbours(field) for field in range(s.FIELDS)],
    [tuple(landing for _, landing in flights(field)) for field in range(s.FIELDS)],
)

ONWARD = np.array([[_mask(fields, range(s.ISLAND)) for fields in by] for by in _ONWARD], np.int64)
"""ONWARD[by, field]: bit mask of the island's fields within reach of a field by a step (0) or a flight (1), with nothing in the way."""

BOATS_ONWARD = np.array([[_mask(fields, range(s.ISLAND, s.FIELDS)) for fields in by] for by in _ONWARD], np.int64)
"""BOATS_ONWARD[by, field]: bit mask of the hunters whose boats are within reach of a field by a step (0) or a flight (1)."""


ALL_FIELDS = (1 << s.ISLAND) - 1
BARRED, OPEN, JOINING, AMBUSH, WAITING, UNITING = range(6)
"""Meanings of entering a field: not allowed; nothing special; joining a lone hunter; an ambush; waiting for a hunter; uniting with one."""


@rule
def has_dragon(state: Record, field: int) -> bool:
    """Return whether a dragon bars a field."""
    for dragon in range(s.DRAGONS):
        if state.dragon[dragon] == field:
            return True
    return False


@rule
def hunter_on(state: Record, field: int, but: int) -> int:
    """Return the first hunter on a field other than `but`, or NO_HUNTER."""
    for hunter in range(s.HUNTERS):
        if hunter != but and state.hunter[hunter] == field:
            return hunter
    return s.NO_HUNTER


@rule
def partner_of(state: Record, hunter: int) -> int:
    """Return the hunter that carries a treasure together with this one, or NO_HUNTER."""
    if state.carries[hunter] == s.NO_PAIR:
        return s.NO_HUNTER
    for other in range(s.HUNTERS):
        if other != hunter and state.carries[other] == state.carries[hunter]:
            return other
    return s.NO_HUNTER


@rule
def boat_of(hunter: int) -> int:
    """Return the field of a hunter's boat (DI-5)."""
    return s.ISLAND + hunter


@rule
def waits(state: Record, hunter: int) -> bool:
    """Return whether a hunter waits on the treasure field, which it may not leave alone (DI-50)."""
    return bool(state.hunter[hunter] == s.TREASURE_FIELD and state.next_pair < s.PAIRS)


@rule
def entering(state: Record, hunter: int, field: int) -> int:
    """Return the meaning of entering a field, whatever the cost (DI-40 to DI-43, DI-50 to DI-54)."""
    if has_dragon(state, field):
        return BARRED
    partner = partner_of(state, hunter)
    if field >= s.ISLAND:
        return entering_boat(state, hunter, partner, field)
    other = hunter_on(state, field, hunter)
    if field == s.TREASURE_FIELD:
        return entering_treasure_field(state, partner, other)
    if other == s.NO_HUNTER:
        return OPEN
    if partner != s.NO_HUNTER or state.carries[other] == s.NO_PAIR:
        return BARRED
    return JOINING if partner_of(state, other) == s.NO_HUNTER else AMBUSH


@rule
def entering_boat(state: Record, hunter: int, partner: int, boat: int) -> int:
    """Return the meaning of entering a boat: a hunter may enter its own if nobody is in it; carriers may enter either of theirs, occupied
    or not (DI-40, DI-42)."""
    if partner != s.NO_HUNTER:
        return OPEN if boat == boat_of(hunter) or boat == boat_of(partner) else BARRED
    return OPEN if boat == boat_of(hunter) and hunter_on(state, boat, hunter) == s.NO_HUNTER else BARRED


@rule
def entering_treasure_field(state: Record, partner: int, other: int) -> int:
    """Return the meaning of entering the treasure field: a hunter waits there, or unites with the one that waits; without a treasure
    there is room for one hunter or two carriers.

    While a treasure lies there, carriers may not enter (DI-41, DI-43, DI-50, DI-51).
    """
    if state.next_pair == s.PAIRS:
        return OPEN if other == s.NO_HUNTER else BARRED
    if partner != s.NO_HUNTER:
        return BARRED
    return WAITING if other == s.NO_HUNTER else UNITING


# Tiles and dragons


@rule
def bare_fields(state: Record) -> int:
    """Return the bit mask of the terrain fields without a hunter or a dragon, and so without a treasure (DI-53, DI-60)."""
    bare = ALL_FIELDS & ~(1 << s.TREASURE_FIELD)
    for hunter in range(s.HUNTERS):
        if 0 <= state.hunter[hunter] < s.ISLAND:
            bare &= ~(1 << int(state.hunter[hunter]))
    for dragon in range(s.DRAGONS):
        if state.dragon[dragon] != s.NO_FIELD:
            bare &= ~(1 << int(state.dragon[dragon]))
    return bare


@rule
def may_swap(state: Record, bare: int, first: int, second: int) -> bool:
    """Return whether two tiles may be swapped: both are bare, and they differ (DI-60)."""
    return bool(state.tile[first] != state.tile[second] and bare >> first & bare >> second & 1)


@rule
def may_swap_beside(material: Record, state: Record, bare: int, field: int) -> bool:
    """Return whether a tile may be swapped with one of its neighbours (DI-60)."""
    for direction in range(6):
        beside = int(material.neighbour[field, direction])
        if beside != s.NO_FIELD and beside < s.ISLAND and may_swap(state, bare, field, beside):
            return True
    return False


@rule
def may_swap_somewhere(state: Record, bare: int, field: int) -> bool:
    """Return whether a tile may be swapped with any other (DI-60)."""
    for other in range(s.ISLAND):
        if may_swap(state, bare, field, other):
            return True
    return False


@rule
def dragons_on_board(state: Record) -> int:
    """Return the number of dragons in the game (DI-61)."""
    count = 0
    for dragon in range(s.DRAGONS):
        count += state.dragon[dragon] != s.NO_FIELD
    return count


@rule
def terrain_of(state: Record, field: int) -> int:
    """Return the terrain of a field; NO_TERRAIN for boats and the treasure field."""
    if field >= s.ISLAND or field == s.TREASURE_FIELD:
        return s.NO_TERRAIN
    return int(state.tile[field])
