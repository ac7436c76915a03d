"""The best course of a seat of Dragon Island: how far its hand leads in this turn, and what that promises with the cards that are left.

Whoever follows it plays well where no cards of others and no actions come in between: `planned`, the move of the search's playouts.
It is looked for anew only where something has come in between.
"""

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.scratch import blank, scratch
from spadework.engine.stream import Stream
from spadework.engine.tree import NO_PLAN
from spadework.games.dragon_island.board import partner_of
from spadework.games.dragon_island.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.glance import instead
from spadework.games.dragon_island.hopes import choosing, fill_hopes, infidelities, may_stay, rests
from spadework.games.dragon_island.moving import (
    field_of,
    flies,
    is_joker,
    named,
    paid_for,
    sent_home_by,
    terrains_paid_by,
)
from spadework.games.dragon_island.reach import BEHIND, LEADS_ON, LONGEST, furthest, leading_on
from spadework.games.dragon_island.sharing import rival
from spadework.games.dragon_island.state import (
    COINS,
    COUNTERSPELL,
    FIELDS,
    FLIGHT,
    HAND,
    HUNTERS,
    INFIDELITY,
    KINDS_OF_TERRAIN,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NOTHING_AIMED,
    PASSING,
    SENT,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TERROR,
    TURN,
)
from spadework.games.dragon_island.ways import Worths, map_tiles

SECOND = 0.2  # how much of the hope of a second hunter counts who is after the same treasures
# What cards are worth, compared with one that is drawn in their place.
JOKER, USELESS, PLAYABLE = 0.6, -1.3, -0.6
FIRST_INFIDELITY, NEXT_INFIDELITY, FIRST_GREEN, NEXT_GREEN, FIRST_FLIGHT, NEXT_FLIGHT = 5.0, 1.2, 3.0, 0.3, 1.2, 0.3
EXCHANGED = -0.01  # what is about to be discarded
# What is noted of a course: for which turn, whose it is, where that hunter must stand and with how many cards to go on with it, how many of
# its steps are made, how many it has, and from FIRST on which.
FOR_TURN, GOING, FROM, CARDS, MADE, STEPS_TO_MAKE, FIRST = range(7)

# Cards


@rule
def weigh_cards(material: Record, state: Record, seat: int, keeping: Worths) -> None:
    """Fill keeping[place] with what each card of a hand is worth, wherever the hunters stand."""
    infidelities, greens, flights = 0, 0, 0
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
        card = PLAYABLE
        if is_terrain_card(kind):
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
        keeping[place] = max(card, EXCHANGED) if state.phase == PASSING and state.active == seat else card


@rule
def weigh_for(material: Record, state: Record, seat: int, hunter: int, leads: int, keeping: Worths) -> None:
    """Raise keeping[place] for the terrain cards that take a hunter on; `leads` are the terrains that do (see `leading_on`)."""
    wants = leads % BEHIND | leads // BEHIND
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
        if is_terrain_card(kind):
            if is_joker(material, hunter, kind):
                keeping[place] = max(keeping[place], JOKER)
            elif terrains_paid_by(material, hunter, kind) & wants:
                keeping[place] = max(keeping[place], LEADS_ON)


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
def may_set_out(state: Record, hunter: int) -> bool:
    """Whether the turn may belong to a hunter, or does already."""
    return bool(state.moved == NO_HUNTER or state.moved == hunter)


@rule
def best_course(material: Record, state: Record, seat: int, whole: bool, course: Codes) -> tuple[float, int, int]:
    """What one's own hunters and cards promise, as far as the hand leads in this turn.

    Beside it the hunter to move for that, and how many steps lead there, which fill `course` (see `furthest`). When it need not be `whole`,
    what a hunter promises who can't move any more in this turn is left out.
    """
    hopes, ways = scratch((HUNTERS, FIELDS), np.float64), scratch(FIELDS, np.int32)
    keeping, kept, paying = blank(HAND, np.float64), blank(HAND, np.float64), blank(HAND, np.int32)
    tiles = scratch(KINDS_OF_TERRAIN, np.int64)
    map_tiles(state, tiles)
    weigh_cards(material, state, seat, keeping)
    way, best, going, steps = scratch(LONGEST, np.int32), -1e9, NO_HUNTER, 0
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat and (whole or may_set_out(state, hunter)):
            fill_hopes(material, state, hunter, tiles, hopes[hunter], ways)
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD or state.owner[hunter] != seat or not (whole or may_set_out(state, hunter)):
            continue
        for place in range(HAND):
            kept[place] = keeping[place]
        others_hope, partner = 0.0, partner_of(state, hunter)
        for other in range(HUNTERS):
            if state.hunter[other] != NO_FIELD and state.owner[other] == seat:
                field, leads, counts = int(state.hunter[other]), 0, whole or may_set_out(state, other)
                if other == partner and state.phase != SHARING:
                    for place in range(FIELDS):
                        hopes[hunter, place] *= COINS
                elif counts and other != hunter and is_free(state, hunter) and is_free(state, other):
                    others_hope += SECOND * hopes[other, field]
                elif counts and other != hunter:
                    others_hope += hopes[other, field]
                    leads = leading_on(material, state, field, hopes[other])
                weigh_for(material, state, seat, other, leads, kept)
        for place in range(state.cards[seat]):
            paying[place] = terrains_paid_by(material, hunter, int(state.hand[seat, place]))
        may_move = goes_on(state, seat) and may_set_out(state, hunter)
        may_move = may_move and not (rests(state, hunter) and may_stay(state, hunter))
        worth, count = furthest(material, state, seat, hunter, tiles, hopes[hunter], kept, paying, may_move, way)
        if worth + others_hope > best:
            best, going, steps = worth + others_hope, hunter, count
            for step in range(count):
                course[step] = way[step]
    return best, going, steps


# Following it


@rule
def planned(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream, notes: Codes) -> int:
    """Index of a move that follows one's best course, where there is one; else NO_PLAN."""
    if state.phase == SHARING:
        return count - 1 if infidelities(state, seat) > infidelities(state, rival(state, seat)) else 0
    if state.phase != TURN or choosing(state) != NOTHING_AIMED or count == 1:
        return NO_PLAN
    if not is_as_noted(state, seat, notes):
        note_course(material, state, seat, notes)
    index = next_step(state, moves, count, notes)
    return index if index != NO_PLAN else instead(state, moves, count, stream)


@rule
def is_as_noted(state: Record, seat: int, notes: Codes) -> bool:
    """Whether a course has been noted in this turn and nothing has come in between."""
    return bool(
        notes[FOR_TURN] == state.turns
        and notes[GOING] != NO_HUNTER
        and notes[FROM] == state.hunter[notes[GOING]]
        and notes[CARDS] == state.cards[seat]
    )


@rule
def note_course(material: Record, state: Record, seat: int, notes: Codes) -> None:
    """Look for the best course, and note it."""
    _, hunter, steps = best_course(material, state, seat, False, notes[FIRST:])
    notes[FOR_TURN], notes[GOING], notes[MADE], notes[STEPS_TO_MAKE] = state.turns, hunter, 0, steps
    notes[FROM], notes[CARDS] = state.hunter[hunter] if hunter != NO_HUNTER else NO_FIELD, state.cards[seat]


@rule
def next_step(state: Record, moves: Codes, count: int, notes: Codes) -> int:
    """Index of the next step of the course noted; NO_PLAN when all are made, or it can't be made."""
    if notes[MADE] == notes[STEPS_TO_MAKE]:
        return NO_PLAN
    step = int(notes[FIRST + notes[MADE]])
    for index in range(1, count):
        move = int(moves[index])
        if move - max(0, sent_home_by(move) + 1) * SENT - named(state, int(notes[GOING])) == step:
            notes[MADE] += 1
            notes[FROM] = field_of(step)
            notes[CARDS] -= (1 if paid_for(step) >= 0 else 0) + (1 if flies(step) else 0)
            return index
    notes[STEPS_TO_MAKE] = notes[MADE]
    return NO_PLAN
