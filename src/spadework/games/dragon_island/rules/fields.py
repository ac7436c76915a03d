"""The fields of Dragon Island: where they lie, what they are called, and which are next to which. All other files have it from here.

The island is a hexagon of hexagons with side 5 (DI-1). Its fields are numbered row by row from the upper left, then come the
boats, clockwise (DI-2): the first lies above the upper side, at that side's second and third field.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

import numpy as np

from spadework.games.dragon_island.rules.state import FIELDS, HUNTERS, ISLAND, TREASURE_FIELD

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""How many fields each row has."""

Axial = tuple[int, int]
"""Axial coordinates: how many steps to the right, and how many to the lower right, lead to a field from the treasure field."""

SIDE = 5
AROUND: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise, from the right
FIRST_BOAT: Axial = (2, -SIDE)


def turned(axial: Axial) -> Axial:
    """Where coordinates come to lie when the board is turned clockwise by one boat."""
    right, down = axial
    return -down, right + down


def _axials() -> tuple[Axial, ...]:
    around_the_middle = range(1 - SIDE, SIDE)
    island = [(right, down) for down in around_the_middle for right in around_the_middle if abs(right + down) < SIDE]
    boats = [FIRST_BOAT]
    while len(boats) < HUNTERS:
        boats.append(turned(boats[-1]))
    return (*island, *boats)


def _names() -> tuple[str, ...]:
    names = [
        f"{letter}{column}" for letter, fields in zip("abcdefghi", ROWS, strict=True) for column in range(1, fields + 1)
    ]
    names[TREASURE_FIELD] = "treasure"
    return tuple(names)


AXIALS = _axials()
"""Where each field lies, boats included, by its number."""

FIELD_AT = {axial: field for field, axial in enumerate(AXIALS)}

NAMES = _names()
"""What the fields of the island are called: a row's letter and the place in it, counted from the left. Boats are called by
their colours, see `spadework.games.dragon_island.rules.material.Deck`."""


def distance(one: int, other: int) -> int:
    """How many fields one lies from the other, as the dragon flies."""
    right, down = (AXIALS[one][axis] - AXIALS[other][axis] for axis in (0, 1))
    return max(abs(right), abs(down), abs(right + down))


def neighbours(field: int) -> tuple[int, ...]:
    """The fields next to one, boats included, clockwise from the right."""
    right, down = AXIALS[field]
    around = (FIELD_AT.get((right + east, down + south)) for east, south in AROUND)
    return tuple(near for near in around if near is not None)


def flights(field: int) -> tuple[tuple[int, int], ...]:
    """Every field that can be flown over from one, with every field behind it where one may land (DI-64)."""
    return tuple(
        (over, landing)
        for over in neighbours(field)
        if over < ISLAND
        for landing in neighbours(over)
        if distance(field, landing) == 2
    )


def fields_before_boats() -> Sequence[int]:
    """The two fields in front of each boat, boat by boat (DI-2)."""
    return [field for boat in range(ISLAND, FIELDS) for field in neighbours(boat)]


def centre(field: int) -> tuple[float, float]:
    """Where a picture puts the middle of a field: x to the right and y down from the treasure field, neighbours one apart."""
    right, down = AXIALS[field]
    return right + down / 2, down * sqrt(3) / 2


# The same as tables, for compiled functions


def _mask(fields: Iterable[int], numbers: range) -> int:
    return sum(1 << numbers.index(field) for field in set(fields) if field in numbers)


DISTANCES = np.array([[distance(one, other) for other in range(FIELDS)] for one in range(FIELDS)], np.int8)
"""As of `distance`."""

_ONWARD = (
    [neighbours(field) for field in range(FIELDS)],
    [tuple(landing for _, landing in flights(field)) for field in range(FIELDS)],
)

ONWARD = np.array([[_mask(fields, range(ISLAND)) for fields in by] for by in _ONWARD], np.int64)
"""By a step and by a flight, when nothing is in the way: bit masks of the fields of the island to which each field leads."""

BOATS_ONWARD = np.array([[_mask(fields, range(ISLAND, FIELDS)) for fields in by] for by in _ONWARD], np.int64)
"""By a step and by a flight: bit masks of the hunters to whose boats each field leads."""
