"""What the seats of Dragon Island may expect when a turn begins, where a search breaks a rollout off: how likely each is to win.

The weights were fitted to who won 40,000 games for 3 to 6, in which all followed their best plans (see `plan.py`) and now and then made
any move: a conditional logit, D. McFadden, "Conditional logit analysis of qualitative choice behavior", in P. Zarembka (ed.), Frontiers in
Econometrics (1974). Action cards count for more than there, where they were hardly used well. How much of a lead is still open while there
is much to be won was fitted the same way to 510 games for 3 of players that search.
"""

from typing import NamedTuple

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.search.shares import softmax_shares
from spadework.games.dragon_island.ai.field_values import value_from_afar
from spadework.games.dragon_island.ai.position import (
    Worths,
    coin_of,
    infidelities_held,
    is_joker_of,
    lead_over_others,
    rests,
    still_to_win,
)
from spadework.games.dragon_island.rules.board import boat_of, partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    TURN_BEGINS,
)
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.scoring import coins_won
from spadework.games.dragon_island.rules.state import (
    ANNOUNCED,
    FLIGHT,
    HUNTERS,
    INFIDELITY,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
)


class LeafWeights(NamedTuple):
    """What counts for a seat and against it, in coins' worth, and shares of a coin."""

    lead: float = 195.0
    """So much more makes a win e times as likely."""
    lead_with_belief: float = 156.0
    """The same for a search with belief, for which it grows by the next weight for each coin's worth that is still to be won."""
    lead_growth: float = 0.144
    terrain_card: float = 9.0
    joker: float = 16.0
    flight: float = 18.0
    action_card: float = 3.0
    first_infidelity: float = 65.0
    next_infidelity: float = 29.0
    later: float = 8.0
    """Goes off for each seat whose turn comes before."""
    carrying: float = 1.4
    """Share of a coin of whoever carries."""
    own_boat: float = 0.46
    """Share more when one's own boat is as near as the partner's."""
    claiming: float = 0.27
    """Share more with more Infidelities than the partner's."""
    step_home: float = 15.0
    """Goes off for each step to the nearer boat."""
    waiting: float = 1.7
    """Share of whoever waits on the treasure field."""
    waiting_cost: float = 90.0
    alone: float = 1.9
    """Share of whoever is alone with a treasure."""
    alone_cost: float = 170.0
    seeking: float = 1.7
    """How much of the value from afar counts for whoever is on the way to a treasure."""


LEAF_WEIGHTS = LeafWeights()


@rule
def is_quiescent(material: Record, state: Record, seat: int) -> bool:
    """Whether a turn of the seat that looks ahead begins."""
    return bool(state.phase == ANNOUNCED and state.announced == TURN_BEGINS and state.active == seat)


@rule
def value_of_hand(material: Record, state: Record, seat: int) -> float:
    """What the cards of a seat are worth."""
    worth, infidelity = 0.0, LEAF_WEIGHTS.first_infidelity
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            worth += LEAF_WEIGHTS.joker if is_joker_of(material, state, seat, kind) else LEAF_WEIGHTS.terrain_card
        elif may_be_used_as(kind, INFIDELITY):
            worth += infidelity
            infidelity = LEAF_WEIGHTS.next_infidelity
        else:
            worth += LEAF_WEIGHTS.flight if kind == FLIGHT else LEAF_WEIGHTS.action_card
    return worth


@rule
def value_of_carrying(material: Record, state: Record, hunter: int, partner: int) -> float:
    """What a treasure is worth that two hunters carry, for the seat of the first."""
    field, coin = int(state.hunter[hunter]), coin_of(material, state, hunter)
    home, away = int(DISTANCES[field, boat_of(hunter)]), int(DISTANCES[field, boat_of(partner)])
    share = LEAF_WEIGHTS.carrying
    seat, other = int(state.owner[hunter]), int(state.owner[partner])
    if seat != other:
        more = infidelities_held(state, seat) - infidelities_held(state, other)
        share += LEAF_WEIGHTS.claiming * (1 if more > 0 else -1 if more < 0 else 0)
        if home <= away:
            share += LEAF_WEIGHTS.own_boat
    return share * coin - LEAF_WEIGHTS.step_home * min(home, away)


@rule
def evaluate_leaf(material: Record, state: Record, seat: int) -> float:
    """What a seat has and may expect, in coins' worth."""
    worth = coins_won(material, state, seat) + value_of_hand(material, state, seat)
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD or state.owner[hunter] != seat:
            continue
        partner = partner_of(state, hunter)
        if partner != NO_HUNTER:
            worth += value_of_carrying(material, state, hunter, partner)
        elif state.carries[hunter] != NO_PAIR:
            worth += LEAF_WEIGHTS.alone * coin_of(material, state, hunter) - LEAF_WEIGHTS.alone_cost
        elif rests(state, hunter):
            worth += LEAF_WEIGHTS.waiting * float(material.value[state.next_pair]) - LEAF_WEIGHTS.waiting_cost
        else:
            worth += LEAF_WEIGHTS.seeking * value_from_afar(material, state, hunter, NO_SEAT)
    turns_before = (seat - int(state.active)) % int(state.seats) if state.active != NO_SEAT else 0
    return worth - LEAF_WEIGHTS.later * turns_before


@rule
def lead_by_rest(left: int) -> float:
    """By how much more in coins' worth a win is e times as likely, when so much is still to be won."""
    return LEAF_WEIGHTS.lead_with_belief + LEAF_WEIGHTS.lead_growth * left


@rule
def drop_beaten(material: Record, state: Record, left: int, shares: Worths) -> None:
    """Leave nothing to a seat that would not come up to the first one even with all that is still to be won.

    Else whoever carries the last treasure but is beaten would rather carry it to and fro for ever than home. Nobody else gets its share:
    whoever has won already would put off an end that brings no more.
    """
    for seat in range(state.seats):
        if lead_over_others(material, state, seat) < -left:
            shares[seat] = 0.0


@rule
def win_probabilities(material: Record, state: Record, use_belief: bool, shares: Worths) -> bool:
    """Fill shares[seat] with how likely each is to win.

    Only a search with belief minds how much is still to be won. That makes early chances more even, as they are; but what takes more
    simulations to tell apart misleads a search that makes few.
    """
    left = still_to_win(material, state)
    for seat in range(state.seats):
        shares[seat] = evaluate_leaf(material, state, seat)
    softmax_shares(shares, int(state.seats), lead_by_rest(left) if use_belief else LEAF_WEIGHTS.lead)
    drop_beaten(material, state, left, shares)
    return True
