"""Encoding of Dragon Island for machine learning: the fields of its state, and all codes of moves."""

from collections.abc import Mapping, Sequence

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Amount, Bits, Code, Factor, Fixed, Kind, Seat, Seats, Things
from spadework.engine.texts import codes_of
from spadework.games.dragon_island.notation.families import MOVES, OUTCOMES_OF_CHANCE
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s

MANY_CARDS = 10
MANY_TURNS = 200
DRAW_PILE = 100
"""Typical amounts in a deck and a game."""

A_FIELD = Kind(s.NO_FIELD, s.FIELDS - 1)
A_SEAT = Seat(s.NO_SEAT)

FIELDS = {
    "trodden": Bits(s.ISLAND),
    "announced": Code(),
    "answer": Code(by_seat=(0,)),
    "turns": Amount(MANY_TURNS),
    "limit": Fixed(),
    "pairs": Fixed(),
    "tile": Kind(s.NO_TERRAIN, len(s.TERRAINS) - 1),
    "hunter": A_FIELD,
    "owner": A_SEAT,
    "carries": Kind(s.NO_PAIR, s.PAIRS - 1),
    "dragon": A_FIELD,
    "hand": Kind(s.NO_CARD, s.KINDS - 1, by_seat=(0,), of="card"),
    "cards": Amount(s.HAND, by_seat=(0,)),
    "kept": Amount(s.HAND, by_seat=(0,)),
    "known": Kind(s.NO_CARD, s.KINDS - 1, by_seat=(0, 1), of="card"),
    "draw_pile": Amount(MANY_CARDS, hidden=True, of="card"),
    "discard_pile": Amount(MANY_CARDS, of="card"),
    "spent": Amount(MANY_CARDS, of="card"),
    "in_draw_pile": Amount(DRAW_PILE),
    "coins": Amount(s.COINS, by_seat=(0,)),
    "asked": Kind(-1, 2, by_seat=(0,)),
    "quiet": Kind(-1, 1, by_seat=(0,)),
    "free": Amount(1),
    "tiles": Kind(s.NO_FIELD, s.ISLAND - 1),
    "seats": Fixed(),
    "phase": Kind(0, s.OVER),
    "aim": Kind(-1, s.WHERE_DRAGON),
    "active": A_SEAT,
    "turn": A_SEAT,
    "moved": Kind(s.NO_HUNTER, s.HUNTERS - 1),
    "acted": Amount(1),
    "slumber": A_SEAT,
    "card": Kind(s.NO_CARD, s.KINDS - 1, of="card"),
    "moving_dragon": Kind(-1, s.DRAGONS - 1),
    "next_pair": Amount(s.PAIRS),
    "settled": Amount(s.PAIRS),
    "boat": A_FIELD,
    "claims": Amount(s.HAND),
    "victim": A_SEAT,
    "left_to_draw": Amount(s.HAND),
    "drawing_all": Amount(1),
    "undecided": Seats(),
    "proposed": Amount(1),
}

FACTORS = (
    Factor("family", c.FAMILY, c.TURN_BEGINS // c.FAMILY + 1),
    Factor("target", 1, s.FIELDS),
    Factor("card", c.CARD_FACTOR, s.KINDS + 1),
    Factor("hunter", c.HUNTER_FACTOR, s.HUNTERS + 1),
    Factor("sent", c.SENT_FACTOR, s.HUNTERS + 1),
    Factor("flying", c.FLYING, 2),
)


ABOUT_THINGS = {c.CARD_FACTOR: "card"}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Return all codes of moves for a number of seats."""
    return codes_of(MOVES, material, seats)


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Return all codes of chance outcomes for a number of seats."""
    return codes_of(OUTCOMES_OF_CHANCE, material, seats)


def things(material: Record) -> Mapping[str, Things]:
    """Return the kinds of cards: those with two terrains, which a deck chooses, by these terrains; each of the others by itself."""
    kinds = np.arange(s.KINDS)
    features = 2.0 * np.eye(s.KINDS)
    doubles = slice(s.DOUBLES, s.DOUBLES + s.KINDS_OF_TERRAIN)
    features[doubles] = (material.shows[doubles, :, None] == kinds).sum(1)
    there = features.any(1)
    return {"card": Things(kinds[there], features[there])}
