"""What the fields of a state of Sea & Shore mean, and all codes that there can be, for those who learn."""

from collections.abc import Sequence
from itertools import product

from spadework.engine.contract import Record
from spadework.engine.contract.encoding import Amount, Bits, Fixed, Kind, Seat, Seats
from spadework.games.sea_and_shore.rules.codes import (
    ADDED,
    CARD,
    DISCARD,
    DRAW_FROM,
    DRAWN,
    FETCH,
    GIVE,
    GIVE_BACK,
    HALF,
    LOOK,
    ORDER,
    ORDERS,
    PLAY,
    ROB,
    SEA,
    SHORE,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
)
from spadework.games.sea_and_shore.rules.state import (
    CARDS,
    EXTRAS,
    FETCHED,
    NO_CARD,
    NO_SEAT,
    NO_STACK,
    NO_TREASURE,
    NUMBERS,
    OVER,
    ROUNDS,
    TREASURES,
)

SIDES = 4
STACKS = 2
MANY = 50
"""About the points of a round."""

A_CARD = Kind(NO_CARD, CARDS - 1, by_seat=(0,))
A_TREASURE = Kind(NO_TREASURE, TREASURES - 1)
EXTRA_CARDS = Amount(EXTRAS, by_seat=(0,))
A_SEAT = Seat(NO_SEAT)

FIELDS = {
    "hand": Bits(CARDS, hidden=True, by_seat=(0,)),
    "may_lie": Bits(CARDS, hidden=True, by_seat=(0, 1), absent=True),
    "played": Bits(CARDS, by_seat=(0,)),
    "face_down": Bits(TREASURES),
    "beneath": A_TREASURE,
    "pile": Kind(NO_TREASURE, TREASURES - 1, by_seat=(0,)),
    "top": A_TREASURE,
    "knows_top": Seats(),
    "among": Kind(NO_TREASURE, TREASURES - 1, by_seat=(0,)),
    "open": A_TREASURE,
    "island": A_CARD,
    "shows": Kind(0, FETCHED, by_seat=(0,)),
    "face": Kind(NO_CARD, NUMBERS, by_seat=(0,)),
    "added": EXTRA_CARDS,
    "cards": Amount(NUMBERS, by_seat=(0,)),
    "extras": EXTRA_CARDS,
    "gift": A_CARD,
    "exchanged": Amount(NUMBERS, by_seat=(0,)),
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
    "supply": Amount(EXTRAS),
    "side_option": Fixed(),
    "side": Kind(0, SIDES),
    "seats": Fixed(),
    "phase": Kind(0, OVER),
    "rounds": Amount(ROUNDS),
    "first": Fixed(),
    "starter": A_SEAT,
    "turn": A_SEAT,
    "undecided": Seats(),
    "winners": Seats(),
    "activating": Seats(),
    "victim": A_SEAT,
    "owed": Amount(NUMBERS),
    "looked_at": Kind(NO_STACK, STACKS - 1),
}


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """What is done with each card and to each seat, and every card played with either half and any number of extra cards."""
    cards = [family + card for family in (GIVE, GIVE_BACK, FETCH, DISCARD) for card in range(CARDS)]
    others = [family + seat for family in (STEAL, ROB, DRAW_FROM) for seat in range(seats)]
    stacks = [LOOK + stack for stack in range(STACKS)]
    orders = [ORDER + order for order in range(len(ORDERS))]
    plays = [
        PLAY + card + half * HALF + added * ADDED
        for card, half, added in product(range(CARDS), (SEA, SHORE), range(EXTRAS + 1))
    ]
    return [*cards, *others, TAKE, *stacks, *orders, *plays]


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Cards dealt or drawn, treasures, sides of the action cards, and who begins."""
    return [
        *(family + card for family in (CARD, DRAWN) for card in range(CARDS)),
        *(TREASURE + treasure for treasure in range(TREASURES)),
        *(SIDE + side for side in range(1, SIDES + 1)),
        *(START + seat for seat in range(seats)),
    ]
