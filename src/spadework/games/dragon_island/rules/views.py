"""Views of a seat, and determinizations of the rest. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank
from spadework.engine.interface import UNKNOWN, Codes, Record
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import put_in
from spadework.games.dragon_island.rules.reactions import could_react
from spadework.games.dragon_island.rules.setup import forget_choice
from spadework.games.dragon_island.rules.state import KINDS


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Fill `out` with the state as `seat` may know it.

    It hides the others' cards, the draw pile, the seats asked, and choices before their announcement (DI-67, DI-70, DI-74, DI-75).
    """
    copy_record(state, out)
    if state.phase == s.TURN and state.active != seat:
        hide_choice(out)
    for kind in range(s.KINDS):
        out.draw_pile[kind] = UNKNOWN
    for other in range(state.seats):
        if other == seat:
            continue
        for slot in range(state.cards[other]):
            out.hand[other, slot] = UNKNOWN
        for whose in range(s.MOST_SEATS):
            for slot in range(s.HAND):
                out.known[other, whose, slot] = UNKNOWN
        out.quiet[other] = UNKNOWN
        if state.phase == s.ANNOUNCED:
            out.asked[other] = UNKNOWN
        if state.phase == s.ANNOUNCED or state.phase == s.AGREEING:
            out.answer[other] = UNKNOWN


@rule
def hide_choice(out: Record) -> None:
    """Hide the active player's choice, which may be taken back (DI-70)."""
    out.aim = UNKNOWN
    out.card = UNKNOWN
    for tile in range(len(out.tiles)):
        out.tiles[tile] = UNKNOWN
    out.moving_dragon = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Deal the unseen cards at random, except known ones.

    No other seat is choosing a target, has answered, or skips reactions.
    """
    copy_record(view, out)
    if view.phase == s.TURN and view.active != seat:
        forget_choice(out)
    unseen = blank(KINDS, np.int32)
    for kind in range(s.KINDS):
        unseen[kind] = int(material.copies[kind]) - int(view.discard_pile[kind]) - int(view.spent[kind])
    for other in range(view.seats):
        if other == seat:
            for slot in range(view.cards[other]):
                unseen[view.hand[other, slot]] -= 1
        else:
            out.hand[other, :] = s.NO_CARD
            for slot in range(s.HAND):
                known = int(view.known[seat, other, slot]) if seat >= 0 else s.NO_CARD
                if known != s.NO_CARD:
                    put_in(out.hand[other], known)
                    unseen[known] -= 1
    for other in range(view.seats):
        if other != seat:
            fill_hand(out, other, unseen, random)
            for whose in range(s.MOST_SEATS):
                for slot in range(s.HAND):
                    out.known[other, whose, slot] = s.NO_CARD
    for kind in range(s.KINDS):
        out.draw_pile[kind] = unseen[kind]
    for other in range(view.seats):
        if other != seat:
            sample_reaction(out, other)


@rule
def fill_hand(out: Record, seat: int, unseen: Codes, random: Stream) -> None:
    """Fill the empty slots of a hand with random cards."""
    total = 0
    for kind in range(s.KINDS):
        total += int(unseen[kind])
    while out.cards[seat] > 0 and out.hand[seat, out.cards[seat] - 1] == s.NO_CARD:
        rest = below(random, total)
        kind = 0
        while rest >= unseen[kind]:
            rest -= unseen[kind]
            kind += 1
        unseen[kind] -= 1
        total -= 1
        put_in(out.hand[seat], kind)


@rule
def sample_reaction(out: Record, seat: int) -> None:
    """Ask a seat that could react with its sampled hand."""
    out.quiet[seat] = 0
    if out.phase == s.AGREEING:
        # Seats that have answered are taken to agree, so that the answer of `seat` decides.
        answered = seat != out.active and int(out.undecided) >> seat & 1 == 0
        out.answer[seat] = c.AGREE if answered else c.NOTHING
    if out.phase != s.ANNOUNCED:
        return
    out.asked[seat] = s.ASKED if could_react(out, seat) else s.NOT_ASKED
    out.answer[seat] = c.NOTHING
