"""What a hunter of Dragon Island may hope for, in coins' worth: a share of a treasure, less what the way to it costs."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.ai.way_costs import FAR, Fields, Worths, ways_to
from spadework.games.dragon_island.rules.board import boat_of, partner_of
from spadework.games.dragon_island.rules.cards import may_be_used_as
from spadework.games.dragon_island.rules.codes import hunter_of
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.state import (
    FIELDS,
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
    SHARING,
    TREASURE_FIELD,
)
from spadework.games.dragon_island.rules.steps import is_joker

HALF_STEP = 0.6  # what each half step to go costs
STEP = 2.1  # what a step costs at a guess
HOME = 13.0  # what the way home costs from somewhere
# Shares of a coin that one may hope for.
TO_WAIT, TO_UNITE, TO_JOIN, TO_AMBUSH = 0.45, 0.6, 0.6, 0.4
TO_ENTER, WAITING, UNITING, ALONE, FORSAKEN, TOGETHER = 0.49, 0.6, 0.7, 0.9, 0.1, 0.95
LEAVES = 0.8  # between UNITING and TOGETHER
CHASE = 2.0  # how much more a way to carriers costs, who will not wait


@rule
def choosing(state: Record) -> int:
    """What the active player has begun and not yet announced, as far as it is known: LEAVING to WHERE_DRAGON, or NOTHING_AIMED."""
    return max(NOTHING_AIMED, int(state.aim))


@rule
def infidelities(state: Record, seat: int) -> int:
    """How many cards of a hand can be played as Infidelity."""
    count = 0
    for slot in range(state.cards[seat]):
        count += may_be_used_as(int(state.hand[seat, slot]), INFIDELITY)
    return count


@rule
def is_joker_of(material: Record, state: Record, seat: int, kind: int) -> bool:
    """Whether a terrain card is a joker for a hunter of a seat."""
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat and is_joker(material, hunter, kind):
            return True
    return False


@rule
def coin_of(material: Record, state: Record, hunter: int) -> float:
    """What one coin of the treasure is worth that a hunter carries or stands with."""
    return float(material.value[state.carries[hunter]])


@rule
def waiting_one(state: Record, hunter: int) -> int:
    """Another hunter who waits on the treasure field, or NO_HUNTER."""
    for other in range(HUNTERS):
        if other != hunter and state.hunter[other] == TREASURE_FIELD:
            return other
    return NO_HUNTER


@rule
def somebody_may_come(state: Record) -> bool:
    """Whether any hunter is neither bound to the treasure field nor alone with a treasure."""
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD:
            continue
        if state.carries[hunter] == NO_PAIR:
            if state.hunter[hunter] != TREASURE_FIELD or state.next_pair == PAIRS:
                return True
        elif partner_of(state, hunter) != NO_HUNTER:
            return True
    return False


@rule
def share_of(state: Record, hunter: int, other: int) -> tuple[float, float]:
    """What a hunter hopes for on the way to another who has a treasure or waits for one, and how dear the way is."""
    if state.hunter[other] == TREASURE_FIELD:
        return TO_UNITE, 1.0
    return (TO_JOIN, 1.0) if partner_of(state, other) == NO_HUNTER else (TO_AMBUSH, CHASE)


@rule
def has_a_prize(state: Record, hunter: int, other: int) -> bool:
    """Whether another hunter stands where a free hunter gains a treasure by entering."""
    if other == hunter or state.hunter[other] == NO_FIELD or state.hunter[other] >= ISLAND:
        return False
    return bool(state.carries[other] != NO_PAIR or (state.hunter[other] == TREASURE_FIELD and state.next_pair < PAIRS))


@rule
def belongs_to(state: Record, hunter: int, seat: int) -> bool:
    """Whether a seat has a part in the treasure that a hunter carries or stands with."""
    if state.carries[hunter] == NO_PAIR:
        return False
    for other in range(HUNTERS):
        if state.carries[other] == state.carries[hunter] and state.owner[other] == seat:
            return True
    return False


@rule
def is_own_already(state: Record, hunter: int, other: int) -> bool:
    """Whether another hunter carries a treasure together with somebody, of whom one belongs to the seat of this hunter."""
    return partner_of(state, other) != NO_HUNTER and belongs_to(state, other, int(state.owner[hunter]))


@rule
def prize_with(material: Record, state: Record, other: int) -> float:
    """What a coin is worth that is gained where another hunter stands."""
    return (
        coin_of(material, state, other) if state.carries[other] != NO_PAIR else float(material.value[state.next_pair])
    )


@rule
def hope_from_afar(material: Record, state: Record, hunter: int, but: int) -> float:
    """What a hunter who carries nothing may hope for, by the steps to go, but not from the seat `but`."""
    field, best = int(state.hunter[hunter]), -float(FAR)
    if state.next_pair < PAIRS and waiting_one(state, hunter) == NO_HUNTER:
        coin = float(material.value[state.next_pair])
        best = TO_WAIT * coin - HOME - STEP * DISTANCES[field, TREASURE_FIELD]
    for other in range(HUNTERS):
        if has_a_prize(state, hunter, other) and not belongs_to(state, other, but):
            share, dear = share_of(state, hunter, other)
            way = dear * STEP * DISTANCES[field, state.hunter[other]]
            hope = share * prize_with(material, state, other) - HOME - way
            best = max(best, hope if dear == 1.0 else max(hope, 0.0))
    return best if best > -FAR else 0.0


@rule
def hope_at_rest(material: Record, state: Record, hunter: int) -> float:
    """What a hunter may hope for who waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == NO_PAIR:
        return WAITING * float(material.value[state.next_pair]) - HOME
    share = ALONE if somebody_may_come(state) else FORSAKEN
    return share * coin_of(material, state, hunter) - HOME


@rule
def rests(state: Record, hunter: int) -> bool:
    """Whether a hunter waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == NO_PAIR:
        return bool(state.hunter[hunter] == TREASURE_FIELD and state.next_pair < PAIRS)
    return partner_of(state, hunter) == NO_HUNTER


@rule
def hope_of_other(material: Record, state: Record, hunter: int, seat: int) -> float:
    """What another's hunter may hope for at a glance, apart from what it does with, or takes from, the seat that counts it."""
    if rests(state, hunter):
        return hope_at_rest(material, state, hunter)
    partner = partner_of(state, hunter)
    if partner == NO_HUNTER:
        return hope_from_afar(material, state, hunter, seat)
    if state.owner[partner] == seat:
        return TOGETHER * coin_of(material, state, hunter) - HOME
    field = int(state.hunter[hunter])
    steps = int(min(DISTANCES[field, boat_of(hunter)], DISTANCES[field, boat_of(partner)]))
    return TOGETHER * coin_of(material, state, hunter) - STEP * steps


@rule
def may_stay(state: Record, hunter: int) -> bool:
    """Whether it makes sense to go on waiting: always on the treasure field, which nobody may leave alone."""
    return bool(state.carries[hunter] == NO_PAIR or somebody_may_come(state))


@rule
def fill_hopes(material: Record, state: Record, hunter: int, tiles: Fields, hopes: Worths, ways: Codes) -> None:
    """Fill `hopes` with what one's own hunter may hope for on each field. `tiles` are as in `map_tiles`, `ways` is room for FIELDS."""
    partner = partner_of(state, hunter)
    if state.phase == SHARING and state.hunter[hunter] == state.boat:
        hopes[:] = 0.0
        hopes[state.boat] = hope_from_afar(material, state, hunter, NO_SEAT)
        return
    deserts = rests(state, hunter) and may_stay(state, hunter)
    if choosing(state) == LEAVING and hunter == hunter_of(state, int(state.way_in)) and not deserts:
        hopes[:] = 0.0
        hopes[state.hunter[hunter]] = LEAVES * float(material.value[state.next_pair]) - HOME
        return
    if partner != NO_HUNTER:
        ways_to(material, state, hunter, boat_of(hunter), boat_of(partner), tiles, ways)
        worth = TOGETHER * coin_of(material, state, hunter)
        for field in range(FIELDS):
            hopes[field] = worth - HALF_STEP * ways[field]
        return
    if rests(state, hunter) and may_stay(state, hunter):
        # It stays, and gathers cards for the way home.
        ways_to(material, state, hunter, boat_of(hunter), boat_of(hunter), tiles, ways)
        for field in range(FIELDS):
            hopes[field] = hope_at_rest(material, state, hunter) - HALF_STEP * (
                ways[field] - ways[state.hunter[hunter]]
            )
        return
    for field in range(FIELDS):
        hopes[field] = -float(FAR)
    if state.next_pair < PAIRS and waiting_one(state, hunter) == NO_HUNTER:
        coin = float(material.value[state.next_pair])
        hope_for(material, state, hunter, TREASURE_FIELD, TO_WAIT * coin, 1.0, tiles, hopes, ways)
        hopes[TREASURE_FIELD] = TO_ENTER * coin - HOME
    for other in range(HUNTERS):
        if has_a_prize(state, hunter, other) and not is_own_already(state, hunter, other):
            coin = prize_with(material, state, other)
            share, dear = share_of(state, hunter, other)
            hope_for(material, state, hunter, int(state.hunter[other]), share * coin, dear, tiles, hopes, ways)
    if hopes[state.hunter[hunter]] <= -FAR:
        hopes[:] = 0.0
    for other in range(HUNTERS):
        if has_a_prize(state, hunter, other) and not is_own_already(state, hunter, other):
            hopes[state.hunter[other]] = UNITING * prize_with(material, state, other) - HOME
    if state.carries[hunter] != NO_PAIR:
        hopes[state.hunter[hunter]] = hope_at_rest(material, state, hunter)


@rule
def hope_for(
    material: Record,
    state: Record,
    hunter: int,
    goal: int,
    worth: float,
    dear: float,
    tiles: Fields,
    hopes: Worths,
    ways: Codes,
) -> None:
    """Raise the hopes of all fields from which it pays most to go to a goal."""
    ways_to(material, state, hunter, goal, goal, tiles, ways)
    for field in range(FIELDS):
        hope = worth - HOME - dear * HALF_STEP * ways[field]
        # Those who go home do so without being chased.
        hopes[field] = max(hopes[field], hope if dear == 1.0 else max(hope, 0.0))
