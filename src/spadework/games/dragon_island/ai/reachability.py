"""How far the hand of the active player leads a hunter of Dragon Island in this turn, and where that is worth most.

It is a breadth-first search over the fields come to and what is left of the hand, a bit mask of its slots; fields are bit masks, too, so
that one step is made from many fields at once. Ways lead uphill: to fields of higher value.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.ai.card_values import CARD_WEIGHTS
from spadework.games.dragon_island.ai.path_costs import closed_fields, occupied
from spadework.games.dragon_island.ai.position import Position, Worths
from spadework.games.dragon_island.rules.board import dragons_on_board, has_dragon, terrain_of
from spadework.games.dragon_island.rules.cards import is_first_of_kind, takes_on
from spadework.games.dragon_island.rules.codes import FLYING, GO, NOTHING, paying
from spadework.games.dragon_island.rules.fields import BOATS_ONWARD, ONWARD
from spadework.games.dragon_island.rules.state import (
    FIELDS,
    FLIGHT,
    HAND,
    HUNTERS,
    ISLAND,
    KINDS_OF_TERRAIN,
    MOST_WAYS,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NO_TERRAIN,
    PAIRS,
    TERRAINS,
    TREASURE_FIELD,
)
from spadework.games.dragon_island.rules.steps import is_free

STEP_WEIGHT = 0.2
"""What it costs to go a step rather than not."""
NOT_LOOKED_AT = -1
NO_FLIGHT = -1
BEHIND = 1 << len(TERRAINS)
NEARLY = 1e-9  # sums of the same worths may differ by so much

ACCESS = record_type(
    np.dtype(
        [
            ("prizes", "i8"),  # where it gains a treasure, and its way ends
            ("free", "i8"),  # where it may stand or pass, and entering costs nothing
            ("paid_by", "i8", HAND),  # the same where each card of the hand pays
            ("homes", "i8"),  # hunters whose boats it may enter with a treasure
        ]
    )
)
"""Where a hunter may go: bit masks of fields of the island, but for `homes`."""

HAND_LEFT = record_type(
    np.dtype(
        [
            ("seen", "i8"),  # bit mask of the fields of the island come to with it
            ("coming", "i8"),  # of those come to by the next step
            ("worth", "f8"),
            ("bonus", "f8"),  # how much more it may be worth at most, see `uphill_bonus`
            ("paid", "i4"),  # bit mask of the terrains that it pays for
            ("choices", "i4"),  # bit mask of the slots of cards that pay for something, but for alike ones
            ("flight", "i4"),  # the slot of a Flight, or NO_FLIGHT
            ("entering", "i4"),  # bit mask of the hunters whose boats are come to by the next step
            ("described", "i4"),  # 1 when it is filled what the hand is worth and pays for
        ]
    )
)
"""What may be left of a hand."""

FRONTIER = record_type(np.dtype([("fields", "i8"), ("boats", "i4"), ("left", "i2"), ("steps", "i2")]))
"""Fields of the island, and boats, come to after so many steps with so much left of the hand, from which a way may go on."""
MOST_FRONTIERS = 1 << 10
MOST_LEFT = 1 << HAND
"""What may be left of a hand: any of its cards."""
LONGEST = 32
"""Steps of a way in one turn at most."""


class Traveller(NamedTuple):
    """A hunter whose ways are looked for, with the hand of its seat and what all that is worth."""

    position: Position
    seat: int
    hunter: int
    partner: int
    """Who carries a treasure with it, or NO_HUNTER."""
    field_values: Worths
    """field_values[field]: what it may expect there."""
    card_values: Worths
    """card_values[slot]: what a card of the hand is worth anywhere."""
    card_terrains: Codes
    """card_terrains[slot]: bit mask of the terrains for which a card of the hand pays."""


class Reached(NamedTuple):
    """What has been found of a traveller's ways so far."""

    access: Record
    hands: Any
    """By what is left of the whole hand."""
    frontiers: Any
    """Those of few steps first."""
    whole: int
    """Bit mask of all slots of the hand."""


# Cards that lead on


@rule
def uphill_terrains(material: Record, state: Record, start: int, values: Worths) -> int:
    """Bit mask of the terrains that lead uphill from a field, and `BEHIND` times that of those that lead on from there."""
    beside_it, behind_it = 0, 0
    for direction in range(6):
        beside = int(material.neighbour[start, direction])
        if beside == NO_FIELD or values[beside] <= values[start]:
            continue
        if terrain_of(state, beside) != NO_TERRAIN:
            beside_it |= 1 << terrain_of(state, beside)
        for onward in range(6):
            behind = int(material.neighbour[beside, onward])
            if behind != NO_FIELD and values[behind] > values[beside] and terrain_of(state, behind) != NO_TERRAIN:
                behind_it |= 1 << terrain_of(state, behind)
    return beside_it + BEHIND * behind_it


@rule
def wanted_terrains(material: Record, hunter: int, uphill: int, paid: int) -> int:
    """Bit mask of the terrains worth keeping a card for, of those that lead uphill: none when the hand pays for no first step."""
    first, second = uphill % BEHIND, uphill // BEHIND
    return first | second if first & (paid | 1 << int(material.own[hunter])) else 0


@rule
def uphill_bonus(traveller: Traveller, left: int, wanted: int) -> float:
    """How much more what is left of a hand is worth where cards for the terrains of a bit mask are wanted."""
    worth = 0.0
    for slot in range(traveller.position.state.cards[traveller.seat]):
        if left >> slot & 1 and int(traveller.card_terrains[slot]) & wanted:
            worth += max(0.0, CARD_WEIGHTS.uphill - traveller.card_values[slot])
    return worth


@rule
def describe_hand(traveller: Traveller, left: int, hand: Record) -> None:
    """Fill what is to be known of what is left of a hand, once."""
    if hand.described:
        return
    state, seat = traveller.position.state, traveller.seat
    hand.described, hand.flight, hand.paid, hand.choices, hand.worth, hand.bonus = 1, NO_FLIGHT, 0, 0, 0.0, 0.0
    for slot in range(state.cards[seat]):
        if left >> slot & 1 == 0:
            continue
        terrains, value = traveller.card_terrains[slot], traveller.card_values[slot]
        hand.paid |= terrains
        hand.worth += value
        hand.bonus += max(0.0, CARD_WEIGHTS.uphill - value)
        if terrains and (is_first_of_kind(state, seat, slot) or left >> slot - 1 & 1 == 0):
            hand.choices |= 1 << slot
        if state.hand[seat, slot] == FLIGHT:
            hand.flight = slot


# Where one may go


@rule
def fill_access(traveller: Traveller, access: Record) -> None:
    """Fill where a hunter may go."""
    material, state, tiles = traveller.position.material, traveller.position.state, traveller.position.tiles
    hunter, partner = traveller.hunter, traveller.partner
    barred = occupied(state, hunter, partner, NO_SEAT) | closed_fields(state)
    access.prizes = prizes_for(state, hunter) if partner == NO_HUNTER else 0
    access.homes = 1 << hunter | 1 << partner if partner != NO_HUNTER else 0
    access.free = 1 << TREASURE_FIELD
    for slot in range(HAND):
        access.paid_by[slot] = 0
    for terrain in range(KINDS_OF_TERRAIN):
        if is_free(material, state, hunter, terrain):
            access.free |= tiles[terrain]
            continue
        for slot in range(state.cards[traveller.seat]):
            if int(traveller.card_terrains[slot]) >> terrain & 1:
                access.paid_by[slot] |= tiles[terrain]
    may_enter = access.prizes | ~barred
    access.free &= may_enter
    for slot in range(HAND):
        access.paid_by[slot] &= may_enter


@rule
def prizes_for(state: Record, hunter: int) -> int:
    """Bit mask of the fields of the island where a hunter without a treasure gains one."""
    prizes = 1 << TREASURE_FIELD if state.next_pair < PAIRS else 0
    for other in range(HUNTERS):
        field = int(state.hunter[other])
        if other != hunter and 0 <= field < ISLAND and field != TREASURE_FIELD and state.carries[other] != NO_PAIR:
            prizes |= 1 << field
    return prizes


@rule
def is_dead_end(traveller: Traveller, paid: int) -> bool:
    """Whether somebody waits on the treasure field, but two could not go on from it by a step with cards for these terrains (DI-51)."""
    material, state = traveller.position.material, traveller.position.state
    taken = occupied(state, traveller.hunter, traveller.partner, NO_SEAT)
    if taken >> TREASURE_FIELD & 1 == 0:
        return False
    for direction in range(6):
        field = int(material.neighbour[TREASURE_FIELD, direction])
        if taken >> field & 1 == 0 and not has_dragon(state, field):
            terrain = terrain_of(state, field)
            if is_free(material, state, traveller.hunter, terrain) or paid >> terrain & 1:
                return False
    return True


@rule
def onward_from(material: Record, state: Record, field: int, flying: int) -> tuple[int, int]:
    """Bit masks of the fields of the island, and of the hunters to whose boats, steps lead from a field, or flights, none over a dragon."""
    if is_as_on_empty_island(state, flying):
        return int(ONWARD[flying, field]), int(BOATS_ONWARD[flying, field])
    fields, boats = 0, 0
    for way in range(MOST_WAYS):
        over, onward = int(material.flight[field, way, 0]), int(material.flight[field, way, 1])
        if over != NO_FIELD and not has_dragon(state, over):
            fields |= 1 << onward if onward < ISLAND else 0
            boats |= 1 << onward - ISLAND if onward >= ISLAND else 0
    return fields, boats


@rule
def is_as_on_empty_island(state: Record, flying: int) -> bool:
    """Whether steps, or flights, lead where they do on an island without dragons."""
    return not flying or dragons_on_board(state) == 0


@rule
def next_field(fields: int, boats: int) -> tuple[int, int, int]:
    """One of the fields in bit masks of those of the island and of boats, which are not both empty; and the masks without it."""
    if fields:
        return lowest_in(fields), fields & fields - 1, boats
    return ISLAND + lowest_in(boats), 0, boats & boats - 1


# The search


@rule
def expand(traveller: Traveller, reached: Reached, frontier: Record, flying: int, left: int) -> int:
    """Note where a step, or a flight, leads from all fields of a frontier, with so much left of the hand before paying for it.

    Returns for which hands something was noted: a bit mask of what they lack of the whole.
    """
    material, state = traveller.position.material, traveller.position.state
    hands, access = reached.hands, reached.access
    fields, boats, onward, homes = int(frontier.fields), int(frontier.boats), 0, 0
    if is_as_on_empty_island(state, flying):
        while fields:
            field = lowest_in(fields)
            fields &= fields - 1
            onward |= int(ONWARD[flying, field])
            homes |= int(BOATS_ONWARD[flying, field])
    while fields or boats:
        field, fields, boats = next_field(fields, boats)
        beside, homes_beside = onward_from(material, state, field, flying)
        onward |= beside
        homes |= homes_beside
    hand, noted = hands[left], 0
    coming, entering = onward & int(access.free) & ~int(hand.seen), homes & int(access.homes)
    if coming or entering:
        hand.coming |= coming
        hand.entering |= entering
        noted = 1 << (reached.whole ^ left)
    cards = int(hand.choices)
    while cards:
        card = lowest_in(cards)
        cards &= cards - 1
        rest = left & ~(1 << card)
        coming = onward & int(access.paid_by[card]) & ~int(hands[rest].seen)
        if coming:
            hands[rest].coming |= coming
            noted |= 1 << (reached.whole ^ rest)
    return noted


@rule
def add_frontiers(reached: Reached, noted: int, last: int) -> int:
    """Add, from `last` on, a frontier for each hand for which something was noted (see `expand`); return where the frontiers end."""
    steps = int(reached.frontiers[last - 1].steps) + 1
    while noted and last < len(reached.frontiers):
        left = reached.whole & ~lowest_in(noted)
        noted &= noted - 1
        hand, frontier = reached.hands[left], reached.frontiers[last]
        frontier.fields, frontier.boats, frontier.left, frontier.steps = hand.coming, hand.entering, left, steps
        hand.seen |= hand.coming
        hand.coming, hand.entering = 0, 0
        last += 1
    return last


@rule
def clear_hands(whole: int, spendable: int, hands: Any) -> None:
    """Nothing is known yet of what may be left of the whole hand when only some of its cards can be spent."""
    spent = 0
    while True:
        hand = hands[whole & ~spent]
        hand.seen, hand.coming, hand.entering, hand.described = 0, 0, 0, 0
        if spent == spendable:
            return
        spent = spent - spendable & spendable


@rule
def best_of(traveller: Traveller, frontier: Record, hand: Record, uphill: Codes, least: float) -> tuple[float, int]:
    """The best worth in a frontier, and on which field; NO_FIELD when it is not more than `least`. `uphill` keeps `uphill_terrains`."""
    material, values = traveller.position.material, traveller.field_values
    fields, boats, best, chosen = int(frontier.fields), int(frontier.boats), least, NO_FIELD
    while fields or boats:
        field, fields, boats = next_field(fields, boats)
        worth = values[field] - STEP_WEIGHT * frontier.steps + hand.worth
        if worth + hand.bonus <= best - NEARLY:
            continue
        if uphill[field] == NOT_LOOKED_AT:
            uphill[field] = uphill_terrains(material, traveller.position.state, field, values)
        wanted = wanted_terrains(material, traveller.hunter, int(uphill[field]), int(hand.paid))
        if wanted & hand.paid:
            worth += uphill_bonus(traveller, int(frontier.left), wanted)
        if worth > best:
            best, chosen = worth, field
    return best, chosen


@rule
def best_reachable(traveller: Traveller, may_go: bool, steps: Codes) -> tuple[float, int]:
    """The best that a hunter may expect, with what the cards are worth that are left then: where it stands, or as far as the hand leads.

    Beside it how many steps and flights lead there, which fill `steps`: codes of moves, but without the hunters.
    """
    accesses, hands, frontiers = scratch(1, ACCESS), scratch(MOST_LEFT, HAND_LEFT), scratch(MOST_FRONTIERS, FRONTIER)
    # Where fields lead uphill, as far as that has been looked at.
    uphill = scratch(FIELDS, np.int32)
    uphill[:] = NOT_LOOKED_AT
    access, frontier, state, seat = accesses[0], frontiers[0], traveller.position.state, traveller.seat
    fill_access(traveller, access)
    start, whole, spendable = int(state.hunter[traveller.hunter]), (1 << int(state.cards[seat])) - 1, 0
    for slot in range(state.cards[seat]):
        spendable |= 1 << slot if takes_on(int(state.hand[seat, slot])) else 0
    frontier.fields, frontier.boats = 1 << start if start < ISLAND else 0, 1 << start - ISLAND if start >= ISLAND else 0
    frontier.left, frontier.steps = whole, 0
    clear_hands(whole, spendable, hands)
    hands[whole].seen = frontier.fields
    reached = Reached(access, hands, frontiers, whole)
    first, last, best, best_frontier, best_field = 0, 1, -1e9, 0, start
    while first < last:
        noted = 0
        for number in range(first, last):
            frontier = frontiers[number]
            left = int(frontier.left)
            hand = hands[left]
            describe_hand(traveller, left, hand)
            if frontier.fields >> TREASURE_FIELD & 1 and number and is_dead_end(traveller, int(hand.paid)):
                frontier.fields &= ~(1 << TREASURE_FIELD)
            worth, field = best_of(traveller, frontier, hand, uphill, best)
            if field != NO_FIELD:
                best, best_frontier, best_field = worth, number, field
            # A way ends with a treasure, and in a boat, but it may begin there.
            frontier.fields &= ~access.prizes
            frontier.boats = 0 if number else frontier.boats
            if not may_go or frontier.steps == LONGEST:
                continue
            noted |= expand(traveller, reached, frontier, 0, left)
            if hand.flight != NO_FLIGHT:
                kept = left & ~(1 << int(hand.flight))
                describe_hand(traveller, kept, hands[kept])
                noted |= expand(traveller, reached, frontier, 1, kept)
        first, last = last, add_frontiers(reached, noted, last)
    trace_back(traveller, reached, best_frontier, best_field, steps)
    return best, int(frontiers[best_frontier].steps)


# The way found


@rule
def trace_back(traveller: Traveller, reached: Reached, number: int, field: int, steps: Codes) -> None:
    """Fill the steps by which one comes to a field in a frontier, found from its end."""
    frontiers, later = reached.frontiers, number
    while frontiers[number].steps and later > 0:
        later -= 1
        earlier, frontier = frontiers[later], frontiers[number]
        if earlier.steps == frontier.steps - 1:
            before, step = step_between(traveller, reached, earlier, int(frontier.left), field)
            if before != NO_FIELD:
                steps[earlier.steps] = step
                number, field = later, before


@rule
def step_between(traveller: Traveller, reached: Reached, earlier: Record, left: int, field: int) -> tuple[int, int]:
    """From which field of an earlier frontier a step or a flight leads to a field, and its code; NO_FIELD where none has that left."""
    material, state = traveller.position.material, traveller.position.state
    access, hands = reached.access, reached.hands
    had, flight = int(earlier.left), int(hands[earlier.left].flight)
    flying = flight != NO_FLIGHT and had & ~left & 1 << flight != 0
    kept = had & ~(1 << flight) if flying else had
    spent = kept & ~left
    code = GO + field + (FLYING if flying else 0)
    if left & ~kept or spent & spent - 1:
        return NO_FIELD, NOTHING
    if spent:
        card = lowest_in(spent)
        if field >= ISLAND or hands[kept].choices & spent == 0 or access.paid_by[card] >> field & 1 == 0:
            return NO_FIELD, NOTHING
        code += paying(int(state.hand[traveller.seat, card]))
    elif field < ISLAND and access.free >> field & 1 == 0:
        return NO_FIELD, NOTHING
    fields, boats = int(earlier.fields), int(earlier.boats)
    while fields or boats:
        before, fields, boats = next_field(fields, boats)
        onward, homes = onward_from(material, state, before, int(flying))
        if (onward >> field if field < ISLAND else homes >> field - ISLAND) & 1:
            return before, code
    return NO_FIELD, NOTHING
