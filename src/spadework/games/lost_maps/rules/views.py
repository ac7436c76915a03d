"""What a seat of Lost Maps may know, and guesses at the rest. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import UNKNOWN, Codes, Record
from spadework.engine.masks import count_in, random_in
from spadework.engine.stream import Stream, below
from spadework.games.lost_maps.rules.crossing import crosses_first, has_free_box, legal_crosses
from spadework.games.lost_maps.rules.state import CROSSING, DEALING, DEALT, KEEPING, MOST_MOVES, NO_CARD, PLACE


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """The state as `seat` may know it: others' dealt cards and this turn's crosses stay hidden (LM-10, LM-21)."""
    copy_record(state, out)
    phase = state.phase
    dealing = phase == DEALING or phase == KEEPING
    if dealing:
        out.stack = UNKNOWN
    for other in range(state.seats):
        if other == seat:
            continue
        if dealing:
            out.keeping[other] = UNKNOWN
            for place in range(DEALT):
                if state.hand[other, place] != NO_CARD:
                    out.hand[other, place] = UNKNOWN
        elif phase == CROSSING:
            out.owed[other] = UNKNOWN
            out.crossing[other, 0] = UNKNOWN
            out.crossing[other, 1] = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill in what `seat` can't see, any way that agrees with what it does: hidden hands, sealed choices and crosses."""
    copy_record(view, out)
    if view.phase == DEALING or view.phase == KEEPING:
        guess_hands(material, out, seat, random)
    elif view.phase == CROSSING:
        moves = scratch(MOST_MOVES, np.int32)
        for other in range(view.seats):
            if other != seat:
                guess_crosses(material, out, other, random, moves)


@rule
def guess_hands(material: Record, out: Record, seat: int, random: Stream) -> None:
    """Deal the others' cards from those that `seat` does not hold."""
    unseen = (1 << int(material.cards)) - 1
    if seat >= 0:
        for place in range(DEALT):
            if out.hand[seat, place] >= 0:
                unseen &= ~(1 << int(out.hand[seat, place]))
    for other in range(out.seats):
        if other == seat:
            continue
        out.keeping[other] = 0
        for place in range(DEALT):
            if out.hand[other, place] == UNKNOWN:
                card = random_in(unseen, random)
                out.hand[other, place] = card
                unseen &= ~(1 << card)
        if out.phase == KEEPING and int(out.undecided) >> other & 1 == 0:
            first = below(random, DEALT)
            second = (first + 1 + below(random, DEALT - 1)) % DEALT
            out.keeping[other] = 1 << first | 1 << second
    out.stack = unseen


@rule
def guess_crosses(material: Record, out: Record, seat: int, random: Stream, moves: Codes) -> None:
    """Random crosses for a seat that has finished; none for one that has not."""
    out.owed[seat] = 0
    out.crossing[seat, 0] = 0
    out.crossing[seat, 1] = 0
    finished = int(out.undecided) >> seat & 1 == 0
    while finished and has_free_box(material, out, seat):
        first = crosses_first(out, seat)
        if not first and out.owed[seat] == 0:
            return
        count = legal_crosses(material, out, seat, moves)
        move = int(moves[below(random, count)])
        place, boxes = (move & PLACE) // PLACE, move & (PLACE - 1)
        out.crossing[seat, place] = int(out.crossing[seat, place]) | boxes
        card = int(out.card[seat, place])
        out.owed[seat] += count_in(boxes & int(material.crosses[card])) - (0 if first else 1)
    out.owed[seat] = 0
