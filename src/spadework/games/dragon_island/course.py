"""The best course of a seat of Dragon Island: how far its hand leads in this turn, and what that promises with the cards that are left.

Whoever follows it plays well where no cards of others and no actions come in between: `planned`, the move of the search's playouts.
It is looked for anew only where something has come in between.
"""

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.keys import key_of
from spadework.engine.scratch import blank, scratch
from spadework.engine.stream import Stream
from spadework.engine.tree import NO_PLAN, Memory
from spadework.games.dragon_island.board import partner_of
from spadework.games.dragon_island.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.glance import instead
from spadework.games.dragon_island.hopes import choosing, fill_hopes, infidelities, may_stay, rests
from spadework.games.dragon_island.moving import (
    field_of,
    flies,
    is_joker,
    legal_step,
    paid_for,
    terrains_paid_by,
)
from spadework.games.dragon_island.reach import BEHIND, LEADS_ON, LONGEST, furthest, leading_on
from spadework.games.dragon_island.rules import list_turn
from spadework.games.dragon_island.sharing import list_claims, rival
from spadework.games.dragon_island.state import (
    COINS,
    COUNTERSPELL,
    DRAGONS,
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
    NO_SEAT,
    NOTHING,
    NOTHING_AIMED,
    PASSING,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TERRAINS,
    TERROR,
    TURN,
)
from spadework.games.dragon_island.ways import Fields, Worths, map_tiles

SECOND = 0.2  # how much of the hope of a second hunter counts who is after the same treasures
# What cards are worth, compared with one that is drawn in their place.
JOKER, USELESS, PLAYABLE = 0.6, -1.3, -0.6
FIRST_INFIDELITY, NEXT_INFIDELITY, FIRST_GREEN, NEXT_GREEN, FIRST_FLIGHT, NEXT_FLIGHT = 5.0, 1.2, 3.0, 0.3, 1.2, 0.3
EXCHANGED = -0.01  # what is about to be discarded
# What is noted of a course: for which turn, whose it is, where that hunter must stand and with how many cards to go on with it, how many of
# its steps are made, how many it has, and from FIRST on which.
FOR_TURN, GOING, FROM, CARDS, MADE, STEPS_TO_MAKE, FIRST = range(7)
# What is remembered of a course: under which key, whose it is, how many steps it has, and from FIRST_KNOWN on which.
KEY, WHOSE, STEPS_KNOWN, FIRST_KNOWN = range(4)
WORDS = 6  # that a key is made from
WIDE, NARROW = 7, 3  # bits that hold a field, a pair or a kind of card, and a seat

# Cards


@rule
def weigh_cards(material: Record, state: Record, seat: int, whole: bool, keeping: Worths) -> None:
    """Fill keeping[place] with what each card is worth, wherever the hunters stand: of the `whole` hand, or of what takes them on."""
    infidelities, greens, flights = 0, 0, 0
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
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
        keeping[place] = max(card, EXCHANGED) if state.phase == PASSING and state.active == seat else card


@rule
def takes_on(kind: int) -> bool:
    """Whether a card takes a hunter on."""
    return kind == FLIGHT or is_terrain_card(kind)


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
def best_course(
    material: Record, state: Record, seat: int, whole: bool, tiles: Fields, course: Codes
) -> tuple[float, int, int]:
    """What one's own hunters and cards promise, as far as the hand leads in this turn; `tiles` are as in `map_tiles`.

    Beside it the hunter to move for that, and how many steps lead there, which fill `course` (see `furthest`). When it need not be `whole`,
    what no course changes is left out: a hunter who can't move any more in this turn, and cards that pay for no step.
    """
    hopes, ways = scratch((HUNTERS, FIELDS), np.float64), scratch(FIELDS, np.int32)
    keeping, kept, paying = blank(HAND, np.float64), blank(HAND, np.float64), blank(HAND, np.int32)
    weigh_cards(material, state, seat, whole, keeping)
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
def planned(
    material: Record, state: Record, seat: int, moves: Codes, stream: Stream, notes: Codes, memory: Memory
) -> int:
    """A move that follows one's best course, where there is one; else NO_PLAN. `moves` is room to list all that are legal."""
    if state.phase == SHARING:
        count = list_claims(state, seat, moves)
        claims = infidelities(state, seat) > infidelities(state, rival(state, seat))
        return int(moves[count - 1 if claims else 0])
    if state.phase != TURN or choosing(state) != NOTHING_AIMED:
        return NO_PLAN
    if not is_as_noted(state, seat, notes):
        note_course(material, state, seat, notes, memory)
    move = next_step(material, state, seat, notes)
    if move != NO_PLAN:
        return move
    return int(moves[instead(moves, list_turn(material, state, seat, moves), stream)])


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
def note_course(material: Record, state: Record, seat: int, notes: Codes, memory: Memory) -> None:
    """Note the best course, which is looked for where it is not remembered."""
    tiles = scratch(KINDS_OF_TERRAIN, np.int64)
    map_tiles(state, tiles)
    key = key_of_course(state, seat, tiles)
    known = memory[key & len(memory) - 1]
    if known[KEY] != key:
        _, hunter, steps = best_course(material, state, seat, False, tiles, notes[FIRST:])
        known[KEY], known[WHOSE], known[STEPS_KNOWN] = key, hunter, steps
        for step in range(steps):
            known[FIRST_KNOWN + step] = notes[FIRST + step]
    hunter, steps = int(known[WHOSE]), int(known[STEPS_KNOWN])
    for step in range(steps):
        notes[FIRST + step] = known[FIRST_KNOWN + step]
    notes[FOR_TURN], notes[GOING], notes[MADE], notes[STEPS_TO_MAKE] = state.turns, hunter, 0, steps
    notes[FROM], notes[CARDS] = state.hunter[hunter] if hunter != NO_HUNTER else NO_FIELD, state.cards[seat]


@rule
def key_of_course(state: Record, seat: int, tiles: Fields) -> int:
    """A key of all that the best course of a seat depends on in its turn, while it has begun nothing; `tiles` are as in `map_tiles`."""
    words = scratch(WORDS, np.int64)
    hunters, treasures, hand = int(state.moved), int(state.next_pair), 0
    for hunter in range(HUNTERS):
        hunters = hunters << WIDE | int(state.hunter[hunter]) - NO_FIELD
        treasures = treasures << WIDE | int(state.carries[hunter]) - NO_PAIR
        hand = hand << NARROW | int(state.owner[hunter]) - NO_SEAT
    for dragon in range(DRAGONS):
        treasures = treasures << WIDE | int(state.dragon[dragon]) - NO_FIELD
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
        if takes_on(kind):
            hand = hand << WIDE | kind + 1
    for terrain in range(len(TERRAINS)):
        hunters = hunters << 1 | int(state.free[terrain])
    words[0], words[1], words[2] = hunters, treasures, hand
    # One word for each binary digit of the terrains.
    words[3], words[4], words[5] = 0, 0, 0
    for terrain in range(KINDS_OF_TERRAIN):
        words[3] |= tiles[terrain] * (terrain & 1)
        words[4] |= tiles[terrain] * (terrain >> 1 & 1)
        words[5] |= tiles[terrain] * (terrain >> 2 & 1)
    return key_of(words, seat)


@rule
def next_step(material: Record, state: Record, seat: int, notes: Codes) -> int:
    """The next step of the course noted; NO_PLAN when all are made, or it can't be made."""
    if notes[MADE] == notes[STEPS_TO_MAKE]:
        return NO_PLAN
    step = int(notes[FIRST + notes[MADE]])
    move = legal_step(material, state, seat, int(notes[GOING]), step)
    if move == NOTHING:
        notes[STEPS_TO_MAKE] = notes[MADE]
        return NO_PLAN
    notes[MADE] += 1
    notes[FROM] = field_of(step)
    notes[CARDS] -= (1 if paid_for(step) >= 0 else 0) + (1 if flies(step) else 0)
    return move
