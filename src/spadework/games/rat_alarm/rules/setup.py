"""Set-up of Rat Alarm: spades, cards, cubes and the first player. Numbers in brackets refer to the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Option, Record, first_player
from spadework.games.rat_alarm.rules import state as s

OPTIONS = (Option("memory-aid", ("off", "on")), first_player(s.SEATS), Option("tie", ("box", "next")))


@rule
def cards_in_game(material: Record, seats: int) -> int:
    """Return the bit mask of the cards in the game: without skull cards for 2 players (RA-11)."""
    return int(material.cards) & ~int(material.skulls) if seats == 2 else int(material.cards)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Give each player a spade, and put all cards into the draw pile (RA-10); `state` comes zeroed."""
    state.seats = seats
    state.draw_pile = cards_in_game(material, seats)
    for value in range(s.VALUES):
        state.cubes_left[value] = material.copies[value]
    for seat in range(4):
        state.spade[seat] = s.IN_HAND
    state.turned = s.NO_CARD
    state.named = s.NO_KIND
    # The table names its first player; a seat that is not there, like none, leaves it to the draw (RA-12).
    state.first = options[1] - 1 if 1 <= options[1] <= seats else s.NO_SEAT
    state.passes_on = options[2]  # RA-42
    state.phase = s.DEALING


@rule
def cubes_of_a_kind(state: Record) -> int:
    """Return the number of cubes of a kind: one for 2 players, else two (RA-11)."""
    return 1 if state.seats == 2 else s.CUBES


@rule
def lay_cube(material: Record, state: Record, number: int) -> None:
    """Put a cube, drawn blind, on the first kind that lacks one; its value is open (RA-11)."""
    state.cubes_left[number] -= 1
    last = cubes_of_a_kind(state) - 1
    for kind in range(s.MOST_KINDS):
        for cube in range(last + 1):
            if state.cubes[kind, cube] == 0:
                state.cubes[kind, cube] = material.value[number]
                if kind == s.MOST_KINDS - 1 and cube == last:
                    name_first_player(state)
                return


@rule
def name_first_player(state: Record) -> None:
    """Begin with the named player, else draw one (RA-12)."""
    if state.first == s.NO_SEAT:
        state.phase = s.DRAWING_FIRST
    else:
        begin_round(state, int(state.first))


@rule
def begin_round(state: Record, seat: int) -> None:
    """Begin a round with all players."""
    state.turn = seat
    state.fresh = 1
    state.turned = s.NO_CARD
    state.phase = s.TURN
