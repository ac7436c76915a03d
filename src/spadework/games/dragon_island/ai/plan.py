"""The best plan of a seat of Dragon Island: which hunter goes how far in this turn, and what that promises with the cards that are left."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import Record
from spadework.engine.search.keys import Integers
from spadework.games.dragon_island.ai.card_values import fill_card_values, raise_card_values
from spadework.games.dragon_island.ai.position import Position, may_rest, rests, seeks_treasure
from spadework.games.dragon_island.ai.reachability import (
    BEHIND,
    LONGEST,
    Traveller,
    best_reachable,
    uphill_terrains,
)
from spadework.games.dragon_island.rules.board import partner_of
from spadework.games.dragon_island.rules.state import (
    COINS,
    FIELDS,
    HAND,
    HUNTERS,
    NO_FIELD,
    NO_HUNTER,
    SHARING,
    TAKING,
    TURN,
)
from spadework.games.dragon_island.rules.steps import may_set_out, terrains_paid_by

RIVAL_WEIGHT = 0.2
"""How much of the value of a second hunter counts who is after the same treasures."""


@rule
def may_go_on(state: Record, seat: int) -> bool:
    """Whether it is the turn of a seat, in which it may still go on."""
    return bool(state.active == seat and (state.phase == TAKING or state.phase == TURN))


@rule
def may_plan(state: Record, hunter: int) -> bool:
    """Whether a hunter may leave in this turn, and has a reason to."""
    return may_set_out(state, hunter) and not (rests(state, hunter) and may_rest(state, hunter))


@rule
def is_planned_for(state: Record, seat: int, hunter: int, whole: bool) -> bool:
    """Whether a hunter is one of a seat's, and may set out or need not (see `best_plan`)."""
    mine = state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
    return bool(mine and (whole or may_set_out(state, hunter)))


@rule
def best_plan(position: Position, seat: int, whole: bool, field_values: Any, steps: Integers) -> tuple[float, int, int]:
    """What one's own hunters and cards promise, as far as the hand leads in this turn.

    Beside it the hunter to move for that, and how many steps lead there, which fill `steps` (see `best_reachable`). When it need not be
    `whole`, what no plan changes is left out: a hunter who can't move any more in this turn, and cards that pay for no step.
    field_values[hunter] are as in `fill_field_values`, for each hunter that is planned for.
    """
    material, state = position.material, position.state
    card_values, raised = blank(HAND, np.float64), blank(HAND, np.float64)
    terrains, doubled = blank(HAND, np.int32), scratch(FIELDS, np.float64)
    fill_card_values(state, seat, whole, card_values)
    way, best, going, length = scratch(LONGEST, np.int32), -1e9, NO_HUNTER, 0
    for hunter in range(HUNTERS):
        if not is_planned_for(state, seat, hunter, whole):
            continue
        for slot in range(HAND):
            raised[slot] = card_values[slot]
        others, partner, values = 0.0, partner_of(state, hunter), field_values[hunter]
        for other in range(HUNTERS):
            if state.hunter[other] != NO_FIELD and state.owner[other] == seat:
                field, uphill = int(state.hunter[other]), 0
                if other == partner and state.phase != SHARING:
                    for each in range(FIELDS):
                        doubled[each] = COINS * field_values[hunter, each]
                    values = doubled
                elif other != hunter and is_planned_for(state, seat, other, whole):
                    if seeks_treasure(state, hunter) and seeks_treasure(state, other):
                        others += RIVAL_WEIGHT * field_values[other, field]
                    else:
                        others += field_values[other, field]
                        uphill = uphill_terrains(material, state, field, field_values[other])
                raise_card_values(position, seat, other, uphill % BEHIND | uphill // BEHIND, raised)
        for slot in range(state.cards[seat]):
            terrains[slot] = terrains_paid_by(material, hunter, int(state.hand[seat, slot]))
        traveller = Traveller(position, seat, hunter, partner, values, raised, terrains)
        worth, count = best_reachable(traveller, may_go_on(state, seat) and may_plan(state, hunter), way)
        if worth + others > best:
            best, going, length = worth + others, hunter, count
            for step in range(count):
                steps[step] = way[step]
    return best, going, length
