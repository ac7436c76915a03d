"""What a computer player needs to know of Rat Alarm: how well a seat stands.

A quick sensible move is in `glance.py`, the outlook of a round that begins in `outlook.py`.

A seat's standing is what it may expect of the cubes: it wins a kind the more likely the further it is ahead of each other, the more so the
fewer treasures are still to come. Whoever is still in the round has besides what dropping out now would bring, and turning up one more
card is worth the mean over all cards that can come, an alarm where it would be one. So moves of the same seat can be compared right after
they were made; across the moves of several seats that would mislead, so that a search goes by the outlook, round by round.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Record
from spadework.engine.search.aims import Aims
from spadework.games.rat_alarm.ai.holdings import Numbers, count_treasures
from spadework.games.rat_alarm.rules.moves import cards_showing, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of, rat_cards
from spadework.games.rat_alarm.rules.state import BURYING, DRAWING, IN_HAND, MOST_CARDS, MOST_KINDS

# A move changes the chance to win by hundredths only: wide or eager trying of bad ones would hide that.
AIMS = Aims(horizon=1000, lead_scale=6.0, exploration=0.04, pw_factor=0.2, for_winning=0.95)

STAKE = 1.5  # treasures that a lead is measured by when no more are to come
TO_COME = 0.12  # and what each treasure of the kind still to come adds
RAT = 0.1  # treasures that a rat card, which breaks ties, is as good as
LATER = 0.75  # how much of what lies open is still there when a turn comes round again
GROWTH = 0.4  # points that a round still going on promises those in it, for each of the others in it
ALONE = 1.5  # and what it promises the last one
HARM = 0.35  # what others in the round may take, as a share of what it brings them


@rule
def treasures_held(material: Record, state: Record, held: Numbers) -> None:
    """Fill held[seat, kind] with the treasures taken, rat cards counting a little; held[4, kind] with those still to come."""
    for seat in range(state.seats):
        cards = int(state.taken[seat])
        held[seat] = RAT * rat_cards(material, cards)
        count_treasures(material, cards, held[seat])
    held[4] = 0.0
    count_treasures(material, int(state.draw_pile) | int(state.lies_open), held[4])


@rule
def standing(state: Record, seat: int, held: Numbers) -> float:
    """Points that a seat may expect of the cubes."""
    points = 0.0
    for kind in range(MOST_KINDS):
        better, worse = cubes_of(state, kind)
        stake = STAKE + TO_COME * held[4, kind]
        first, second = 1.0, 0.0
        for other in range(state.seats):
            if other != seat:
                lead = (held[seat, kind] - held[other, kind]) / stake
                ahead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
                second = second * ahead + first * (1.0 - ahead)
                first *= ahead
        points += better * first + worse * second
    return points


@rule
def gain(material: Record, state: Record, seat: int, cards: int, held: Numbers) -> float:
    """Points that a seat's standing would rise by if it took the cards of a bit mask."""
    before = standing(state, seat, held)
    kept = scratch(MOST_KINDS, np.float64)
    for kind in range(MOST_KINDS):
        kept[kind] = held[seat, kind]
    count_treasures(material, cards, held[seat])
    rats = RAT * rat_cards(material, cards)
    for kind in range(MOST_KINDS):
        held[seat, kind] += rats
    after = standing(state, seat, held)
    for kind in range(MOST_KINDS):
        held[seat, kind] = kept[kind]
    return after - before


@rule
def best_gain(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What dropping out with the best kind would bring."""
    best = 0.0
    for kind in range(MOST_KINDS):
        cards = cards_showing(material, state, kind)
        if cards:
            best = max(best, gain(material, state, seat, cards, held))
    return best


@rule
def alarm_gain(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What the best of the open rat cards would bring."""
    best = 0.0
    rats = int(state.lies_open) & int(material.rats)
    for card in range(MOST_CARDS):
        if rats >> card & 1:
            best = max(best, gain(material, state, seat, 1 << card, held))
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
                total += alarm_gain(material, state, seat, held)
            else:
                total += best_gain(material, state, seat, held)
            count += 1
    state.lies_open = before
    return total / count if count else 0.0


@rule
def promise(material: Record, state: Record, seat: int, held: Numbers) -> float:
    """What the rest of the round promises a seat that is in it: much of what lies open, and what is still to come."""
    others = seats_with_spade(state) - 1
    return LATER * best_gain(material, state, seat, held) + (GROWTH * others if others else ALONE)


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Points that a seat may expect, less what those still in the round may take from it."""
    held = scratch((5, MOST_KINDS), np.float64)
    treasures_held(material, state, held)
    points = standing(state, seat, held)
    leaving = state.phase == BURYING and state.turn == seat
    if state.phase == DRAWING and state.turn == seat:
        points += gain_of_turning_up(material, state, seat, held)
    elif state.spade[seat] == IN_HAND and not leaving:
        points += promise(material, state, seat, held)
    for other in range(state.seats):
        if other != seat and state.spade[other] == IN_HAND:
            points -= HARM * promise(material, state, other, held)
    return points
