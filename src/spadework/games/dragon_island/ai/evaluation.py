"""How well a seat of Dragon Island stands: `evaluate`, for players that look one move ahead.

It adds up coins won, what one's hunters may expect as far as the hand leads in one's own turn, and what the cards are worth that are left.
All that a seat has announced counts as done.

No step that is made because of what it promises may turn out to be worth less than it promised: else a player could go to and fro for ever.
So what a hunter may expect on its way stays below what it stands at when it has got there, whatever the others gain by that.
"""

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Record
from spadework.engine.search.aims import Aims
from spadework.games.dragon_island.ai.card_values import CARD_WEIGHTS
from spadework.games.dragon_island.ai.field_values import fill_field_values, value_from_afar, value_of_other
from spadework.games.dragon_island.ai.path_costs import FAR
from spadework.games.dragon_island.ai.plan import best_plan, is_planned_for
from spadework.games.dragon_island.ai.position import Position, choice_begun, coin_of, infidelities_held, map_tiles
from spadework.games.dragon_island.ai.reachability import LONGEST
from spadework.games.dragon_island.rules.codes import GO_ON
from spadework.games.dragon_island.rules.effects import settle
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.scoring import coins_won
from spadework.games.dragon_island.rules.sharing import rival
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    COINS,
    FIELDS,
    HUNTERS,
    ISLAND,
    KINDS_OF_TERRAIN,
    NO_FIELD,
    NO_PAIR,
    NOTHING_AIMED,
    OVER,
    SECOND_TILE,
    SHARING,
    STATE,
)

AIMS = Aims(horizon=200, lead_scale=195.0, exploration=0.4, pw_base=1, pw_factor=0.15, for_winning=0.8)
THOROUGH = AIMS._replace(exploration=0.15)

OTHERS_WEIGHT = 0.3  # what all that the others have together costs oneself
BEGUN_WEIGHT = 0.12  # what it costs to begin what is taken back, less than a playable card
RECORD = record_type(STATE)


@rule
def duel_value(material: Record, state: Record, seat: int) -> float:
    """What the duel at a boat will bring a seat when both play all they have."""
    coin = coin_of(material, state, int(state.boat) - ISLAND)
    deciding = int(state.turn)
    other = rival(state, deciding)
    if seat != deciding and seat != other:
        return 0.0
    if state.claims == 0:
        return coin
    # Whoever answered last wins as soon as the other has nothing left to answer with.
    last_wins = infidelities_held(state, deciding) <= infidelities_held(state, other)
    return COINS * coin if (seat == other) == last_wins else 0.0


@rule
def settle_all(material: Record, state: Record) -> None:
    """Let what was announced take effect, as if nobody else reacted any more."""
    while state.phase == ANNOUNCED:
        settle(material, state)


@rule
def value_of_choice(state: Record, seat: int) -> float:
    """What a choice not yet complete is worth beside the position: more than before it, less than after it."""
    begun, phase = choice_begun(state), state.phase
    if state.active == seat and begun != NOTHING_AIMED:
        # The further away a tile, the less one's own way suffers.
        far = FAR if begun == SECOND_TILE else 0
        for hunter in range(HUNTERS):
            if begun == SECOND_TILE and state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat:
                far = min(far, int(DISTANCES[state.hunter[hunter], state.tiles[0]]))
        return -CARD_WEIGHTS.playable - BEGUN_WEIGHT + BEGUN_WEIGHT * far / FAR
    # The treasures shall be carried home.
    broken_off = phase == OVER and state.settled < state.pairs
    return -BEGUN_WEIGHT if broken_off or (phase == AGREEING and state.answer[seat] != GO_ON) else 0.0


@rule
def value_of_hunters(material: Record, state: Record, other: int, seat: int) -> float:
    """What the hunters of another seat promise, seen by a seat."""
    worth = 0.0
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == other:
            if state.hunter[hunter] >= ISLAND and state.carries[hunter] != NO_PAIR:
                worth += value_from_afar(material, state, hunter, seat)
            else:
                worth += value_of_other(material, state, hunter, seat)
    return worth


@rule
def value_of_coins(material: Record, state: Record, seat: int) -> float:
    """Coins won, and what the duel at a boat will bring."""
    worth = float(coins_won(material, state, seat))
    return worth + (duel_value(material, state, seat) if state.phase == SHARING else 0.0)


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """What a seat has and may expect, less what the others together have for each of them."""
    after, steps, tiles = scratch(1, RECORD), scratch(LONGEST, np.int64), scratch(KINDS_OF_TERRAIN, np.int64)
    field_values, costs = scratch((HUNTERS, FIELDS), np.float64), scratch(FIELDS, np.int32)
    after[0] = state
    state = after[0]
    settle_all(material, state)
    map_tiles(state, tiles)
    position = Position(material, state, tiles)
    worth = value_of_choice(state, seat)
    for other in range(state.seats):
        weight = 1.0 if other == seat else -OTHERS_WEIGHT / (int(state.seats) - 1)
        worth += weight * value_of_coins(material, state, other)
        if other == seat:
            for hunter in range(HUNTERS):
                if is_planned_for(state, seat, hunter, True):
                    fill_field_values(position, hunter, field_values[hunter], costs)
            worth += best_plan(position, seat, True, field_values, steps)[0]
        else:
            worth -= OTHERS_WEIGHT * value_of_hunters(material, state, other, seat) / (int(state.seats) - 1)
    return worth
