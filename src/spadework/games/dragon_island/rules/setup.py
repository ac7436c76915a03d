"""The set-up of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.dragon_island.rules.board import boat_of
from spadework.games.dragon_island.rules.codes import NOTHING
from spadework.games.dragon_island.rules.state import (
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
    STARTING,
    TERRAINS,
)

TURN_LIMITS = (0, 40, 100, 200, 400)
"""Turns after which a game may end, by the option; 0 for none."""


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Tiles, hunters on their boats, all cards in the draw pile (DI-10, DI-11); chance names the start player; `state` comes zeroed."""
    state.seats = seats
    state.limit = TURN_LIMITS[options[0]]
    for field in range(ISLAND):
        state.tile[field] = material.tile[field]
    for kind in range(KINDS):
        state.draw_pile[kind] = material.copies[kind]
        state.in_draw_pile += material.copies[kind]
    for hunter in range(HUNTERS):
        state.carries[hunter] = NO_PAIR
        state.owner[hunter] = owner_with(seats, hunter)
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
def owner_with(seats: int, hunter: int) -> int:
    """Whose a hunter is: seats follow the boats clockwise, with 3 players each has two that face each other (DI-12)."""
    if seats == 3:
        return hunter % 3
    if seats == 4:
        return NO_SEAT if hunter % 3 == 0 else hunter - 1 - hunter // 3
    return hunter - (6 - seats) if hunter >= 6 - seats else NO_SEAT


@rule
def clear_turn(state: Record) -> None:
    """Nothing has been moved, played or chosen yet, and whoever could react is asked again."""
    state.announced = NOTHING
    state.way_in = NOTHING
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
    state.way_in = NOTHING
