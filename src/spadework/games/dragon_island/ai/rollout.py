"""Policies for Dragon Island: quick moves, planned moves, and priors of a search.

`rollout_policy` picks a quick, reasonable move by distances and cards, without looking ahead. `planned_move` follows the best plan of a
seat, which works well while no other cards and actions interfere; it plans again only after they have, and keeps plans and field values in
a cache. `move_prior` names moves that a search tries soon, or never.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.engine.search.keys import Integers, key_of
from spadework.engine.search.planner import NO_PLAN, PlannerCache
from spadework.engine.search.priors import AT_ROOT, NEUTRAL, NEVER
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.ai import basics
from spadework.games.dragon_island.ai.field_values import fill_field_values
from spadework.games.dragon_island.ai.plan import best_plan, is_planned_for
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import DISTANCES, boat_of, partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, takes_on
from spadework.games.dragon_island.rules.moves import list_turn
from spadework.games.dragon_island.rules.scoring import list_claims, rival
from spadework.games.dragon_island.rules.state import FIELDS, HUNTERS, KINDS_OF_TERRAIN
from spadework.games.dragon_island.rules.steps import is_joker, legal_step


class QuickWeights(NamedTuple):
    """Weights for and against a step."""

    nearer: int = 16
    """Each field nearer to the goal."""
    prize: int = 200
    """A treasure gained, or brought home."""
    card: int = 5
    """A card paid."""
    joker: int = 3
    """More, when it is a joker."""
    flight: int = 9
    noise: int = 8
    """The random part of a weight, a power of two."""


QUICK_WEIGHTS = QuickWeights()
ASTRAY = 40  # one in this many choices of a turn is random
SELDOM = 4  # one in this many cards is played although little is at stake


@rule
def goal_of(state: Record, hunter: int, stream: Stream) -> tuple[int, int]:
    """Return the goal of a hunter: the nearer of two fields, which may be the same; of equally near treasures, a random one."""
    partner = partner_of(state, hunter)
    if partner != s.NO_HUNTER:
        return boat_of(hunter), boat_of(partner)
    if state.next_pair < s.PAIRS:
        return s.TREASURE_FIELD, s.TREASURE_FIELD
    field, best, equals = int(state.hunter[hunter]), s.TREASURE_FIELD, 0
    for other in range(s.HUNTERS):
        goal = int(state.hunter[other])
        if other == hunter or not 0 <= goal < s.ISLAND or state.carries[other] == s.NO_PAIR:
            continue
        if best == s.TREASURE_FIELD or DISTANCES[field, goal] < DISTANCES[field, best]:
            best, equals = goal, 1
        elif DISTANCES[field, goal] == DISTANCES[field, best]:
            equals += 1
            if below(stream, equals) == 0:
                best = goal
    return best, best


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a quick, reasonable move: towards the treasure or home, or else passing or ending the turn."""
    phase, begun = state.phase, basics.choice_begun(state)
    if phase == s.TURN and begun == s.NOTHING_AIMED:
        return quick_step(material, state, moves, count, stream)
    if count == 1:
        return 0
    if phase == s.ANNOUNCED:
        return quick_reaction(state, seat, moves, count, stream)
    if phase == s.PASSING:
        return quick_discard(material, state, seat, moves, count)
    if phase == s.LEAVING:
        return quick_way_out(state, moves, count, stream)
    if phase == s.SHARING:
        return 0 if state.claims == 0 and below(stream, 2) else count - 1
    if phase == s.AGREEING:
        return 1 if moves[1] == c.GO_ON else 0
    return below(stream, count - 1)  # the last one takes back


@rule
def quick_step(material: Record, state: Record, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of the step that leads nearest to the goal at the least cost; without one, of a card or the end of the turn."""
    if count == 1:
        return 0
    if below(stream, ASTRAY) == 0:
        index = below(stream, count)
        return index if moves[index] != c.PROPOSE_END else 0
    best, chosen, going, first, second, start = 0, 0, s.NO_HUNTER, 0, 0, 0
    noise = below(stream, 1 << 30)
    stays = False
    for index in range(1, count):
        move = int(moves[index])
        if move == c.PROPOSE_END:
            continue
        if move >= c.GO + c.FAMILY:
            break  # cards come last
        hunter = c.hunter_of(state, move)
        if hunter != going:
            going = hunter
            first, second = goal_of(state, hunter, stream)
            start = int(state.hunter[hunter])
            stays = state.carries[hunter] != s.NO_PAIR and partner_of(state, hunter) == s.NO_HUNTER
        if stays:
            continue
        field = c.target_of(move)
        before, after = (
            int(min(DISTANCES[start, first], DISTANCES[start, second])),
            int(min(DISTANCES[field, first], DISTANCES[field, second])),
        )
        worth = QUICK_WEIGHTS.nearer * (before - after) + (noise >> index % 24 & QUICK_WEIGHTS.noise - 1)
        if c.sent_home_by(move) >= 0 or after == 0 or (field == s.TREASURE_FIELD and state.next_pair < s.PAIRS):
            worth += QUICK_WEIGHTS.prize
        paid = c.paid_for(move)
        if paid >= 0:
            worth -= (
                QUICK_WEIGHTS.joker + QUICK_WEIGHTS.card if is_joker(material, hunter, paid) else QUICK_WEIGHTS.card
            )
        if c.flies(move):
            worth -= QUICK_WEIGHTS.flight
        if worth > best and (after < before or worth > QUICK_WEIGHTS.prize):
            best, chosen = worth, index
    if chosen == 0:
        return quick_substitute(moves, count, stream)
    return chosen


@rule
def quick_substitute(moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a move when no step helps: now and then a card, mostly passing or ending the turn."""
    if count == 1:
        return 0
    index = below(stream, 2 * count)
    if index < count and family_of(moves[index], c.FAMILY) == c.PLAY:
        return index
    return 0


@rule
def quick_reaction(state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a reaction: now and then a card, if others' treasure is at stake or a card may be countered; else none."""
    card = 0
    for index in range(count):
        if family_of(moves[index], c.FAMILY) in (c.SLUMBER, c.COUNTERSPELL):
            card = index
    move = int(state.announced)
    if family_of(move, c.FAMILY) != c.GO or state.slumber != s.NO_SEAT:
        return card if below(stream, SELDOM) == 0 and move != c.TURN_BEGINS else 0
    going = c.hunter_of(state, move)
    home = c.target_of(move) >= s.ISLAND and state.carries[going] != s.NO_PAIR
    if not home and c.sent_home_by(move) < 0:
        return 0
    for hunter in range(s.HUNTERS):
        mine = state.owner[hunter] == seat and state.hunter[hunter] != s.NO_FIELD
        if home and mine and state.carries[hunter] == state.carries[going]:
            return 0
    return card


@rule
def quick_discard(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Return the index of a card to discard: anything but Infidelity, Flight and jokers; then drawing up."""
    for index in range(1, count):
        kind = thing_of(int(moves[index]), c.FAMILY)
        own = is_terrain_card(kind) and basics.is_joker_of(material, state, seat, kind)
        if not own and kind not in (s.INFIDELITY, s.FLIGHT):
            return index
    return 0


@rule
def quick_way_out(state: Record, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of the way out of the treasure field that leads nearest to one of the two boats."""
    hunter, best, chosen = int(state.moved), 1 << 20, 0
    noise = below(stream, 1 << 30)
    for index in range(count):
        field = c.target_of(int(moves[index]))
        far = int(DISTANCES[field, boat_of(hunter)])
        for other in range(s.HUNTERS):
            if state.hunter[other] == s.TREASURE_FIELD:
                far = min(far, int(DISTANCES[field, boat_of(other)]))
        far = (
            QUICK_WEIGHTS.nearer * far
            + (QUICK_WEIGHTS.card if c.paid_for(int(moves[index])) >= 0 else 0)
            + (noise >> index % 24 & QUICK_WEIGHTS.noise - 1)
        )
        if far < best:
            best, chosen = far, index
    return chosen


PLAN_TURN, PLAN_HUNTER, PLAN_FIELD, PLAN_CARDS, PLAN_MADE, PLAN_LENGTH, PLAN_STEPS = range(7)
"""A plan in the rollout state: its turn, its hunter, the field and the number of cards with which it continues, the steps made, the
number of steps, and the steps from here on."""
CACHE_KEY, CACHE_HUNTER, CACHE_LENGTH, CACHE_STEPS = range(4)
"""A plan in the cache: its key, its hunter, the number of steps, and the steps from here on."""
CACHE_VALUES = CACHE_KEY + 1
"""Field values in the cache: their key, and the values from here on."""
BOARD_SIZE = 6
"""Integers that describe a board, with one for the hand."""
WIDE, NARROW = 7, 3  # bits for a field, a pair or a kind of card, and for a seat or a hunter


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
    """Return a move that follows the best plan, or NO_PLAN. `moves` is a buffer for the legal moves."""
    if state.phase == s.SHARING:
        count = list_claims(state, seat, moves)
        claims = basics.infidelities_held(state, seat) > basics.infidelities_held(state, rival(state, seat))
        return int(moves[count - 1 if claims else 0])
    if state.phase != s.TURN or basics.choice_begun(state) != s.NOTHING_AIMED:
        return NO_PLAN
    if not still_holds(state, seat, rollout_state):
        make_plan(material, state, seat, rollout_state, cache)
    move = next_step(material, state, seat, rollout_state)
    if move != NO_PLAN:
        return move
    return int(moves[quick_substitute(moves, list_turn(material, state, seat, moves), stream)])


@rule
def still_holds(state: Record, seat: int, plan: Codes) -> bool:
    """Return whether a plan was made this turn and nothing has interfered."""
    return bool(
        plan[PLAN_TURN] == state.turns
        and plan[PLAN_HUNTER] != s.NO_HUNTER
        and plan[PLAN_FIELD] == state.hunter[plan[PLAN_HUNTER]]
        and plan[PLAN_CARDS] == state.cards[seat]
    )


@rule
def next_step(material: Record, state: Record, seat: int, plan: Codes) -> int:
    """Return the next step of the plan; NO_PLAN if all are made, or it is not legal."""
    if plan[PLAN_MADE] == plan[PLAN_LENGTH]:
        return NO_PLAN
    step = int(plan[PLAN_STEPS + plan[PLAN_MADE]])
    move = legal_step(material, state, seat, int(plan[PLAN_HUNTER]), step)
    if move == c.NOTHING:
        plan[PLAN_LENGTH] = plan[PLAN_MADE]
        return NO_PLAN
    plan[PLAN_MADE] += 1
    plan[PLAN_FIELD] = c.target_of(step)
    plan[PLAN_CARDS] -= (1 if c.paid_for(step) >= 0 else 0) + (1 if c.flies(step) else 0)
    return move


# Planning, with a cache


@rule
def make_plan(material: Record, state: Record, seat: int, plan: Codes, cache: PlannerCache) -> None:
    """Fill the best plan, from the cache or by a search."""
    tiles, board = scratch(KINDS_OF_TERRAIN, np.int64), scratch(BOARD_SIZE, np.int64)
    basics.map_tiles(state, tiles)
    describe_board(state, tiles, board)
    key = key_of_plan(state, seat, board)
    known = cache[key & len(cache) - 1]
    if known[CACHE_KEY] != key:
        position = basics.Position(material, state, tiles)
        field_values = scratch((HUNTERS, FIELDS), np.float64)
        for hunter in range(s.HUNTERS):
            if is_planned_for(state, seat, hunter, False):
                recall_field_values(position, hunter, board, cache, field_values[hunter])
        _, hunter, length = best_plan(position, seat, False, field_values, known[CACHE_STEPS:])
        known[CACHE_KEY], known[CACHE_HUNTER], known[CACHE_LENGTH] = key, hunter, length
    hunter, length = int(known[CACHE_HUNTER]), int(known[CACHE_LENGTH])
    for step in range(length):
        plan[PLAN_STEPS + step] = known[CACHE_STEPS + step]
    plan[PLAN_TURN], plan[PLAN_HUNTER], plan[PLAN_MADE], plan[PLAN_LENGTH] = state.turns, hunter, 0, length
    plan[PLAN_FIELD], plan[PLAN_CARDS] = (
        state.hunter[hunter] if hunter != s.NO_HUNTER else s.NO_FIELD,
        state.cards[seat],
    )


@rule
def recall_field_values(
    position: basics.Position, hunter: int, board: Integers, cache: PlannerCache, values: basics.Worths
) -> None:
    """Fill a hunter's field values, from the cache or by `fill_field_values`."""
    key = key_of_field_values(hunter, board)
    known = cache[key & len(cache) - 1]
    cached = known[CACHE_VALUES : CACHE_VALUES + s.FIELDS].view(np.float64)
    if known[CACHE_KEY] != key:
        costs = scratch(FIELDS, np.int32)
        fill_field_values(position, hunter, cached, costs)
        known[CACHE_KEY] = key
    for field in range(s.FIELDS):
        values[field] = cached[field]


@rule
def describe_board(state: Record, tiles: basics.Fields, board: Integers) -> None:
    """Fill `board` except its last integer with the places of tiles, dragons, hunters and treasures; for `tiles` see `map_tiles`."""
    hunters, treasures = 0, int(state.next_pair)
    for hunter in range(s.HUNTERS):
        hunters = hunters << WIDE | int(state.hunter[hunter]) - s.NO_FIELD
        hunters = hunters << NARROW | int(state.owner[hunter]) - s.NO_SEAT
        treasures = treasures << WIDE | int(state.carries[hunter]) - s.NO_PAIR
    for dragon in range(s.DRAGONS):
        treasures = treasures << WIDE | int(state.dragon[dragon]) - s.NO_FIELD
    board[0], board[1] = hunters, treasures
    # One integer for each binary digit of the terrains.
    board[2], board[3], board[4] = 0, 0, 0
    for terrain in range(s.KINDS_OF_TERRAIN):
        board[2] |= tiles[terrain] * (terrain & 1)
        board[3] |= tiles[terrain] * (terrain >> 1 & 1)
        board[4] |= tiles[terrain] * (terrain >> 2 & 1)


@rule
def key_of_plan(state: Record, seat: int, board: Integers) -> int:
    """Return the cache key of a seat's best plan, while it has begun no choice; see `describe_board`."""
    hand = int(state.moved) - s.NO_HUNTER
    for terrain in range(len(s.TERRAINS)):
        hand = hand << 1 | int(state.free[terrain])
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if takes_on(kind):
            hand = hand << WIDE | kind + 1
    board[BOARD_SIZE - 1] = hand
    return key_of(board, seat)


@rule
def key_of_field_values(hunter: int, board: Integers) -> int:
    """Return the cache key of a hunter's field values, while no choice has begun; see `describe_board`."""
    board[BOARD_SIZE - 1] = 0
    return key_of(board, s.MOST_SEATS + hunter)


@rule
def leads_back(state: Record, move: int) -> bool:
    """Return whether a free step leads back to a field that the hunter left since anything else happened."""
    if family_of(move, c.FAMILY) != c.GO or c.costs_a_card(move) or c.target_of(move) >= s.ISLAND:
        return False
    return bool(int(state.trodden) >> c.target_of(move) & 1)


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """Return the prior of a move: a search tries ending the turn and passing soon, because keeping cards can be better than using them.

    It never steps back when nothing else has happened, nor takes a choice back: it would repeat that indefinitely while it looked no worse
    than anything else.

    It does not agree on an end while its seat may still win or lose: a certain shared win would look better than playing on, which can
    fail in many ways that a player avoids.
    """
    if move in (c.END_TURN, c.PASS):
        return AT_ROOT
    if move == c.TAKE_BACK or leads_back(state, move):
        return NEVER
    if move not in (c.PROPOSE_END, c.AGREE):
        return NEUTRAL
    is_open = abs(basics.lead_over_others(material, state, seat)) <= basics.still_to_win(material, state)
    return NEVER if is_open else NEUTRAL
