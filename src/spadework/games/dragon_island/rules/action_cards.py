"""Action cards of the active player: options and effects. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import is_first_of_kind, is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.steps import may_set_out, terrains_paid_by

# Options


@rule
def list_cards(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add the moves that play an action card from a hand; cards without a target are left out."""
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind) or not is_first_of_kind(state, seat, slot):
            continue
        if can_play(material, state, kind):
            moves[count] = c.PLAY + kind
            count += 1
        if kind == s.JOURNEY:
            count = list_journeys(material, state, seat, moves, count)
        if may_be_used_as(kind, s.TERROR):
            count = list_terrors(state, kind, moves, count)
        if may_be_used_as(kind, s.ATTACK):
            count = list_attacks(state, seat, kind, moves, count)
    return count


@rule
def can_play(material: Record, state: Record, kind: int) -> bool:
    """Return whether a card that is aimed after it is played has a target (DI-60, DI-61, DI-63)."""
    if kind != s.FORCES and kind != s.ELEMENTS:
        return kind == s.PATROL or kind == s.CURSE
    bare = board.bare_fields(state)
    for field in range(s.ISLAND):
        if kind == s.FORCES and board.may_swap_beside(material, state, bare, field):
            return True
        if kind == s.ELEMENTS and board.may_swap_somewhere(state, bare, field):
            return True
    return False


@rule
def list_journeys(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Add a Journey for each terrain card in hand and each terrain that it pays for (DI-65)."""
    for hunter in range(s.HUNTERS):
        mine = state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat
        if not mine or not may_set_out(state, hunter):
            continue
        for slot in range(state.cards[seat]):
            kind = int(state.hand[seat, slot])
            if not is_terrain_card(kind) or not is_first_of_kind(state, seat, slot):
                continue
            terrains = terrains_paid_by(material, hunter, kind)
            for terrain in range(len(s.TERRAINS)):
                if terrains >> terrain & 1:
                    moves[count] = c.JOURNEY + terrain + c.paying(kind) + c.naming(state, hunter)
                    count += 1
    return count


@rule
def list_terrors(state: Record, kind: int, moves: Codes, count: int) -> int:
    """Add a Terror for each hunter that is not in its own boat (DI-66)."""
    for hunter in range(s.HUNTERS):
        if state.hunter[hunter] != s.NO_FIELD and state.hunter[hunter] != board.boat_of(hunter):
            moves[count] = c.TERROR + hunter + c.paying(kind)
            count += 1
    return count


@rule
def list_attacks(state: Record, seat: int, kind: int, moves: Codes, count: int) -> int:
    """Add an Attack for each other seat that has a card (DI-67)."""
    for other in range(state.seats):
        if other != seat and state.cards[other] > 0:
            moves[count] = c.ATTACK + other + c.paying(kind)
            count += 1
    return count


@rule
def list_first_tiles(material: Record, state: Record, moves: Codes) -> int:
    """Fill the tiles that can be swapped (DI-60)."""
    count, bare = 0, board.bare_fields(state)
    for field in range(s.ISLAND):
        beside = state.card == s.FORCES and board.may_swap_beside(material, state, bare, field)
        if beside or (state.card == s.ELEMENTS and board.may_swap_somewhere(state, bare, field)):
            moves[count] = c.TILE + field
            count += 1
    return count


@rule
def list_second_tiles(material: Record, state: Record, moves: Codes) -> int:
    """Fill the tiles that can be swapped with the first (DI-60)."""
    count, bare, first = 0, board.bare_fields(state), int(state.tiles[0])
    if state.card == s.ELEMENTS:
        for field in range(s.ISLAND):
            if board.may_swap(state, bare, first, field):
                moves[count] = c.TILE + field
                count += 1
        return count
    for direction in range(6):
        field = int(material.neighbour[first, direction])
        if field != s.NO_FIELD and field < s.ISLAND and board.may_swap(state, bare, first, field):
            moves[count] = c.TILE + field
            count += 1
    return count


@rule
def list_dragons(moves: Codes) -> int:
    """Fill both dragons (DI-61)."""
    for dragon in range(s.DRAGONS):
        moves[dragon] = c.DRAGON + dragon
    return s.DRAGONS


@rule
def list_dragon_fields(material: Record, state: Record, moves: Codes) -> int:
    """Fill the fields where a dragon may stand (DI-61, DI-62)."""
    count, fields = 0, board.bare_fields(state) & ~int(material.not_for_dragons)
    for field in range(s.ISLAND):
        moves[count] = c.PLACE + field
        count += fields >> field & 1
    return count


# Effects


@rule
def swap_tiles(state: Record) -> None:
    """Swap the two chosen tiles (DI-60)."""
    first, second = int(state.tiles[0]), int(state.tiles[1])
    terrain = state.tile[first]
    state.tile[first] = state.tile[second]
    state.tile[second] = terrain


@rule
def next_dragon(state: Record) -> int:
    """Return the dragon that enters the game next, or -1 if both are in it (DI-61)."""
    on_board = board.dragons_on_board(state)
    return on_board if on_board < s.DRAGONS else -1


@rule
def drawn_by_curse(state: Record, victim: int) -> int:
    """Return the number of cards that a Curse draws from a hand: one, with 3 players two, if there are as many (DI-63)."""
    return min(2 if state.seats == 3 else 1, int(state.cards[victim]))


@rule
def next_victim(state: Record) -> int:
    """Return the next seat clockwise that a Curse draws from, or NO_SEAT after the last (DI-63)."""
    seat = (int(state.victim) + 1) % int(state.seats)
    while seat != state.active:
        if drawn_by_curse(state, seat) > 0:
            return seat
        seat = (seat + 1) % int(state.seats)
    return s.NO_SEAT
