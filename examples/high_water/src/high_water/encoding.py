"""Encoding of High Water for machine learning: the meaning of the state's fields, and all possible codes of moves."""
# ruff: noqa: ARG001

from collections.abc import Sequence

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Fixed, Kind, Seats

from .rules.moves import LARGEST, MOST_SEATS, MOST_WRECKS, WRECK

MANY = 40
"""Typical maximum of points."""

FIELDS = {
    "seats": Fixed(),
    "tides": Fixed(),
    "boats": Fixed(),
    "dealt": Amount(6 * MOST_SEATS),
    "tide": Amount(6),
    "wreck": Kind(-1, MOST_WRECKS - 1),
    "undecided": Seats(),
    "ahead": Bits(MOST_WRECKS),
    "fleet": Bits(LARGEST + 1, hidden=True, by_seat=(0,)),
    "sent": Kind(-1, LARGEST, by_seat=(0,)),
    "shown": Kind(-1, LARGEST, by_seat=(0,)),
    "used": Bits(LARGEST + 1),
    "points": Amount(MANY, by_seat=(0,)),
    "wood": Amount(MANY, by_seat=(0,)),
}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Return all codes of moves: the boats."""
    return range(1, LARGEST + 1)


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Return all codes of chance: boats and wrecks."""
    return [*range(1, LARGEST + 1), *range(WRECK, WRECK + MOST_WRECKS)]
