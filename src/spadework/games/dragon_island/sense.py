"""What a computer player needs to know of Dragon Island: how well a seat stands.

Everything is counted in coins' worth: coins won, what one's hunters may hope for (`hopes.py`), in one's own turn as far as the hand leads
(`reach.py`), and what the cards are worth that are left. All that a seat has announced counts as done. The quick move of long playouts is
in `glance.py`.

No step that is made because of what it promises may turn out to be worth less than it promised: else a player could go to and fro for ever.
So what a hunter hopes for on its way stays below what it stands at when it has got there, whatever the others gain by that.
"""

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Record
from spadework.engine.tree import Aims
from spadework.games.dragon_island.board import partner_of
from spadework.games.dragon_island.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.effects import settle
from spadework.games.dragon_island.glance import sensible
from spadework.games.dragon_island.hopes import (
    choosing,
    coin_of,
    fill_hopes,
    hope_from_afar,
    hope_of_other,
    may_stay,
    rests,
)
from spadework.games.dragon_island.moving import terrains_paid_by
from spadework.games.dragon_island.reach import BEHIND, LEADS_ON, furthest, leading_on
from spadework.games.dragon_island.sharing import rival
from spadework.games.dragon_island.state import (
    AGREEING,
    ANNOUNCED,
    COINS,
    COUNTERSPELL,
    FIELDS,
    FLIGHT,
    GO_ON,
    HAND,
    HUNTERS,
    INFIDELITY,
    ISLAND,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NOTHING_AIMED,
    OVER,
    PAIRS,
    PASSING,
    SECOND_TILE,
    SHARING,
    SLUMBER_CARD,
    STATE,
    TAKING,
    TERROR,
    TURN,
)
from spadework.games.dragon_island.steps import STEPS
from spadework.games.dragon_island.ways import FAR, Worths

__all__ = ["AIMS", "sensible", "value"]

AIMS = Aims(horizon=30, swing=100.0)

OTHERS = 0.3  # what the others' hopes together cost oneself
SECOND = 0.2  # how much of the hope of a second hunter counts who is after the same treasures
# What cards are worth, compared with one that is drawn in their place.
JOKER, USELESS, PLAYABLE = 0.6, -1.3, -0.6
FIRST_INFIDELITY, NEXT_INFIDELITY, FIRST_GREEN, NEXT_GREEN, FIRST_FLIGHT, NEXT_FLIGHT = 5.0, 1.2, 3.0, 0.3, 1.2, 0.3
EXCHANGED = -0.01  # what is about to be discarded
AIMING = 0.12  # what it costs to begin what is taken back, less than PLAYABLE
RECORD = np.dtype((np.record, STATE))


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
    own, wants = int(material.own[hunter]), leads % BEHIND | leads // BEHIND
    for place in range(state.cards[seat]):
        kind = int(state.hand[seat, place])
        if is_terrain_card(kind):
            if material.shows[kind, 0] == own or material.shows[kind, 1] == own:
                keeping[place] = max(keeping[place], JOKER)
            elif terrains_paid_by(material, hunter, kind) & wants:
                keeping[place] = max(keeping[place], LEADS_ON)


# Sharing


@rule
def infidelities(state: Record, seat: int) -> int:
    """How many cards of a hand can be played as Infidelity."""
    count = 0
    for place in range(state.cards[seat]):
        count += may_be_used_as(int(state.hand[seat, place]), INFIDELITY)
    return count


@rule
def claimed(material: Record, state: Record, seat: int) -> float:
    """What the duel at a boat will bring a seat when both play all they have."""
    coin = coin_of(material, state, int(state.boat) - ISLAND)
    deciding = int(state.turn)
    other = rival(state, deciding)
    if seat != deciding and seat != other:
        return 0.0
    if state.claims == 0:
        return coin
    # Whoever answered last wins as soon as the other has nothing left to answer with.
    last_wins = infidelities(state, deciding) <= infidelities(state, other)
    return COINS * coin if (seat == other) == last_wins else 0.0


# The whole


@rule
def calm(material: Record, state: Record, after: Record) -> None:
    """Make `after` the state when nobody else reacts any more to what was announced."""
    while after.phase == ANNOUNCED:
        settle(material, after)


@rule
def goes_on(state: Record, seat: int) -> bool:
    """Whether it is the turn of a seat, in which it may still go on."""
    open_turn = state.phase == TAKING or (state.phase == TURN and choosing(state) != LEAVING)
    return bool(state.active == seat and open_turn)


@rule
def worth_of_choice(state: Record, seat: int) -> float:
    """What a choice not yet complete is worth beside the position: more than before it, less than after it."""
    begun, phase = choosing(state), state.phase
    if state.active == seat and begun != NOTHING_AIMED and begun != LEAVING:
        # The further away a tile, the less one's own way suffers.
        far = FAR if begun == SECOND_TILE else 0
        for hunter in range(HUNTERS):
            if begun == SECOND_TILE and state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat:
                far = min(far, int(STEPS[state.hunter[hunter], state.tiles[0]]))
        return -PLAYABLE - AIMING + AIMING * far / FAR
    # The treasures shall be carried home.
    broken_off = phase == OVER and state.settled < PAIRS
    return -AIMING if broken_off or (phase == AGREEING and state.answer[seat] != GO_ON) else 0.0


@rule
def is_free(state: Record, hunter: int) -> bool:
    """Whether a hunter is after a treasure, or will be when the one in the boat has been shared."""
    at_boat = state.phase == SHARING and state.hunter[hunter] == state.boat
    return bool(at_boat or (state.carries[hunter] == NO_PAIR and not rests(state, hunter)))


@rule
def own_standing(material: Record, state: Record, seat: int) -> float:
    """What one's own hunters and cards promise, as far as the hand leads in this turn."""
    hopes, ways = np.empty((HUNTERS, FIELDS)), np.empty(FIELDS, np.int32)
    keeping, kept, paying = np.zeros(HAND), np.zeros(HAND), np.zeros(HAND, np.int32)
    weigh_cards(material, state, seat, keeping)
    best = -1e9
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat:
            fill_hopes(material, state, hunter, hopes[hunter], ways)
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD or state.owner[hunter] != seat:
            continue
        kept[:] = keeping
        others_hope, partner = 0.0, partner_of(state, hunter)
        for other in range(HUNTERS):
            if state.hunter[other] != NO_FIELD and state.owner[other] == seat:
                field, leads = int(state.hunter[other]), 0
                if other == partner and state.phase != SHARING:
                    hopes[hunter, :] *= COINS
                elif other != hunter and is_free(state, hunter) and is_free(state, other):
                    others_hope += SECOND * hopes[other, field]
                elif other != hunter:
                    others_hope += hopes[other, field]
                    leads = leading_on(material, state, field, hopes[other])
                weigh_for(material, state, seat, other, leads, kept)
        for place in range(state.cards[seat]):
            paying[place] = terrains_paid_by(material, hunter, int(state.hand[seat, place]))
        may_move = goes_on(state, seat) and (state.moved == NO_HUNTER or state.moved == hunter)
        may_move = may_move and not (rests(state, hunter) and may_stay(state, hunter))
        worth = furthest(material, state, seat, hunter, hopes[hunter], kept, paying, may_move)
        best = max(best, worth + others_hope)
    return best


@rule
def standing_of_other(material: Record, state: Record, other: int, seat: int) -> float:
    """What the hunters of another seat promise, seen by a seat."""
    worth = 0.0
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == other:
            if state.hunter[hunter] >= ISLAND and state.carries[hunter] != NO_PAIR:
                worth += hope_from_afar(material, state, hunter, seat)
            else:
                worth += hope_of_other(material, state, hunter, seat)
    return worth


@rule
def coins_of(material: Record, state: Record, seat: int) -> float:
    """Coins won, and what the duel at a boat will bring."""
    worth = 0.0
    for pair in range(PAIRS):
        worth += int(state.coins[seat, pair]) * float(material.value[pair])
    return worth + (claimed(material, state, seat) if state.phase == SHARING else 0.0)


@rule
def value(material: Record, state: Record, seat: int) -> float:
    """Coins that a seat has and may hope for, less what the others together have for each of them."""
    after = np.empty(1, RECORD)
    after[0] = state
    calm(material, state, after[0])
    state = after[0]
    worth = worth_of_choice(state, seat)
    for other in range(state.seats):
        worth += (1.0 if other == seat else -OTHERS / (int(state.seats) - 1)) * coins_of(material, state, other)
        if other == seat:
            worth += own_standing(material, state, seat)
        else:
            worth -= OTHERS * standing_of_other(material, state, other, seat) / (int(state.seats) - 1)
    return worth
