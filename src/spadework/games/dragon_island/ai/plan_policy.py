"""Following the best plan of a seat of Dragon Island: `planned_move`, by which rollouts go on.

Whoever follows it plays well where no cards of others and no actions come in between. It plans anew only where something has, and plans
and field values are kept in a cache.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.search.keys import Integers, key_of
from spadework.engine.search.planner import NO_PLAN, PlannerCache
from spadework.engine.stream import Stream
from spadework.games.dragon_island.ai.field_values import fill_field_values
from spadework.games.dragon_island.ai.plan import best_plan, is_planned_for
from spadework.games.dragon_island.ai.position import (
    Fields,
    Position,
    Worths,
    choice_begun,
    infidelities_held,
    map_tiles,
)
from spadework.games.dragon_island.ai.quick_policy import quick_substitute
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

PLAN_TURN, PLAN_HUNTER, PLAN_FIELD, PLAN_CARDS, PLAN_MADE, PLAN_LENGTH, PLAN_STEPS = range(7)
"""A plan in the rollout state: for which turn, whose it is, where that hunter must stand and with how many cards to go on with it, how many
of its steps are made, how many it has, and from here on which."""
CACHE_KEY, CACHE_HUNTER, CACHE_LENGTH, CACHE_STEPS = range(4)
"""A plan in the cache: under which key, whose it is, how many steps it has, and from here on which."""
CACHE_VALUES = CACHE_KEY + 1
"""Field values in the cache: under which key, and from here on what they are."""
BOARD_SIZE = 6
"""How many integers describe a board, with one for the hand."""
WIDE, NARROW = 7, 3  # bits that hold a field, a pair or a kind of card, and a seat or a hunter


@rule
def planned_move(
    material: Record,
    state: Record,
    seat: int,
    moves: Codes,
    stream: Stream,
    rollout_state: Codes,
    cache: PlannerCache,
) -> int:
    """A move that follows one's best plan, where there is one; else NO_PLAN. `moves` is a buffer to list all that are legal."""
    if state.phase == SHARING:
        count = list_claims(state, seat, moves)
        claims = infidelities_held(state, seat) > infidelities_held(state, rival(state, seat))
        return int(moves[count - 1 if claims else 0])
    if state.phase != TURN or choice_begun(state) != NOTHING_AIMED:
        return NO_PLAN
    if not still_holds(state, seat, rollout_state):
        make_plan(material, state, seat, rollout_state, cache)
    move = next_step(material, state, seat, rollout_state)
    if move != NO_PLAN:
        return move
    return int(moves[quick_substitute(moves, list_turn(material, state, seat, moves), stream)])


@rule
def still_holds(state: Record, seat: int, plan: Codes) -> bool:
    """Whether a plan has been made in this turn and nothing has come in between."""
    return bool(
        plan[PLAN_TURN] == state.turns
        and plan[PLAN_HUNTER] != NO_HUNTER
        and plan[PLAN_FIELD] == state.hunter[plan[PLAN_HUNTER]]
        and plan[PLAN_CARDS] == state.cards[seat]
    )


@rule
def next_step(material: Record, state: Record, seat: int, plan: Codes) -> int:
    """The next step of the plan; NO_PLAN when all are made, or it can't be made."""
    if plan[PLAN_MADE] == plan[PLAN_LENGTH]:
        return NO_PLAN
    step = int(plan[PLAN_STEPS + plan[PLAN_MADE]])
    move = legal_step(material, state, seat, int(plan[PLAN_HUNTER]), step)
    if move == NOTHING:
        plan[PLAN_LENGTH] = plan[PLAN_MADE]
        return NO_PLAN
    plan[PLAN_MADE] += 1
    plan[PLAN_FIELD] = target_of(step)
    plan[PLAN_CARDS] -= (1 if paid_for(step) >= 0 else 0) + (1 if flies(step) else 0)
    return move


# Planning, with a cache


@rule
def make_plan(material: Record, state: Record, seat: int, plan: Codes, cache: PlannerCache) -> None:
    """Fill the best plan, which is looked for where it is not in the cache."""
    tiles, board = scratch(KINDS_OF_TERRAIN, np.int64), scratch(BOARD_SIZE, np.int64)
    map_tiles(state, tiles)
    describe_board(state, tiles, board)
    key = key_of_plan(state, seat, board)
    known = cache[key & len(cache) - 1]
    if known[CACHE_KEY] != key:
        position = Position(material, state, tiles)
        field_values = scratch((HUNTERS, FIELDS), np.float64)
        for hunter in range(HUNTERS):
            if is_planned_for(state, seat, hunter, False):
                recall_field_values(position, hunter, board, cache, field_values[hunter])
        _, hunter, length = best_plan(position, seat, False, field_values, known[CACHE_STEPS:])
        known[CACHE_KEY], known[CACHE_HUNTER], known[CACHE_LENGTH] = key, hunter, length
    hunter, length = int(known[CACHE_HUNTER]), int(known[CACHE_LENGTH])
    for step in range(length):
        plan[PLAN_STEPS + step] = known[CACHE_STEPS + step]
    plan[PLAN_TURN], plan[PLAN_HUNTER], plan[PLAN_MADE], plan[PLAN_LENGTH] = state.turns, hunter, 0, length
    plan[PLAN_FIELD], plan[PLAN_CARDS] = state.hunter[hunter] if hunter != NO_HUNTER else NO_FIELD, state.cards[seat]


@rule
def recall_field_values(position: Position, hunter: int, board: Integers, cache: PlannerCache, values: Worths) -> None:
    """Fill a hunter's field values as `fill_field_values` does, which is asked where they are not in the cache."""
    key = key_of_field_values(hunter, board)
    known = cache[key & len(cache) - 1]
    cached = known[CACHE_VALUES : CACHE_VALUES + FIELDS].view(np.float64)
    if known[CACHE_KEY] != key:
        costs = scratch(FIELDS, np.int32)
        fill_field_values(position, hunter, cached, costs)
        known[CACHE_KEY] = key
    for field in range(FIELDS):
        values[field] = cached[field]


@rule
def describe_board(state: Record, tiles: Fields, board: Integers) -> None:
    """Fill all of `board` but its last integer with where tiles, dragons, hunters and treasures are; `tiles` are as of `map_tiles`."""
    hunters, treasures = 0, int(state.next_pair)
    for hunter in range(HUNTERS):
        hunters = hunters << WIDE | int(state.hunter[hunter]) - NO_FIELD
        hunters = hunters << NARROW | int(state.owner[hunter]) - NO_SEAT
        treasures = treasures << WIDE | int(state.carries[hunter]) - NO_PAIR
    for dragon in range(DRAGONS):
        treasures = treasures << WIDE | int(state.dragon[dragon]) - NO_FIELD
    board[0], board[1] = hunters, treasures
    # One integer for each binary digit of the terrains.
    board[2], board[3], board[4] = 0, 0, 0
    for terrain in range(KINDS_OF_TERRAIN):
        board[2] |= tiles[terrain] * (terrain & 1)
        board[3] |= tiles[terrain] * (terrain >> 1 & 1)
        board[4] |= tiles[terrain] * (terrain >> 2 & 1)


@rule
def key_of_plan(state: Record, seat: int, board: Integers) -> int:
    """A key of all that the best plan of a seat depends on in its turn, while it has begun nothing; see `describe_board`."""
    hand = int(state.moved) - NO_HUNTER
    for terrain in range(len(TERRAINS)):
        hand = hand << 1 | int(state.free[terrain])
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if takes_on(kind):
            hand = hand << WIDE | kind + 1
    board[BOARD_SIZE - 1] = hand
    return key_of(board, seat)


@rule
def key_of_field_values(hunter: int, board: Integers) -> int:
    """A key of all that a hunter's field values depend on in its turn, while nothing has been begun; see `describe_board`."""
    board[BOARD_SIZE - 1] = 0
    return key_of(board, MOST_SEATS + hunter)
