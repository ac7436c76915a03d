"""Basics of all evaluations of Dragon Island: tiles, goals of hunters, values of coins, and values of cards compared with a new card."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as, takes_on
from spadework.games.dragon_island.rules.scoring import coins_won
from spadework.games.dragon_island.rules.steps import is_joker, terrains_paid_by

Worths = np.ndarray[Any, np.dtype[np.float64]]
"""Values of fields, of slots of a hand or of seats."""
Fields = np.ndarray[Any, np.dtype[np.int64]]
"""Bit masks of fields of the island."""


class Position(NamedTuple):
    """A state to evaluate, with its material and a map of its tiles."""

    material: Record
    state: Record
    tiles: Fields
    """See `map_tiles`."""


@rule
def map_tiles(state: Record, tiles: Fields) -> None:
    """Fill tiles[terrain] with a bit mask of the island's fields of that terrain."""
    for terrain in range(s.KINDS_OF_TERRAIN):
        tiles[terrain] = 0
    for field in range(s.ISLAND):
        if field != s.TREASURE_FIELD:
            tiles[state.tile[field]] |= 1 << field


@rule
def choice_begun(state: Record) -> int:
    """Return the choice that the active player has begun but not announced, if known: FIRST_TILE to WHERE_DRAGON, or NOTHING_AIMED."""
    return max(s.NOTHING_AIMED, int(state.aim))


# Cards


@rule
def infidelities_held(state: Record, seat: int) -> int:
    """Return the number of cards in a hand that can be played as Infidelity."""
    count = 0
    for slot in range(state.cards[seat]):
        count += may_be_used_as(int(state.hand[seat, slot]), s.INFIDELITY)
    return count


@rule
def is_joker_of(material: Record, state: Record, seat: int, kind: int) -> bool:
    """Return whether a terrain card is a joker for a hunter of a seat."""
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat and is_joker(material, hunter, kind):
            return True
    return False


# Hunters


@rule
def rests(state: Record, hunter: int) -> bool:
    """Return whether a hunter waits on the treasure field, or alone with a treasure."""
    if state.carries[hunter] == s.NO_PAIR:
        return bool(state.hunter[hunter] == s.TREASURE_FIELD and state.next_pair < s.PAIRS)
    return partner_of(state, hunter) == s.NO_HUNTER


@rule
def may_rest(state: Record, hunter: int) -> bool:
    """Return whether a hunter may keep resting: always on the treasure field, which no hunter may leave alone."""
    return bool(state.carries[hunter] == s.NO_PAIR or somebody_may_come(state, hunter))


@rule
def somebody_may_come(state: Record, hunter: int) -> bool:
    """Return whether a hunter alone with a treasure may find a partner: not on the treasure field, and elsewhere only a hunter that
    neither waits there nor is alone with a treasure itself."""
    if state.hunter[hunter] == s.TREASURE_FIELD:
        return False
    for other in range(s.HUNTERS):
        if state.hunter[other] == s.NO_FIELD:
            continue
        if state.carries[other] == s.NO_PAIR:
            if state.hunter[other] != s.TREASURE_FIELD or state.next_pair == s.PAIRS:
                return True
        elif partner_of(state, other) != s.NO_HUNTER:
            return True
    return False


@rule
def seeks_treasure(state: Record, hunter: int) -> bool:
    """Return whether a hunter looks for a treasure, or will once the one in the boat is shared."""
    at_boat = state.phase == s.SHARING and state.hunter[hunter] == state.boat
    return bool(at_boat or (state.carries[hunter] == s.NO_PAIR and not rests(state, hunter)))


@rule
def waiting_hunter(state: Record, but: int) -> int:
    """Return a hunter other than `but` that waits on the treasure field, or NO_HUNTER."""
    for other in range(s.HUNTERS):
        if other != but and state.hunter[other] == s.TREASURE_FIELD:
            return other
    return s.NO_HUNTER


# Treasures


@rule
def coin_of(material: Record, state: Record, hunter: int) -> float:
    """Return the value of one coin of the treasure that a hunter carries or guards."""
    return float(material.value[state.carries[hunter]])


@rule
def has_prize(state: Record, hunter: int, other: int) -> bool:
    """Return whether a hunter without a treasure gains one by entering the field of another."""
    if other == hunter or state.hunter[other] == s.NO_FIELD or state.hunter[other] >= s.ISLAND:
        return False
    if state.hunter[other] == s.TREASURE_FIELD:
        return bool(state.next_pair < s.PAIRS)
    return bool(state.carries[other] != s.NO_PAIR)


@rule
def prize_with(material: Record, state: Record, other: int) -> float:
    """Return the value of a coin gained on the field of another hunter."""
    return (
        coin_of(material, state, other) if state.carries[other] != s.NO_PAIR else float(material.value[state.next_pair])
    )


@rule
def belongs_to(state: Record, hunter: int, seat: int) -> bool:
    """Return whether a seat has a share in the treasure that a hunter carries or guards."""
    if state.carries[hunter] == s.NO_PAIR:
        return False
    for other in range(s.HUNTERS):
        if state.carries[other] == state.carries[hunter] and state.owner[other] == seat:
            return True
    return False


@rule
def is_own_already(state: Record, hunter: int, other: int) -> bool:
    """Return whether another hunter and its partner carry a treasure, and one of them belongs to the seat of this hunter."""
    return partner_of(state, other) != s.NO_HUNTER and belongs_to(state, other, int(state.owner[hunter]))


@rule
def still_to_win(material: Record, state: Record) -> int:
    """Return the value of all coins that can still be won, counting the highest pairs until the game ends (DI-82)."""
    pairs = (1 << s.PAIRS) - (1 << int(state.next_pair))
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] != s.NO_FIELD and state.carries[hunter] != s.NO_PAIR:
            pairs |= 1 << int(state.carries[hunter])
    total, left = 0, int(state.pairs) - int(state.settled)
    for pair in range(s.PAIRS - 1, -1, -1):
        if left > 0 and pairs >> pair & 1:
            total += s.COINS * int(material.value[pair])
            left -= 1
    return total


@rule
def lead_over_others(material: Record, state: Record, seat: int) -> int:
    """Return the lead of a seat's coins over those of the best other seat."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, coins_won(material, state, other))
    return coins_won(material, state, seat) - most


class CardWeights(NamedTuple):
    """Values of cards kept; the first of a sort counts more than the second, and further ones are only playable."""

    useless: float = -1.3
    """A terrain card that helps no hunter."""
    uphill: float = 0.36
    """A terrain card that helps one."""
    joker: float = 0.6
    playable: float = -0.6
    first_infidelity: float = 5.0
    next_infidelity: float = 1.2
    first_green: float = 3.0
    next_green: float = 0.3
    first_flight: float = 1.2
    next_flight: float = 0.3
    exchanged: float = -0.01
    """The least value of a card about to be discarded."""


CARD_WEIGHTS = CardWeights()


@rule
def fill_card_values(state: Record, seat: int, whole: bool, values: Worths) -> None:
    """Fill values[slot] with the value of each card, of the `whole` hand, or only of those that help hunters move."""
    infidelities, greens, flights = 0, 0, 0
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        value = CARD_WEIGHTS.playable
        if not whole and not takes_on(kind):
            value = 0.0
        elif is_terrain_card(kind):
            value = CARD_WEIGHTS.useless
        elif may_be_used_as(kind, s.INFIDELITY):
            value = nth(infidelities, CARD_WEIGHTS.first_infidelity, CARD_WEIGHTS.next_infidelity)
            infidelities += 1
        elif kind == s.FLIGHT:
            value = nth(flights, CARD_WEIGHTS.first_flight, CARD_WEIGHTS.next_flight)
            flights += 1
        elif may_be_used_as(kind, s.SLUMBER) or may_be_used_as(kind, s.COUNTERSPELL) or may_be_used_as(kind, s.TERROR):
            value = nth(greens, CARD_WEIGHTS.first_green, CARD_WEIGHTS.next_green)
            greens += 1
        exchanged = state.phase == s.PASSING and state.active == seat
        values[slot] = max(value, CARD_WEIGHTS.exchanged) if exchanged else value


@rule
def nth(before: int, first: float, next_: float) -> float:
    """Return the value of a card in a hand with `before` others of its sort."""
    return first if before == 0 else next_ if before == 1 else CARD_WEIGHTS.playable


@rule
def raise_card_values(position: Position, seat: int, hunter: int, wanted: int, values: Worths) -> None:
    """Raise the values of terrain cards that help a hunter: jokers, and those that pay for terrains of the bit mask `wanted`."""
    state = position.state
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            if is_joker(position.material, hunter, kind):
                values[slot] = max(values[slot], CARD_WEIGHTS.joker)
            elif terrains_paid_by(position.material, hunter, kind) & wanted:
                values[slot] = max(values[slot], CARD_WEIGHTS.uphill)
