"""The set-up of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Option, Record
from spadework.engine.masks import count_in
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import boat_of

TURN_LIMITS = (0, 40, 100, 200, 400)
"""Turn limits, by the option; 0 for none."""
LAST_PAIRS = (s.PAIRS, 5)
"""Pairs settled at the end of the game, by the option."""
CLOCKWISE = {"opposite": 3, "next": 1, "next-but-one": 2}
"""Boats from the first empty one to the second, by the option."""
FROM_FIRST = tuple(CLOCKWISE.values())

OPTIONS = (
    Option("turn-limit", ("none", *(str(limit) for limit in TURN_LIMITS[1:]))),
    Option("pairs", tuple(str(pairs) for pairs in LAST_PAIRS)),
    Option("empty-boat", s.COLOURS),
    Option("second-empty-boat", tuple(CLOCKWISE)),
)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Lay tiles, put hunters on their boats and all cards in the draw pile (DI-10, DI-11). Chance then draws the start player.

    `state` must be zeroed.
    """
    state.seats = seats
    state.limit = TURN_LIMITS[options[0]]
    state.pairs = LAST_PAIRS[options[1]]
    empty = empty_boats(material, seats, int(options[2]), FROM_FIRST[options[3]])
    for field in range(s.ISLAND):
        state.tile[field] = material.tile[field]
    for kind in range(s.KINDS):
        state.draw_pile[kind] = material.copies[kind]
        state.in_draw_pile += material.copies[kind]
    for hunter in range(s.HUNTERS):
        state.carries[hunter] = s.NO_PAIR
        state.owner[hunter] = owner_with(seats, hunter, empty)
        state.hunter[hunter] = boat_of(hunter) if state.owner[hunter] != s.NO_SEAT else s.NO_FIELD
    for dragon in range(s.DRAGONS):
        state.dragon[dragon] = s.NO_FIELD
    state.hand[:, :] = s.NO_CARD
    state.known[:, :, :] = s.NO_CARD
    state.active = s.NO_SEAT
    state.boat = s.NO_FIELD
    clear_turn(state)
    state.phase = s.STARTING


@rule
def empty_boats(material: Record, seats: int, colour: int, clockwise: int) -> int:
    """Return the bit mask of the unused boats: one with 5 players, two with 4, by the options (DI-12)."""
    empty = 0
    for boat in range(s.HUNTERS):
        if material.own[boat] == colour:
            empty |= 1 << boat if seats in (4, 5) else 0
            empty |= 1 << (boat + clockwise) % s.HUNTERS if seats == 4 else 0
    return empty


@rule
def owner_with(seats: int, hunter: int, empty: int) -> int:
    """Return the seat of a hunter: seats follow the boats clockwise, and with 3 players each has two that face each other (DI-12)."""
    if empty >> hunter & 1:
        return s.NO_SEAT
    return (hunter - count_in(empty & (1 << hunter) - 1)) % (3 if seats == 3 else s.HUNTERS)


@rule
def clear_turn(state: Record) -> None:
    """Clear everything that belongs to one turn, reactions skipped included."""
    state.announced = c.NOTHING
    state.moved = s.NO_HUNTER
    state.acted = 0
    state.trodden = 0
    state.proposed = 0
    state.slumber = s.NO_SEAT
    state.victim = s.NO_SEAT
    for terrain in range(len(s.TERRAINS)):
        state.free[terrain] = 0
    for seat in range(s.MOST_SEATS):
        state.quiet[seat] = 0
    forget_choice(state)


@rule
def forget_choice(state: Record) -> None:
    """Clear the choice that the active player has not announced yet."""
    state.aim = s.NOTHING_AIMED
    state.card = s.NO_CARD
    state.tiles[0] = s.NO_FIELD
    state.tiles[1] = s.NO_FIELD
    state.moving_dragon = 0
