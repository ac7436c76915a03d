"""How well a seat of Rat Alarm stands, for comparing moves of the same seat right after they were made.

A seat has the points that it may expect of the cubes: it wins a kind the more likely the further it is ahead of each other seat, and the
more so the fewer treasures are still to come. To a seat that is still in the round, dropping out now would bring something besides, and
turning up one more card brings the mean over all cards that can come, an alarm where a card would be one.

Seats that have moved differently often can't be compared like this. A search therefore goes on to the beginning of a round, where
`leaf_evaluation` compares them.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Record
from spadework.engine.search.aims import Aims
from spadework.games.rat_alarm.ai.treasure_counts import Numbers, add_treasures
from spadework.games.rat_alarm.rules.rounds import cards_showing, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of, rat_cards
from spadework.games.rat_alarm.rules.state import BURYING, DRAWING, IN_HAND, MOST_CARDS, MOST_KINDS

# A move changes the chance to win by hundredths only: more exploration or more edges at a node would hide that.
AIMS = Aims(horizon=1000, lead_scale=6.0, exploration=0.04, pw_factor=0.2, for_winning=0.95)

EVAL_SPREAD = 1.5  # treasures that a lead is measured by when no more are to come
EVAL_SPREAD_TO_COME = 0.12  # and what each treasure of the kind still to come adds to it
EVAL_RAT = 0.1  # treasures that a rat card, which breaks ties, is as good as
EVAL_LEFT_NEXT_TURN = 0.75  # how much of what lies open is still there when a turn comes round again
EVAL_ROUND_WITH_OTHERS = 0.4  # points that the rest of the round brings those in it, for each of the others in it
EVAL_ROUND_ALONE = 1.5  # and what it brings the last one
EVAL_LOSS_TO_OTHERS = 0.35  # what others in the round take from a seat, as a share of what it brings them

TO_COME = 4  # the row of the treasures still to come, below those of the seats
HOLDERS = TO_COME + 1


@rule
def count_all_treasures(material: Record, state: Record, held: Numbers) -> None:
    """Fill held[seat, kind] with the treasures taken, rat cards counting a little, and held[TO_COME, kind] with those still to come."""
    for seat in range(state.seats):
        cards = int(state.taken[seat])
        held[seat] = EVAL_RAT * rat_cards(material, cards)
        add_treasures(material, cards, held[seat])
    held[TO_COME] = 0.0
    add_treasures(material, int(state.draw_pile) | int(state.lies_open), held[TO_COME])


@rule
def expected_points(state: Record, seat: int, held: Numbers) -> float:
    """Points that a seat may expect of the cubes."""
    points = 0.0
    for kind in range(MOST_KINDS):
        better, worse = cubes_of(state, kind)
        spread = EVAL_SPREAD + EVAL_SPREAD_TO_COME * held[TO_COME, kind]
        first, second = 1.0, 0.0
        for other in range(state.seats):
            if other != seat:
                lead = (held[seat, kind] - held[other, kind]) / spread
                ahead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
                second = second * ahead + first * (1.0 - ahead)
                first *= ahead
        points += better * first + worse * second
    return points


@rule
def gain_of_taking(material: Record, state: Record, seat: int, cards: int, held: Numbers) -> float:
    """Points that a seat may expect more if it takes the cards of a bit mask."""
    before = expected_points(state, seat, held)
    kept = scratch(MOST_KINDS, np.float64)
    for kind in range(MOST_KINDS):
        kept[kind] = held[seat, kind]
    add_treasures(material, cards, held[seat])
    rats = EVAL_RAT * rat_cards(material, cards)
    for kind in range(MOST_KINDS):
        held[seat, kind] += rats
    after = expected_points(state, seat, held)
    for kind in range(MOST_KINDS):
        held[seat, kind] = kept[kind]
    return after - before


@rule
def gain_of_dropping_out(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What dropping out with the best kind would bring."""
    best = 0.0
    for kind in range(MOST_KINDS):
        cards = cards_showing(material, state, kind)
        if cards:
            best = max(best, gain_of_taking(material, state, seat, cards, held))
    return best


@rule
def gain_after_alarm(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What the best of the open rat cards would bring."""
    best = 0.0
    rats = int(state.lies_open) & int(material.rats)
    for card in range(MOST_CARDS):
        if rats >> card & 1:
            best = max(best, gain_of_taking(material, state, seat, 1 << card, held))
    return best


@rule
def gain_of_turning_up(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """The mean, over the cards that can come, of what dropping out after it would bring."""
    before = int(state.lies_open)
    rats = int(material.rats)
    total, count = 0.0, 0
    for card in range(MOST_CARDS):
        if int(state.draw_pile) >> card & 1:
            state.lies_open = before | 1 << card
            if rats >> card & 1 and before & rats:
                total += gain_after_alarm(material, state, seat, held)
            else:
                total += gain_of_dropping_out(material, state, seat, held)
            count += 1
    state.lies_open = before
    return total / count if count else 0.0


@rule
def gain_of_the_round(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What the rest of the round may bring a seat that is in it: much of what lies open, and what is still to come."""
    others = seats_with_spade(state) - 1
    to_come = EVAL_ROUND_WITH_OTHERS * others if others else EVAL_ROUND_ALONE
    return EVAL_LEFT_NEXT_TURN * gain_of_dropping_out(material, state, seat, held) + to_come


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Points that a seat may expect, less what those still in the round may take from it."""
    held = scratch((HOLDERS, MOST_KINDS), np.float64)
    count_all_treasures(material, state, held)
    points = expected_points(state, seat, held)
    has_dropped_out = state.phase == BURYING and state.turn == seat
    if state.phase == DRAWING and state.turn == seat:
        points += gain_of_turning_up(material, state, seat, held)
    elif state.spade[seat] == IN_HAND and not has_dropped_out:
        points += gain_of_the_round(material, state, seat, held)
    for other in range(state.seats):
        if other != seat and state.spade[other] == IN_HAND:
            points -= EVAL_LOSS_TO_OTHERS * gain_of_the_round(material, state, other, held)
    return points
