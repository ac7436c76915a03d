"""How far the hand of the active player leads a hunter of Dragon Island in this turn. For computer players.

Hopes are what a hunter may hope for on each field, in coins' worth; its way leads uphill. What is left of the hand is a bit mask of places.
"""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.board import has_dragon, partner_of, terrain_of
from spadework.games.dragon_island.cards import is_first_of_kind
from spadework.games.dragon_island.state import (
    FIELDS,
    FLIGHT,
    HAND,
    HUNTERS,
    ISLAND,
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
from spadework.games.dragon_island.steps import BOATS_ONWARD, ONWARD
from spadework.games.dragon_island.ways import Worths, closed_to, occupied

LEADS_ON = 0.36
"""What a terrain card is worth that leads on, compared with one that is drawn in its place."""
ONE_STEP = 0.2
"""What it costs to go a step rather than not."""
SUBSETS = 1 << HAND
NOT_LOOKED_AT = -1
STAY = -1
NO_FLIGHT = -1
BEHIND = 1 << len(TERRAINS)
NEARLY = 1e-9  # sums of the same worths may differ by so much

GROUND = np.dtype(
    (
        np.record,
        [
            ("open", "i8"),  # where it may stand or pass
            ("prizes", "i8"),  # where it gains a treasure, and its way ends
            ("free", "i8"),  # where entering costs nothing
            ("paid_by", "i8", HAND + 1),  # where each card of the hand pays, and where none need be paid
            ("homes", "i8"),  # hunters whose boats it may enter with a treasure
        ],
    )
)
"""Where a hunter may go: bit masks of fields of the island, but for `homes`."""

LEFT = np.dtype(
    (
        np.record,
        [
            ("seen", "i8"),  # bit mask of the fields come to with it
            ("worth", "f8"),
            ("leading", "f8"),  # how much more it may be worth at most, see `leading_cards`
            ("paid", "i4"),  # bit mask of the terrains that it pays for
            ("choices", "i4"),  # bit mask of the places of cards that pay for something, but for alike ones
            ("flight", "i4"),  # the place of a Daring Flight, or NO_FLIGHT
            ("told", "i4"),  # 1 when all but `seen` is filled
        ],
    )
)
"""What may be left of a hand."""

PLACE = np.dtype((np.record, [("field", "i2"), ("left", "i2"), ("steps", "i2"), ("begun", "i2")]))
"""A field come to: with what is left of the hand, after so many steps, and how it was begun (see `furthest`)."""


@rule
def leading_on(material: Record, state: Record, start: int, hopes: Worths) -> int:
    """Bit mask of the terrains that lead uphill from a field, and `BEHIND` times that of those that lead on from there."""
    beside_it, behind_it = 0, 0
    for way in range(6):
        beside = int(material.neighbour[start, way])
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
    hand.told, hand.flight = 1, NO_FLIGHT
    for place in range(state.cards[seat]):
        if left >> place & 1 == 0:
            continue
        hand.paid |= paying[place]
        hand.worth += keeping[place]
        hand.leading += max(0.0, LEADS_ON - keeping[place])
        if paying[place] and (is_first_of_kind(state, seat, place) or left >> place - 1 & 1 == 0):
            hand.choices |= 1 << place
        if state.hand[seat, place] == FLIGHT:
            hand.flight = place


@rule
def leading_cards(state: Record, seat: int, left: int, wants: int, keeping: Worths, paying: Codes) -> float:
    """How much more what is left of a hand is worth where cards for the terrains of a bit mask are wanted."""
    worth = 0.0
    for place in range(state.cards[seat]):
        if left >> place & 1 and int(paying[place]) & wants:
            worth += max(0.0, LEADS_ON - keeping[place])
    return worth


@rule
def field_by(material: Record, state: Record, field: int, way: int) -> int:
    """The field that one of six steps, or after these one of the flights, leads to; NO_FIELD where there is none."""
    if way < 6:
        return int(material.neighbour[field, way])
    over = int(material.flight[field, way - 6, 0])
    return NO_FIELD if over == NO_FIELD or has_dragon(state, over) else int(material.flight[field, way - 6, 1])


@rule
def look_around(material: Record, state: Record, seat: int, hunter: int, paying: Codes, ground: Record) -> None:
    """Fill where a hunter may go. paying[place] is a bit mask of the terrains for which a card of the hand pays."""
    partner = partner_of(state, hunter)
    barred = occupied(state, hunter, partner, NO_SEAT) | closed_to(state, partner)
    ground.prizes = prizes_for(state, hunter) if partner == NO_HUNTER else 0
    ground.open = ground.prizes | ~barred
    ground.homes = 1 << hunter | 1 << partner if partner != NO_HUNTER else 0
    of_terrain = np.zeros(len(TERRAINS), np.int64)
    for field in range(ISLAND):
        if field != TREASURE_FIELD:
            of_terrain[state.tile[field]] |= 1 << field
    ground.free = 1 << TREASURE_FIELD
    for terrain in range(len(TERRAINS)):
        if terrain == material.own[hunter] or state.free[terrain] == 1:
            ground.free |= of_terrain[terrain]
            continue
        for place in range(state.cards[seat]):
            if int(paying[place]) >> terrain & 1:
                ground.paid_by[place] |= of_terrain[terrain]
    ground.paid_by[HAND] = ground.free


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
def unseen_from(ground: Record, field: int, left: int, flying: int, hands: Any) -> int:
    """Bit mask of the fields of the island to which a step or a flight leads, with something left of the hand for the first time."""
    onwards = int(ONWARD[flying, field]) & ground.open
    unseen, cards = onwards & ground.free & ~hands[left].seen, int(hands[left].choices)
    while cards:
        card = lowest_in(cards)
        cards &= cards - 1
        unseen |= onwards & ground.paid_by[card] & ~hands[left & ~(1 << card)].seen
    return int(unseen)


@rule
def go_on(
    material: Record,
    state: Record,
    ground: Record,
    place: Record,
    left: int,
    flying: int,
    hands: Any,
    queue: Any,
    last: int,
) -> int:
    """Queue, from `last` on, where a step or a flight leads with so much left of the hand before paying; return where the queue ends."""
    field = int(place.field)
    unseen = unseen_from(ground, field, left, flying, hands)
    if unseen == 0 and BOATS_ONWARD[flying, field] & ground.homes == 0:
        return last
    for way in range(6 if flying else 0, 6 + MOST_WAYS if flying else 6):
        onward = field_by(material, state, field, way)
        if onward == NO_FIELD or (unseen >> onward if onward < ISLAND else ground.homes >> onward - ISLAND) & 1 == 0:
            continue
        free = onward >= ISLAND or ground.free >> onward & 1
        cards = 1 << HAND if free else int(hands[left].choices)
        while cards:
            card = lowest_in(cards)
            cards &= cards - 1
            rest = left & ~(1 << card)
            if last == len(queue):
                return last
            if onward < ISLAND:
                if ground.paid_by[card] & ~hands[rest].seen & 1 << onward == 0:
                    continue
                hands[rest].seen |= 1 << onward
            new = queue[last]
            new.field, new.left, new.steps = onward, rest, place.steps + 1
            new.begun = place.begun if place.steps else (HAND + 1) * way + card
            last += 1
    return last


@rule
def furthest(
    material: Record,
    state: Record,
    seat: int,
    hunter: int,
    hopes: Worths,
    keeping: Worths,
    paying: Codes,
    goes_on: bool,
) -> tuple[float, int]:
    """The best hope of a hunter, with what the cards are worth that are left then: where it stands, or as far as the hand leads.

    Beside it how that is begun: HAND + 1 times the way of the first step (see `field_by`) plus the place of the card paid for it, HAND for
    none; or STAY. keeping[place] is what a card of the hand is worth anywhere, paying[place] a bit mask of the terrains for which it pays.
    """
    grounds, hands, queue = np.zeros(1, GROUND), np.zeros(SUBSETS, LEFT), np.empty(SUBSETS * ISLAND, PLACE)
    leads = np.full(FIELDS, NOT_LOOKED_AT, np.int32)
    ground, place, partner = grounds[0], queue[0], partner_of(state, hunter)
    look_around(material, state, seat, hunter, paying, ground)
    place.field, place.left, place.steps, place.begun = state.hunter[hunter], (1 << int(state.cards[seat])) - 1, 0, STAY
    first, last, best, begins = 0, 1, -1e9, STAY
    while first < last:
        place = queue[first]
        field, left = int(place.field), int(place.left)
        hand = hands[left]
        first += 1
        tell_hand(state, seat, left, keeping, paying, hand)
        if field == TREASURE_FIELD and place.steps and ends_there(material, state, hunter, partner, int(hand.paid)):
            continue
        worth = hopes[field] - ONE_STEP * place.steps + hand.worth
        if worth + hand.leading > best - NEARLY:
            if leads[field] == NOT_LOOKED_AT:
                leads[field] = leading_on(material, state, field, hopes)
            wants = wanted(material, hunter, int(leads[field]), int(hand.paid))
            if wants & hand.paid:
                worth += leading_cards(state, seat, left, wants, keeping, paying)
            if worth > best:
                best, begins = worth, int(place.begun)
        at_end = place.steps > 0 if field >= ISLAND else ground.prizes >> field & 1
        if not goes_on or at_end:
            continue
        last = go_on(material, state, ground, place, left, 0, hands, queue, last)
        if hand.flight != NO_FLIGHT:
            kept = left & ~(1 << int(hand.flight))
            tell_hand(state, seat, kept, keeping, paying, hands[kept])
            last = go_on(material, state, ground, place, kept, 1, hands, queue, last)
    return best, begins


@rule
def ends_there(material: Record, state: Record, hunter: int, partner: int, paid: int) -> bool:
    """Whether somebody waits on the treasure field, but two could not go on from it by a step with cards for these terrains (DI-51)."""
    taken = occupied(state, hunter, partner, NO_SEAT)
    if taken >> TREASURE_FIELD & 1 == 0:
        return False
    for way in range(6):
        field = int(material.neighbour[TREASURE_FIELD, way])
        if taken >> field & 1 == 0 and not has_dragon(state, field):
            terrain = terrain_of(state, field)
            if terrain == material.own[hunter] or state.free[terrain] or paid >> terrain & 1:
                return False
    return True
