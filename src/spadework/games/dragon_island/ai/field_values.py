"""What a hunter of Dragon Island may expect: a share of a treasure, less what the way to it costs, in coins' worth.

One's own hunters are valued field by field along the ways that they may go, those of others by distances alone.
"""

from typing import NamedTuple

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.ai.path_costs import FAR, fill_path_costs
from spadework.games.dragon_island.ai.position import (
    Position,
    Worths,
    belongs_to,
    coin_of,
    has_prize,
    is_own_already,
    may_rest,
    prize_with,
    rests,
    somebody_may_come,
    waiting_hunter,
)
from spadework.games.dragon_island.rules.board import boat_of, partner_of
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.state import (
    FIELDS,
    HUNTERS,
    LEAVING,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    PAIRS,
    SHARING,
    TREASURE_FIELD,
)


class FieldWeights(NamedTuple):
    """What ways cost in coins' worth, and which share of a coin may be expected."""

    half_step: float = 0.6
    """What each half step of a way costs."""
    step: float = 2.1
    """What a step costs where only the distance is known."""
    way_home: float = 13.0
    """What the way home costs from somewhere."""
    to_wait: float = 0.45
    """On the way to wait on the treasure field."""
    to_unite: float = 0.6
    """On the way to one who waits there."""
    to_join: float = 0.6
    """On the way to one who is alone with a treasure."""
    to_ambush: float = 0.4
    """On the way to carriers."""
    chase: float = 2.0
    """How much more a way to carriers costs, who will not wait."""
    to_enter: float = 0.49
    """On the treasure field when the turn ends there."""
    gaining: float = 0.7
    """Where a treasure is gained by entering, in this turn."""
    waiting: float = 0.6
    """Waiting on the treasure field already."""
    alone: float = 0.9
    """Alone with a treasure when somebody may come."""
    forsaken: float = 0.1
    """Alone with a treasure when nobody can."""
    leaving: float = 0.8
    """Choosing the way out of the treasure field: between `gaining` and `carrying`."""
    carrying: float = 0.95


FIELD_WEIGHTS = FieldWeights()


# By distances


@rule
def share_on_the_way(state: Record, other: int) -> tuple[float, float]:
    """Which share of a coin may be expected on the way to another hunter who has a treasure or waits, and how much more that way costs."""
    if state.hunter[other] == TREASURE_FIELD:
        return FIELD_WEIGHTS.to_unite, 1.0
    return (
        (FIELD_WEIGHTS.to_join, 1.0)
        if partner_of(state, other) == NO_HUNTER
        else (FIELD_WEIGHTS.to_ambush, FIELD_WEIGHTS.chase)
    )


@rule
def value_from_afar(material: Record, state: Record, hunter: int, but: int) -> float:
    """What a hunter who carries nothing may expect, by the steps to go, but not from the seat `but`."""
    field, best = int(state.hunter[hunter]), -float(FAR)
    if state.next_pair < PAIRS and waiting_hunter(state, hunter) == NO_HUNTER:
        coin = float(material.value[state.next_pair])
        best = (
            FIELD_WEIGHTS.to_wait * coin
            - FIELD_WEIGHTS.way_home
            - FIELD_WEIGHTS.step * DISTANCES[field, TREASURE_FIELD]
        )
    for other in range(HUNTERS):
        if has_prize(state, hunter, other) and not belongs_to(state, other, but):
            share, dear = share_on_the_way(state, other)
            way = dear * FIELD_WEIGHTS.step * DISTANCES[field, state.hunter[other]]
            value = share * prize_with(material, state, other) - FIELD_WEIGHTS.way_home - way
            best = max(best, value if dear == 1.0 else max(value, 0.0))
    return best if best > -FAR else 0.0


@rule
def value_at_rest(material: Record, state: Record, hunter: int) -> float:
    """What a hunter may expect who waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == NO_PAIR:
        return FIELD_WEIGHTS.waiting * float(material.value[state.next_pair]) - FIELD_WEIGHTS.way_home
    if state.hunter[hunter] == TREASURE_FIELD:
        return -FIELD_WEIGHTS.way_home  # nobody joins a hunter there (DI-43)
    share = FIELD_WEIGHTS.alone if somebody_may_come(state, hunter) else FIELD_WEIGHTS.forsaken
    return share * coin_of(material, state, hunter) - FIELD_WEIGHTS.way_home


@rule
def value_of_other(material: Record, state: Record, hunter: int, seat: int) -> float:
    """What another's hunter may expect, apart from what it does with, or takes from, the seat that counts it."""
    if rests(state, hunter):
        return value_at_rest(material, state, hunter)
    partner = partner_of(state, hunter)
    if partner == NO_HUNTER:
        return value_from_afar(material, state, hunter, seat)
    if state.owner[partner] == seat:
        return FIELD_WEIGHTS.carrying * coin_of(material, state, hunter) - FIELD_WEIGHTS.way_home
    field = int(state.hunter[hunter])
    steps = int(min(DISTANCES[field, boat_of(hunter)], DISTANCES[field, boat_of(partner)]))
    return FIELD_WEIGHTS.carrying * coin_of(material, state, hunter) - FIELD_WEIGHTS.step * steps


# Field by field


class Goal(NamedTuple):
    """A field to go to, what is to be had there, and how much more than others the way to it costs."""

    field: int
    worth: float
    dear: float


@rule
def fill_field_values(position: Position, hunter: int, values: Worths, costs: Codes) -> None:
    """Fill values[field] with what one's own hunter may expect on each field; `costs` is a buffer of the same length."""
    material, state = position.material, position.state
    if state.phase == SHARING and state.hunter[hunter] == state.boat:
        values[:] = 0.0
        values[state.boat] = value_from_afar(material, state, hunter, NO_SEAT)
        return
    stays = rests(state, hunter) and may_rest(state, hunter)
    if state.phase == LEAVING and hunter == state.moved:
        values[:] = 0.0
        coin = float(material.value[state.next_pair])
        values[state.hunter[hunter]] = FIELD_WEIGHTS.leaving * coin - FIELD_WEIGHTS.way_home
        return
    if partner_of(state, hunter) != NO_HUNTER:
        fill_values_of_carrier(position, hunter, values, costs)
    elif stays:
        # It gathers cards for the way home.
        fill_path_costs(position, hunter, boat_of(hunter), boat_of(hunter), costs)
        for field in range(FIELDS):
            nearer = costs[field] - costs[state.hunter[hunter]]
            values[field] = value_at_rest(material, state, hunter) - FIELD_WEIGHTS.half_step * nearer
    else:
        fill_values_of_seeker(position, hunter, values, costs)


@rule
def fill_values_of_carrier(position: Position, hunter: int, values: Worths, costs: Codes) -> None:
    """Fill the values of the fields on the way to one of the two boats."""
    fill_path_costs(position, hunter, boat_of(hunter), boat_of(partner_of(position.state, hunter)), costs)
    worth = FIELD_WEIGHTS.carrying * coin_of(position.material, position.state, hunter)
    for field in range(FIELDS):
        values[field] = worth - FIELD_WEIGHTS.half_step * costs[field]


@rule
def fill_values_of_seeker(position: Position, hunter: int, values: Worths, costs: Codes) -> None:
    """Fill the values of the fields on the ways to all treasures that a hunter may gain, or that it stands with."""
    material, state = position.material, position.state
    for field in range(FIELDS):
        values[field] = -float(FAR)
    if state.next_pair < PAIRS and waiting_hunter(state, hunter) == NO_HUNTER:
        coin = float(material.value[state.next_pair])
        raise_towards(position, hunter, Goal(TREASURE_FIELD, FIELD_WEIGHTS.to_wait * coin, 1.0), values, costs)
        values[TREASURE_FIELD] = FIELD_WEIGHTS.to_enter * coin - FIELD_WEIGHTS.way_home
    for other in range(HUNTERS):
        if has_prize(state, hunter, other) and not is_own_already(state, hunter, other):
            coin = prize_with(material, state, other)
            share, dear = share_on_the_way(state, other)
            raise_towards(position, hunter, Goal(int(state.hunter[other]), share * coin, dear), values, costs)
    if values[state.hunter[hunter]] <= -FAR:
        values[:] = 0.0
    for other in range(HUNTERS):
        if has_prize(state, hunter, other) and not is_own_already(state, hunter, other):
            values[state.hunter[other]] = (
                FIELD_WEIGHTS.gaining * prize_with(material, state, other) - FIELD_WEIGHTS.way_home
            )
    if state.carries[hunter] != NO_PAIR:
        values[state.hunter[hunter]] = value_at_rest(material, state, hunter)


@rule
def raise_towards(position: Position, hunter: int, goal: Goal, values: Worths, costs: Codes) -> None:
    """Raise the values of all fields from which it pays most to go to a goal."""
    fill_path_costs(position, hunter, goal.field, goal.field, costs)
    for field in range(FIELDS):
        value = goal.worth - FIELD_WEIGHTS.way_home - goal.dear * FIELD_WEIGHTS.half_step * costs[field]
        # Those who go home do so without being chased.
        values[field] = max(values[field], value if goal.dear == 1.0 else max(value, 0.0))
