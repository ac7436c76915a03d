"""How far the hand of the active player leads a hunter of Dragon Island in this turn. For computer players.

Hopes are what a hunter may hope for on each field, in coins' worth; its way leads uphill. What is left of the hand is a bit mask of slots.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.ai.way_costs import Fields, Worths, closed_to, occupied
from spadework.games.dragon_island.rules.board import dragons_on_board, has_dragon, partner_of, terrain_of
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

LEADS_ON = 0.36
"""What a terrain card is worth that leads on, compared with one that is drawn in its place."""
ONE_STEP = 0.2
"""What it costs to go a step rather than not."""
NOT_LOOKED_AT = -1
NO_FLIGHT = -1
BEHIND = 1 << len(TERRAINS)
NEARLY = 1e-9  # sums of the same worths may differ by so much

GROUND = record_type(
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

LEFT = record_type(
    np.dtype(
        [
            ("seen", "i8"),  # bit mask of the fields of the island come to with it
            ("coming", "i8"),  # of those come to by the next step
            ("worth", "f8"),
            ("leading", "f8"),  # how much more it may be worth at most, see `leading_cards`
            ("paid", "i4"),  # bit mask of the terrains that it pays for
            ("choices", "i4"),  # bit mask of the slots of cards that pay for something, but for alike ones
            ("flight", "i4"),  # the slot of a Flight, or NO_FLIGHT
            ("entering", "i4"),  # bit mask of the hunters whose boats are come to by the next step
            ("told", "i4"),  # 1 when it is filled what the hand is worth and pays for
        ]
    )
)
"""What may be left of a hand."""

STAGE = record_type(np.dtype([("fields", "i8"), ("boats", "i4"), ("left", "i2"), ("steps", "i2")]))
"""Fields of the island, and boats, come to after so many steps with so much left of the hand, from which a way may go on."""
MOST_STAGES = 1 << 10
MOST_LEFT = 1 << HAND
"""What may be left of a hand: any of its cards."""
LONGEST = 32
"""Steps of a way in one turn at most."""


@rule
def leading_on(material: Record, state: Record, start: int, hopes: Worths) -> int:
    """Bit mask of the terrains that lead uphill from a field, and `BEHIND` times that of those that lead on from there."""
    beside_it, behind_it = 0, 0
    for direction in range(6):
        beside = int(material.neighbour[start, direction])
        if beside == NO_FIELD or hopes[beside] <= hopes[start]:
            continue
        if terrain_of(state, beside) != NO_TERRAIN:
            beside_it |= 1 << terrain_of(state, beside)
        for onward in range(6):
            behind = int(material.neighbour[beside, onward])
            if behind != NO_FIELD and hopes[behind] > hopes[beside] and terrain_of(state, behind) != NO_TERRAIN:
                behind_it |= 1 << terrain_of(state, behind)
    return beside_it + BEHIND * behind_it


@rule
def wanted(material: Record, hunter: int, leads: int, paid: int) -> int:
    """Bit mask of the terrains worth keeping a card for, of those that lead on: none when the hand pays for no first step."""
    first, second = leads % BEHIND, leads // BEHIND
    return first | second if first & (paid | 1 << int(material.own[hunter])) else 0


@rule
def tell_hand(state: Record, seat: int, left: int, keeping: Worths, paying: Codes, hand: Record) -> None:
    """Fill what is to be known of what is left of a hand, once."""
    if hand.told:
        return
    hand.told, hand.flight, hand.paid, hand.choices, hand.worth, hand.leading = 1, NO_FLIGHT, 0, 0, 0.0, 0.0
    for slot in range(state.cards[seat]):
        if left >> slot & 1 == 0:
            continue
        hand.paid |= paying[slot]
        hand.worth += keeping[slot]
        hand.leading += max(0.0, LEADS_ON - keeping[slot])
        if paying[slot] and (is_first_of_kind(state, seat, slot) or left >> slot - 1 & 1 == 0):
            hand.choices |= 1 << slot
        if state.hand[seat, slot] == FLIGHT:
            hand.flight = slot


@rule
def leading_cards(state: Record, seat: int, left: int, wants: int, keeping: Worths, paying: Codes) -> float:
    """How much more what is left of a hand is worth where cards for the terrains of a bit mask are wanted."""
    worth = 0.0
    for slot in range(state.cards[seat]):
        if left >> slot & 1 and int(paying[slot]) & wants:
            worth += max(0.0, LEADS_ON - keeping[slot])
    return worth


@rule
def look_around(
    material: Record, state: Record, seat: int, hunter: int, tiles: Fields, paying: Codes, ground: Record
) -> None:
    """Fill where a hunter may go. paying[slot] is a bit mask of the terrains for which a card of the hand pays."""
    partner = partner_of(state, hunter)
    barred = occupied(state, hunter, partner, NO_SEAT) | closed_to(state, partner)
    ground.prizes = prizes_for(state, hunter) if partner == NO_HUNTER else 0
    ground.homes = 1 << hunter | 1 << partner if partner != NO_HUNTER else 0
    ground.free = 1 << TREASURE_FIELD
    for slot in range(HAND):
        ground.paid_by[slot] = 0
    for terrain in range(KINDS_OF_TERRAIN):
        if terrain == material.own[hunter] or state.free[terrain] == 1:
            ground.free |= tiles[terrain]
            continue
        for slot in range(state.cards[seat]):
            if int(paying[slot]) >> terrain & 1:
                ground.paid_by[slot] |= tiles[terrain]
    may_enter = ground.prizes | ~barred
    ground.free &= may_enter
    for slot in range(HAND):
        ground.paid_by[slot] &= may_enter


@rule
def prizes_for(state: Record, hunter: int) -> int:
    """Bit mask of the fields of the island where a hunter without a treasure gains one."""
    prizes = 1 << TREASURE_FIELD if state.next_pair < PAIRS else 0
    for other in range(HUNTERS):
        field = int(state.hunter[other])
        if other != hunter and 0 <= field < ISLAND and state.carries[other] != NO_PAIR:
            prizes |= 1 << field
    return prizes


@rule
def onward_from(material: Record, state: Record, field: int, flying: int) -> tuple[int, int]:
    """Bit masks of the fields of the island, and of the hunters to whose boats, steps lead from a field, or flights, none over a dragon."""
    if is_as_mapped(state, flying):
        return int(ONWARD[flying, field]), int(BOATS_ONWARD[flying, field])
    fields, boats = 0, 0
    for direction in range(MOST_WAYS):
        over, onward = int(material.flight[field, direction, 0]), int(material.flight[field, direction, 1])
        if over != NO_FIELD and not has_dragon(state, over):
            fields |= 1 << onward if onward < ISLAND else 0
            boats |= 1 << onward - ISLAND if onward >= ISLAND else 0
    return fields, boats


@rule
def is_as_mapped(state: Record, flying: int) -> bool:
    """Whether steps, or flights, lead where they do on an island without dragons."""
    return not flying or dragons_on_board(state) == 0


@rule
def next_field(fields: int, boats: int) -> tuple[int, int, int]:
    """One of the fields in bit masks of those of the island and of boats, which are not both empty; and the masks without it."""
    if fields:
        return lowest_in(fields), fields & fields - 1, boats
    return ISLAND + lowest_in(boats), 0, boats & boats - 1


@rule
def go_on(
    material: Record, state: Record, ground: Record, stage: Record, flying: int, left: int, whole: int, hands: Any
) -> int:
    """Note where a step, or a flight, leads from all fields of a stage, with so much left of the whole hand before paying for it.

    Returns for which hands something was noted: a bit mask of what they lack of the whole.
    """
    fields, boats, onward, homes = int(stage.fields), int(stage.boats), 0, 0
    if is_as_mapped(state, flying):
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
    coming, entering = onward & int(ground.free) & ~int(hand.seen), homes & int(ground.homes)
    if coming or entering:
        hand.coming |= coming
        hand.entering |= entering
        noted = 1 << (whole ^ left)
    cards = int(hand.choices)
    while cards:
        card = lowest_in(cards)
        cards &= cards - 1
        rest = left & ~(1 << card)
        coming = onward & int(ground.paid_by[card]) & ~int(hands[rest].seen)
        if coming:
            hands[rest].coming |= coming
            noted |= 1 << (whole ^ rest)
    return noted


@rule
def next_stages(hands: Any, whole: int, noted: int, stages: Any, last: int) -> int:
    """Add, from `last` on, a stage for each hand for which something was noted (see `go_on`); return where the stages end."""
    steps = int(stages[last - 1].steps) + 1
    while noted and last < len(stages):
        left = whole & ~lowest_in(noted)
        noted &= noted - 1
        hand, stage = hands[left], stages[last]
        stage.fields, stage.boats, stage.left, stage.steps = hand.coming, hand.entering, left, steps
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
        hand.seen, hand.coming, hand.entering, hand.told = 0, 0, 0, 0
        if spent == spendable:
            return
        spent = spent - spendable & spendable


@rule
def best_of(
    material: Record,
    state: Record,
    seat: int,
    hunter: int,
    stage: Record,
    hand: Record,
    hopes: Worths,
    keeping: Worths,
    paying: Codes,
    leads: Codes,
    least: float,
) -> tuple[float, int]:
    """The best hope that a stage gives, and on which field; NO_FIELD when it is not more than `least`. `leads` keeps `leading_on`."""
    fields, boats, best, chosen = int(stage.fields), int(stage.boats), least, NO_FIELD
    while fields or boats:
        field, fields, boats = next_field(fields, boats)
        worth = hopes[field] - ONE_STEP * stage.steps + hand.worth
        if worth + hand.leading <= best - NEARLY:
            continue
        if leads[field] == NOT_LOOKED_AT:
            leads[field] = leading_on(material, state, field, hopes)
        wants = wanted(material, hunter, int(leads[field]), int(hand.paid))
        if wants & hand.paid:
            worth += leading_cards(state, seat, int(stage.left), wants, keeping, paying)
        if worth > best:
            best, chosen = worth, field
    return best, chosen


@rule
def furthest(
    material: Record,
    state: Record,
    seat: int,
    hunter: int,
    tiles: Fields,
    hopes: Worths,
    keeping: Worths,
    paying: Codes,
    goes_on: bool,
    course: Codes,
) -> tuple[float, int]:
    """The best hope of a hunter, with what the cards are worth that are left then: where it stands, or as far as the hand leads.

    Beside it how many steps and flights lead there, which fill `course`: codes as in `spadework.games.dragon_island.state`, but without the
    hunters. `tiles` are as in `map_tiles`, keeping[slot] is what a card of the hand is worth anywhere, paying[slot] a bit mask of the
    terrains for which it pays.
    """
    grounds, hands, stages = scratch(1, GROUND), scratch(MOST_LEFT, LEFT), scratch(MOST_STAGES, STAGE)
    # Where fields lead on, as far as that has been looked at.
    leads = scratch(FIELDS, np.int32)
    leads[:] = NOT_LOOKED_AT
    ground, stage, partner = grounds[0], stages[0], partner_of(state, hunter)
    look_around(material, state, seat, hunter, tiles, paying, ground)
    start, whole, spendable = int(state.hunter[hunter]), (1 << int(state.cards[seat])) - 1, 0
    for slot in range(state.cards[seat]):
        spendable |= 1 << slot if takes_on(int(state.hand[seat, slot])) else 0
    stage.fields, stage.boats = 1 << start if start < ISLAND else 0, 1 << start - ISLAND if start >= ISLAND else 0
    stage.left, stage.steps = whole, 0
    clear_hands(whole, spendable, hands)
    hands[whole].seen = stage.fields
    first, last, best, best_stage, best_field = 0, 1, -1e9, 0, start
    while first < last:
        noted = 0
        for number in range(first, last):
            stage = stages[number]
            left = int(stage.left)
            hand = hands[left]
            tell_hand(state, seat, left, keeping, paying, hand)
            if (
                stage.fields >> TREASURE_FIELD & 1
                and number
                and ends_there(material, state, hunter, partner, int(hand.paid))
            ):
                stage.fields &= ~(1 << TREASURE_FIELD)
            worth, field = best_of(material, state, seat, hunter, stage, hand, hopes, keeping, paying, leads, best)
            if field != NO_FIELD:
                best, best_stage, best_field = worth, number, field
            # A way ends with a treasure, and in a boat, but it may begin there.
            stage.fields &= ~ground.prizes
            stage.boats = 0 if number else stage.boats
            if not goes_on or stage.steps == LONGEST:
                continue
            noted |= go_on(material, state, ground, stage, 0, left, whole, hands)
            if hand.flight != NO_FLIGHT:
                kept = left & ~(1 << int(hand.flight))
                tell_hand(state, seat, kept, keeping, paying, hands[kept])
                noted |= go_on(material, state, ground, stage, 1, kept, whole, hands)
        first, last = last, next_stages(hands, whole, noted, stages, last)
    fill_course(material, state, seat, ground, hands, stages, best_stage, best_field, course)
    return best, int(stages[best_stage].steps)


@rule
def fill_course(
    material: Record,
    state: Record,
    seat: int,
    ground: Record,
    hands: Any,
    stages: Any,
    number: int,
    field: int,
    course: Codes,
) -> None:
    """Fill how one comes to a field in a stage, found from its end."""
    later = number
    while stages[number].steps and later > 0:
        later -= 1
        earlier, stage = stages[later], stages[number]
        if earlier.steps == stage.steps - 1:
            before, step = step_between(material, state, seat, ground, hands, earlier, int(stage.left), field)
            if before != NO_FIELD:
                course[earlier.steps] = step
                number, field = later, before


@rule
def step_between(
    material: Record, state: Record, seat: int, ground: Record, hands: Any, earlier: Record, left: int, field: int
) -> tuple[int, int]:
    """From which field of an earlier stage a step or a flight leads to a field, and its code; NO_FIELD where none has that left."""
    had, flight = int(earlier.left), int(hands[earlier.left].flight)
    flying = flight != NO_FLIGHT and had & ~left & 1 << flight != 0
    kept = had & ~(1 << flight) if flying else had
    spent = kept & ~left
    code = GO + field + (FLYING if flying else 0)
    if left & ~kept or spent & spent - 1:
        return NO_FIELD, NOTHING
    if spent:
        card = lowest_in(spent)
        if field >= ISLAND or hands[kept].choices & spent == 0 or ground.paid_by[card] >> field & 1 == 0:
            return NO_FIELD, NOTHING
        code += paying(int(state.hand[seat, card]))
    elif field < ISLAND and ground.free >> field & 1 == 0:
        return NO_FIELD, NOTHING
    fields, boats = int(earlier.fields), int(earlier.boats)
    while fields or boats:
        before, fields, boats = next_field(fields, boats)
        onward, homes = onward_from(material, state, before, int(flying))
        if (onward >> field if field < ISLAND else homes >> field - ISLAND) & 1:
            return before, code
    return NO_FIELD, NOTHING


@rule
def ends_there(material: Record, state: Record, hunter: int, partner: int, paid: int) -> bool:
    """Whether somebody waits on the treasure field, but two could not go on from it by a step with cards for these terrains (DI-51)."""
    taken = occupied(state, hunter, partner, NO_SEAT)
    if taken >> TREASURE_FIELD & 1 == 0:
        return False
    for direction in range(6):
        field = int(material.neighbour[TREASURE_FIELD, direction])
        if taken >> field & 1 == 0 and not has_dragon(state, field):
            terrain = terrain_of(state, field)
            if terrain == material.own[hunter] or state.free[terrain] or paid >> terrain & 1:
                return False
    return True
