"""Points and places in Sea & Shore. Numbers in brackets refer to the rule book."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.games.sea_and_shore.rules.state import MOST_PARTS, MOST_SEATS, NO_TREASURE, ROUNDS

EXTRAS_A_POINT = 2


@rule
def treasures_of(material: Record, state: Record, seat: int) -> int:
    """Return the total value of the treasures on a seat's pile (SS-50)."""
    points = 0
    treasure = int(state.pile[seat])
    while treasure != NO_TREASURE:
        points += int(material.value[treasure])
        treasure = int(state.beneath[treasure])
    return points


@rule
def points_of_extras(state: Record, seat: int) -> int:
    """Return the points for a seat's extra cards, one for every 2 held (SS-50)."""
    return int(state.extras[seat]) // EXTRAS_A_POINT


@rule
def parts(material: Record, state: Record, out: Codes) -> None:
    """Fill out[seat, part] with the points of treasures and extra cards in the first round, then in the second (SS-50)."""
    for seat in range(state.seats):
        now = 2 * int(state.rounds) if state.rounds < ROUNDS else 2 * (ROUNDS - 1)
        for part in range(2 * ROUNDS):
            out[seat, part] = 0
        if now:
            out[seat, 0], out[seat, 1] = state.earned[seat, 0], state.earned[seat, 1]
        out[seat, now] = treasures_of(material, state, seat)
        out[seat, now + 1] = points_of_extras(state, seat)


@rule
def scores(material: Record, state: Record, out: Codes) -> None:
    """Fill in the sums of both rounds (SS-51)."""
    each = scratch((MOST_SEATS, MOST_PARTS), np.int32)
    parts(material, state, each)
    for seat in range(state.seats):
        out[seat] = each[seat].sum()


@rule
def places(material: Record, state: Record, out: Codes) -> None:
    """Fill in the places: the highest total is first; equal totals share a place (SS-51)."""
    totals = scratch(MOST_SEATS, np.int32)
    scores(material, state, totals)
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            out[seat] += totals[other] > totals[seat]
