"""Who is to move in Lost Maps, what they may do, and what comes of it. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Record
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.crossing import cross_off, legal_crossings, reveal
from spadework.games.lost_maps.rules.settling import display_card, lay_replacement, settling_seat, take
from spadework.games.lost_maps.rules.setup import deal_card, keep
from spadework.games.lost_maps.rules.stacks import draw_from_stack
from spadework.games.lost_maps.rules.state import (
    CARD,
    CROSSING,
    DEALING,
    DEALT,
    DISPLAYED,
    FAMILY_SIZE,
    FILLING,
    KEEP,
    KEEPING,
    NO_CARD,
    OUTCOME_SIZE,
    OVER,
    PATTERN,
    REVEALING,
    STACK,
    START,
    STARTING,
    TAKE,
    TAKING,
)


@rule
def to_move(material: Record, state: Record) -> int:
    """Bit mask of who acts now; 0 when the game is over."""
    phase = state.phase
    if phase == CROSSING or phase == KEEPING:
        return int(state.undecided)
    if phase == TAKING:
        return 1 << settling_seat(state)
    if phase == OVER:
        return 0
    return 1 << CHANCE


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with what `seat`, which is to move, may do; return how many."""
    phase = state.phase
    if phase == KEEPING:
        return legal_keeps(moves)
    if phase == CROSSING:
        return legal_crossings(material, state, seat, moves)
    return legal_takes(state, moves)


@rule
def legal_keeps(moves: Codes) -> int:
    """Any two of the four cards (LM-10)."""
    count = 0
    for first in range(DEALT):
        for second in range(first + 1, DEALT):
            moves[count] = KEEP + (1 << first) + (1 << second)
            count += 1
    return count


@rule
def legal_takes(state: Record, moves: Codes) -> int:
    """Any displayed card, or the top card of the stack (LM-32)."""
    count = 0
    for slot in range(DISPLAYED):
        if state.display[slot] != NO_CARD:
            moves[count] = TAKE + slot
            count += 1
    if state.stack != 0:
        moves[count] = TAKE + STACK
        count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill what chance may bring and how often; return how many."""
    phase = state.phase
    count = 0
    if phase == STARTING:
        for seat in range(state.seats):
            moves[count], weights[count] = START + seat, 1
            count += 1
    elif phase == REVEALING:
        for pattern in range(material.patterns):
            if state.patterns_left[pattern] > 0:
                moves[count], weights[count] = PATTERN + pattern, state.patterns_left[pattern]
                count += 1
    else:
        stack = int(state.stack)
        for card in range(material.cards):
            moves[count], weights[count] = CARD + card, 1
            count += stack >> card & 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase = state.phase
    if phase == CROSSING:
        cross_off(material, state, seat, crossed_slot(move), crossed_boxes(move))
    elif phase == TAKING:
        take(material, state, seat, thing_of(move, FAMILY_SIZE))
    elif phase == KEEPING:
        keep(state, seat, thing_of(move, FAMILY_SIZE))
    else:
        apply_outcome(material, state, thing_of(move, OUTCOME_SIZE))


@rule
def apply_outcome(material: Record, state: Record, thing: int) -> None:
    """Carry out what chance brings: a card, the start player or a pattern."""
    phase = state.phase
    if phase == DEALING:
        deal_card(state, thing)
    elif phase == FILLING:
        display_card(material, state, thing)
    elif phase == STARTING:
        state.start = thing
        state.phase = REVEALING
    elif phase == REVEALING:
        reveal(material, state, thing)
    else:  # DRAWING
        draw_from_stack(state, thing)
        lay_replacement(material, state, settling_seat(state), thing)
