"""Encoding of Sea & Shore for machine learning: the fields of its state, and all codes."""

from collections.abc import Sequence

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Fixed, Kind, Seat, Seats
from spadework.engine.texts import codes_of
from spadework.games.sea_and_shore.notation.texts import MOVES, OUTCOMES_OF_CHANCE
from spadework.games.sea_and_shore.rules import state as s

SIDES = 4
STACKS = 2
MANY = 50
"""Approximate points of a round."""

A_CARD = Kind(s.NO_CARD, s.CARDS - 1, by_seat=(0,))
A_TREASURE = Kind(s.NO_TREASURE, s.TREASURES - 1)
EXTRA_CARDS = Amount(s.EXTRAS, by_seat=(0,))
A_SEAT = Seat(s.NO_SEAT)

FIELDS = {
    "hand": Bits(s.CARDS, hidden=True, by_seat=(0,)),
    "may_lie": Bits(s.CARDS, hidden=True, by_seat=(0, 1), absent=True),
    "played": Bits(s.CARDS, by_seat=(0,)),
    "face_down": Bits(s.TREASURES),
    "beneath": A_TREASURE,
    "pile": Kind(s.NO_TREASURE, s.TREASURES - 1, by_seat=(0,)),
    "top": A_TREASURE,
    "knows_top": Seats(),
    "among": Kind(s.NO_TREASURE, s.TREASURES - 1, by_seat=(0,)),
    "open": A_TREASURE,
    "island": A_CARD,
    "shows": Kind(0, s.FETCHED, by_seat=(0,)),
    "face": Kind(s.NO_CARD, s.NUMBERS, by_seat=(0,)),
    "added": EXTRA_CARDS,
    "cards": Amount(s.NUMBERS, by_seat=(0,)),
    "extras": EXTRA_CARDS,
    "gift": A_CARD,
    "exchanged": Amount(s.NUMBERS, by_seat=(0,)),
    "earned": Amount(MANY, by_seat=(0,)),
    "last_island": A_CARD,
    "last_added": EXTRA_CARDS,
    "last_open": A_TREASURE,
    "last_taker": A_SEAT,
    "last_robbed": A_SEAT,
    "last_starter": A_SEAT,
    "taker": A_SEAT,
    "robbed": A_SEAT,
    "won": EXTRA_CARDS,
    "side_then": Kind(0, SIDES),
    "supply": Amount(s.EXTRAS),
    "side_option": Fixed(),
    "side": Kind(0, SIDES),
    "seats": Fixed(),
    "phase": Kind(0, s.OVER),
    "rounds": Amount(s.ROUNDS),
    "first": Fixed(),
    "starter": A_SEAT,
    "turn": A_SEAT,
    "undecided": Seats(),
    "winners": Seats(),
    "activating": Seats(),
    "victim": A_SEAT,
    "owed": Amount(s.NUMBERS),
    "looked_at": Kind(s.NO_STACK, STACKS - 1),
}

ABOUT_SEATS = (s.STEAL, s.ROB, s.DRAW_FROM)


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for all actions with each card and on each seat, and for playing each card with either half and any extra cards."""
    return codes_of(MOVES, material, seats)


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for cards dealt or drawn, treasures, sides of the action cards, and the starter."""
    return codes_of(OUTCOMES_OF_CHANCE, material, seats)
