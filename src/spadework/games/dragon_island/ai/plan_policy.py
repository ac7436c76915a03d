"""Following the best course of a seat of Dragon Island: `planned_move`, the move of the search's playouts.

Whoever follows it plays well where no cards of others and no actions come in between. It is looked for anew only where something has, and
what was found is remembered.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.search.keys import Integers, key_of
from spadework.engine.search.planner import NO_PLAN, PlannerCache
from spadework.engine.stream import Stream
from spadework.games.dragon_island.ai.field_values import choosing, fill_hopes, infidelities
from spadework.games.dragon_island.ai.plan import best_course, counts
from spadework.games.dragon_island.ai.quick_policy import instead
from spadework.games.dragon_island.ai.way_costs import Fields, Worths, map_tiles
from spadework.games.dragon_island.rules.cards import takes_on
from spadework.games.dragon_island.rules.codes import NOTHING, flies, paid_for, target_of
from spadework.games.dragon_island.rules.phases import list_turn
from spadework.games.dragon_island.rules.sharing import list_claims, rival
from spadework.games.dragon_island.rules.state import (
    DRAGONS,
    FIELDS,
    HUNTERS,
    KINDS_OF_TERRAIN,
    MOST_SEATS,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NOTHING_AIMED,
    SHARING,
    TERRAINS,
    TURN,
)
from spadework.games.dragon_island.rules.steps import legal_step

# What is noted of a course: for which turn, whose it is, where that hunter must stand and with how many cards to go on with it, how many of
# its steps are made, how many it has, and from FIRST on which.
FOR_TURN, GOING, FROM, CARDS, MADE, STEPS_TO_MAKE, FIRST = range(7)
# What is remembered of a course: under which key, whose it is, how many steps it has, and from FIRST_KNOWN on which; and of a hunter's
# hopes: under which key, and from HOPES_KNOWN on which.
KEY, WHOSE, STEPS_KNOWN, FIRST_KNOWN = range(4)
HOPES_KNOWN = KEY + 1
WORDS = 6  # that a key is made from
WIDE, NARROW = 7, 3  # bits that hold a field, a pair or a kind of card, and a seat or a hunter


@rule
def planned_move(
    material: Record, state: Record, seat: int, moves: Codes, stream: Stream, notes: Codes, memory: PlannerCache
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
    notes[FROM] = target_of(step)
    notes[CARDS] -= (1 if paid_for(step) >= 0 else 0) + (1 if flies(step) else 0)
    return move


# Looking for it, and remembering it


@rule
def note_course(material: Record, state: Record, seat: int, notes: Codes, memory: PlannerCache) -> None:
    """Note the best course, which is looked for where it is not remembered."""
    tiles, words = scratch(KINDS_OF_TERRAIN, np.int64), scratch(WORDS, np.int64)
    map_tiles(state, tiles)
    describe_board(state, tiles, words)
    key = key_of_course(state, seat, words)
    known = memory[key & len(memory) - 1]
    if known[KEY] != key:
        hopes = scratch((HUNTERS, FIELDS), np.float64)
        for hunter in range(HUNTERS):
            if counts(state, seat, hunter, False):
                recall_hopes(material, state, hunter, tiles, words, memory, hopes[hunter])
        _, hunter, steps = best_course(material, state, seat, False, tiles, hopes, known[FIRST_KNOWN:])
        known[KEY], known[WHOSE], known[STEPS_KNOWN] = key, hunter, steps
    hunter, steps = int(known[WHOSE]), int(known[STEPS_KNOWN])
    for step in range(steps):
        notes[FIRST + step] = known[FIRST_KNOWN + step]
    notes[FOR_TURN], notes[GOING], notes[MADE], notes[STEPS_TO_MAKE] = state.turns, hunter, 0, steps
    notes[FROM], notes[CARDS] = state.hunter[hunter] if hunter != NO_HUNTER else NO_FIELD, state.cards[seat]


@rule
def recall_hopes(
    material: Record, state: Record, hunter: int, tiles: Fields, words: Integers, memory: PlannerCache, hopes: Worths
) -> None:
    """Fill a hunter's hopes as `fill_hopes` does, which is asked where they are not remembered."""
    key = key_of_hopes(hunter, words)
    known = memory[key & len(memory) - 1]
    remembered = known[HOPES_KNOWN : HOPES_KNOWN + FIELDS].view(np.float64)
    if known[KEY] != key:
        ways = scratch(FIELDS, np.int32)
        fill_hopes(material, state, hunter, tiles, remembered, ways)
        known[KEY] = key
    for field in range(FIELDS):
        hopes[field] = remembered[field]


@rule
def describe_board(state: Record, tiles: Fields, words: Integers) -> None:
    """Fill all `words` but the last one with where tiles, dragons, hunters and treasures are; `tiles` are as in `map_tiles`."""
    hunters, treasures = 0, int(state.next_pair)
    for hunter in range(HUNTERS):
        hunters = hunters << WIDE | int(state.hunter[hunter]) - NO_FIELD
        hunters = hunters << NARROW | int(state.owner[hunter]) - NO_SEAT
        treasures = treasures << WIDE | int(state.carries[hunter]) - NO_PAIR
    for dragon in range(DRAGONS):
        treasures = treasures << WIDE | int(state.dragon[dragon]) - NO_FIELD
    words[0], words[1] = hunters, treasures
    # One word for each binary digit of the terrains.
    words[2], words[3], words[4] = 0, 0, 0
    for terrain in range(KINDS_OF_TERRAIN):
        words[2] |= tiles[terrain] * (terrain & 1)
        words[3] |= tiles[terrain] * (terrain >> 1 & 1)
        words[4] |= tiles[terrain] * (terrain >> 2 & 1)


@rule
def key_of_course(state: Record, seat: int, words: Integers) -> int:
    """A key of all that the best course of a seat depends on in its turn, while it has begun nothing; `words` are from `describe_board`."""
    hand = int(state.moved) - NO_HUNTER
    for terrain in range(len(TERRAINS)):
        hand = hand << 1 | int(state.free[terrain])
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if takes_on(kind):
            hand = hand << WIDE | kind + 1
    words[WORDS - 1] = hand
    return key_of(words, seat)


@rule
def key_of_hopes(hunter: int, words: Integers) -> int:
    """A key of all that a hunter's hopes depend on in its turn, while nothing has been begun; `words` are from `describe_board`."""
    words[WORDS - 1] = 0
    return key_of(words, MOST_SEATS + hunter)
