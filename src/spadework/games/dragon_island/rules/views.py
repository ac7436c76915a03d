"""What a seat of Dragon Island may know, and determinizations: how the rest may be. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank
from spadework.engine.contract import UNKNOWN, Codes, Record
from spadework.engine.stream import Stream, below
from spadework.games.dragon_island.rules.cards import put_in
from spadework.games.dragon_island.rules.codes import AGREE, NOTHING
from spadework.games.dragon_island.rules.reactions import could_react
from spadework.games.dragon_island.rules.setup import forget_choice
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ASKED,
    HAND,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NOT_ASKED,
    TURN,
)


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """The state as `seat` may know it.

    Others' cards, the draw pile, who was asked, and what is about to be announced stay hidden (DI-67, DI-70, DI-74, DI-75).
    """
    copy_record(state, out)
    if state.phase == TURN and state.active != seat:
        hide_choice(out)
    for kind in range(KINDS):
        out.draw_pile[kind] = UNKNOWN
    for other in range(state.seats):
        if other == seat:
            continue
        for slot in range(state.cards[other]):
            out.hand[other, slot] = UNKNOWN
        for whose in range(MOST_SEATS):
            for slot in range(HAND):
                out.known[other, whose, slot] = UNKNOWN
        out.quiet[other] = UNKNOWN
        if state.phase == ANNOUNCED:
            out.asked[other] = UNKNOWN
        if state.phase == ANNOUNCED or state.phase == AGREEING:
            out.answer[other] = UNKNOWN


@rule
def hide_choice(out: Record) -> None:
    """Nobody else sees what is being aimed, nor whether anything is: it may be taken back (DI-70)."""
    out.aim = UNKNOWN
    out.card = UNKNOWN
    for tile in range(len(out.tiles)):
        out.tiles[tile] = UNKNOWN
    out.moving_dragon = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Deal the unseen cards at random, known ones where they are known to be.

    Nobody else is aiming, has answered yet, or lets everything be.
    """
    copy_record(view, out)
    if view.phase == TURN and view.active != seat:
        forget_choice(out)
    unseen = blank(KINDS, np.int32)
    for kind in range(KINDS):
        unseen[kind] = int(material.copies[kind]) - int(view.discard_pile[kind]) - int(view.spent[kind])
    for other in range(view.seats):
        if other == seat:
            for slot in range(view.cards[other]):
                unseen[view.hand[other, slot]] -= 1
        else:
            out.hand[other, :] = NO_CARD
            for slot in range(HAND):
                known = int(view.known[seat, other, slot]) if seat >= 0 else NO_CARD
                if known != NO_CARD:
                    put_in(out.hand[other], known)
                    unseen[known] -= 1
    for other in range(view.seats):
        if other != seat:
            fill_hand(out, other, unseen, random)
            for whose in range(MOST_SEATS):
                for slot in range(HAND):
                    out.known[other, whose, slot] = NO_CARD
    for kind in range(KINDS):
        out.draw_pile[kind] = unseen[kind]
    for other in range(view.seats):
        if other != seat:
            sample_reaction(out, other)


@rule
def fill_hand(out: Record, seat: int, unseen: Codes, random: Stream) -> None:
    """Random cards for the slots of a hand that are still empty."""
    total = 0
    for kind in range(KINDS):
        total += int(unseen[kind])
    while out.cards[seat] > 0 and out.hand[seat, out.cards[seat] - 1] == NO_CARD:
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
    """Whoever could react with a sampled hand has still to answer."""
    out.quiet[seat] = 0
    if out.phase == AGREEING:
        # Whoever has answered is taken to agree, so that one's own answer counts.
        answered = seat != out.active and int(out.undecided) >> seat & 1 == 0
        out.answer[seat] = AGREE if answered else NOTHING
    if out.phase != ANNOUNCED:
        return
    out.asked[seat] = ASKED if could_react(out, seat) else NOT_ASKED
    out.answer[seat] = NOTHING
