"""How likely each seat of Rat Alarm is to win when a round begins, which is where a search breaks a rollout off.

Each kind is a race. A lead in it counts the more the fewer treasures are still to come, for the final lead spreads with their square root.
With two players, the chances of all races together give the chance of the win, exactly if the races are independent. With more, seats are
compared by the mean and the spread of the points that they may expect. The weights were fitted to the ends of many games of players that go
by the rollout policy.

The material holds the treasures of a card in one packed number, KIND_BITS bits for each kind, so that adding two numbers adds all kinds.
"""

import math
from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.interface import MOST_SEATS, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.shares import softmax_shares
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import MOST_KINDS

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@rule
def packed_treasures(material: Record, cards: int) -> int:
    """The treasures on the cards of a bit mask, all kinds in one packed number."""
    packed = 0
    while cards:
        packed += int(material.packed[lowest_in(cards)])
        cards &= cards - 1
    return packed


@rule
def of_kind(packed: int, kind: int) -> int:
    """Return the number of treasures of a kind in a packed number."""
    return packed >> kind * s.KIND_BITS & (1 << s.KIND_BITS) - 1


@rule
def add_treasures(material: Record, cards: int, counts: Numbers) -> None:
    """Add the treasures on the cards of a bit mask to counts[kind]."""
    packed = packed_treasures(material, cards)
    for kind in range(MOST_KINDS):
        counts[kind] += of_kind(packed, kind)


# A move changes the chance to win by hundredths only: more exploration or more edges at a node would hide that.
SEARCH = SearchSettings(
    horizon=1000, lead_scale=6.0, exploration=0.04, guided=30, guided_exploration=0.4, pw_factor=0.2, for_winning=0.95
)
SEARCH_WITH_BELIEF = SEARCH._replace(guided=4000, guided_exploration=0.3)

LEAF_VARIANCE = 0.01  # of a lead that is final
LEAF_VARIANCE_HIDDEN = 0.4  # increase for each treasure in the draw pile
LEAF_VARIANCE_OPEN = 0.54  # increase for each treasure in the middle
LEAF_RATS = 0.6  # upper limit of the worth of rat cards, in treasures; one card has half of it
LEAF_BEGINNER = 0.06  # worth of a treasure in the middle to the seat that begins
LEAF_DIFFERENCE = 1.15  # weight of differences in expected points among more than two players
LEAF_LEAST_SPREAD = 0.5  # of the points

OUTCOMES = 1 << MOST_KINDS  # possible divisions of the cubes between two players
HIDDEN, OPEN, SPREAD = (
    0,
    1,
    2,
)  # rows of numbers by kind: treasures in the draw pile, in the middle, and the largest change of a lead


@rule
def logistic(lead: float) -> float:
    """The chance that a lead in units of its spread lasts."""
    return float(1.0 / (1.0 + math.exp(-lead)))


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Whether a round begins."""
    return bool(state.phase == s.TURN and state.fresh)


@rule
def win_probabilities(material: Record, state: Record, _use_belief: bool, shares: Numbers) -> bool:
    """At the beginning of a round, fill shares[seat] with each seat's chance to win; else return False."""
    if not is_quiescent(material, state, 0):
        return False
    held, by_kind = blank((MOST_SEATS, MOST_KINDS), np.float64), blank((3, MOST_KINDS), np.float64)
    count_holdings(material, state, held, by_kind)
    if state.seats == 2:
        share_between_two(material, state, held, by_kind[SPREAD], shares)
    else:
        share_among_more(state, held, by_kind[SPREAD], shares)
    return True


@rule
def count_holdings(material: Record, state: Record, held: Numbers, by_kind: Numbers) -> None:
    """Fill held[seat, kind] with the treasures of each kind, and by_kind[SPREAD, kind] with the spread of a lead in it."""
    add_treasures(material, int(state.draw_pile), by_kind[HIDDEN])
    add_treasures(material, int(state.lies_open), by_kind[OPEN])
    for seat in range(state.seats):
        add_treasures(material, int(state.taken[seat]), held[seat])
        rats = count_in(int(state.taken[seat]) & int(material.rats))
        for kind in range(MOST_KINDS):
            held[seat, kind] += LEAF_RATS * rats / (1.0 + rats)
    for kind in range(MOST_KINDS):
        held[state.turn, kind] += LEAF_BEGINNER * by_kind[OPEN, kind]
        by_kind[SPREAD, kind] = np.sqrt(
            LEAF_VARIANCE + LEAF_VARIANCE_HIDDEN * by_kind[HIDDEN, kind] + LEAF_VARIANCE_OPEN * by_kind[OPEN, kind]
        )


@rule
def share_between_two(material: Record, state: Record, held: Numbers, spread: Numbers, shares: Numbers) -> None:
    """Add up the chances of all divisions of the cubes in which a seat has more points."""
    leads, chances = scratch(OUTCOMES, np.float64), scratch(OUTCOMES, np.float64)
    leads[0] = 0.0
    chances[0] = 1.0
    outcomes = 1
    for kind in range(MOST_KINDS):
        cube = float(state.cubes[kind, 0])
        chance = logistic((held[0, kind] - held[1, kind]) / spread[kind])
        for outcome in range(outcomes):
            leads[outcomes + outcome], chances[outcomes + outcome] = (
                leads[outcome] - cube,
                chances[outcome] * (1.0 - chance),
            )
            leads[outcome] += cube
            chances[outcome] *= chance
        outcomes *= 2
    rats = int(material.rats)
    share = 0.0
    for outcome in range(outcomes):
        if leads[outcome] > 0:
            share += chances[outcome]
        elif leads[outcome] == 0:
            more = count_in(int(state.taken[0]) & rats) - count_in(int(state.taken[1]) & rats)
            share += chances[outcome] * logistic(float(more))
    shares[0], shares[1] = share, 1.0 - share


@rule
def meet(seat: int, ahead: float, first: Numbers, second: Numbers) -> None:
    """Update a seat's chances to be first and second of a kind by its chance to be ahead of one more seat."""
    second[seat] = second[seat] * ahead + first[seat] * (1.0 - ahead)
    first[seat] *= ahead


@rule
def share_among_more(state: Record, held: Numbers, spread: Numbers, shares: Numbers) -> None:
    """Compare the points that each seat may expect, in units of their spread."""
    seats = int(state.seats)
    first, second = scratch(MOST_SEATS, np.float64), scratch(MOST_SEATS, np.float64)
    variance = 0.0
    for seat in range(seats):
        shares[seat] = 0.0
    for kind in range(MOST_KINDS):
        better, worse = cubes_of(state, kind)
        for seat in range(seats):
            first[seat], second[seat] = 1.0, 0.0
            for other in range(seat):
                ahead = logistic((held[seat, kind] - held[other, kind]) / spread[kind])
                meet(seat, ahead, first, second)
                meet(other, 1.0 - ahead, first, second)
        for seat in range(seats):
            mean = better * first[seat] + worse * second[seat]
            shares[seat] += mean
            variance += (better * better * first[seat] + worse * worse * second[seat] - mean * mean) / seats
    temperature = np.sqrt(LEAF_LEAST_SPREAD * LEAF_LEAST_SPREAD + variance) / LEAF_DIFFERENCE
    softmax_shares(shares, seats, temperature)
