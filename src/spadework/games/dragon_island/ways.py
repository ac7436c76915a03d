"""What ways over the island of Dragon Island cost a hunter, in half steps. For computer players."""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.board import partner_of, terrain_of
from spadework.games.dragon_island.state import (
    FIELDS,
    HUNTERS,
    ISLAND,
    NO_FIELD,
    NO_HUNTER,
    NO_TERRAIN,
    PAIRS,
    TREASURE_FIELD,
)

Worths = np.ndarray[Any, np.dtype[np.float64]]
"""Worths of fields or of places of a hand."""

FREE, PARTNERS_OWN, PAID_FOR, CROWDED = 2, 3, 5, 10
"""What entering a field costs: nothing; what costs nothing in the partner's turn; a card; and more with somebody in the way."""

FAR = 200
WAYS_KEPT = 128  # places in the queue of fields, a power of 2 above FIELDS


@rule
def cost_to_enter(material: Record, state: Record, hunter: int, partner: int, field: int) -> int:
    """What entering a field costs, whoever stands there; carriers walk in the turns of both."""
    terrain = terrain_of(state, field)
    if terrain == NO_TERRAIN or terrain == material.own[hunter]:
        return FREE if partner == NO_HUNTER or terrain == NO_TERRAIN else PARTNERS_OWN
    return PARTNERS_OWN if partner != NO_HUNTER and terrain == material.own[partner] else PAID_FOR


@rule
def closed_to(state: Record, partner: int) -> int:
    """Bit mask of the fields of the island that no way leads through: dragons, and the treasure field but as an empty passage."""
    closed = 0
    for field in state.dragon:
        if field != NO_FIELD:
            closed |= 1 << int(field)
    if partner != NO_HUNTER or state.next_pair < PAIRS:
        closed |= 1 << TREASURE_FIELD
    return closed


@rule
def occupied(state: Record, hunter: int, partner: int, but: int) -> int:
    """Bit mask of the fields of the island on which others stand, not counting those with hunters of the seat `but`."""
    taken, own = 0, 0
    for other in range(HUNTERS):
        field = int(state.hunter[other])
        if other != hunter and other != partner and 0 <= field < ISLAND:
            taken |= 1 << field
            own |= 1 << field if state.owner[other] == but else 0
    return taken & ~own


@rule
def ways_to(material: Record, state: Record, hunter: int, goal: int, second_goal: int, ways: Codes) -> None:
    """Fill `ways`, one entry a field, with what the cheapest way from it to the nearer of two goals costs; FAR where none leads."""
    partner = partner_of(state, hunter)
    # One's own hunters go out of each other's way.
    closed, taken = closed_to(state, partner), occupied(state, hunter, partner, int(state.owner[hunter]))
    queue = np.empty(WAYS_KEPT, np.int64)
    for field in range(FIELDS):
        ways[field] = FAR
    ways[goal] = ways[second_goal] = 0
    queue[0], queue[1] = goal, second_goal
    first, last, queued = 0, 2, 0
    while first < last:
        field = int(queue[first % WAYS_KEPT])
        first += 1
        if field < ISLAND:
            queued &= ~(1 << field)
        enter = cost_to_enter(material, state, hunter, partner, field)
        if field < ISLAND and field != goal and taken >> field & 1:
            enter += CROWDED
        for way in range(6):
            before = int(material.neighbour[field, way])
            if before == NO_FIELD or ways[field] + enter >= ways[before]:
                continue
            if before < ISLAND and closed >> before & 1 and before != state.hunter[hunter]:
                continue
            ways[before] = ways[field] + enter
            if before < ISLAND and queued >> before & 1 == 0:
                queued |= 1 << before
                queue[last % WAYS_KEPT] = before
                last += 1
