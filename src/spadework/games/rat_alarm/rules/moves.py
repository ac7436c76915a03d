"""Who is to move in Rat Alarm, what they may do, and what comes of it. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.rat_alarm.rules.rounds import (
    begin_round,
    bury,
    call_for_card,
    can_turn_up,
    cards_showing,
    drop_out,
    must_turn_up,
    pass_turn,
    seats_with_spade,
    take,
    turn_up,
)
from spadework.games.rat_alarm.rules.setup import lay_cube
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    CARD,
    CUBE,
    DEALING,
    DRAWING,
    DRAWING_FIRST,
    DROP,
    FAMILY_SIZE,
    FIRST,
    KEEP,
    KEEP_NONE,
    MOST_KINDS,
    OVER,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
    VALUES,
)


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
    """Fill `moves` with what `seat`, which is to move, may do; return how many."""
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
def list_cards(cards: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a family's code for each card of a bit mask; return how many."""
    count = 0
    while cards:
        moves[count] = family + lowest_in(cards)
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
    phase, thing = state.phase, thing_of(move, FAMILY_SIZE)
    if phase == DRAWING:
        turn_up(material, state, thing)
    elif phase == DEALING:
        lay_cube(material, state, thing)
    elif phase == DRAWING_FIRST:
        state.first = thing
        begin_round(state, thing)
    elif phase == BURYING:
        bury(state, seat, thing)
    elif phase == ALARM:
        if move != KEEP_NONE:
            take(state, seat, 1 << thing)
        drop_out(state, seat)
    elif move == TURN_UP:
        call_for_card(state)
    elif move == STAY:
        pass_turn(state)
    else:
        state.named = thing
        take(state, seat, cards_showing(material, state, thing))
        drop_out(state, seat)
