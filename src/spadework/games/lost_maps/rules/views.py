"""Views of a seat of Lost Maps, and determinizations of the rest. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import UNKNOWN, Codes, Record
from spadework.engine.masks import random_in
from spadework.engine.stream import Stream, below
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.moves import legal_crossings
from spadework.games.lost_maps.rules.state import MOST_MOVES  # a literal, as the size of `scratch` must be
from spadework.games.lost_maps.rules.turn import cross_boxes, has_crossed_off, has_free_box


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Fill `out` with the state as `seat` may know it: others' dealt cards and crosses of this turn stay hidden (LM-10, LM-21)."""
    copy_record(state, out)
    phase = state.phase
    dealing = phase == s.DEALING or phase == s.KEEPING
    if dealing:
        out.stack = UNKNOWN
    for other in range(state.seats):
        if other == seat:
            continue
        if dealing:
            out.keeping[other] = UNKNOWN
            for slot in range(s.DEALT):
                if state.hand[other, slot] != s.NO_CARD:
                    out.hand[other, slot] = UNKNOWN
        elif phase == s.CROSSING:
            out.owed[other] = UNKNOWN
            out.crossing[other, 0] = UNKNOWN
            out.crossing[other, 1] = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill `out` with a state that agrees with the view of `seat`; hidden hands and sealed moves are random."""
    copy_record(view, out)
    if view.phase == s.DEALING or view.phase == s.KEEPING:
        sample_hands(material, out, seat, random)
    elif view.phase == s.CROSSING:
        moves = scratch(MOST_MOVES, np.int32)
        for other in range(view.seats):
            if other != seat:
                sample_crossings(material, out, other, random, moves)


@rule
def sample_hands(material: Record, out: Record, seat: int, random: Stream) -> None:
    """Deal the others random cards that `seat` does not hold; seats that have chosen keep a random two."""
    unseen = (1 << int(material.cards)) - 1
    if seat >= 0:
        for slot in range(s.DEALT):
            if out.hand[seat, slot] >= 0:
                unseen &= ~(1 << int(out.hand[seat, slot]))
    for other in range(out.seats):
        if other == seat:
            continue
        out.keeping[other] = 0
        for slot in range(s.DEALT):
            if out.hand[other, slot] == UNKNOWN:
                card = random_in(unseen, random)
                out.hand[other, slot] = card
                unseen &= ~(1 << card)
        if out.phase == s.KEEPING and int(out.undecided) >> other & 1 == 0:
            first = below(random, s.DEALT)
            second = (first + 1 + below(random, s.DEALT - 1)) % s.DEALT
            out.keeping[other] = 1 << first | 1 << second
    out.stack = unseen


@rule
def sample_crossings(material: Record, out: Record, seat: int, random: Stream, moves: Codes) -> None:
    """Cross off random boxes for a seat that has finished; none for a seat that has not."""
    out.owed[seat] = 0
    out.crossing[seat, 0] = 0
    out.crossing[seat, 1] = 0
    finished = int(out.undecided) >> seat & 1 == 0
    while finished and has_free_box(material, out, seat):
        if has_crossed_off(out, seat) and out.owed[seat] == 0:
            return
        count = legal_crossings(material, out, seat, moves)
        move = int(moves[below(random, count)])
        cross_boxes(material, out, seat, s.crossed_slot(move), s.crossed_boxes(move))
