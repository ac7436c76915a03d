"""When the last seat in the last round of Rat Alarm stops: it knows how the game would end, whatever it takes.

So it drops out as soon as it wins, and goes on as long as it doesn't, for it can't lose more than the game. The last card of the draw pile
makes the round the last one: a seat that is alone turns it up when it wins with it.
"""

import numpy as np

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import MOST_SEATS, Codes, Record
from spadework.engine.masks import count_in
from spadework.games.rat_alarm.rules.rounds import cards_showing
from spadework.games.rat_alarm.rules.scoring import places
from spadework.games.rat_alarm.rules.state import FAMILY_SIZE, KEEP, KEEP_NONE, MOST_CARDS, MOST_KINDS, TURN_UP

WORST = -1.0 * MOST_CARDS  # lower than any result


@rule
def one_card_left(state: Record) -> bool:
    """Whether the next card turned up makes the round the last one."""
    return bool(not state.last_round and count_in(int(state.draw_pile)) == 1)


@rule
def last_card_wins(material: Record, state: Record, seat: int) -> bool:
    """Whether the last seat in the round wins, alone or together with others, with the last card of the draw pile."""
    before, card = int(state.lies_open), int(state.draw_pile)
    rats = int(material.rats)
    best = WORST
    if card & rats and before & rats:
        alarmed = (before | card) & rats
        while alarmed:
            best = max(best, result_with(material, state, seat, alarmed & -alarmed))
            alarmed &= alarmed - 1
    else:
        state.lies_open = before | card
        for kind in range(MOST_KINDS):
            best = max(best, result_with(material, state, seat, cards_showing(material, state, kind)))
        state.lies_open = before
    return best > 0.0


@rule
def last_move(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Index of the move with which the last seat in the last round wins; else of turning up a card, as long as it can."""
    best, chosen = WORST, 0
    for index in range(count):
        move = int(moves[index])
        if move != TURN_UP:
            result = result_with(material, state, seat, cards_taken(material, state, move))
            if result > best:
                best, chosen = result, index
    return 0 if best < 0.0 and moves[0] == TURN_UP else chosen


@rule
def cards_taken(material: Record, state: Record, move: int) -> int:
    """Bit mask of the cards that dropping out with a kind brings, or keeping a rat card or none."""
    if move == KEEP_NONE:
        return 0
    thing = thing_of(move, FAMILY_SIZE)
    return 1 << thing if family_of(move, FAMILY_SIZE) == KEEP else cards_showing(material, state, thing)


@rule
def result_with(material: Record, state: Record, seat: int, cards: int) -> float:
    """How the game would end for a seat that had some more cards: its share of the win, or below 0 its finishing place."""
    before = int(state.taken[seat])
    state.taken[seat] = before | cards
    finished = scratch(MOST_SEATS, np.int32)
    places(material, state, finished)
    state.taken[seat] = before
    if finished[seat] > 1:
        return -float(finished[seat])
    winners = 0
    for other in range(state.seats):
        winners += finished[other] == 1
    return 1.0 / winners
