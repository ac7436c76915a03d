"""The board of Dragon Island: who stands where, and what may be entered or swapped. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.state import (
    DRAGONS,
    HUNTERS,
    ISLAND,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_TERRAIN,
    PAIRS,
    TREASURE_FIELD,
)

ALL_FIELDS = (1 << ISLAND) - 1
BARRED, OPEN, JOINING, AMBUSH, WAITING, UNITING = range(6)
"""What entering a field means: it may not be; no more than that; joining a lone hunter; ambush; waiting for another; uniting with it."""


@rule
def has_dragon(state: Record, field: int) -> bool:
    """Whether a dragon stands on a field."""
    for dragon in range(DRAGONS):
        if state.dragon[dragon] == field:
            return True
    return False


@rule
def hunter_on(state: Record, field: int, but: int) -> int:
    """A hunter other than `but` on a field, the first one of several, or NO_HUNTER."""
    for hunter in range(HUNTERS):
        if hunter != but and state.hunter[hunter] == field:
            return hunter
    return NO_HUNTER


@rule
def partner_of(state: Record, hunter: int) -> int:
    """The hunter who carries a treasure together with this one, or NO_HUNTER."""
    if state.carries[hunter] == NO_PAIR:
        return NO_HUNTER
    for other in range(HUNTERS):
        if other != hunter and state.carries[other] == state.carries[hunter]:
            return other
    return NO_HUNTER


@rule
def boat_of(hunter: int) -> int:
    """The field of a hunter's boat (DI-5)."""
    return ISLAND + hunter


@rule
def waits(state: Record, hunter: int) -> bool:
    """Whether a hunter waits on the treasure field, which it may not leave alone (DI-50)."""
    return bool(state.hunter[hunter] == TREASURE_FIELD and state.next_pair < PAIRS)


@rule
def entering(state: Record, hunter: int, field: int) -> int:
    """What it means for a hunter to enter a field, apart from what it costs (DI-40 to DI-43, DI-50 to DI-54)."""
    if has_dragon(state, field):
        return BARRED
    partner = partner_of(state, hunter)
    if field >= ISLAND:
        return entering_boat(state, hunter, partner, field)
    other = hunter_on(state, field, hunter)
    if field == TREASURE_FIELD:
        return entering_treasure_field(state, partner, other)
    if other == NO_HUNTER:
        return OPEN
    if partner != NO_HUNTER or state.carries[other] == NO_PAIR:
        return BARRED
    return JOINING if partner_of(state, other) == NO_HUNTER else AMBUSH


@rule
def entering_boat(state: Record, hunter: int, partner: int, boat: int) -> int:
    """One's own boat when nobody is in it; carriers enter either of theirs, whoever is in it (DI-40, DI-42)."""
    if partner != NO_HUNTER:
        return OPEN if boat == boat_of(hunter) or boat == boat_of(partner) else BARRED
    return OPEN if boat == boat_of(hunter) and hunter_on(state, boat, hunter) == NO_HUNTER else BARRED


@rule
def entering_treasure_field(state: Record, partner: int, other: int) -> int:
    """To wait there, or to leave with the hunter who waits; empty it has room for a hunter or a pair of carriers.

    While a treasure lies there carriers may not enter (DI-41, DI-43, DI-50, DI-51).
    """
    if state.next_pair == PAIRS:
        return OPEN if other == NO_HUNTER else BARRED
    if partner != NO_HUNTER:
        return BARRED
    return WAITING if other == NO_HUNTER else UNITING


# Tiles and dragons


@rule
def bare_fields(state: Record) -> int:
    """Bit mask of the terrain fields with no hunter, treasure or dragon: a treasure lies nowhere without a hunter (DI-53, DI-60)."""
    bare = ALL_FIELDS & ~(1 << TREASURE_FIELD)
    for hunter in range(HUNTERS):
        if 0 <= state.hunter[hunter] < ISLAND:
            bare &= ~(1 << int(state.hunter[hunter]))
    for dragon in range(DRAGONS):
        if state.dragon[dragon] != NO_FIELD:
            bare &= ~(1 << int(state.dragon[dragon]))
    return bare


@rule
def may_swap(state: Record, bare: int, first: int, second: int) -> bool:
    """Whether two tiles may be swapped, both on bare fields; like ones need not be (DI-60)."""
    return bool(state.tile[first] != state.tile[second] and bare >> first & bare >> second & 1)


@rule
def may_swap_beside(material: Record, state: Record, bare: int, field: int) -> bool:
    """Whether a tile may be swapped with one of its neighbours (DI-60)."""
    for direction in range(6):
        beside = int(material.neighbour[field, direction])
        if beside != NO_FIELD and beside < ISLAND and may_swap(state, bare, field, beside):
            return True
    return False


@rule
def may_swap_somewhere(state: Record, bare: int, field: int) -> bool:
    """Whether a tile may be swapped with any other (DI-60)."""
    for other in range(ISLAND):
        if may_swap(state, bare, field, other):
            return True
    return False


@rule
def dragons_on_board(state: Record) -> int:
    """How many dragons have come into the game (DI-61)."""
    count = 0
    for dragon in range(DRAGONS):
        count += state.dragon[dragon] != NO_FIELD
    return count


@rule
def terrain_of(state: Record, field: int) -> int:
    """The terrain of a field; boats and the treasure field have none."""
    if field >= ISLAND or field == TREASURE_FIELD:
        return NO_TERRAIN
    return int(state.tile[field])
