"""Rounds of Rat Alarm: the seats to move, the legal moves and their effects. Numbers in brackets refer to the rule book."""

from spadework.engine.codes import thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.setup import begin_round, lay_cube

# Turns


@rule
def seats_with_spade(state: Record) -> int:
    """Return the number of players still in the round."""
    count = 0
    for seat in range(state.seats):
        count += state.spade[seat] == s.IN_HAND
    return count


@rule
def can_turn_up(state: Record) -> bool:
    """Return whether a card is left to turn up: on the draw pile, or once again from the discards (RA-40)."""
    return bool(state.draw_pile != 0 or (state.reshuffled == 0 and state.discards != 0))


@rule
def must_turn_up(state: Record) -> bool:
    """Return whether the active player must turn up a card: at the beginning of a round without an open, unburied card (RA-21)."""
    return bool(state.fresh == 1 and state.lies_open == 0)


@rule
def call_for_card(state: Record) -> None:
    """Prepare the draw of a card; when the draw pile is empty, the discards become a new one, once (RA-40)."""
    state.fresh = 0
    if state.draw_pile == 0:
        state.draw_pile = state.discards
        state.discards = 0
        state.reshuffled = 1
    state.phase = s.DRAWING


@rule
def turn_up(material: Record, state: Record, card: int) -> None:
    """Put the drawn card into the open middle (RA-21); a second unburied rat raises an alarm (RA-24)."""
    others = int(state.lies_open) & int(material.rats)
    state.draw_pile = int(state.draw_pile) & ~(1 << card)
    state.lies_open = int(state.lies_open) | 1 << card
    state.turned = card
    if state.draw_pile == 0:
        state.last_round = 1  # RA-40
    is_rat = int(material.rats) >> card & 1
    state.phase = s.ALARM if is_rat and others else s.TURNED


@rule
def pass_turn(state: Record) -> None:
    """Pass the turn to the next player clockwise who has a spade in hand (RA-20)."""
    state.turned = s.NO_CARD
    seat = (int(state.turn) + 1) % int(state.seats)
    while state.spade[seat] != s.IN_HAND:
        seat = (seat + 1) % int(state.seats)
    state.turn = seat
    state.phase = s.TURN


# Dropping out


@rule
def cards_showing(material: Record, state: Record, kind: int) -> int:
    """Return the bit mask of the open, unburied cards that show a treasure of a kind (RA-23)."""
    return int(state.lies_open) & int(material.showing[kind])


@rule
def take(state: Record, seat: int, cards: int) -> None:
    """Put cards face down on a seat's pile (RA-25)."""
    state.lies_open = int(state.lies_open) & ~cards
    state.taken[seat] = int(state.taken[seat]) | cards


@rule
def drop_out(state: Record, seat: int) -> None:
    """Let a seat that drops out bury a card; if there is none, put the spade in the middle (RA-26)."""
    state.fresh = 0
    if state.lies_open == 0:
        state.spade[seat] = s.IN_THE_MIDDLE
        leave(state)
    else:
        state.phase = s.BURYING


@rule
def bury(state: Record, seat: int, card: int) -> None:
    """Put the spade on a card, which then can't be taken and sets off no alarm (RA-26, RA-27)."""
    state.lies_open = int(state.lies_open) & ~(1 << card)
    state.spade[seat] = card
    leave(state)


@rule
def leave(state: Record) -> None:
    """Begin the next player's turn, or end the round when all have dropped out (RA-29)."""
    if seats_with_spade(state) == 0:
        end_round(state)
    else:
        pass_turn(state)


@rule
def end_round(state: Record) -> None:
    """Discard buried cards and return the spades; the left neighbour of the last to move begins (RA-29, RA-30)."""
    for seat in range(state.seats):
        if state.spade[seat] >= 0:
            state.discards = int(state.discards) | 1 << int(state.spade[seat])
        state.spade[seat] = s.IN_HAND
    state.rounds += 1
    if state.last_round:
        state.turned = s.NO_CARD
        state.phase = s.OVER
    else:
        begin_round(state, (int(state.turn) + 1) % int(state.seats))


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the bit mask of the seats that act now; 0 when the game is over."""
    phase = state.phase
    if phase == s.OVER:
        return 0
    if phase == s.DRAWING or phase == s.DEALING or phase == s.DRAWING_FIRST:
        return 1 << CHANCE
    return 1 << int(state.turn)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill in the legal moves of `seat`, which moves next; return their number."""
    phase = state.phase
    if phase == s.BURYING:
        return list_cards(int(state.lies_open), s.BURY, moves)  # RA-26
    if phase == s.ALARM:
        count = list_cards(int(state.lies_open) & int(material.rats), s.KEEP, moves)  # RA-24
        moves[count] = s.KEEP_NONE
        return count + 1
    count = 0
    alone = seats_with_spade(state) == 1
    if phase == s.TURNED and not alone:
        moves[count] = s.STAY  # RA-22; the last one in the round can't stay (RA-28)
        count += 1
    elif can_turn_up(state):
        moves[count] = s.TURN_UP
        count += 1
    if phase == s.TURN and must_turn_up(state) and count:
        return count
    for kind in range(s.MOST_KINDS):
        moves[count] = s.DROP + kind  # RA-23
        count += 1
    return count


@rule
def list_cards(cards: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a family's code for each card of a bit mask; return their number."""
    count = 0
    while cards:
        moves[count] = family + lowest_in(cards)
        cards &= cards - 1
        count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill in the outcomes of chance with weights; return their number."""
    phase = state.phase
    count = 0
    if phase == s.DEALING:
        for number in range(s.VALUES):
            if state.cubes_left[number] > 0:
                moves[count], weights[count] = s.CUBE + number, state.cubes_left[number]
                count += 1
    elif phase == s.DRAWING_FIRST:
        for seat in range(state.seats):
            moves[count], weights[count] = s.FIRST + seat, 1
            count += 1
    else:
        count = list_cards(int(state.draw_pile), s.CARD, moves)
        for index in range(count):
            weights[index] = 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase, thing = state.phase, thing_of(move, s.FAMILY_SIZE)
    if phase == s.DRAWING:
        turn_up(material, state, thing)
    elif phase == s.DEALING:
        lay_cube(material, state, thing)
    elif phase == s.DRAWING_FIRST:
        state.first = thing
        begin_round(state, thing)
    elif phase == s.BURYING:
        bury(state, seat, thing)
    elif phase == s.ALARM:
        if move != s.KEEP_NONE:
            take(state, seat, 1 << thing)
        drop_out(state, seat)
    elif move == s.TURN_UP:
        call_for_card(state)
    elif move == s.STAY:
        pass_turn(state)
    else:
        state.named = thing
        take(state, seat, cards_showing(material, state, thing))
        drop_out(state, seat)
