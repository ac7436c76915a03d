"""Plans for a turn of Dragon Island: the best field that the hand takes a hunter to, and the best hunter of a seat to move.

A breadth-first search over fields and the rest of the hand, which is a bit mask of its slots. Fields are bit masks, too, so that one step
is made from many fields at once. Paths lead uphill: to fields of higher value.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.interface import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.engine.search.keys import Integers
from spadework.games.dragon_island.ai import basics
from spadework.games.dragon_island.ai.field_values import closed_fields, occupied
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import is_first_of_kind, takes_on
from spadework.games.dragon_island.rules.state import FIELDS, HAND
from spadework.games.dragon_island.rules.steps import is_free, may_set_out, terrains_paid_by

STEP_WEIGHT = 0.2
"""The cost of each step."""
NOT_LOOKED_AT = -1
NO_FLIGHT = -1
BEHIND = 1 << len(s.TERRAINS)
NEARLY = 1e-9  # sums of the same values may differ by this much

ACCESS = record_type(
    np.dtype(
        [
            ("prizes", "i8"),  # where it gains a treasure, which ends the path
            ("free", "i8"),  # where it may stand or pass at no cost
            ("paid_by", "i8", s.HAND),  # the same, paid by each card of the hand
            ("homes", "i8"),  # hunters whose boats it may enter with a treasure
        ]
    )
)
"""The fields open to a hunter: bit masks of the island's fields, except `homes`."""

HAND_LEFT = record_type(
    np.dtype(
        [
            ("seen", "i8"),  # bit mask of the fields reached with it
            ("coming", "i8"),  # of those reached by the next step
            ("worth", "f8"),
            ("bonus", "f8"),  # its highest possible bonus, see `uphill_bonus`
            ("paid", "i4"),  # bit mask of the terrains it pays for
            ("choices", "i4"),  # bit mask of the slots of cards that pay for something, equal ones once
            ("flight", "i4"),  # the slot of a Flight, or NO_FLIGHT
            ("entering", "i4"),  # bit mask of the hunters whose boats are reached by the next step
            ("described", "i4"),  # 1 once the fields above are filled
        ]
    )
)
"""The rest of a hand."""

FRONTIER = record_type(np.dtype([("fields", "i8"), ("boats", "i4"), ("left", "i2"), ("steps", "i2")]))
"""Fields and boats reached after some steps with some rest of the hand, from which a path may continue."""
MOST_FRONTIERS = 1 << 10
MOST_LEFT = 1 << s.HAND
"""The number of rests of a hand: any of its cards may be left."""
LONGEST = 32
"""Maximum steps of a path in one turn."""


class Traveller(NamedTuple):
    """A hunter whose paths are searched, with the hand of its seat and all values."""

    position: basics.Position
    seat: int
    hunter: int
    partner: int
    """The partner that carries a treasure with it, or NO_HUNTER."""
    field_values: basics.Worths
    """field_values[field]: its expectation there."""
    card_values: basics.Worths
    """card_values[slot]: the value of a card, wherever the hunter stands."""
    card_terrains: Codes
    """card_terrains[slot]: bit mask of the terrains that a card pays for."""


class Reached(NamedTuple):
    """The results of a traveller's search so far."""

    access: Record
    hands: Any
    """Array of HAND_LEFT, indexed by the bit mask of the cards left."""
    frontiers: Any
    """Array of FRONTIER, by ascending number of steps."""
    whole: int
    """Bit mask of all slots of the hand."""


# Cards worth keeping


@rule
def uphill_terrains(material: Record, state: Record, start: int, values: basics.Worths) -> int:
    """Return the bit mask of terrains leading uphill from a field, plus `BEHIND` times the mask of those leading on from there."""
    beside_it, behind_it = 0, 0
    for direction in range(6):
        beside = int(material.neighbour[start, direction])
        if beside == s.NO_FIELD or values[beside] <= values[start]:
            continue
        if board.terrain_of(state, beside) != s.NO_TERRAIN:
            beside_it |= 1 << board.terrain_of(state, beside)
        for onward in range(6):
            behind = int(material.neighbour[beside, onward])
            if (
                behind != s.NO_FIELD
                and values[behind] > values[beside]
                and board.terrain_of(state, behind) != s.NO_TERRAIN
            ):
                behind_it |= 1 << board.terrain_of(state, behind)
    return beside_it + BEHIND * behind_it


@rule
def wanted_terrains(material: Record, hunter: int, uphill: int, paid: int) -> int:
    """Return the bit mask of the uphill terrains that are worth a card: none if the hand pays for no first step."""
    first, second = uphill % BEHIND, uphill // BEHIND
    return first | second if first & (paid | 1 << int(material.own[hunter])) else 0


@rule
def uphill_bonus(traveller: Traveller, left: int, wanted: int) -> float:
    """Return the bonus of the rest of a hand where cards for the terrains of a bit mask are wanted."""
    worth = 0.0
    for slot in range(traveller.position.state.cards[traveller.seat]):
        if left >> slot & 1 and int(traveller.card_terrains[slot]) & wanted:
            worth += max(0.0, basics.CARD_WEIGHTS.uphill - traveller.card_values[slot])
    return worth


@rule
def describe_hand(traveller: Traveller, left: int, hand: Record) -> None:
    """Fill the values of a rest of the hand, once."""
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
        hand.bonus += max(0.0, basics.CARD_WEIGHTS.uphill - value)
        if terrains and (is_first_of_kind(state, seat, slot) or left >> slot - 1 & 1 == 0):
            hand.choices |= 1 << slot
        if state.hand[seat, slot] == s.FLIGHT:
            hand.flight = slot


# Fields open to a hunter


@rule
def fill_access(traveller: Traveller, access: Record) -> None:
    """Fill the fields open to a hunter."""
    material, state, tiles = traveller.position.material, traveller.position.state, traveller.position.tiles
    hunter, partner = traveller.hunter, traveller.partner
    barred = occupied(state, hunter, partner, s.NO_SEAT) | closed_fields(state)
    access.prizes = prizes_for(state, hunter) if partner == s.NO_HUNTER else 0
    access.homes = 1 << hunter | 1 << partner if partner != s.NO_HUNTER else 0
    access.free = 1 << s.TREASURE_FIELD
    for slot in range(s.HAND):
        access.paid_by[slot] = 0
    for terrain in range(s.KINDS_OF_TERRAIN):
        if is_free(material, state, hunter, terrain):
            access.free |= tiles[terrain]
            continue
        for slot in range(state.cards[traveller.seat]):
            if int(traveller.card_terrains[slot]) >> terrain & 1:
                access.paid_by[slot] |= tiles[terrain]
    may_enter = access.prizes | ~barred
    access.free &= may_enter
    for slot in range(s.HAND):
        access.paid_by[slot] &= may_enter


@rule
def prizes_for(state: Record, hunter: int) -> int:
    """Return the bit mask of the fields where a hunter without a treasure gains one."""
    prizes = 1 << s.TREASURE_FIELD if state.next_pair < s.PAIRS else 0
    for other in range(s.HUNTERS):
        field = int(state.hunter[other])
        if (
            other != hunter
            and 0 <= field < s.ISLAND
            and field != s.TREASURE_FIELD
            and state.carries[other] != s.NO_PAIR
        ):
            prizes |= 1 << field
    return prizes


@rule
def is_dead_end(traveller: Traveller, paid: int) -> bool:
    """Return whether a hunter waits on the treasure field, but two could not leave it by a step with cards for these terrains (DI-51)."""
    material, state = traveller.position.material, traveller.position.state
    taken = occupied(state, traveller.hunter, traveller.partner, s.NO_SEAT)
    if taken >> s.TREASURE_FIELD & 1 == 0:
        return False
    for direction in range(6):
        field = int(material.neighbour[s.TREASURE_FIELD, direction])
        if taken >> field & 1 == 0 and not board.has_dragon(state, field):
            terrain = board.terrain_of(state, field)
            if is_free(material, state, traveller.hunter, terrain) or paid >> terrain & 1:
                return False
    return True


@rule
def onward_from(material: Record, state: Record, field: int, flying: int) -> tuple[int, int]:
    """Return bit masks of fields, and of hunters whose boats are reached from a field by a step, or by a flight not over a dragon."""
    if is_as_on_empty_island(state, flying):
        return int(board.ONWARD[flying, field]), int(board.BOATS_ONWARD[flying, field])
    fields, boats = 0, 0
    for way in range(s.MOST_WAYS):
        over, onward = int(material.flight[field, way, 0]), int(material.flight[field, way, 1])
        if over != s.NO_FIELD and not board.has_dragon(state, over):
            fields |= 1 << onward if onward < s.ISLAND else 0
            boats |= 1 << onward - s.ISLAND if onward >= s.ISLAND else 0
    return fields, boats


@rule
def is_as_on_empty_island(state: Record, flying: int) -> bool:
    """Return whether no dragon affects steps, or flights."""
    return not flying or board.dragons_on_board(state) == 0


@rule
def next_field(fields: int, boats: int) -> tuple[int, int, int]:
    """Take a field out of bit masks of fields and of boats, not both empty; return it and both masks without it."""
    if fields:
        return lowest_in(fields), fields & fields - 1, boats
    return s.ISLAND + lowest_in(boats), 0, boats & boats - 1


# The search


@rule
def expand(traveller: Traveller, reached: Reached, frontier: Record, flying: int, left: int) -> int:
    """Collect the fields that a step, or a flight, reaches from a frontier; `left` is the rest of the hand before paying.

    Return the rests of the hand with new fields: a bit mask of what they lack of the whole hand.
    """
    material, state = traveller.position.material, traveller.position.state
    hands, access = reached.hands, reached.access
    fields, boats, onward, homes = int(frontier.fields), int(frontier.boats), 0, 0
    if is_as_on_empty_island(state, flying):
        while fields:
            field = lowest_in(fields)
            fields &= fields - 1
            onward |= int(board.ONWARD[flying, field])
            homes |= int(board.BOATS_ONWARD[flying, field])
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
    """Add a frontier for each rest of the hand with new fields (see `expand`), from `last` on; return the new end."""
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
    """Clear all rests of the whole hand from which only some cards can be spent."""
    spent = 0
    while True:
        hand = hands[whole & ~spent]
        hand.seen, hand.coming, hand.entering, hand.described = 0, 0, 0, 0
        if spent == spendable:
            return
        spent = spent - spendable & spendable


@rule
def best_of(traveller: Traveller, frontier: Record, hand: Record, uphill: Codes, least: float) -> tuple[float, int]:
    """Return the best value in a frontier and its field; NO_FIELD if it is not above `least`. `uphill` caches `uphill_terrains`."""
    material, values = traveller.position.material, traveller.field_values
    fields, boats, best, chosen = int(frontier.fields), int(frontier.boats), least, s.NO_FIELD
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
    """Return the best expectation of a hunter plus the values of the cards left, where it stands or as far as the hand takes it.

    Also returns the number of steps and flights that lead there, which fill `steps`: codes of moves without hunters.
    """
    accesses, hands, frontiers = scratch(1, ACCESS), scratch(MOST_LEFT, HAND_LEFT), scratch(MOST_FRONTIERS, FRONTIER)
    # The uphill terrains of the fields looked at so far.
    uphill = scratch(FIELDS, np.int32)
    uphill[:] = NOT_LOOKED_AT
    access, frontier, state, seat = accesses[0], frontiers[0], traveller.position.state, traveller.seat
    fill_access(traveller, access)
    start, whole, spendable = int(state.hunter[traveller.hunter]), (1 << int(state.cards[seat])) - 1, 0
    for slot in range(state.cards[seat]):
        spendable |= 1 << slot if takes_on(int(state.hand[seat, slot])) else 0
    frontier.fields, frontier.boats = (
        1 << start if start < s.ISLAND else 0,
        1 << start - s.ISLAND if start >= s.ISLAND else 0,
    )
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
            if frontier.fields >> s.TREASURE_FIELD & 1 and number and is_dead_end(traveller, int(hand.paid)):
                frontier.fields &= ~(1 << s.TREASURE_FIELD)
            worth, field = best_of(traveller, frontier, hand, uphill, best)
            if field != s.NO_FIELD:
                best, best_frontier, best_field = worth, number, field
            # A path ends at a treasure or in a boat, but it may begin there.
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


# The path found


@rule
def trace_back(traveller: Traveller, reached: Reached, number: int, field: int, steps: Codes) -> None:
    """Fill the steps to a field in a frontier, from the last one back."""
    frontiers, later = reached.frontiers, number
    while frontiers[number].steps and later > 0:
        later -= 1
        earlier, frontier = frontiers[later], frontiers[number]
        if earlier.steps == frontier.steps - 1:
            before, step = step_between(traveller, reached, earlier, int(frontier.left), field)
            if before != s.NO_FIELD:
                steps[earlier.steps] = step
                number, field = later, before


@rule
def step_between(traveller: Traveller, reached: Reached, earlier: Record, left: int, field: int) -> tuple[int, int]:
    """Return the field of an earlier frontier from which a step or a flight leads to a field, and its code; NO_FIELD if there is none."""
    material, state = traveller.position.material, traveller.position.state
    access, hands = reached.access, reached.hands
    had, flight = int(earlier.left), int(hands[earlier.left].flight)
    flying = flight != NO_FLIGHT and had & ~left & 1 << flight != 0
    kept = had & ~(1 << flight) if flying else had
    spent = kept & ~left
    code = c.GO + field + (c.FLYING if flying else 0)
    if left & ~kept or spent & spent - 1:
        return s.NO_FIELD, c.NOTHING
    if spent:
        card = lowest_in(spent)
        if field >= s.ISLAND or hands[kept].choices & spent == 0 or access.paid_by[card] >> field & 1 == 0:
            return s.NO_FIELD, c.NOTHING
        code += c.paying(int(state.hand[traveller.seat, card]))
    elif field < s.ISLAND and access.free >> field & 1 == 0:
        return s.NO_FIELD, c.NOTHING
    fields, boats = int(earlier.fields), int(earlier.boats)
    while fields or boats:
        before, fields, boats = next_field(fields, boats)
        onward, homes = onward_from(material, state, before, int(flying))
        if (onward >> field if field < s.ISLAND else homes >> field - s.ISLAND) & 1:
            return before, code
    return s.NO_FIELD, c.NOTHING


RIVAL_WEIGHT = 0.2
"""Weight of a second hunter that looks for the same treasures."""


@rule
def may_go_on(state: Record, seat: int) -> bool:
    """Return whether it is the turn of a seat, and it may still move."""
    return bool(state.active == seat and (state.phase == s.TAKING or state.phase == s.TURN))


@rule
def may_plan(state: Record, hunter: int) -> bool:
    """Return whether a hunter may move this turn, and has a reason to."""
    return may_set_out(state, hunter) and not (basics.rests(state, hunter) and basics.may_rest(state, hunter))


@rule
def is_planned_for(state: Record, seat: int, hunter: int, whole: bool) -> bool:
    """Return whether a plan covers a hunter of a seat: it may move, or `whole` is set (see `best_plan`)."""
    mine = state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat
    return bool(mine and (whole or may_set_out(state, hunter)))


@rule
def best_plan(
    position: basics.Position, seat: int, whole: bool, field_values: Any, steps: Integers
) -> tuple[float, int, int]:
    """Return the value of a seat's hunters and cards, as far as the hand takes them this turn.

    Also returns the hunter to move and the number of steps, which fill `steps` (see `best_reachable`). Unless `whole` is set, values that
    no plan changes are left out: hunters that can't move this turn, and cards that pay for no step. field_values[hunter] is filled as by
    `fill_field_values` for each hunter that the plan covers.
    """
    material, state = position.material, position.state
    card_values, raised = blank(HAND, np.float64), blank(HAND, np.float64)
    terrains, doubled = blank(HAND, np.int32), scratch(FIELDS, np.float64)
    basics.fill_card_values(state, seat, whole, card_values)
    way, best, going, length = scratch(LONGEST, np.int32), -1e9, s.NO_HUNTER, 0
    for hunter in range(s.HUNTERS):
        if not is_planned_for(state, seat, hunter, whole):
            continue
        for slot in range(s.HAND):
            raised[slot] = card_values[slot]
        others, partner, values = 0.0, board.partner_of(state, hunter), field_values[hunter]
        for other in range(s.HUNTERS):
            if state.hunter[other] != s.NO_FIELD and state.owner[other] == seat:
                field, uphill = int(state.hunter[other]), 0
                if other == partner and state.phase != s.SHARING:
                    for each in range(s.FIELDS):
                        doubled[each] = s.COINS * field_values[hunter, each]
                    values = doubled
                elif other != hunter and is_planned_for(state, seat, other, whole):
                    if basics.seeks_treasure(state, hunter) and basics.seeks_treasure(state, other):
                        others += RIVAL_WEIGHT * field_values[other, field]
                    else:
                        others += field_values[other, field]
                        uphill = uphill_terrains(material, state, field, field_values[other])
                basics.raise_card_values(position, seat, other, uphill % BEHIND | uphill // BEHIND, raised)
        for slot in range(state.cards[seat]):
            terrains[slot] = terrains_paid_by(material, hunter, int(state.hand[seat, slot]))
        traveller = Traveller(position, seat, hunter, partner, values, raised, terrains)
        worth, count = best_reachable(traveller, may_go_on(state, seat) and may_plan(state, hunter), way)
        if worth + others > best:
            best, going, length = worth + others, hunter, count
            for step in range(count):
                steps[step] = way[step]
    return best, going, length
