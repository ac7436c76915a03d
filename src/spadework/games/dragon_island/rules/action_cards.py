"""The action cards of the active player: which can be played, and what they do. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.board import (
    bare_fields,
    boat_of,
    dragons_on_board,
    may_swap,
    may_swap_beside,
    may_swap_somewhere,
)
from spadework.games.dragon_island.rules.cards import is_first_of_kind, is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    DRAGON,
    DRAGON_TO,
    JOURNEY,
    PLAY,
    SNEAK,
    TERRIFY,
    TILE,
    naming,
    paying,
)
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    CURSE,
    DRAGONS,
    ELEMENTS,
    FORCES,
    HUNTERS,
    ISLAND,
    JOURNEY_CARD,
    NO_FIELD,
    NO_SEAT,
    PATROL,
    TERRAINS,
    TERROR,
)
from spadework.games.dragon_island.rules.steps import may_set_out, send_home, terrains_paid_by

# What is possible


@rule
def list_cards(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add what the action cards of a hand can be played for; what can't be completed is left out."""
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind) or not is_first_of_kind(state, seat, slot):
            continue
        if can_play(material, state, kind):
            moves[count] = PLAY + kind
            count += 1
        if kind == JOURNEY_CARD:
            count = list_journeys(material, state, seat, moves, count)
        if may_be_used_as(kind, TERROR):
            count = list_terrors(state, kind, moves, count)
        if may_be_used_as(kind, ATTACK):
            count = list_attacks(state, seat, kind, moves, count)
    return count


@rule
def can_play(material: Record, state: Record, kind: int) -> bool:
    """Whether a card that is played first and aimed afterwards has something to be aimed at (DI-60, DI-61, DI-63)."""
    if kind != FORCES and kind != ELEMENTS:
        return kind == PATROL or kind == CURSE
    bare = bare_fields(state)
    for field in range(ISLAND):
        if kind == FORCES and may_swap_beside(material, state, bare, field):
            return True
        if kind == ELEMENTS and may_swap_somewhere(state, bare, field):
            return True
    return False


@rule
def list_journeys(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add a Journey for each terrain card in hand and each terrain that it pays for (DI-65)."""
    for hunter in range(HUNTERS):
        mine = state.hunter[hunter] != NO_FIELD and state.owner[hunter] == seat
        if not mine or not may_set_out(state, hunter):
            continue
        for slot in range(state.cards[seat]):
            kind = int(state.hand[seat, slot])
            if not is_terrain_card(kind) or not is_first_of_kind(state, seat, slot):
                continue
            terrains = terrains_paid_by(material, hunter, kind)
            for terrain in range(len(TERRAINS)):
                if terrains >> terrain & 1:
                    moves[count] = JOURNEY + terrain + paying(kind) + naming(state, hunter)
                    count += 1
    return count


@rule
def list_terrors(state: Record, kind: int, moves: Codes, count: int) -> int:
    """Add a Terror for each hunter that is not in its boat (DI-66)."""
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.hunter[hunter] != boat_of(hunter):
            moves[count] = TERRIFY + hunter + paying(kind)
            count += 1
    return count


@rule
def list_attacks(state: Record, seat: int, kind: int, moves: Codes, count: int) -> int:
    """Add a Attack for each other seat that has a card (DI-67)."""
    for other in range(state.seats):
        if other != seat and state.cards[other] > 0:
            moves[count] = SNEAK + other + paying(kind)
            count += 1
    return count


@rule
def list_first_tiles(material: Record, state: Record, moves: Codes) -> int:
    """Fill the tiles that can be swapped with another (DI-60)."""
    count, bare = 0, bare_fields(state)
    for field in range(ISLAND):
        beside = state.card == FORCES and may_swap_beside(material, state, bare, field)
        if beside or (state.card == ELEMENTS and may_swap_somewhere(state, bare, field)):
            moves[count] = TILE + field
            count += 1
    return count


@rule
def list_second_tiles(material: Record, state: Record, moves: Codes) -> int:
    """Fill the tiles that can be swapped with the first (DI-60)."""
    count, bare, first = 0, bare_fields(state), int(state.tiles[0])
    if state.card == ELEMENTS:
        for field in range(ISLAND):
            if may_swap(state, bare, first, field):
                moves[count] = TILE + field
                count += 1
        return count
    for direction in range(6):
        field = int(material.neighbour[first, direction])
        if field != NO_FIELD and field < ISLAND and may_swap(state, bare, first, field):
            moves[count] = TILE + field
            count += 1
    return count


@rule
def list_dragons(moves: Codes) -> int:
    """Fill the dragons, when both are on the board (DI-61)."""
    for dragon in range(DRAGONS):
        moves[dragon] = DRAGON + dragon
    return DRAGONS


@rule
def list_dragon_fields(material: Record, state: Record, moves: Codes) -> int:
    """Fill the fields on which the dragon may be put (DI-61, DI-62)."""
    count, fields = 0, bare_fields(state) & ~int(material.not_for_dragons)
    for field in range(ISLAND):
        moves[count] = DRAGON_TO + field
        count += fields >> field & 1
    return count


# What happens


@rule
def swap_tiles(state: Record) -> None:
    """Two tiles change places (DI-60)."""
    first, second = int(state.tiles[0]), int(state.tiles[1])
    terrain = state.tile[first]
    state.tile[first] = state.tile[second]
    state.tile[second] = terrain


@rule
def dragon_to_move(state: Record) -> int:
    """The next dragon that comes into the game, or -1 when the player chooses one (DI-61)."""
    on_board = dragons_on_board(state)
    return on_board if on_board < DRAGONS else -1


@rule
def terrify(state: Record, hunter: int) -> None:
    """A hunter flees to its boat (DI-66)."""
    send_home(state, hunter)


@rule
def drawn_by_curse(state: Record, victim: int) -> int:
    """How many cards a Curse draws from a hand: one, with 3 players two, as far as there are any (DI-63)."""
    return min(2 if state.seats == 3 else 1, int(state.cards[victim]))


@rule
def next_victim(state: Record) -> int:
    """The next seat clockwise that a Curse draws from, or NO_SEAT when all have been drawn from (DI-63)."""
    seat = (int(state.victim) + 1) % int(state.seats)
    while seat != state.active:
        if drawn_by_curse(state, seat) > 0:
            return seat
        seat = (seat + 1) % int(state.seats)
    return NO_SEAT
