"""The fields of a state of Lost Maps and all codes of moves, for learning programs."""

from collections.abc import Sequence

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Fixed, Kind, Seat, Seats
from spadework.engine.texts import codes_of
from spadework.games.lost_maps.notation.texts import MOVES, OUTCOMES_OF_CHANCE
from spadework.games.lost_maps.rules import state as s

BOXES = 16
MANY = 10
"""Scale for cups, points of a palm and copies of a pattern, about the maximum in decks."""

FIELDS = {
    "stack": Bits(s.MOST_CARDS, hidden=True),
    "crossed": Bits(BOXES, by_seat=(0,)),
    "crossing": Bits(BOXES, hidden=True, by_seat=(0,)),
    "filled": Bits(s.MOST_CARDS, by_seat=(0,)),
    "seats": Fixed(),
    "phase": Kind(0, s.OVER),
    "rounds": Kind(0, s.MOST_ROUNDS),
    "turn": Kind(0, s.TURNS - 1),
    "first": Fixed(),
    "start": Seat(),
    "undecided": Seats(),
    "resolved": Amount(4),
    "pattern": Kind(-1, s.MOST_PATTERNS - 1),
    "patterns_left": Amount(MANY),
    "display": Kind(s.NO_CARD, s.MOST_CARDS - 1),
    "hand": Kind(s.NO_CARD, s.MOST_CARDS - 1, by_seat=(0,)),
    "keeping": Kind(-1, (1 << s.DEALT) - 1, by_seat=(0,)),
    "card": Kind(s.NO_CARD, s.MOST_CARDS - 1, by_seat=(0,)),
    "owed": Amount(s.COLOURS, hidden=True, by_seat=(0,)),
    "coins": Amount(s.ROWS * s.ROW, by_seat=(0,)),
    "rows": Amount(s.ROWS, by_seat=(0,)),
    "cup": Amount(MANY, by_seat=(0,)),
    "cups_taken": Amount(s.CUPS),
    "palms": Amount(s.PALMS, by_seat=(0,)),
    "palm": Amount(MANY, by_seat=(0,)),
}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Pairs of cards to keep, placements of patterns and single boxes on either card, and sources of a replacement."""
    return sorted(codes_of(MOVES, material, seats))


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Cards, start players and patterns."""
    return codes_of(OUTCOMES_OF_CHANCE, material, seats)
