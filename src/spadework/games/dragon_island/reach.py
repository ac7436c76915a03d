"""How far the hand of the active player leads a hunter of Dragon Island in this turn. For computer players.

Hopes are what a hunter may hope for on each field, in coins' worth; its way leads uphill. What is left of the hand is a bit mask of places.
"""

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.board import boat_of, has_dragon, partner_of, terrain_of
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
from spadework.games.dragon_island.ways import Worths, closed_to, occupied

LEADS_ON = 0.36
"""What a terrain card is worth that leads on, compared with one that is drawn in its place."""
ONE_STEP = 0.2
"""What it costs to go a step rather than not."""
SUBSETS = 1 << HAND
NOT_LOOKED_AT = -1
STAY = -1
BEHIND = 1 << len(TERRAINS)


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
def tell_hands(
    state: Record, seat: int, keeping: Worths, paying: Codes, paid: Codes, choices: Codes, flights: Codes, worth: Worths
) -> None:
    """Fill for whatever may be left of a hand: what it pays for, its places but for alike cards, a Daring Flight's or -1, its worth."""
    paid[0], choices[0], flights[0], worth[0] = 0, 0, -1, 0.0
    for place in range(state.cards[seat]):
        card, first = 1 << place, is_first_of_kind(state, seat, place)
        for left in range(card):
            paid[card | left] = paid[left] | paying[place]
            choices[card | left] = choices[left] | (card if first or left >> place - 1 & 1 == 0 else 0)
            flights[card | left] = place if state.hand[seat, place] == FLIGHT else flights[left]
            worth[card | left] = worth[left] + keeping[place]


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
def may_be_entered(hunter: int, partner: int, open_fields: int, field: int) -> bool:
    """Whether a way may go over a field or end there; boats are ends for carriers only."""
    if field == NO_FIELD:
        return False
    if field >= ISLAND:
        return partner != NO_HUNTER and (field == boat_of(hunter) or field == boat_of(partner))
    return bool(open_fields >> field & 1)


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

    Beside it the first step towards that, HAND + 1 times the way (see `field_by`) plus the place of the card paid for it, HAND for none; or
    STAY. keeping[place] is what a card of the hand is worth anywhere, paying[place] a bit mask of the terrains for which it pays.
    """
    partner, own = partner_of(state, hunter), int(material.own[hunter])
    open_fields, prizes = fields_to_enter(state, hunter, partner)
    leads = np.full(FIELDS, NOT_LOOKED_AT, np.int32)
    paid, choices, flights = np.empty(SUBSETS, np.int32), np.empty(SUBSETS, np.int32), np.empty(SUBSETS, np.int32)
    rest_worth = np.empty(SUBSETS)
    tell_hands(state, seat, keeping, paying, paid, choices, flights, rest_worth)
    seen = np.zeros(SUBSETS, np.int64)  # bit masks of fields
    queue = np.empty((SUBSETS * ISLAND, 4), np.int16)  # fields, what is left of the hand, steps, the first of them
    queue[0, 0], queue[0, 1], queue[0, 2] = state.hunter[hunter], (1 << int(state.cards[seat])) - 1, 0
    queue[0, 3] = STAY
    first, last, best, begins = 0, 1, -1e9, STAY
    while first < last:
        field, left, steps = int(queue[first, 0]), int(queue[first, 1]), int(queue[first, 2])
        first += 1
        if field == TREASURE_FIELD and steps > 0 and ends_there(material, state, hunter, partner, int(paid[left])):
            continue
        if leads[field] == NOT_LOOKED_AT:
            leads[field] = leading_on(material, state, field, hopes)
        wants = wanted(material, hunter, int(leads[field]), int(paid[left]))
        worth = hopes[field] - ONE_STEP * steps + rest_worth[left]
        if wants & paid[left]:
            worth += leading_cards(state, seat, left, wants, keeping, paying)
        if worth > best:
            best, begins = worth, int(queue[first - 1, 3])
        if not goes_on or (field >= ISLAND and steps > 0) or (field < ISLAND and prizes >> field & 1):
            continue
        flight = int(flights[left])
        for way in range(6 if flight < 0 else 6 + MOST_WAYS):
            onward = field_by(material, state, field, way)
            if not may_be_entered(hunter, partner, open_fields, onward):
                continue
            kept = left if way < 6 else left & ~(1 << flight)
            terrain = terrain_of(state, onward)
            free = terrain == NO_TERRAIN or terrain == own or state.free[terrain] == 1
            if not free and int(paid[kept]) >> terrain & 1 == 0:
                continue
            for place in range(1 if free else int(state.cards[seat])):
                if not free and (choices[kept] >> place & 1 == 0 or int(paying[place]) >> terrain & 1 == 0):
                    continue
                rest = kept if free else kept & ~(1 << place)
                if last == len(queue) or (onward < ISLAND and seen[rest] >> onward & 1):
                    continue
                if onward < ISLAND:
                    seen[rest] |= 1 << onward
                queue[last, 0], queue[last, 1], queue[last, 2] = onward, rest, steps + 1
                queue[last, 3] = queue[first - 1, 3] if steps else (HAND + 1) * way + (HAND if free else place)
                last += 1
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


@rule
def fields_to_enter(state: Record, hunter: int, partner: int) -> tuple[int, int]:
    """Bit masks of the fields of the island that a hunter may enter, and of those among them where it gains a treasure."""
    prizes = 0
    if partner == NO_HUNTER:
        for other in range(HUNTERS):
            field = int(state.hunter[other])
            if other != hunter and 0 <= field < ISLAND and state.carries[other] != NO_PAIR:
                prizes |= 1 << field
        if state.next_pair < PAIRS:
            prizes |= 1 << TREASURE_FIELD
    barred = occupied(state, hunter, partner, NO_SEAT) | closed_to(state, partner)
    return prizes | ~barred, prizes
