"""The best course of a seat of Dragon Island: how far its hand leads in this turn, and what that promises with the cards that are left."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import Record
from spadework.engine.search.keys import Integers
from spadework.games.dragon_island.ai.field_values import choosing, may_stay, rests
from spadework.games.dragon_island.ai.reachability import BEHIND, LEADS_ON, LONGEST, furthest, leading_on
from spadework.games.dragon_island.ai.way_costs import Fields, Worths
from spadework.games.dragon_island.rules.board import partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as, takes_on
from spadework.games.dragon_island.rules.state import (
    COINS,
    COUNTERSPELL,
    FIELDS,
    FLIGHT,
    HAND,
    HUNTERS,
    INFIDELITY,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    PASSING,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TERROR,
    TURN,
)
from spadework.games.dragon_island.rules.steps import is_joker, may_set_out, terrains_paid_by

SECOND = 0.2  # how much of the hope of a second hunter counts who is after the same treasures
# What cards are worth, compared with one that is drawn in their place.
JOKER, USELESS, PLAYABLE = 0.6, -1.3, -0.6
FIRST_INFIDELITY, NEXT_INFIDELITY, FIRST_GREEN, NEXT_GREEN, FIRST_FLIGHT, NEXT_FLIGHT = 5.0, 1.2, 3.0, 0.3, 1.2, 0.3
EXCHANGED = -0.01  # what is about to be discarded

# Cards


@rule
def weigh_cards(material: Record, state: Record, seat: int, whole: bool, keeping: Worths) -> None:
    """Fill keeping[slot] with what each card is worth, wherever the hunters stand: of the `whole` hand, or of what takes them on."""
    infidelities, greens, flights = 0, 0, 0
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        card = PLAYABLE
        if not whole and not takes_on(kind):
            card = 0.0
        elif is_terrain_card(kind):
            card = USELESS
        elif may_be_used_as(kind, INFIDELITY):
            card = FIRST_INFIDELITY if infidelities == 0 else NEXT_INFIDELITY if infidelities == 1 else PLAYABLE
            infidelities += 1
        elif kind == FLIGHT:
            card = FIRST_FLIGHT if flights == 0 else NEXT_FLIGHT if flights == 1 else PLAYABLE
            flights += 1
        elif may_be_used_as(kind, SLUMBER_CARD) or may_be_used_as(kind, COUNTERSPELL) or may_be_used_as(kind, TERROR):
            card = FIRST_GREEN if greens == 0 else NEXT_GREEN if greens == 1 else PLAYABLE
            greens += 1
        keeping[slot] = max(card, EXCHANGED) if state.phase == PASSING and state.active == seat else card


@rule
def weigh_for(material: Record, state: Record, seat: int, hunter: int, leads: int, keeping: Worths) -> None:
    """Raise keeping[slot] for the terrain cards that take a hunter on; `leads` are the terrains that do (see `leading_on`)."""
    wants = leads % BEHIND | leads // BEHIND
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            if is_joker(material, hunter, kind):
                keeping[slot] = max(keeping[slot], JOKER)
            elif terrains_paid_by(material, hunter, kind) & wants:
                keeping[slot] = max(keeping[slot], LEADS_ON)


@rule
def goes_on(state: Record, seat: int) -> bool:
    """Whether it is the turn of a seat, in which it may still go on."""
    open_turn = state.phase == TAKING or (state.phase == TURN and choosing(state) != LEAVING)
    return bool(state.active == seat and open_turn)


@rule
def is_free(state: Record, hunter: int) -> bool:
    """Whether a hunter is after a treasure, or will be when the one in the boat has been shared."""
    at_boat = state.phase == SHARING and state.hunter[hunter] == state.boat
    return bool(at_boat or (state.carries[hunter] == NO_PAIR and not rests(state, hunter)))


@rule
def counts(state: Record, seat: int, hunter: int, whole: bool) -> bool:
    """Whether a hunter is one of a seat's, and may set out or need not (see `best_course`)."""
    mine = state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
    return bool(mine and (whole or may_set_out(state, hunter)))


@rule
def best_course(
    material: Record, state: Record, seat: int, whole: bool, tiles: Fields, hopes: Any, course: Integers
) -> tuple[float, int, int]:
    """What one's own hunters and cards promise, as far as the hand leads in this turn.

    Beside it the hunter to move for that, and how many steps lead there, which fill `course` (see `furthest`). When it need not be `whole`,
    what no course changes is left out: a hunter who can't move any more in this turn, and cards that pay for no step. `tiles` are as in
    `map_tiles`; hopes[hunter] as in `fill_hopes`, for each hunter that counts, and changed here.
    """
    keeping, kept, paying = blank(HAND, np.float64), blank(HAND, np.float64), blank(HAND, np.int32)
    weigh_cards(material, state, seat, whole, keeping)
    way, best, going, steps = scratch(LONGEST, np.int32), -1e9, NO_HUNTER, 0
    for hunter in range(HUNTERS):
        if not counts(state, seat, hunter, whole):
            continue
        for slot in range(HAND):
            kept[slot] = keeping[slot]
        others_hope, partner = 0.0, partner_of(state, hunter)
        for other in range(HUNTERS):
            if state.hunter[other] != NO_FIELD and state.owner[other] == seat:
                field, leads = int(state.hunter[other]), 0
                if other == partner and state.phase != SHARING:
                    for slot in range(FIELDS):
                        hopes[hunter, slot] *= COINS
                elif other != hunter and counts(state, seat, other, whole):
                    if is_free(state, hunter) and is_free(state, other):
                        others_hope += SECOND * hopes[other, field]
                    else:
                        others_hope += hopes[other, field]
                        leads = leading_on(material, state, field, hopes[other])
                weigh_for(material, state, seat, other, leads, kept)
        for slot in range(state.cards[seat]):
            paying[slot] = terrains_paid_by(material, hunter, int(state.hand[seat, slot]))
        may_move = goes_on(state, seat) and may_set_out(state, hunter)
        may_move = may_move and not (rests(state, hunter) and may_stay(state, hunter))
        worth, count = furthest(material, state, seat, hunter, tiles, hopes[hunter], kept, paying, may_move, way)
        if worth + others_hope > best:
            best, going, steps = worth + others_hope, hunter, count
            for step in range(count):
                course[step] = way[step]
    return best, going, steps
