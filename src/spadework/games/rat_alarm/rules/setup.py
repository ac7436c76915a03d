"""The set-up of Rat Alarm: spades, cards, cubes and the first player. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Option, Record, first_player
from spadework.games.rat_alarm.rules.rounds import begin_round
from spadework.games.rat_alarm.rules.state import (
    CUBES,
    DEALING,
    DRAWING_FIRST,
    IN_HAND,
    MOST_KINDS,
    NO_CARD,
    NO_KIND,
    NO_SEAT,
    SEATS,
    VALUES,
)

OPTIONS = (Option("memory-aid", ("off", "on")), first_player(SEATS), Option("tie", ("box", "next")))


@rule
def cards_in_game(material: Record, seats: int) -> int:
    """Bit mask of the cards that take part: with 2 players the skull cards stay out (RA-11)."""
    return int(material.cards) & ~int(material.skulls) if seats == 2 else int(material.cards)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Everyone holds a spade, all cards are in the draw pile, no cube is drawn yet (RA-10); `state` comes zeroed."""
    state.seats = seats
    state.draw_pile = cards_in_game(material, seats)
    for value in range(VALUES):
        state.cubes_left[value] = material.copies[value]
    for seat in range(4):
        state.spade[seat] = IN_HAND
    state.turned = NO_CARD
    state.named = NO_KIND
    # The table names its first player; a seat that is not there, like none, leaves it to the draw (RA-12).
    state.first = options[1] - 1 if 1 <= options[1] <= seats else NO_SEAT
    state.passes_on = options[2]  # RA-42
    state.phase = DEALING


@rule
def cubes_of_a_kind(state: Record) -> int:
    """One with 2 players, else two (RA-11)."""
    return 1 if state.seats == 2 else CUBES


@rule
def lay_cube(material: Record, state: Record, number: int) -> None:
    """A cube drawn blind goes to the first kind that lacks one; its value is open (RA-11)."""
    state.cubes_left[number] -= 1
    last = cubes_of_a_kind(state) - 1
    for kind in range(MOST_KINDS):
        for cube in range(last + 1):
            if state.cubes[kind, cube] == 0:
                state.cubes[kind, cube] = material.value[number]
                if kind == MOST_KINDS - 1 and cube == last:
                    name_first_player(state)
                return


@rule
def name_first_player(state: Record) -> None:
    """The named player begins, else the draw decides (RA-12)."""
    if state.first == NO_SEAT:
        state.phase = DRAWING_FIRST
    else:
        begin_round(state, int(state.first))
