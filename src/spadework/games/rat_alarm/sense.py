"""What a computer player needs to know of Rat Alarm: how well a seat stands, and a quick sensible move.

A seat's standing is what it may expect of the cubes: it wins a kind the more likely the further it is ahead of each other, the more so the
fewer treasures are still to come. Whoever is still in the round has besides what dropping out now would bring, and turning up one more
card is worth the mean over all cards that can come, an alarm where it would be one.
"""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.engine.tree import Aims
from spadework.games.rat_alarm.rules import cards_showing, seats_with_spade
from spadework.games.rat_alarm.scoring import rat_cards
from spadework.games.rat_alarm.state import (
    BURYING,
    DRAWING,
    DROP,
    IN_HAND,
    KEEP,
    KEEP_NONE,
    MOST_CARDS,
    MOST_KINDS,
    STAY,
    TURN_UP,
    TURNED,
)

Held = np.ndarray[Any, np.dtype[np.float64]]

AIMS = Aims(horizon=1000, swing=6.0)

STAKE = 1.5  # treasures that a lead is measured by when no more are to come
TO_COME = 0.12  # and what each treasure of the kind still to come adds
RAT = 0.1  # treasures that a rat card, which breaks ties, is as good as
LATER = 0.75  # how much of what lies open is still there when a turn comes round again
GROWTH = 0.4  # points that a round still going on promises those in it, for each of the others in it
ALONE = 1.5  # and what it promises the last one
HARM = 0.35  # what others in the round may take, as a share of what it brings them
BOLD = 3  # open cards that a quick player drops out with


@rule
def count_treasures(material: Record, cards: int, held: Held) -> None:
    """Add the treasures on the cards of a bit mask to held[kind]."""
    for card in range(MOST_CARDS):
        if cards >> card & 1:
            for kind in range(MOST_KINDS):
                held[kind] += material.treasures[card, kind]


@rule
def treasures_held(material: Record, state: Record, held: Held) -> None:
    """Fill held[seat, kind] with the treasures taken, rat cards counting a little; held[4, kind] with those still to come."""
    for seat in range(state.seats):
        cards = int(state.taken[seat])
        held[seat] = RAT * rat_cards(material, cards)
        count_treasures(material, cards, held[seat])
    held[4] = 0.0
    count_treasures(material, int(state.draw_pile) | int(state.lies_open), held[4])


@rule
def standing(state: Record, seat: int, held: Held) -> float:
    """Points that a seat may expect of the cubes."""
    points = 0.0
    for kind in range(MOST_KINDS):
        better = max(int(state.cubes[kind, 0]), int(state.cubes[kind, 1]))
        worse = min(int(state.cubes[kind, 0]), int(state.cubes[kind, 1]))
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
def gain(material: Record, state: Record, seat: int, cards: int, held: Held) -> float:
    """Points that a seat's standing would rise by if it took the cards of a bit mask."""
    before = standing(state, seat, held)
    kept = held[seat].copy()
    count_treasures(material, cards, held[seat])
    rats = RAT * rat_cards(material, cards)
    for kind in range(MOST_KINDS):
        held[seat, kind] += rats
    after = standing(state, seat, held)
    held[seat] = kept
    return after - before


@rule
def best_gain(material: Record, state: Record, seat: int, held: Held) -> float:
    """What dropping out with the best kind would bring."""
    best = 0.0
    for kind in range(MOST_KINDS):
        cards = cards_showing(material, state, kind)
        if cards:
            best = max(best, gain(material, state, seat, cards, held))
    return best


@rule
def alarm_gain(material: Record, state: Record, seat: int, held: Held) -> float:
    """What the best of the open rat cards would bring."""
    best = 0.0
    rats = int(state.lies_open) & int(material.rats)
    for card in range(MOST_CARDS):
        if rats >> card & 1:
            best = max(best, gain(material, state, seat, 1 << card, held))
    return best


@rule
def gain_of_turning_up(material: Record, state: Record, seat: int, held: Held) -> float:
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
def promise(material: Record, state: Record, seat: int, held: Held) -> float:
    """What the rest of the round promises a seat that is in it: much of what lies open, and what is still to come."""
    others = seats_with_spade(state) - 1
    return LATER * best_gain(material, state, seat, held) + (GROWTH * others if others else ALONE)


@rule
def value(material: Record, state: Record, seat: int) -> float:
    """Points that a seat may expect, less what those still in the round may take from it."""
    held = np.zeros((5, MOST_KINDS), np.float64)
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


@rule
def sensible(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the move that looks best at a glance: gather while it is safe, take the most cards, bury what is left at random."""
    rats = int(state.lies_open) & int(material.rats)
    best, chosen = -1, below(stream, count)
    for index in range(count):
        move = int(moves[index])
        worth = -1
        if move == TURN_UP:
            worth = BOLD if rats == 0 else BOLD - 1
        elif move == STAY:
            worth = BOLD
        elif move & ~0xFF == DROP and state.phase <= TURNED:
            worth = count_in(cards_showing(material, state, move - DROP))
        elif move & ~0xFF == KEEP and move != KEEP_NONE:
            worth = 1
        if worth > best:
            best, chosen = worth, index
    return chosen
