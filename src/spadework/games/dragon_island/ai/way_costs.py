"""What ways over the island of Dragon Island cost a hunter, in half steps. For computer players."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.rules.board import ALL_FIELDS, partner_of
from spadework.games.dragon_island.rules.fields import BOATS_ONWARD, ONWARD
from spadework.games.dragon_island.rules.state import (
    HUNTERS,
    ISLAND,
    KINDS_OF_TERRAIN,
    NO_FIELD,
    NO_HUNTER,
    PAIRS,
    TREASURE_FIELD,
)

Worths = np.ndarray[Any, np.dtype[np.float64]]
"""Worths of fields or of slots of a hand."""
Fields = np.ndarray[Any, np.dtype[np.int64]]
"""Bit masks of fields."""

FREE, PARTNERS_OWN, PAID_FOR, CROWDED = 2, 3, 5, 10
"""What entering a field costs: nothing; what costs nothing in the partner's turn; a card; and more with somebody in the way."""

FAR = 200
COSTS = PAID_FOR + CROWDED + 1  # from nothing to what the dearest step costs


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
def map_tiles(state: Record, tiles: Fields) -> None:
    """Fill tiles[terrain] with a bit mask of the fields of the island that have it."""
    for terrain in range(KINDS_OF_TERRAIN):
        tiles[terrain] = 0
    for field in range(ISLAND):
        if field != TREASURE_FIELD:
            tiles[state.tile[field]] |= 1 << field


@rule
def ways_to(
    material: Record, state: Record, hunter: int, goal: int, second_goal: int, tiles: Fields, ways: Codes
) -> None:
    """Fill `ways`, one entry a field, with what the cheapest way from it to the nearer of two goals costs; FAR where none leads.

    `tiles` are as in `map_tiles`.
    """
    partner = partner_of(state, hunter)
    # One's own hunters go out of each other's way.
    closed, taken = closed_to(state, partner), occupied(state, hunter, partner, int(state.owner[hunter]))
    unreached, crowded = ALL_FIELDS & ~closed, taken & ~(1 << goal) if goal < ISLAND else taken
    if state.hunter[hunter] < ISLAND:
        unreached |= 1 << int(state.hunter[hunter])
    free, partners_own = int(tiles[material.own[hunter]]), 0
    if partner != NO_HUNTER:
        # Carriers walk in the turns of both.
        free, partners_own = 0, free | int(tiles[material.own[partner]])
    free |= 1 << TREASURE_FIELD
    # Fields to which a way is known that costs so much, at[cost % COSTS]: no step costs so much that two costs would meet there. All that
    # costs less has been dealt with.
    at = blank(COSTS, np.int64)
    ways[:] = FAR
    for end in (goal, second_goal):
        ways[end] = 0
        if end < ISLAND:
            at[0] |= 1 << end
            unreached |= 1 << end
        else:
            at[FREE] |= int(ONWARD[0, end])
    cost, last = 0, FREE
    while cost <= min(last, FAR - 1):
        reached = int(at[cost % COSTS]) & unreached
        at[cost % COSTS] = 0
        unreached &= ~reached
        while reached:
            field = lowest_in(reached)
            reached &= reached - 1
            ways[field] = cost
            before = cost + PAID_FOR - (PAID_FOR - FREE) * (free >> field & 1)
            before += CROWDED * (crowded >> field & 1) - (PAID_FOR - PARTNERS_OWN) * (partners_own >> field & 1)
            at[before % COSTS] |= int(ONWARD[0, field])
            last = max(last, before)
            boats = int(BOATS_ONWARD[0, field])
            while boats:
                boat = ISLAND + lowest_in(boats)
                ways[boat] = min(ways[boat], before)
                boats &= boats - 1
        cost += 1
