"""The outlook of a round of Rat Alarm that begins: what each seat may expect of the win.

Each kind is a race: a lead counts the more the fewer treasures are still to come, for the final lead spreads with their square root. With
two players the chances of all races together give the chance of the win exactly, if the races do not hang together. With more, seats are
compared by the mean and the spread of the points to be expected. The numbers below were fitted to the ends of many games of players that
go by `glance.sensible`.
"""

import math

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import MOST_SEATS, Record
from spadework.engine.masks import count_in
from spadework.engine.search.shares import softmax_shares
from spadework.games.rat_alarm.ai.holdings import Numbers, count_treasures
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import MOST_KINDS, TURN

CERTAIN = 0.01  # the spread, squared, of a lead that nothing can change any more
HIDDEN, OPEN = 0.4, 0.54  # what each treasure in the draw pile and in the middle adds to it
MORE_RATS = 0.6  # treasures that endlessly many rat cards are as good as; one is half as good
BEGINS = 0.06  # and each treasure in the middle for the seat that begins
TWO_KINDS = 1 << MOST_KINDS  # ways in which two players may share the cubes

DIFFERENCE = 1.15  # how much the points to be expected tell among more than two players
LEAST_SPREAD = 0.5


@rule
def odds_of(lead: float) -> float:
    """The chance that a lead in units of its spread lasts."""
    return float(1.0 / (1.0 + math.exp(-lead)))


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Whether a round begins."""
    return bool(state.phase == TURN and state.fresh)


@rule
def win_probabilities(material: Record, state: Record, _thorough: bool, shares: Numbers) -> bool:
    """At the beginning of a round, fill shares[seat] with what each seat may expect of the win; else return False."""
    if not is_quiescent(material, state, 0):
        return False
    held, spread = blank((MOST_SEATS, MOST_KINDS), np.float64), blank((3, MOST_KINDS), np.float64)
    weigh_holdings(material, state, held, spread)
    if state.seats == 2:
        share_between_two(material, state, held, spread[2], shares)
    else:
        share_among_more(state, held, spread[2], shares)
    return True


@rule
def weigh_holdings(material: Record, state: Record, held: Numbers, spread: Numbers) -> None:
    """Fill held[seat, kind] with what the seats have of each kind, and spread[2, kind] with how far a lead in it may still change."""
    count_treasures(material, int(state.draw_pile), spread[0])
    count_treasures(material, int(state.lies_open), spread[1])
    for seat in range(state.seats):
        count_treasures(material, int(state.taken[seat]), held[seat])
        rats = count_in(int(state.taken[seat]) & int(material.rats))
        for kind in range(MOST_KINDS):
            held[seat, kind] += MORE_RATS * rats / (1.0 + rats)
    for kind in range(MOST_KINDS):
        held[state.turn, kind] += BEGINS * spread[1, kind]
        spread[2, kind] = np.sqrt(CERTAIN + HIDDEN * spread[0, kind] + OPEN * spread[1, kind])


@rule
def share_between_two(material: Record, state: Record, held: Numbers, spread: Numbers, shares: Numbers) -> None:
    """Go through all ways in which the cubes may be shared."""
    leads, chances = scratch(TWO_KINDS, np.float64), scratch(TWO_KINDS, np.float64)
    leads[0] = 0.0
    chances[0] = 1.0
    ways = 1
    for kind in range(MOST_KINDS):
        cube = float(state.cubes[kind, 0])
        chance = odds_of((held[0, kind] - held[1, kind]) / spread[kind])
        for way in range(ways):
            leads[ways + way], chances[ways + way] = leads[way] - cube, chances[way] * (1.0 - chance)
            leads[way] += cube
            chances[way] *= chance
        ways *= 2
    rats = int(material.rats)
    share = 0.0
    for way in range(ways):
        if leads[way] > 0:
            share += chances[way]
        elif leads[way] == 0:
            more = count_in(int(state.taken[0]) & rats) - count_in(int(state.taken[1]) & rats)
            share += chances[way] * odds_of(float(more))
    shares[0], shares[1] = share, 1.0 - share


@rule
def meet(seat: int, ahead: float, first: Numbers, second: Numbers) -> None:
    """Take one more of the others into a seat's chances to be first and second of a kind, ahead of whom it is with a chance."""
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
                ahead = odds_of((held[seat, kind] - held[other, kind]) / spread[kind])
                meet(seat, ahead, first, second)
                meet(other, 1.0 - ahead, first, second)
        for seat in range(seats):
            mean = better * first[seat] + worse * second[seat]
            shares[seat] += mean
            variance += (better * better * first[seat] + worse * worse * second[seat] - mean * mean) / seats
    softmax_shares(shares, seats, np.sqrt(LEAST_SPREAD * LEAST_SPREAD + variance) / DIFFERENCE)
