"""When the last one in the last round of Rat Alarm stops: how the game would end is known then, whatever it takes.

So it drops out as soon as it wins, and goes on as long as it does not, for nothing gets worse by that. The last card of the draw pile
makes the round the last one; whoever is alone turns it up when it wins with it.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import MOST_SEATS, Codes, Record
from spadework.engine.masks import count_in
from spadework.games.rat_alarm.rules.moves import cards_showing
from spadework.games.rat_alarm.rules.scoring import places
from spadework.games.rat_alarm.rules.state import DROP, KEEP, KEEP_NONE, MOST_CARDS, MOST_KINDS, TURN_UP


@rule
def one_card_left(state: Record) -> bool:
    """Whether the next card turned up makes the round the last one."""
    return bool(not state.last_round and count_in(int(state.draw_pile)) == 1)


@rule
def last_card_wins(material: Record, state: Record, seat: int) -> bool:
    """Whether the last one in the round wins, if only together with others, with the last card of the draw pile."""
    before, card = int(state.lies_open), int(state.draw_pile)
    rats = int(material.rats)
    best = -1.0 * MOST_CARDS
    if card & rats and before & rats:
        alarmed = (before | card) & rats
        while alarmed:
            best = max(best, outcome_with(material, state, seat, alarmed & -alarmed))
            alarmed &= alarmed - 1
    else:
        state.lies_open = before | card
        for kind in range(MOST_KINDS):
            best = max(best, outcome_with(material, state, seat, cards_showing(material, state, kind)))
        state.lies_open = before
    return best > 0.0


@rule
def last_move(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Index of the move with which the last one in the last round wins; else it goes on as long as it can."""
    best, chosen = -1.0 * MOST_CARDS, 0
    for index in range(count):
        move = int(moves[index])
        if move != TURN_UP:
            outcome = outcome_with(material, state, seat, cards_taken(material, state, move))
            if outcome > best:
                best, chosen = outcome, index
    return 0 if best < 0.0 and moves[0] == TURN_UP else chosen


@rule
def cards_taken(material: Record, state: Record, move: int) -> int:
    """Bit mask of the cards that dropping out with a kind brings, or keeping a rat card or none."""
    if move == KEEP_NONE:
        return 0
    return 1 << move - KEEP if move >= KEEP else cards_showing(material, state, move - DROP)


@rule
def outcome_with(material: Record, state: Record, seat: int, cards: int) -> float:
    """How the game would end for a seat with some more cards: its share of the win, or below 0 its place."""
    before = int(state.taken[seat])
    state.taken[seat] = before | cards
    ranks = scratch(MOST_SEATS, np.int32)
    places(material, state, ranks)
    state.taken[seat] = before
    if ranks[seat] > 1:
        return -float(ranks[seat])
    winners = 0
    for other in range(state.seats):
        winners += ranks[other] == 1
    return 1.0 / winners
