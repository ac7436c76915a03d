"""Encoding of Dig for machine learning: the meaning of the state's fields, and all possible codes of moves."""

from collections.abc import Sequence

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Fixed, Kind, Seats

from .rules.moves import GO, LUCK, STAY

LUCKIEST = 5
CARDS = 6
MANY = 50
"""Typical maximum of cards of a kind, and of points."""

FIELDS = {
    "seats": Fixed(),
    "dealt": Amount(3),
    "digging": Seats(),
    "undecided": Seats(),
    "answer": Kind(-1, 1, by_seat=(0,)),
    "lucky": Kind(-1, LUCKIEST, by_seat=(0,)),
    "left": Amount(MANY),
    "rats": Amount(3),
    "last_rat": Amount(3),
    "pile": Amount(MANY),
    "coins": Amount(MANY, by_seat=(0,)),
    "luck": Amount(MANY, by_seat=(0,)),
}


def move_codes(material: Record, seats: int) -> Sequence[int]:  # noqa: ARG001
    """Return all codes of moves: stay and go."""
    return [STAY, GO]


def outcome_codes(material: Record, seats: int) -> Sequence[int]:  # noqa: ARG001
    """Return all codes of chance: cards and lucky numbers."""
    return [*range(CARDS), *(LUCK + number for number in range(1, LUCKIEST + 1))]
