"""The set-up of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Option, Record
from spadework.engine.masks import count_in
from spadework.games.dragon_island.rules.board import boat_of
from spadework.games.dragon_island.rules.codes import NOTHING
from spadework.games.dragon_island.rules.state import (
    COLOURS,
    DRAGONS,
    HUNTERS,
    ISLAND,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NOTHING_AIMED,
    PAIRS,
    STARTING,
    TERRAINS,
)

TURN_LIMITS = (0, 40, 100, 200, 400)
"""Turns after which a game may end, by the option; 0 for none."""
LAST_PAIRS = (PAIRS, 5)
"""Pairs with which a game may end, by the option."""
CLOCKWISE = {"opposite": 3, "next": 1, "next-but-one": 2}
"""How far the second empty boat lies from the first, by the option."""
FROM_FIRST = tuple(CLOCKWISE.values())

OPTIONS = (
    Option("turn-limit", ("none", *(str(limit) for limit in TURN_LIMITS[1:]))),
    Option("pairs", tuple(str(pairs) for pairs in LAST_PAIRS)),
    Option("empty-boat", COLOURS),
    Option("second-empty-boat", tuple(CLOCKWISE)),
)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Tiles, hunters on their boats, all cards in the draw pile (DI-10, DI-11); chance names the start player; `state` comes zeroed."""
    state.seats = seats
    state.limit = TURN_LIMITS[options[0]]
    state.pairs = LAST_PAIRS[options[1]]
    empty = empty_boats(material, seats, int(options[2]), FROM_FIRST[options[3]])
    for field in range(ISLAND):
        state.tile[field] = material.tile[field]
    for kind in range(KINDS):
        state.draw_pile[kind] = material.copies[kind]
        state.in_draw_pile += material.copies[kind]
    for hunter in range(HUNTERS):
        state.carries[hunter] = NO_PAIR
        state.owner[hunter] = owner_with(seats, hunter, empty)
        state.hunter[hunter] = boat_of(hunter) if state.owner[hunter] != NO_SEAT else NO_FIELD
    for dragon in range(DRAGONS):
        state.dragon[dragon] = NO_FIELD
    state.hand[:, :] = NO_CARD
    state.known[:, :, :] = NO_CARD
    state.active = NO_SEAT
    state.boat = NO_FIELD
    clear_turn(state)
    state.phase = STARTING


@rule
def empty_boats(material: Record, seats: int, colour: int, clockwise: int) -> int:
    """Bit mask of the boats that nobody uses: one with 5 players, two with 4, as the table chooses (DI-12)."""
    empty = 0
    for boat in range(HUNTERS):
        if material.own[boat] == colour:
            empty |= 1 << boat if seats in (4, 5) else 0
            empty |= 1 << (boat + clockwise) % HUNTERS if seats == 4 else 0
    return empty


@rule
def owner_with(seats: int, hunter: int, empty: int) -> int:
    """Whose a hunter is: seats follow the boats clockwise, with 3 players each has two that face each other (DI-12)."""
    if empty >> hunter & 1:
        return NO_SEAT
    return (hunter - count_in(empty & (1 << hunter) - 1)) % (3 if seats == 3 else HUNTERS)


@rule
def clear_turn(state: Record) -> None:
    """Nothing has been moved, played or chosen yet, and whoever could react is asked again."""
    state.announced = NOTHING
    state.moved = NO_HUNTER
    state.acted = 0
    state.trodden = 0
    state.proposed = 0
    state.slumber = NO_SEAT
    state.victim = NO_SEAT
    for terrain in range(len(TERRAINS)):
        state.free[terrain] = 0
    for seat in range(MOST_SEATS):
        state.quiet[seat] = 0
    forget_choice(state)


@rule
def forget_choice(state: Record) -> None:
    """Nothing is being aimed."""
    state.aim = NOTHING_AIMED
    state.card = NO_CARD
    state.tiles[0] = NO_FIELD
    state.tiles[1] = NO_FIELD
    state.moving_dragon = 0
