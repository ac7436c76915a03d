"""What a computer player needs to know of Dragon Island: how well a seat stands.

Everything is counted in coins' worth: coins won, what one's hunters may hope for (`hopes.py`), in one's own turn as far as the hand leads
(`reach.py`), and what the cards are worth that are left. All that a seat has announced counts as done. The quick move of long playouts is
in `glance.py`.

No step that is made because of what it promises may turn out to be worth less than it promised: else a player could go to and fro for ever.
So what a hunter hopes for on its way stays below what it stands at when it has got there, whatever the others gain by that.
"""

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Record
from spadework.engine.search.aims import Aims
from spadework.games.dragon_island.ai.field_values import (
    choosing,
    coin_of,
    fill_hopes,
    hope_from_afar,
    hope_of_other,
    infidelities,
)
from spadework.games.dragon_island.ai.plan import PLAYABLE, best_course, counts
from spadework.games.dragon_island.ai.reachability import LONGEST
from spadework.games.dragon_island.ai.way_costs import FAR, map_tiles
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
    LEAVING,
    NO_FIELD,
    NO_PAIR,
    NOTHING_AIMED,
    OVER,
    PAIRS,
    SECOND_TILE,
    SHARING,
    STATE,
)

AIMS = Aims(horizon=200, lead_scale=195.0, exploration=0.4, pw_base=1, pw_factor=0.15, for_winning=0.8)
THOROUGH = AIMS._replace(exploration=0.15)

OTHERS = 0.3  # what the others' hopes together cost oneself
AIMING = 0.12  # what it costs to begin what is taken back, less than PLAYABLE
RECORD = record_type(STATE)


# Sharing


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
def settle_all(material: Record, state: Record, after: Record) -> None:
    """Make `after` the state when nobody else reacts any more to what was announced."""
    while after.phase == ANNOUNCED:
        settle(material, after)


@rule
def worth_of_choice(state: Record, seat: int) -> float:
    """What a choice not yet complete is worth beside the position: more than before it, less than after it."""
    begun, phase = choosing(state), state.phase
    if state.active == seat and begun != NOTHING_AIMED and begun != LEAVING:
        # The further away a tile, the less one's own way suffers.
        far = FAR if begun == SECOND_TILE else 0
        for hunter in range(HUNTERS):
            if begun == SECOND_TILE and state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat:
                far = min(far, int(DISTANCES[state.hunter[hunter], state.tiles[0]]))
        return -PLAYABLE - AIMING + AIMING * far / FAR
    # The treasures shall be carried home.
    broken_off = phase == OVER and state.settled < PAIRS
    return -AIMING if broken_off or (phase == AGREEING and state.answer[seat] != GO_ON) else 0.0


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
    worth = float(coins_won(material, state, seat))
    return worth + (claimed(material, state, seat) if state.phase == SHARING else 0.0)


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Coins that a seat has and may hope for, less what the others together have for each of them."""
    after, course, tiles = scratch(1, RECORD), scratch(LONGEST, np.int64), scratch(KINDS_OF_TERRAIN, np.int64)
    hopes, ways = scratch((HUNTERS, FIELDS), np.float64), scratch(FIELDS, np.int32)
    after[0] = state
    settle_all(material, state, after[0])
    state = after[0]
    map_tiles(state, tiles)
    worth = worth_of_choice(state, seat)
    for other in range(state.seats):
        worth += (1.0 if other == seat else -OTHERS / (int(state.seats) - 1)) * coins_of(material, state, other)
        if other == seat:
            for hunter in range(HUNTERS):
                if counts(state, seat, hunter, True):
                    fill_hopes(material, state, hunter, tiles, hopes[hunter], ways)
            worth += best_course(material, state, seat, True, tiles, hopes, course)[0]
        else:
            worth -= OTHERS * standing_of_other(material, state, other, seat) / (int(state.seats) - 1)
    return worth
