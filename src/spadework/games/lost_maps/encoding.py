"""What the fields of a state of Lost Maps mean, and all codes that there can be, for those who learn."""

from collections.abc import Sequence
from itertools import combinations

from spadework.engine.contract import Record
from spadework.engine.contract.encoding import Amount, Bits, Fixed, Kind, Seat, Seats
from spadework.games.lost_maps.rules.state import (
    BOX_MASKS,
    CARD,
    COLOURS,
    CROSS,
    CUPS,
    DEALT,
    DISPLAYED,
    KEEP,
    KEPT,
    MOST_CARDS,
    MOST_PATTERNS,
    MOST_ROUNDS,
    NO_CARD,
    OVER,
    PALMS,
    PATTERN,
    ROW,
    ROWS,
    STACK,
    START,
    TAKE,
    TURNS,
)

BOXES = 16
MANY = 10
"""Of a number on a cup, of points of a palm, of copies of a pattern: about what decks have."""

FIELDS = {
    "stack": Bits(MOST_CARDS, hidden=True),
    "crossed": Bits(BOXES, by_seat=(0,)),
    "crossing": Bits(BOXES, hidden=True, by_seat=(0,)),
    "filled": Bits(MOST_CARDS, by_seat=(0,)),
    "seats": Fixed(),
    "phase": Kind(0, OVER),
    "rounds": Kind(0, MOST_ROUNDS),
    "turn": Kind(0, TURNS - 1),
    "first": Fixed(),
    "start": Seat(),
    "undecided": Seats(),
    "resolved": Amount(4),
    "pattern": Kind(-1, MOST_PATTERNS - 1),
    "patterns_left": Amount(MANY),
    "display": Kind(NO_CARD, MOST_CARDS - 1),
    "hand": Kind(NO_CARD, MOST_CARDS - 1, by_seat=(0,)),
    "keeping": Kind(-1, (1 << DEALT) - 1, by_seat=(0,)),
    "card": Kind(NO_CARD, MOST_CARDS - 1, by_seat=(0,)),
    "owed": Amount(COLOURS, hidden=True, by_seat=(0,)),
    "coins": Amount(ROWS * ROW, by_seat=(0,)),
    "rows": Amount(ROWS, by_seat=(0,)),
    "cup": Amount(MANY, by_seat=(0,)),
    "cups_taken": Amount(CUPS),
    "palms": Amount(PALMS, by_seat=(0,)),
    "palm": Amount(MANY, by_seat=(0,)),
}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Two cards to keep, each way for a pattern to lie and each box on either card, and what can be taken."""
    codes = {KEEP + (1 << first) + (1 << second) for first, second in combinations(range(DEALT), 2)}
    codes |= {TAKE + source for source in (*range(DISPLAYED), STACK)}
    masks = {1 << box for box in range(BOXES)}
    for pattern in range(material.patterns):
        masks |= {int(boxes) for boxes in material.placement[pattern][: material.placements[pattern]]}
    codes |= {CROSS + slot * BOX_MASKS + mask for slot in range(KEPT) for mask in masks}
    return sorted(codes)


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Cards, who begins, and patterns."""
    return [
        *(CARD + card for card in range(material.cards)),
        *(START + seat for seat in range(seats)),
        *(PATTERN + pattern for pattern in range(material.patterns)),
    ]
