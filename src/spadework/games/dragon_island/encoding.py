"""What the fields of a state of Dragon Island mean, and all codes that there can be, for those who learn."""

from collections.abc import Iterator, Sequence
from itertools import product

from spadework.engine.contract import Record
from spadework.engine.contract.encoding import Amount, Bits, Code, Factor, Fixed, Kind, Seat, Seats
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CARD_FACTOR,
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON,
    DRAGON_TO,
    DRAW_UP,
    DRAWN,
    END_TURN,
    FAMILY,
    FLYING,
    GO,
    GO_ON,
    HUNTER_FACTOR,
    JOURNEY,
    LET_ALL_BE,
    PASS,
    PLAY,
    PROPOSE_END,
    SENT_FACTOR,
    SETTLE,
    SHARE,
    SLUMBER,
    SNEAK,
    START,
    TAKE_BACK,
    TAKEN,
    TERRIFY,
    TILE,
    TURN_BEGINS,
    WAKE_NOT,
    naming_hunter,
    paying,
    sending_home,
)
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    COINS,
    COUNTERSPELL,
    DRAGONS,
    HAND,
    HUNTERS,
    INFIDELITY,
    ISLAND,
    KINDS,
    NO_CARD,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NO_TERRAIN,
    OVER,
    PAIRS,
    SLUMBER_CARD,
    TERRAINS,
    TERROR,
    TREASURE_FIELD,
    WHERE_DRAGON,
)
from spadework.games.dragon_island.rules.state import (
    FIELDS as FIELDS_OF_THE_BOARD,
)

MANY_CARDS = 10
MANY_TURNS = 200
DRAW_PILE = 100
"""About what a deck and a game have."""

A_FIELD = Kind(NO_FIELD, FIELDS_OF_THE_BOARD - 1)
A_SEAT = Seat(NO_SEAT)

FIELDS = {
    "trodden": Bits(ISLAND),
    "announced": Code(),
    "answer": Code(by_seat=(0,)),
    "turns": Amount(MANY_TURNS),
    "limit": Fixed(),
    "pairs": Fixed(),
    "tile": Kind(NO_TERRAIN, len(TERRAINS) - 1),
    "hunter": A_FIELD,
    "owner": A_SEAT,
    "carries": Kind(NO_PAIR, PAIRS - 1),
    "dragon": A_FIELD,
    "hand": Kind(NO_CARD, KINDS - 1, by_seat=(0,)),
    "cards": Amount(HAND, by_seat=(0,)),
    "kept": Amount(HAND, by_seat=(0,)),
    "known": Kind(NO_CARD, KINDS - 1, by_seat=(0, 1)),
    "draw_pile": Amount(MANY_CARDS, hidden=True),
    "discard_pile": Amount(MANY_CARDS),
    "spent": Amount(MANY_CARDS),
    "in_draw_pile": Amount(DRAW_PILE),
    "coins": Amount(COINS, by_seat=(0,)),
    "asked": Kind(-1, 2, by_seat=(0,)),
    "quiet": Kind(-1, 1, by_seat=(0,)),
    "free": Amount(1),
    "tiles": Kind(NO_FIELD, ISLAND - 1),
    "seats": Fixed(),
    "phase": Kind(0, OVER),
    "aim": Kind(-1, WHERE_DRAGON),
    "active": A_SEAT,
    "turn": A_SEAT,
    "moved": Kind(NO_HUNTER, HUNTERS - 1),
    "acted": Amount(1),
    "slumber": A_SEAT,
    "card": Kind(NO_CARD, KINDS - 1),
    "moving_dragon": Kind(-1, DRAGONS - 1),
    "next_pair": Amount(PAIRS),
    "settled": Amount(PAIRS),
    "boat": A_FIELD,
    "claims": Amount(HAND),
    "victim": A_SEAT,
    "left_to_draw": Amount(HAND),
    "drawing_all": Amount(1),
    "undecided": Seats(),
    "proposed": Amount(1),
}

FACTORS = (
    Factor("family", FAMILY, TURN_BEGINS // FAMILY + 1),
    Factor("target", 1, FIELDS_OF_THE_BOARD),
    Factor("card", CARD_FACTOR, KINDS + 1),
    Factor("hunter", HUNTER_FACTOR, HUNTERS + 1),
    Factor("sent", SENT_FACTOR, HUNTERS + 1),
    Factor("flying", FLYING, 2),
)


def move_codes(material: Record, seats: int) -> Sequence[int]:
    """Steps and flights; cards and what they are aimed at; reactions; and what needs nothing more."""
    kinds = range(KINDS)
    cards = [family + kind for family in (PLAY, DISCARD) for kind in kinds]
    uses = ((SLUMBER, SLUMBER_CARD), (COUNTER, COUNTERSPELL), (CLAIM, INFIDELITY))
    cards += [family + kind for family, use in uses for kind in kinds if may_be_used_as(kind, use)]
    fields = [family + field for family in (TILE, DRAGON_TO) for field in range(ISLAND)]
    dragons = [DRAGON + dragon for dragon in range(DRAGONS)]
    terrors = [
        TERRIFY + hunter + paying(kind) for hunter in range(HUNTERS) for kind in kinds if may_be_used_as(kind, TERROR)
    ]
    attacks = [SNEAK + seat + paying(kind) for seat in range(seats) for kind in kinds if may_be_used_as(kind, ATTACK)]
    alone = [WAKE_NOT, LET_ALL_BE, SHARE, PASS, DRAW_UP, END_TURN, TAKE_BACK, PROPOSE_END, AGREE, GO_ON]
    return [*list_ways(seats), *list_journeys(seats), *cards, *fields, *dragons, *terrors, *attacks, *alone]


def named(seats: int) -> list[int]:
    """The parts of a code that may name the hunter that goes (DI-12)."""
    return [naming_hunter(hunter) for hunter in range(HUNTERS)] if seats == 3 else [0]


def list_ways(seats: int) -> Iterator[int]:
    """Steps and flights: to every field, free or for any terrain card, and with everyone who may be sent home."""
    free_only = {TREASURE_FIELD, *range(ISLAND, FIELDS_OF_THE_BOARD)}
    payments = [0, *(paying(kind) for kind in range(KINDS) if is_terrain_card(kind))]
    sent = [0, *(sending_home(hunter) for hunter in range(HUNTERS))]
    for field, flying, hunter in product(range(FIELDS_OF_THE_BOARD), (0, FLYING), named(seats)):
        if field in free_only:
            yield GO + field + flying + hunter
        else:
            for payment, other in product(payments, sent):
                yield GO + field + flying + hunter + payment + other


def list_journeys(seats: int) -> Iterator[int]:
    """Journeys: any terrain, for any terrain card."""
    terrain_cards = [kind for kind in range(KINDS) if is_terrain_card(kind)]
    for terrain, kind, hunter in product(range(len(TERRAINS)), terrain_cards, named(seats)):
        yield JOURNEY + terrain + paying(kind) + hunter


def outcome_codes(material: Record, seats: int) -> Sequence[int]:
    """Cards drawn from the pile or from a hand, who begins, and the end of the time to react."""
    return [
        *(family + kind for family in (DRAWN, TAKEN) for kind in range(KINDS)),
        *(START + seat for seat in range(seats)),
        SETTLE,
    ]
