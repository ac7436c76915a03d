"""Phases of Lost Maps: the seats that move next, the legal moves, and their effects. Numbers in brackets are those of the rule book.

=========  ===================  ===========  ==================================================  =====================================
Phase      Who moves            Codes        Effect                                              Next phase
=========  ===================  ===========  ==================================================  =====================================
DEALING    chance               CARD         a treasure card is dealt (LM-10)                    KEEPING, when all have four
KEEPING    all, at once         KEEP         two cards are kept, the others go back (LM-10)      FILLING
FILLING    chance               CARD         the display is filled up (LM-11, LM-33)             first STARTING, later as RESOLVING
STARTING   chance               START        the start player is drawn (LM-12)                   REVEALING
REVEALING  chance               PATTERN      an expedition is turned up (LM-20)                  CROSSING
CROSSING   all with a free box  CROSS        boxes are crossed off (LM-21 to LM-29)              as RESOLVING, when all have finished
TAKING     the resolving seat   TAKE         a filled card is replaced (LM-32)                   DRAWING from the stack, or RESOLVING
DRAWING    chance               CARD         the top card of the stack is drawn (LM-32)          as RESOLVING
OVER       nobody               none         the game is over (LM-41)                            none
=========  ===================  ===========  ==================================================  =====================================

RESOLVING is no phase of its own: `turn.resolve` runs through the third action (LM-30) until a player must take a card (TAKING), the
display must be filled up (FILLING), or the turn ends (REVEALING, or OVER after the last round). STARTING is skipped at a table that names
its start player, and CROSSING when nobody has a free box.
"""

from spadework.engine.codes import thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, Codes, Record
from spadework.games.lost_maps.rules import setup, turn
from spadework.games.lost_maps.rules import state as s


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the bit mask of the seats that move now; 0 when the game is over."""
    phase = state.phase
    if phase == s.CROSSING or phase == s.KEEPING:
        return int(state.undecided)
    if phase == s.TAKING:
        return 1 << turn.resolving_seat(state)
    if phase == s.OVER:
        return 0
    return 1 << CHANCE


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the legal moves of `seat`, which moves next; return their number."""
    phase = state.phase
    if phase == s.KEEPING:
        return legal_keeps(moves)
    if phase == s.CROSSING:
        return legal_crossings(material, state, seat, moves)
    return legal_takes(state, moves)


@rule
def legal_keeps(moves: Codes) -> int:
    """Fill `moves` with each pair of the four cards (LM-10); return their number."""
    count = 0
    for first in range(s.DEALT):
        for second in range(first + 1, s.DEALT):
            moves[count] = s.KEEP + (1 << first) + (1 << second)
            count += 1
    return count


@rule
def legal_crossings(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the pattern wherever it fits, before anything is crossed off (LM-22), and with single boxes (LM-23, LM-26);
    return their number."""
    count = 0
    if not turn.has_crossed_off(state, seat):
        pattern = state.pattern
        placement = material.placement[pattern]
        for slot in range(s.KEPT):
            barred = ~turn.free_boxes(material, state, seat, slot)
            code = s.CROSS + slot * s.BOX_MASKS
            for number in range(material.placements[pattern]):
                boxes = int(placement[number])
                moves[count] = code + boxes
                count += boxes & barred == 0  # counted without a branch, which here is a fifth faster
    for slot in range(s.KEPT):
        free = turn.free_boxes(material, state, seat, slot)
        code = s.CROSS + slot * s.BOX_MASKS
        while free:
            box = free & -free
            moves[count] = code + box
            count += 1
            free ^= box
    return count


@rule
def legal_takes(state: Record, moves: Codes) -> int:
    """Fill `moves` with each displayed card and the top card of the stack (LM-32); return their number."""
    count = 0
    for slot in range(s.DISPLAYED):
        if state.display[slot] != s.NO_CARD:
            moves[count] = s.TAKE + slot
            count += 1
    if state.stack != 0:
        moves[count] = s.TAKE + s.STACK
        count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill `moves` and `weights` with the outcomes of chance; return their number."""
    phase = state.phase
    count = 0
    if phase == s.STARTING:
        for seat in range(state.seats):
            moves[count], weights[count] = s.START + seat, 1
            count += 1
    elif phase == s.REVEALING:
        for pattern in range(material.patterns):
            if state.patterns_left[pattern] > 0:
                moves[count], weights[count] = s.PATTERN + pattern, state.patterns_left[pattern]
                count += 1
    else:
        stack = int(state.stack)
        for card in range(material.cards):
            moves[count], weights[count] = s.CARD + card, 1
            count += stack >> card & 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Play a legal move of `seat` or of chance."""
    phase = state.phase
    if phase == s.CROSSING:
        turn.cross_off(material, state, seat, s.crossed_slot(move), s.crossed_boxes(move))
    elif phase == s.TAKING:
        turn.take(material, state, seat, thing_of(move, s.FAMILY_SIZE))
    elif phase == s.KEEPING:
        setup.keep(state, seat, thing_of(move, s.FAMILY_SIZE))
    else:
        apply_outcome(material, state, thing_of(move, s.OUTCOME_SIZE))


@rule
def apply_outcome(material: Record, state: Record, thing: int) -> None:
    """Apply an outcome of chance: a card, the start player or a pattern."""
    phase = state.phase
    if phase == s.DEALING:
        setup.deal_card(state, thing)
    elif phase == s.FILLING:
        turn.display_card(material, state, thing)
    elif phase == s.STARTING:
        setup.start_with(state, thing)
    elif phase == s.REVEALING:
        turn.reveal(material, state, thing)
    else:  # DRAWING
        s.draw_from_stack(state, thing)
        turn.lay_replacement(material, state, turn.resolving_seat(state), thing)
