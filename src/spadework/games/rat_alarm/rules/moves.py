"""Rat Alarm: the rules, from the cubes to the end. Numbers in brackets are those of the rule book.

The state, the material and the codes of moves are described in `state.py`. Nothing in this game is secret: cards that were taken lie
face down, but everyone has seen them.
"""

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Option, Record
from spadework.engine.masks import lowest_in
from spadework.engine.stream import Stream
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    CARD,
    CUBE,
    CUBES,
    DEALING,
    DRAWING,
    DRAWING_FIRST,
    DROP,
    FIRST,
    IN_HAND,
    IN_THE_MIDDLE,
    KEEP,
    KEEP_NONE,
    MOST_KINDS,
    NO_CARD,
    NO_KIND,
    NO_SEAT,
    OVER,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
    VALUES,
)

VERSION = 1
OPTIONS = (Option("memory-aid", ("off", "on")), Option("first", ("draw", "1", "2", "3", "4")))


# Set-up


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Everyone holds a spade, all cards are in the draw pile, no cube is drawn yet (RA-10); `state` comes zeroed."""
    state.seats = seats
    state.draw_pile = material.cards
    if seats == 2:
        state.draw_pile = int(material.cards) & ~int(material.skulls)  # RA-11
    for value in range(VALUES):
        state.cubes_left[value] = material.copies[value]
    for seat in range(4):
        state.spade[seat] = IN_HAND
    state.turned = NO_CARD
    state.named = NO_KIND
    # The table names its first player; a seat that is not there, like none, leaves it to the draw (RA-12).
    state.first = options[1] - 1 if 1 <= options[1] <= seats else NO_SEAT
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


# A round


@rule
def begin_round(state: Record, seat: int) -> None:
    """A round begins with everyone in it."""
    state.turn = seat
    state.fresh = 1
    state.turned = NO_CARD
    state.phase = TURN


@rule
def seats_with_spade(state: Record) -> int:
    """How many are still in the round."""
    count = 0
    for seat in range(state.seats):
        count += state.spade[seat] == IN_HAND
    return count


@rule
def can_turn_up(state: Record) -> bool:
    """Whether a card is left to turn up: on the draw pile, or once more from the discards (RA-40)."""
    return bool(state.draw_pile != 0 or (state.reshuffled == 0 and state.discards != 0))


@rule
def must_turn_up(state: Record) -> bool:
    """Whoever begins a round while no unburied card lies open must turn one up (RA-21)."""
    return bool(state.fresh == 1 and state.lies_open == 0)


@rule
def reach_for_card(state: Record) -> None:
    """Chance is to turn up a card; when the draw pile is used up the discards become a new one, once (RA-40)."""
    state.fresh = 0
    if state.draw_pile == 0:
        state.draw_pile = state.discards
        state.discards = 0
        state.reshuffled = 1
    state.phase = DRAWING


@rule
def turn_up(material: Record, state: Record, card: int) -> None:
    """A card comes into the open middle (RA-21); with a second unburied rat it is an alarm (RA-24)."""
    others = int(state.lies_open) & int(material.rats)
    state.draw_pile = int(state.draw_pile) & ~(1 << card)
    state.lies_open = int(state.lies_open) | 1 << card
    state.turned = card
    if state.draw_pile == 0:
        state.last_round = 1  # RA-40
    is_rat = int(material.rats) >> card & 1
    state.phase = ALARM if is_rat and others else TURNED


@rule
def pass_turn(state: Record) -> None:
    """The next player clockwise who has a spade in hand (RA-20)."""
    state.turned = NO_CARD
    seat = (int(state.turn) + 1) % int(state.seats)
    while state.spade[seat] != IN_HAND:
        seat = (seat + 1) % int(state.seats)
    state.turn = seat
    state.phase = TURN


# Dropping out


@rule
def cards_showing(material: Record, state: Record, kind: int) -> int:
    """Bit mask of the open, unburied cards that show a treasure of a kind (RA-23)."""
    return int(state.lies_open) & int(material.showing[kind])


@rule
def take(state: Record, seat: int, cards: int) -> None:
    """Cards go face down on the owner's pile (RA-25)."""
    state.lies_open = int(state.lies_open) & ~cards
    state.taken[seat] = int(state.taken[seat]) | cards


@rule
def drop_out(state: Record, seat: int) -> None:
    """After taking comes burying; with no card to bury the spade is laid in the middle (RA-26)."""
    state.fresh = 0
    if state.lies_open == 0:
        state.spade[seat] = IN_THE_MIDDLE
        leave(state)
    else:
        state.phase = BURYING


@rule
def bury(state: Record, seat: int, card: int) -> None:
    """The spade lies on a card, which nobody can take and which sets off no alarm (RA-26, RA-27)."""
    state.lies_open = int(state.lies_open) & ~(1 << card)
    state.spade[seat] = card
    leave(state)


@rule
def leave(state: Record) -> None:
    """The next player's turn, or the end of the round when all have dropped out (RA-29)."""
    if seats_with_spade(state) == 0:
        end_round(state)
    else:
        pass_turn(state)


@rule
def end_round(state: Record) -> None:
    """Buried cards are discarded, spades come back, the left neighbour of the last to move begins (RA-29, RA-30)."""
    for seat in range(state.seats):
        if state.spade[seat] >= 0:
            state.discards = int(state.discards) | 1 << int(state.spade[seat])
        state.spade[seat] = IN_HAND
    state.rounds += 1
    if state.last_round:
        state.turned = NO_CARD
        state.phase = OVER
    else:
        begin_round(state, (int(state.turn) + 1) % int(state.seats))


# Whose move, and which


@rule
def to_move(material: Record, state: Record) -> int:
    """Bit mask of who acts now; 0 when the game is over."""
    phase = state.phase
    if phase == OVER:
        return 0
    if phase == DRAWING or phase == DEALING or phase == DRAWING_FIRST:
        return 1 << CHANCE
    return 1 << int(state.turn)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with what `seat` may do; return how many."""
    phase = state.phase
    if phase == BURYING:
        return list_cards(int(state.lies_open), BURY, moves)  # RA-26
    if phase == ALARM:
        count = list_cards(int(state.lies_open) & int(material.rats), KEEP, moves)  # RA-24
        moves[count] = KEEP_NONE
        return count + 1
    count = 0
    alone = seats_with_spade(state) == 1
    if phase == TURNED and not alone:
        moves[count] = STAY  # RA-22; the last one in the round can't stay (RA-28)
        count += 1
    elif can_turn_up(state):
        moves[count] = TURN_UP
        count += 1
    if phase == TURN and must_turn_up(state) and count:
        return count
    for kind in range(MOST_KINDS):
        moves[count] = DROP + kind  # RA-23
        count += 1
    return count


@rule
def list_cards(cards: int, code: int, moves: Codes) -> int:
    """Fill `moves` with a code for each card of a bit mask; return how many."""
    count = 0
    while cards:
        moves[count] = code + lowest_in(cards)
        cards &= cards - 1
        count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill what chance may bring and how often; return how many."""
    phase = state.phase
    count = 0
    if phase == DEALING:
        for number in range(VALUES):
            if state.cubes_left[number] > 0:
                moves[count], weights[count] = CUBE + number, state.cubes_left[number]
                count += 1
    elif phase == DRAWING_FIRST:
        for seat in range(state.seats):
            moves[count], weights[count] = FIRST + seat, 1
            count += 1
    else:
        count = list_cards(int(state.draw_pile), CARD, moves)
        for index in range(count):
            weights[index] = 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase = state.phase
    if phase == DRAWING:
        turn_up(material, state, move - CARD)
    elif phase == DEALING:
        lay_cube(material, state, move - CUBE)
    elif phase == DRAWING_FIRST:
        state.first = move - FIRST
        begin_round(state, move - FIRST)
    elif phase == BURYING:
        bury(state, seat, move - BURY)
    elif phase == ALARM:
        if move != KEEP_NONE:
            take(state, seat, 1 << (move - KEEP))
        drop_out(state, seat)
    elif move == TURN_UP:
        reach_for_card(state)
    elif move == STAY:
        pass_turn(state)
    else:
        state.named = move - DROP
        take(state, seat, cards_showing(material, state, move - DROP))
        drop_out(state, seat)


# What a seat may know


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """All that has happened was seen by all (RA-25): everyone knows the whole state, and the order of the draw pile does not exist."""
    copy_record(state, out)


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Nothing is hidden, so nothing is guessed."""
    copy_record(view, out)
