"""What ways over the island cost a hunter of Dragon Island, in half steps, over as many turns as they take."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.ai.position import Position
from spadework.games.dragon_island.rules.board import ALL_FIELDS, partner_of
from spadework.games.dragon_island.rules.fields import BOATS_ONWARD, ONWARD
from spadework.games.dragon_island.rules.state import HUNTERS, ISLAND, NO_FIELD, NO_HUNTER, PAIRS, TREASURE_FIELD

COST_FREE, COST_PARTNERS_OWN, COST_PAID, COST_CROWDED = 2, 3, 5, 10
"""What entering a field costs: nothing; what costs nothing in the partner's turn; a card; and more with somebody in the way."""

FAR = 200
COSTS = COST_PAID + COST_CROWDED + 1  # from nothing to what the dearest step costs


@rule
def closed_fields(state: Record) -> int:
    """Bit mask of the fields of the island that no way leads through: dragons, and the treasure field but as an empty passage (DI-43)."""
    closed = 0
    for field in state.dragon:
        if field != NO_FIELD:
            closed |= 1 << int(field)
    if state.next_pair < PAIRS:
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
def fill_path_costs(position: Position, hunter: int, goal: int, second_goal: int, costs: Codes) -> None:
    """Fill costs[field] with what the cheapest way from there to the nearer of two goals costs; FAR where none leads.

    It is a search with a bucket of fields for each cost, from the goals backwards: R. B. Dial, "Algorithm 360: shortest-path forest with
    topological ordering", Communications of the ACM 12 (1969).
    """
    material, state = position.material, position.state
    partner = partner_of(state, hunter)
    # One's own hunters go out of each other's way.
    closed, taken = closed_fields(state), occupied(state, hunter, partner, int(state.owner[hunter]))
    unreached, crowded = ALL_FIELDS & ~closed, taken & ~(1 << goal) if goal < ISLAND else taken
    if state.hunter[hunter] < ISLAND:
        unreached |= 1 << int(state.hunter[hunter])
    free, partners_own = int(position.tiles[material.own[hunter]]), 0
    if partner != NO_HUNTER:
        # Carriers walk in the turns of both.
        free, partners_own = 0, free | int(position.tiles[material.own[partner]])
    free |= 1 << TREASURE_FIELD
    # Fields to which a way is known that costs so much, at[cost % COSTS]: no step costs so much that two costs would meet there. All that
    # costs less has been dealt with.
    at = blank(COSTS, np.int64)
    costs[:] = FAR
    for end in (goal, second_goal):
        costs[end] = 0
        if end < ISLAND:
            at[0] |= 1 << end
            unreached |= 1 << end
        else:
            at[COST_FREE] |= int(ONWARD[0, end])
    cost, last = 0, COST_FREE
    while cost <= min(last, FAR - 1):
        reached = int(at[cost % COSTS]) & unreached
        at[cost % COSTS] = 0
        unreached &= ~reached
        while reached:
            field = lowest_in(reached)
            reached &= reached - 1
            costs[field] = cost
            before = cost + COST_PAID - (COST_PAID - COST_FREE) * (free >> field & 1)
            before += COST_CROWDED * (crowded >> field & 1) - (COST_PAID - COST_PARTNERS_OWN) * (
                partners_own >> field & 1
            )
            at[before % COSTS] |= int(ONWARD[0, field])
            last = max(last, before)
            boats = int(BOATS_ONWARD[0, field])
            while boats:
                boat = ISLAND + lowest_in(boats)
                costs[boat] = min(costs[boat], before)
                boats &= boats - 1
        cost += 1
