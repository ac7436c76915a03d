"""What the evaluations of Dragon Island read from a state: tiles, what hunters have and seek, and what coins are worth."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.board import partner_of
from spadework.games.dragon_island.rules.cards import may_be_used_as
from spadework.games.dragon_island.rules.scoring import coins_won
from spadework.games.dragon_island.rules.state import (
    COINS,
    HUNTERS,
    INFIDELITY,
    ISLAND,
    KINDS_OF_TERRAIN,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NOTHING_AIMED,
    PAIRS,
    SHARING,
    TREASURE_FIELD,
)
from spadework.games.dragon_island.rules.steps import is_joker

Worths = np.ndarray[Any, np.dtype[np.float64]]
"""Worths of fields, of slots of a hand or of seats."""
Fields = np.ndarray[Any, np.dtype[np.int64]]
"""Bit masks of fields of the island."""


class Position(NamedTuple):
    """A state to be judged, with its material and where its tiles are."""

    material: Record
    state: Record
    tiles: Fields
    """As of `map_tiles`."""


@rule
def map_tiles(state: Record, tiles: Fields) -> None:
    """Fill tiles[terrain] with a bit mask of the fields of the island that have it."""
    for terrain in range(KINDS_OF_TERRAIN):
        tiles[terrain] = 0
    for field in range(ISLAND):
        if field != TREASURE_FIELD:
            tiles[state.tile[field]] |= 1 << field


@rule
def choice_begun(state: Record) -> int:
    """What the active player has begun and not yet announced, as far as it is known: FIRST_TILE to WHERE_DRAGON, or NOTHING_AIMED."""
    return max(NOTHING_AIMED, int(state.aim))


# Cards


@rule
def infidelities_held(state: Record, seat: int) -> int:
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


# Hunters


@rule
def rests(state: Record, hunter: int) -> bool:
    """Whether a hunter waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == NO_PAIR:
        return bool(state.hunter[hunter] == TREASURE_FIELD and state.next_pair < PAIRS)
    return partner_of(state, hunter) == NO_HUNTER


@rule
def may_rest(state: Record, hunter: int) -> bool:
    """Whether it makes sense to go on resting: always on the treasure field, which nobody may leave alone."""
    return bool(state.carries[hunter] == NO_PAIR or somebody_may_come(state, hunter))


@rule
def somebody_may_come(state: Record, hunter: int) -> bool:
    """Whether a hunter alone with a treasure may get a partner: on the treasure field nobody joins it, and elsewhere somebody must be free,
    neither bound to the treasure field nor alone with a treasure."""
    if state.hunter[hunter] == TREASURE_FIELD:
        return False
    for other in range(HUNTERS):
        if state.hunter[other] == NO_FIELD:
            continue
        if state.carries[other] == NO_PAIR:
            if state.hunter[other] != TREASURE_FIELD or state.next_pair == PAIRS:
                return True
        elif partner_of(state, other) != NO_HUNTER:
            return True
    return False


@rule
def seeks_treasure(state: Record, hunter: int) -> bool:
    """Whether a hunter is after a treasure, or will be when the one in the boat has been shared."""
    at_boat = state.phase == SHARING and state.hunter[hunter] == state.boat
    return bool(at_boat or (state.carries[hunter] == NO_PAIR and not rests(state, hunter)))


@rule
def waiting_hunter(state: Record, but: int) -> int:
    """A hunter other than `but` who waits on the treasure field, or NO_HUNTER."""
    for other in range(HUNTERS):
        if other != but and state.hunter[other] == TREASURE_FIELD:
            return other
    return NO_HUNTER


# Treasures


@rule
def coin_of(material: Record, state: Record, hunter: int) -> float:
    """What one coin of the treasure is worth that a hunter carries or stands with."""
    return float(material.value[state.carries[hunter]])


@rule
def has_prize(state: Record, hunter: int, other: int) -> bool:
    """Whether another hunter stands where a hunter without a treasure gains one by entering."""
    if other == hunter or state.hunter[other] == NO_FIELD or state.hunter[other] >= ISLAND:
        return False
    if state.hunter[other] == TREASURE_FIELD:
        return bool(state.next_pair < PAIRS)
    return bool(state.carries[other] != NO_PAIR)


@rule
def prize_with(material: Record, state: Record, other: int) -> float:
    """What a coin is worth that is gained where another hunter stands."""
    return (
        coin_of(material, state, other) if state.carries[other] != NO_PAIR else float(material.value[state.next_pair])
    )


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
def still_to_win(material: Record, state: Record) -> int:
    """What all coins are worth that nobody has won and that are not out of the game, of the dearest pairs until the game ends (DI-82)."""
    pairs = (1 << PAIRS) - (1 << int(state.next_pair))
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.carries[hunter] != NO_PAIR:
            pairs |= 1 << int(state.carries[hunter])
    total, left = 0, int(state.pairs) - int(state.settled)
    for pair in range(PAIRS - 1, -1, -1):
        if left > 0 and pairs >> pair & 1:
            total += COINS * int(material.value[pair])
            left -= 1
    return total


@rule
def lead_over_others(material: Record, state: Record, seat: int) -> int:
    """By how much a seat's coins won are worth more than those of the best of the others."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, coins_won(material, state, other))
    return coins_won(material, state, seat) - most
