"""Encoding of Lost Maps for machine learning: the fields of its state, and all codes of moves."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Fixed, Kind, Seat, Seats, Things
from spadework.engine.texts import codes_of
from spadework.games.lost_maps.notation.texts import MOVES, OUTCOMES_OF_CHANCE, crossable
from spadework.games.lost_maps.rules import state as s

BOXES = 16
MANY = 10
"""Scale for cups, points of a palm and copies of a pattern, about the maximum in decks."""

FIELDS = {
    "stack": Bits(s.MOST_CARDS, hidden=True, of="card"),
    "crossed": Bits(BOXES, by_seat=(0,)),
    "crossing": Bits(BOXES, hidden=True, by_seat=(0,)),
    "filled": Bits(s.MOST_CARDS, by_seat=(0,), of="card"),
    "seats": Fixed(),
    "phase": Kind(0, s.OVER),
    "rounds": Kind(0, s.MOST_ROUNDS),
    "turn": Kind(0, s.TURNS - 1),
    "first": Fixed(),
    "start": Seat(),
    "undecided": Seats(),
    "resolved": Amount(4),
    "pattern": Kind(-1, s.MOST_PATTERNS - 1, of="pattern"),
    "patterns_left": Amount(MANY, of="pattern"),
    "display": Kind(s.NO_CARD, s.MOST_CARDS - 1, of="card"),
    "hand": Kind(s.NO_CARD, s.MOST_CARDS - 1, by_seat=(0,), of="card"),
    "keeping": Kind(-1, (1 << s.DEALT) - 1, by_seat=(0,)),
    "card": Kind(s.NO_CARD, s.MOST_CARDS - 1, by_seat=(0,), of="card"),
    "owed": Amount(s.COLOURS, hidden=True, by_seat=(0,)),
    "coins": Amount(s.ROWS * s.ROW, by_seat=(0,)),
    "rows": Amount(s.ROWS, by_seat=(0,)),
    "cup": Amount(MANY, by_seat=(0,)),
    "cups_taken": Amount(s.CUPS),
    "palms": Amount(s.PALMS, by_seat=(0,)),
    "palm": Amount(MANY, by_seat=(0,)),
}
ABOUT_THINGS = {s.CROSS: "boxes", s.CROSS + s.BOX_MASKS: "boxes"}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for pairs of cards to keep, placements of patterns and single boxes on either card, and sources of a replacement."""
    return sorted(codes_of(MOVES, material, seats))


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for cards, start players and patterns."""
    return codes_of(OUTCOMES_OF_CHANCE, material, seats)


def things(material: Record) -> Mapping[str, Things]:
    """Return the cards, by colour, points, seal, boxes and symbols; the patterns and sets of boxes crossed off at once, by boxes."""
    cards, patterns = np.arange(material.cards), np.arange(material.patterns)
    grids = np.stack([material.boxes, material.coins, material.palms, material.crosses], 1)[cards]
    of_cards = [
        2 * np.eye(s.COLOURS)[material.colour[cards]],
        1.5 * np.eye(s.COLOURS + 1)[material.seal[cards]],
        material.points[cards, None] / 3,
        0.7 * np.hstack([_bits(grid) for grid in grids.T]),
        np.column_stack([_bits(grid).sum(1) for grid in grids.T]) / 1.5,
    ]
    masks = np.array(sorted(crossable(material)))
    return {
        "card": Things(cards, np.hstack(of_cards)),
        # However its figure is drawn in the deck, a pattern has the same placements.
        "pattern": Things(patterns, _bits([material.placement[p, : material.placements[p]].min() for p in patterns])),
        "boxes": Things(masks, _bits(masks)),
    }


def _bits(masks: Any) -> Any:
    """Return bits[n, box]: whether the box is in mask n."""
    return np.asarray(masks)[:, None] >> np.arange(BOXES) & 1
