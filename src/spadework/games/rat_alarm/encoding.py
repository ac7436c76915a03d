"""Encoding of Rat Alarm for machine learning: the fields of its state, and all codes."""

from collections.abc import Mapping, Sequence

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Fixed, Kind, Seat, Things
from spadework.engine.texts import codes_of
from spadework.games.rat_alarm.notation.texts import MOVES, OUTCOMES_OF_CHANCE
from spadework.games.rat_alarm.rules import state as s

HIGH = 10
"""The approximate maximum value of a cube, and of the rounds in a game."""

FIELDS = {
    "draw_pile": Bits(s.MOST_CARDS, of="card"),
    "lies_open": Bits(s.MOST_CARDS, of="card"),
    "discards": Bits(s.MOST_CARDS, of="card"),
    "taken": Bits(s.MOST_CARDS, by_seat=(0,), of="card"),
    "cubes": Amount(HIGH),
    "cubes_left": Amount(HIGH),
    "spade": Kind(s.IN_THE_MIDDLE, s.MOST_CARDS - 1, by_seat=(0,), of="card"),
    "seats": Fixed(),
    "passes_on": Fixed(),
    "phase": Kind(0, s.OVER),
    "first": Seat(s.NO_SEAT),
    "turn": Seat(s.NO_SEAT),
    "turned": Kind(s.NO_CARD, s.MOST_CARDS - 1, of="card"),
    "fresh": Amount(1),
    "last_round": Amount(1),
    "reshuffled": Amount(1),
    "named": Kind(s.NO_KIND, s.MOST_KINDS - 1),
    "rounds": Amount(HIGH),
}
ABOUT_THINGS = {s.KEEP: "card", s.BURY: "card"}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for turning up a card, staying, dropping out with a kind, keeping a rat or nothing, and burying a card."""
    return codes_of(MOVES, material, seats)


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Return codes for cards, values of cubes, and the first player."""
    return codes_of(OUTCOMES_OF_CHANCE, material, seats)


def things(material: Record) -> Mapping[str, Things]:
    """Return the cards, by their treasures, rats and skulls."""
    cards = np.arange(int(material.cards).bit_length())
    rats, skulls = material.rats >> cards & 1, material.skulls >> cards & 1
    return {"card": Things(cards, np.column_stack([material.treasures[cards], 1.5 * rats, 0.5 * skulls]))}
