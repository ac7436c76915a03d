"""Costs of paths over the island, and the expectation of a hunter: a share of a treasure, less the cost of the path to it.

Paths are measured in half steps, over any number of turns. The seat's own hunters are valued field by field along their paths, those of
others by distance alone.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank
from spadework.engine.interface import Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.dragon_island.ai import basics
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import state as s

COST_FREE, COST_PARTNERS_OWN, COST_PAID, COST_CROWDED = 2, 3, 5, 10
"""Costs of entering a field: free; free in the partner's turn; with a card; and extra for an occupied field."""

FAR = 200
COSTS = COST_PAID + COST_CROWDED + 1  # from 0 to the cost of the most expensive step


@rule
def closed_fields(state: Record) -> int:
    """Return the bit mask of fields that no path crosses: those with dragons, and the treasure field unless an empty passage (DI-43)."""
    closed = 0
    for field in state.dragon:
        if field != s.NO_FIELD:
            closed |= 1 << int(field)
    if state.next_pair < s.PAIRS:
        closed |= 1 << s.TREASURE_FIELD
    return closed


@rule
def occupied(state: Record, hunter: int, partner: int, but: int) -> int:
    """Return the bit mask of the fields occupied by others, except those with hunters of the seat `but`."""
    taken, own = 0, 0
    for other in range(s.HUNTERS):
        field = int(state.hunter[other])
        if other != hunter and other != partner and 0 <= field < s.ISLAND:
            taken |= 1 << field
            own |= 1 << field if state.owner[other] == but else 0
    return taken & ~own


@rule
def fill_path_costs(position: basics.Position, hunter: int, goal: int, second_goal: int, costs: Codes) -> None:
    """Fill costs[field] with the cost of the cheapest path from there to the nearer of two goals; FAR if there is none.

    A search from the goals backwards, with a bucket of fields for each cost: R. B. Dial, "Algorithm 360: shortest-path forest with
    topological ordering", Communications of the ACM 12 (1969).
    """
    material, state = position.material, position.state
    partner = board.partner_of(state, hunter)
    # Hunters of one seat make way for each other.
    closed, taken = closed_fields(state), occupied(state, hunter, partner, int(state.owner[hunter]))
    unreached, crowded = board.ALL_FIELDS & ~closed, taken & ~(1 << goal) if goal < s.ISLAND else taken
    if state.hunter[hunter] < s.ISLAND:
        unreached |= 1 << int(state.hunter[hunter])
    free, partners_own = int(position.tiles[material.own[hunter]]), 0
    if partner != s.NO_HUNTER:
        # Carriers move in the turns of both.
        free, partners_own = 0, free | int(position.tiles[material.own[partner]])
    free |= 1 << s.TREASURE_FIELD
    # at[cost % COSTS]: fields with a known path of that cost. No step costs so much that two costs share a bucket. All that
    # costs less has been dealt with.
    at = blank(COSTS, np.int64)
    costs[:] = FAR
    for end in (goal, second_goal):
        costs[end] = 0
        if end < s.ISLAND:
            at[0] |= 1 << end
            unreached |= 1 << end
        else:
            at[COST_FREE] |= int(board.ONWARD[0, end])
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
            at[before % COSTS] |= int(board.ONWARD[0, field])
            last = max(last, before)
            boats = int(board.BOATS_ONWARD[0, field])
            while boats:
                boat = s.ISLAND + lowest_in(boats)
                costs[boat] = min(costs[boat], before)
                boats &= boats - 1
        cost += 1


class FieldWeights(NamedTuple):
    """Costs of paths in points, and expected shares of a coin."""

    half_step: float = 0.6
    """The cost of each half step of a path."""
    step: float = 2.1
    """The cost of a step if only the distance is known."""
    way_home: float = 13.0
    """The cost of the way home from anywhere."""
    to_wait: float = 0.45
    """On the way to wait on the treasure field."""
    to_unite: float = 0.6
    """On the way to a hunter that waits there."""
    to_join: float = 0.6
    """On the way to a hunter alone with a treasure."""
    to_ambush: float = 0.4
    """On the way to carriers."""
    chase: float = 2.0
    """Extra cost of the path to carriers, who will not wait."""
    to_enter: float = 0.49
    """On the treasure field when the turn ends there."""
    gaining: float = 0.7
    """On a field where entering gains a treasure, this turn."""
    waiting: float = 0.6
    """Waiting on the treasure field already."""
    alone: float = 0.9
    """Alone with a treasure if a partner may come."""
    forsaken: float = 0.1
    """Alone with a treasure if no partner can come."""
    leaving: float = 0.8
    """Choosing the way out of the treasure field: between `gaining` and `carrying`."""
    carrying: float = 0.95


FIELD_WEIGHTS = FieldWeights()


# By distances


@rule
def share_on_the_way(state: Record, other: int) -> tuple[float, float]:
    """Return the expected share of a coin on the way to a hunter that has a treasure or waits, and the extra cost of that path."""
    if state.hunter[other] == s.TREASURE_FIELD:
        return FIELD_WEIGHTS.to_unite, 1.0
    return (
        (FIELD_WEIGHTS.to_join, 1.0)
        if board.partner_of(state, other) == s.NO_HUNTER
        else (FIELD_WEIGHTS.to_ambush, FIELD_WEIGHTS.chase)
    )


@rule
def value_from_afar(material: Record, state: Record, hunter: int, but: int) -> float:
    """Return the expectation of a hunter that carries nothing, by distance, leaving out treasures of the seat `but`."""
    field, best = int(state.hunter[hunter]), -float(FAR)
    if state.next_pair < s.PAIRS and basics.waiting_hunter(state, hunter) == s.NO_HUNTER:
        coin = float(material.value[state.next_pair])
        best = (
            FIELD_WEIGHTS.to_wait * coin
            - FIELD_WEIGHTS.way_home
            - FIELD_WEIGHTS.step * board.DISTANCES[field, s.TREASURE_FIELD]
        )
    for other in range(s.HUNTERS):
        if basics.has_prize(state, hunter, other) and not basics.belongs_to(state, other, but):
            share, dear = share_on_the_way(state, other)
            way = dear * FIELD_WEIGHTS.step * board.DISTANCES[field, state.hunter[other]]
            value = share * basics.prize_with(material, state, other) - FIELD_WEIGHTS.way_home - way
            best = max(best, value if dear == 1.0 else max(value, 0.0))
    return best if best > -FAR else 0.0


@rule
def value_at_rest(material: Record, state: Record, hunter: int) -> float:
    """Return the expectation of a hunter that waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == s.NO_PAIR:
        return FIELD_WEIGHTS.waiting * float(material.value[state.next_pair]) - FIELD_WEIGHTS.way_home
    if state.hunter[hunter] == s.TREASURE_FIELD:
        return -FIELD_WEIGHTS.way_home  # nobody joins a hunter there (DI-43)
    share = FIELD_WEIGHTS.alone if basics.somebody_may_come(state, hunter) else FIELD_WEIGHTS.forsaken
    return share * basics.coin_of(material, state, hunter) - FIELD_WEIGHTS.way_home


@rule
def value_of_other(material: Record, state: Record, hunter: int, seat: int) -> float:
    """Return the expectation of another seat's hunter, without its dealings with the seat that evaluates."""
    if basics.rests(state, hunter):
        return value_at_rest(material, state, hunter)
    partner = board.partner_of(state, hunter)
    if partner == s.NO_HUNTER:
        return value_from_afar(material, state, hunter, seat)
    if state.owner[partner] == seat:
        return FIELD_WEIGHTS.carrying * basics.coin_of(material, state, hunter) - FIELD_WEIGHTS.way_home
    field = int(state.hunter[hunter])
    steps = int(min(board.DISTANCES[field, board.boat_of(hunter)], board.DISTANCES[field, board.boat_of(partner)]))
    return FIELD_WEIGHTS.carrying * basics.coin_of(material, state, hunter) - FIELD_WEIGHTS.step * steps


# Field by field


class Goal(NamedTuple):
    """A goal: its field, its value, and the extra cost of the path to it."""

    field: int
    worth: float
    dear: float


@rule
def fill_field_values(position: basics.Position, hunter: int, values: basics.Worths, costs: Codes) -> None:
    """Fill values[field] with the expectation of the seat's own hunter on each field; `costs` is a buffer of the same length."""
    material, state = position.material, position.state
    if state.phase == s.SHARING and state.hunter[hunter] == state.boat:
        values[:] = 0.0
        values[state.boat] = value_from_afar(material, state, hunter, s.NO_SEAT)
        return
    stays = basics.rests(state, hunter) and basics.may_rest(state, hunter)
    if state.phase == s.LEAVING and hunter == state.moved:
        values[:] = 0.0
        coin = float(material.value[state.next_pair])
        values[state.hunter[hunter]] = FIELD_WEIGHTS.leaving * coin - FIELD_WEIGHTS.way_home
        return
    if board.partner_of(state, hunter) != s.NO_HUNTER:
        fill_values_of_carrier(position, hunter, values, costs)
    elif stays:
        # It collects cards for the way home.
        fill_path_costs(position, hunter, board.boat_of(hunter), board.boat_of(hunter), costs)
        for field in range(s.FIELDS):
            nearer = costs[field] - costs[state.hunter[hunter]]
            values[field] = value_at_rest(material, state, hunter) - FIELD_WEIGHTS.half_step * nearer
    else:
        fill_values_of_seeker(position, hunter, values, costs)


@rule
def fill_values_of_carrier(position: basics.Position, hunter: int, values: basics.Worths, costs: Codes) -> None:
    """Fill the values of fields on the paths to the two boats."""
    fill_path_costs(
        position, hunter, board.boat_of(hunter), board.boat_of(board.partner_of(position.state, hunter)), costs
    )
    worth = FIELD_WEIGHTS.carrying * basics.coin_of(position.material, position.state, hunter)
    for field in range(s.FIELDS):
        values[field] = worth - FIELD_WEIGHTS.half_step * costs[field]


@rule
def fill_values_of_seeker(position: basics.Position, hunter: int, values: basics.Worths, costs: Codes) -> None:
    """Fill the values of fields on the paths to every treasure that a hunter may gain or guards."""
    material, state = position.material, position.state
    for field in range(s.FIELDS):
        values[field] = -float(FAR)
    if state.next_pair < s.PAIRS and basics.waiting_hunter(state, hunter) == s.NO_HUNTER:
        coin = float(material.value[state.next_pair])
        raise_towards(position, hunter, Goal(s.TREASURE_FIELD, FIELD_WEIGHTS.to_wait * coin, 1.0), values, costs)
        values[s.TREASURE_FIELD] = FIELD_WEIGHTS.to_enter * coin - FIELD_WEIGHTS.way_home
    for other in range(s.HUNTERS):
        if basics.has_prize(state, hunter, other) and not basics.is_own_already(state, hunter, other):
            coin = basics.prize_with(material, state, other)
            share, dear = share_on_the_way(state, other)
            raise_towards(position, hunter, Goal(int(state.hunter[other]), share * coin, dear), values, costs)
    if values[state.hunter[hunter]] <= -FAR:
        values[:] = 0.0
    for other in range(s.HUNTERS):
        if basics.has_prize(state, hunter, other) and not basics.is_own_already(state, hunter, other):
            values[state.hunter[other]] = (
                FIELD_WEIGHTS.gaining * basics.prize_with(material, state, other) - FIELD_WEIGHTS.way_home
            )
    if state.carries[hunter] != s.NO_PAIR:
        values[state.hunter[hunter]] = value_at_rest(material, state, hunter)


@rule
def raise_towards(position: basics.Position, hunter: int, goal: Goal, values: basics.Worths, costs: Codes) -> None:
    """Raise the values of all fields for which a goal is the best one yet."""
    fill_path_costs(position, hunter, goal.field, goal.field, costs)
    for field in range(s.FIELDS):
        value = goal.worth - FIELD_WEIGHTS.way_home - goal.dear * FIELD_WEIGHTS.half_step * costs[field]
        # Hunters on their way home are not chased.
        values[field] = max(values[field], value if goal.dear == 1.0 else max(value, 0.0))
