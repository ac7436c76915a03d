"""What the fields of a state of Rat Alarm mean, and all codes that there can be, for those who learn."""

from collections.abc import Sequence

from spadework.engine.contract import Record
from spadework.engine.contract.encoding import Amount, Bits, Fixed, Kind, Seat
from spadework.games.rat_alarm.rules.setup import cards_in_game
from spadework.games.rat_alarm.rules.state import (
    BURY,
    CARD,
    CUBE,
    DROP,
    FIRST,
    IN_THE_MIDDLE,
    KEEP,
    KEEP_NONE,
    MOST_CARDS,
    MOST_KINDS,
    NO_CARD,
    NO_KIND,
    NO_SEAT,
    OVER,
    STAY,
    TURN_UP,
    VALUES,
)

HIGH = 10
"""About what a cube is worth at the most, and how many rounds a game has."""

FIELDS = {
    "draw_pile": Bits(MOST_CARDS),
    "lies_open": Bits(MOST_CARDS),
    "discards": Bits(MOST_CARDS),
    "taken": Bits(MOST_CARDS, by_seat=(0,)),
    "cubes": Amount(HIGH),
    "cubes_left": Amount(HIGH),
    "spade": Kind(IN_THE_MIDDLE, MOST_CARDS - 1, by_seat=(0,)),
    "seats": Fixed(),
    "passes_on": Fixed(),
    "phase": Kind(0, OVER),
    "first": Seat(NO_SEAT),
    "turn": Seat(NO_SEAT),
    "turned": Kind(NO_CARD, MOST_CARDS - 1),
    "fresh": Amount(1),
    "last_round": Amount(1),
    "reshuffled": Amount(1),
    "named": Kind(NO_KIND, MOST_KINDS - 1),
    "rounds": Amount(HIGH),
}


def cards_of(material: Record, seats: int) -> list[int]:
    """The cards that take part."""
    return [card for card in range(MOST_CARDS) if int(cards_in_game(material, seats)) >> card & 1]


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Turn up a card, stay, drop out with a kind, keep a rat or nothing, bury a card."""
    cards = cards_of(material, seats)
    return [
        TURN_UP,
        STAY,
        *(DROP + kind for kind in range(MOST_KINDS)),
        *(KEEP + card for card in cards if int(material.rats) >> card & 1),
        KEEP_NONE,
        *(BURY + card for card in cards),
    ]


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Cards, values of cubes, and who begins."""
    return [
        *(CARD + card for card in cards_of(material, seats)),
        *(CUBE + number for number in range(VALUES)),
        *(FIRST + seat for seat in range(seats)),
    ]
