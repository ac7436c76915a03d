"""How likely each seat of Rat Alarm is to win when a round begins: where rollouts stop, and what they bring.

Each kind is a race. A lead in it counts the more the fewer treasures are still to come, for the final lead spreads with their square
root. With two players, the chances of all races together give the chance of the win, exactly if the races are independent. With more,
seats are compared by the mean and the spread of the points that they may expect. The weights were fitted to the ends of many games of
players that go by the rollout policy.
"""

import math

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import MOST_SEATS, Record
from spadework.engine.masks import count_in
from spadework.engine.search.shares import softmax_shares
from spadework.games.rat_alarm.ai.treasure_counts import Numbers, add_treasures
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import MOST_KINDS, TURN

LEAF_VARIANCE = 0.01  # of a lead that nothing can change any more
LEAF_VARIANCE_HIDDEN = 0.4  # what each treasure in the draw pile adds to it
LEAF_VARIANCE_OPEN = 0.54  # what each treasure in the middle adds to it
LEAF_RATS = 0.6  # treasures that endlessly many rat cards are as good as; one is half as good
LEAF_BEGINNER = 0.06  # treasures that each treasure in the middle is worth to the seat that begins
LEAF_DIFFERENCE = 1.15  # how much differences in expected points tell among more than two players
LEAF_LEAST_SPREAD = 0.5  # of the points

OUTCOMES = 1 << MOST_KINDS  # ways in which two players may share the cubes
HIDDEN, OPEN, SPREAD = (
    0,
    1,
    2,
)  # rows of numbers by kind: treasures in the draw pile, in the middle, and how far a lead may change


@rule
def logistic(lead: float) -> float:
    """The chance that a lead in units of its spread lasts."""
    return float(1.0 / (1.0 + math.exp(-lead)))


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Whether a round begins."""
    return bool(state.phase == TURN and state.fresh)


@rule
def win_probabilities(material: Record, state: Record, _use_belief: bool, shares: Numbers) -> bool:
    """At the beginning of a round, fill shares[seat] with how likely each seat is to win; else return False."""
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
    """Fill held[seat, kind] with what the seats have of each kind, and by_kind[SPREAD, kind] with how far a lead in it may still change."""
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
    """Add up the chances of all ways to share the cubes in which a seat has more points."""
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
    """Take one more of the others, whom a seat is ahead of with a chance, into its chances to be first and second of a kind."""
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
