"""Evaluations of Dragon Island: `evaluate` for one move ahead, `evaluate_leaf` and `win_probabilities` for the leaves of a search.

`evaluate` adds up the coins won, the expectations of the hunters as far as the hand takes them this turn, and the values of the cards left.
An announced action counts as done. A step must never turn out to be worth less than it promised, or a player could walk back and forth
indefinitely: so the expectation of a hunter on its way stays below the value at its goal, whatever the others gain by that.

`evaluate_leaf` judges the beginning of a turn, where a search cuts a rollout off. Its weights were fitted to the winners of 40,000 games
for 3 to 6, in which all seats followed their best plans (see `plan.py`) with a random move now and then: a conditional logit, D. McFadden,
"Conditional logit analysis of qualitative choice behavior", in P. Zarembka (ed.), Frontiers in Econometrics (1974). Action cards were
raised, because those games hardly used them well. How open a lead still is was fitted the same way to 510 games of 3 searching players.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Record
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.shares import softmax_shares
from spadework.games.dragon_island.ai import basics
from spadework.games.dragon_island.ai.field_values import FAR, fill_field_values, value_from_afar, value_of_other
from spadework.games.dragon_island.ai.plan import LONGEST, best_plan, is_planned_for
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import DISTANCES, boat_of, partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.moves import settle
from spadework.games.dragon_island.rules.scoring import coins_won, rival
from spadework.games.dragon_island.rules.state import FIELDS, HUNTERS, KINDS_OF_TERRAIN

SEARCH = SearchSettings(
    horizon=200,
    lead_scale=195.0,
    exploration=0.4,
    guided=300,
    guided_exploration=0.5,
    guided_rollouts=1.0,
    pw_base=1,
    pw_factor=0.15,
    for_winning=0.8,
)
SEARCH_WITH_BELIEF = SEARCH._replace(exploration=0.15, guided=3000)

OTHERS_WEIGHT = 0.3  # weight of the others' total against the seat's own
BEGUN_WEIGHT = 0.12  # cost of a choice that is taken back; less than a playable card
RECORD = record_type(s.STATE)


@rule
def duel_value(material: Record, state: Record, seat: int) -> float:
    """Return the coins that the duel at a boat will bring a seat if both play all their Infidelities."""
    coin = basics.coin_of(material, state, int(state.boat) - s.ISLAND)
    deciding = int(state.turn)
    other = rival(state, deciding)
    if seat != deciding and seat != other:
        return 0.0
    if state.claims == 0:
        return coin
    # The last to answer wins once the other has no answer left.
    last_wins = basics.infidelities_held(state, deciding) <= basics.infidelities_held(state, other)
    return s.COINS * coin if (seat == other) == last_wins else 0.0


@rule
def settle_all(material: Record, state: Record) -> None:
    """Let the announced action take effect, as if nobody reacted."""
    while state.phase == s.ANNOUNCED:
        settle(material, state)


@rule
def value_of_choice(state: Record, seat: int) -> float:
    """Return the value that an incomplete choice adds to the position: more than before it, less than after it."""
    begun, phase = basics.choice_begun(state), state.phase
    if state.active == seat and begun != s.NOTHING_AIMED:
        # The further away a tile, the less it affects the seat's own way.
        far = FAR if begun == s.SECOND_TILE else 0
        for hunter in range(s.HUNTERS):
            if begun == s.SECOND_TILE and state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat:
                far = min(far, int(DISTANCES[state.hunter[hunter], state.tiles[0]]))
        return -basics.CARD_WEIGHTS.playable - BEGUN_WEIGHT + BEGUN_WEIGHT * far / FAR
    # Treasures should be carried home.
    broken_off = phase == s.OVER and state.settled < state.pairs
    return -BEGUN_WEIGHT if broken_off or (phase == s.AGREEING and state.answer[seat] != c.GO_ON) else 0.0


@rule
def value_of_hunters(material: Record, state: Record, other: int, seat: int) -> float:
    """Return the expectations of another seat's hunters, seen by a seat."""
    worth = 0.0
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == other:
            if state.hunter[hunter] >= s.ISLAND and state.carries[hunter] != s.NO_PAIR:
                worth += value_from_afar(material, state, hunter, seat)
            else:
                worth += value_of_other(material, state, hunter, seat)
    return worth


@rule
def value_of_coins(material: Record, state: Record, seat: int) -> float:
    """Return the coins won, with those that the duel at a boat will bring."""
    worth = float(coins_won(material, state, seat))
    return worth + (duel_value(material, state, seat) if state.phase == s.SHARING else 0.0)


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Return the value of a seat's position, less a share of the others' values."""
    after, steps, tiles = scratch(1, RECORD), scratch(LONGEST, np.int64), scratch(KINDS_OF_TERRAIN, np.int64)
    field_values, costs = scratch((HUNTERS, FIELDS), np.float64), scratch(FIELDS, np.int32)
    after[0] = state
    state = after[0]
    settle_all(material, state)
    basics.map_tiles(state, tiles)
    position = basics.Position(material, state, tiles)
    worth = value_of_choice(state, seat)
    for other in range(state.seats):
        weight = 1.0 if other == seat else -OTHERS_WEIGHT / (int(state.seats) - 1)
        worth += weight * value_of_coins(material, state, other)
        if other == seat:
            for hunter in range(s.HUNTERS):
                if is_planned_for(state, seat, hunter, True):
                    fill_field_values(position, hunter, field_values[hunter], costs)
            worth += best_plan(position, seat, True, field_values, steps)[0]
        else:
            worth -= OTHERS_WEIGHT * value_of_hunters(material, state, other, seat) / (int(state.seats) - 1)
    return worth


class LeafWeights(NamedTuple):
    """Weights in points, and shares of a coin."""

    lead: float = 195.0
    """A lead of this many points makes a win e times as likely."""
    lead_with_belief: float = 156.0
    """The same for a search with beliefs; it grows by the next weight for each point that can still be won."""
    lead_growth: float = 0.144
    terrain_card: float = 9.0
    joker: float = 16.0
    flight: float = 18.0
    action_card: float = 3.0
    first_infidelity: float = 65.0
    next_infidelity: float = 29.0
    later: float = 8.0
    """Deduction for each seat that moves earlier."""
    carrying: float = 1.4
    """A carrier's share of a coin."""
    own_boat: float = 0.46
    """Extra share if the seat's boat is as near as the partner's."""
    claiming: float = 0.27
    """Extra share with more Infidelities than the partner."""
    step_home: float = 15.0
    """Deduction for each step to the nearer boat."""
    waiting: float = 1.7
    """Share of a hunter that waits on the treasure field."""
    waiting_cost: float = 90.0
    alone: float = 1.9
    """Share of a hunter alone with a treasure."""
    alone_cost: float = 170.0
    seeking: float = 1.7
    """Weight of the value from afar for a hunter on the way to a treasure."""


LEAF_WEIGHTS = LeafWeights()


@rule
def is_quiescent(material: Record, state: Record, seat: int) -> bool:
    """Return whether a turn of the searching seat begins."""
    return bool(state.phase == s.ANNOUNCED and state.announced == c.TURN_BEGINS and state.active == seat)


@rule
def value_of_hand(material: Record, state: Record, seat: int) -> float:
    """Return the value of a seat's hand."""
    worth, infidelity = 0.0, LEAF_WEIGHTS.first_infidelity
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            worth += (
                LEAF_WEIGHTS.joker if basics.is_joker_of(material, state, seat, kind) else LEAF_WEIGHTS.terrain_card
            )
        elif may_be_used_as(kind, s.INFIDELITY):
            worth += infidelity
            infidelity = LEAF_WEIGHTS.next_infidelity
        else:
            worth += LEAF_WEIGHTS.flight if kind == s.FLIGHT else LEAF_WEIGHTS.action_card
    return worth


@rule
def value_of_carrying(material: Record, state: Record, hunter: int, partner: int) -> float:
    """Return the value of a carried treasure for the seat of the first of two carriers."""
    field, coin = int(state.hunter[hunter]), basics.coin_of(material, state, hunter)
    home, away = int(DISTANCES[field, boat_of(hunter)]), int(DISTANCES[field, boat_of(partner)])
    share = LEAF_WEIGHTS.carrying
    seat, other = int(state.owner[hunter]), int(state.owner[partner])
    if seat != other:
        more = basics.infidelities_held(state, seat) - basics.infidelities_held(state, other)
        share += LEAF_WEIGHTS.claiming * (1 if more > 0 else -1 if more < 0 else 0)
        if home <= away:
            share += LEAF_WEIGHTS.own_boat
    return share * coin - LEAF_WEIGHTS.step_home * min(home, away)


@rule
def evaluate_leaf(material: Record, state: Record, seat: int) -> float:
    """Return the value of a seat's position, in points."""
    worth = coins_won(material, state, seat) + value_of_hand(material, state, seat)
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] == s.NO_FIELD or state.owner[hunter] != seat:
            continue
        partner = partner_of(state, hunter)
        if partner != s.NO_HUNTER:
            worth += value_of_carrying(material, state, hunter, partner)
        elif state.carries[hunter] != s.NO_PAIR:
            worth += LEAF_WEIGHTS.alone * basics.coin_of(material, state, hunter) - LEAF_WEIGHTS.alone_cost
        elif basics.rests(state, hunter):
            worth += LEAF_WEIGHTS.waiting * float(material.value[state.next_pair]) - LEAF_WEIGHTS.waiting_cost
        else:
            worth += LEAF_WEIGHTS.seeking * value_from_afar(material, state, hunter, s.NO_SEAT)
    turns_before = (seat - int(state.active)) % int(state.seats) if state.active != s.NO_SEAT else 0
    return worth - LEAF_WEIGHTS.later * turns_before


@rule
def lead_by_rest(left: int) -> float:
    """Return the lead in points that makes a win e times as likely, given the points that can still be won."""
    return LEAF_WEIGHTS.lead_with_belief + LEAF_WEIGHTS.lead_growth * left


@rule
def drop_beaten(material: Record, state: Record, left: int, shares: basics.Worths) -> None:
    """Leave no share to a seat that can't catch up even with everything that can still be won.

    Otherwise a beaten seat would carry the last treasure back and forth instead of home. Its share goes to nobody: otherwise a seat that
    has won already would put off the end.
    """
    for seat in range(state.seats):
        if basics.lead_over_others(material, state, seat) < -left:
            shares[seat] = 0.0


@rule
def win_probabilities(material: Record, state: Record, use_belief: bool, shares: basics.Worths) -> bool:
    """Fill shares[seat] with the probability of winning.

    Only a search with beliefs considers the points that can still be won. That makes early chances more even, as they are; but chances
    that take more simulations to tell apart mislead a search with few.
    """
    left = basics.still_to_win(material, state)
    for seat in range(state.seats):
        shares[seat] = evaluate_leaf(material, state, seat)
    softmax_shares(shares, int(state.seats), lead_by_rest(left) if use_belief else LEAF_WEIGHTS.lead)
    drop_beaten(material, state, left, shares)
    return True
