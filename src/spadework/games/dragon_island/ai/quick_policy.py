"""A quick, reasonable move of Dragon Island: `rollout_policy`, by distances on the board and by the cards, without looking ahead."""

from typing import NamedTuple

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.ai.position import choice_begun, is_joker_of
from spadework.games.dragon_island.rules.board import boat_of, partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card
from spadework.games.dragon_island.rules.codes import (
    COUNTER,
    FAMILY,
    GO,
    GO_ON,
    PLAY,
    PROPOSE_END,
    SLUMBER,
    TURN_BEGINS,
    flies,
    hunter_of,
    paid_for,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    FLIGHT,
    HUNTERS,
    INFIDELITY,
    ISLAND,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NOTHING_AIMED,
    PAIRS,
    PASSING,
    SHARING,
    TREASURE_FIELD,
    TURN,
)
from spadework.games.dragon_island.rules.steps import is_joker


class QuickWeights(NamedTuple):
    """How much counts for a step or against it."""

    nearer: int = 16
    """A field nearer to the goal."""
    prize: int = 200
    """A treasure gained, or brought home."""
    card: int = 5
    """A card paid."""
    joker: int = 3
    """More, when it is a joker."""
    flight: int = 9
    noise: int = 8
    """How much is left to chance, a power of two."""


QUICK_WEIGHTS = QuickWeights()
ASTRAY = 40  # one in so many choices of a turn is left to chance
SELDOM = 4  # one in so many times that it matters little is a card played against another


@rule
def goal_of(state: Record, hunter: int, stream: Stream) -> tuple[int, int]:
    """Where a hunter heads for: the nearer of two fields, which may be the same; of treasures that are equally near, to any."""
    partner = partner_of(state, hunter)
    if partner != NO_HUNTER:
        return boat_of(hunter), boat_of(partner)
    if state.next_pair < PAIRS:
        return TREASURE_FIELD, TREASURE_FIELD
    field, best, equals = int(state.hunter[hunter]), TREASURE_FIELD, 0
    for other in range(HUNTERS):
        goal = int(state.hunter[other])
        if other == hunter or not 0 <= goal < ISLAND or state.carries[other] == NO_PAIR:
            continue
        if best == TREASURE_FIELD or DISTANCES[field, goal] < DISTANCES[field, best]:
            best, equals = goal, 1
        elif DISTANCES[field, goal] == DISTANCES[field, best]:
            equals += 1
            if below(stream, equals) == 0:
                best = goal
    return best, best


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of a quick, reasonable move: towards the treasure or home, else to pass or end the turn."""
    phase, begun = state.phase, choice_begun(state)
    if phase == TURN and begun == NOTHING_AIMED:
        return quick_step(material, state, moves, count, stream)
    if count == 1:
        return 0
    if phase == ANNOUNCED:
        return quick_reaction(state, seat, moves, count, stream)
    if phase == PASSING:
        return quick_discard(material, state, seat, moves, count)
    if phase == LEAVING:
        return quick_way_out(state, moves, count, stream)
    if phase == SHARING:
        return 0 if state.claims == 0 and below(stream, 2) else count - 1
    if phase == AGREEING:
        return 1 if moves[1] == GO_ON else 0
    return below(stream, count - 1)  # the last one takes back


@rule
def quick_step(material: Record, state: Record, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the step that leads nearest to the goal for what it costs; without one, of a card or of the end of the turn."""
    if count == 1:
        return 0
    if below(stream, ASTRAY) == 0:
        index = below(stream, count)
        return index if moves[index] != PROPOSE_END else 0
    best, chosen, going, first, second, start = 0, 0, NO_HUNTER, 0, 0, 0
    noise = below(stream, 1 << 30)
    stays = False
    for index in range(1, count):
        move = int(moves[index])
        if move == PROPOSE_END:
            continue
        if move >= GO + FAMILY:
            break  # cards come last
        hunter = hunter_of(state, move)
        if hunter != going:
            going = hunter
            first, second = goal_of(state, hunter, stream)
            start = int(state.hunter[hunter])
            stays = state.carries[hunter] != NO_PAIR and partner_of(state, hunter) == NO_HUNTER
        if stays:
            continue
        field = target_of(move)
        before, after = (
            int(min(DISTANCES[start, first], DISTANCES[start, second])),
            int(min(DISTANCES[field, first], DISTANCES[field, second])),
        )
        worth = QUICK_WEIGHTS.nearer * (before - after) + (noise >> index % 24 & QUICK_WEIGHTS.noise - 1)
        if sent_home_by(move) >= 0 or after == 0 or (field == TREASURE_FIELD and state.next_pair < PAIRS):
            worth += QUICK_WEIGHTS.prize
        paid = paid_for(move)
        if paid >= 0:
            worth -= (
                QUICK_WEIGHTS.joker + QUICK_WEIGHTS.card if is_joker(material, hunter, paid) else QUICK_WEIGHTS.card
            )
        if flies(move):
            worth -= QUICK_WEIGHTS.flight
        if worth > best and (after < before or worth > QUICK_WEIGHTS.prize):
            best, chosen = worth, index
    if chosen == 0:
        return quick_substitute(moves, count, stream)
    return chosen


@rule
def quick_substitute(moves: Codes, count: int, stream: Stream) -> int:
    """Index of what to do when no step leads on: now and then play a card, mostly pass or end the turn."""
    if count == 1:
        return 0
    index = below(stream, 2 * count)
    if index < count and family_of(moves[index], FAMILY) == PLAY:
        return index
    return 0


@rule
def quick_reaction(state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of a reaction: a card when a treasure of others is at stake, or when one may be countered, now and then; else none."""
    card = 0
    for index in range(count):
        if family_of(moves[index], FAMILY) in (SLUMBER, COUNTER):
            card = index
    move = int(state.announced)
    if family_of(move, FAMILY) != GO or state.slumber != NO_SEAT:
        return card if below(stream, SELDOM) == 0 and move != TURN_BEGINS else 0
    going = hunter_of(state, move)
    home = target_of(move) >= ISLAND and state.carries[going] != NO_PAIR
    if not home and sent_home_by(move) < 0:
        return 0
    for hunter in range(HUNTERS):
        mine = state.owner[hunter] == seat and state.hunter[hunter] != NO_FIELD
        if home and mine and state.carries[hunter] == state.carries[going]:
            return 0
    return card


@rule
def quick_discard(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Index of a card to discard: all but Infidelity, Flight and the own colour; then to draw."""
    for index in range(1, count):
        kind = thing_of(int(moves[index]), FAMILY)
        own = is_terrain_card(kind) and is_joker_of(material, state, seat, kind)
        if not own and kind not in (INFIDELITY, FLIGHT):
            return index
    return 0


@rule
def quick_way_out(state: Record, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the way out of the treasure field that leads nearest to a boat of the two."""
    hunter, best, chosen = int(state.moved), 1 << 20, 0
    noise = below(stream, 1 << 30)
    for index in range(count):
        field = target_of(int(moves[index]))
        far = int(DISTANCES[field, boat_of(hunter)])
        for other in range(HUNTERS):
            if state.hunter[other] == TREASURE_FIELD:
                far = min(far, int(DISTANCES[field, boat_of(other)]))
        far = (
            QUICK_WEIGHTS.nearer * far
            + (QUICK_WEIGHTS.card if paid_for(int(moves[index])) >= 0 else 0)
            + (noise >> index % 24 & QUICK_WEIGHTS.noise - 1)
        )
        if far < best:
            best, chosen = far, index
    return chosen
