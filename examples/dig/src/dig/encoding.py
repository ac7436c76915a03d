"""What the fields of a state of Dig mean, and all codes that there can be, for those who learn."""

from collections.abc import Sequence

from spadework.engine.contract import Record
from spadework.engine.contract.encoding import Amount, Fixed, Kind, Seats

from .rules.moves import GO, LUCK, STAY

LUCKIEST = 5
CARDS = 6
MANY = 50
"""About the cards of a kind, and the points."""

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
    """Whoever is asked may stay or go."""
    return [STAY, GO]


def outcome_codes(material: Record, seats: int) -> Sequence[int]:  # noqa: ARG001
    """Cards, and lucky numbers."""
    return [*range(CARDS), *(LUCK + number for number in range(1, LUCKIEST + 1))]
