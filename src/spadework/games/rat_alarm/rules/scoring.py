"""Points and places in Rat Alarm. Numbers in brackets refer to the rule book."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import MOST_SEATS, Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.games.rat_alarm.rules.state import MOST_KINDS

OUTWEIGHS = 64  # factor of the first criterion, which outweighs any number of rat cards


@rule
def treasures_of(material: Record, cards: int, kind: int) -> int:
    """Return the number of treasures of a kind on the cards of a bit mask."""
    count = 0
    while cards:
        count += int(material.treasures[lowest_in(cards), kind])
        cards &= cards - 1
    return count


@rule
def rat_cards(material: Record, cards: int) -> int:
    """Return the number of rat cards in a bit mask."""
    return count_in(cards & int(material.rats))


@rule
def parts(material: Record, state: Record, out: Codes) -> None:
    """Fill out[seat, kind] with the cubes won, kind by kind (RA-41)."""
    claims = scratch(MOST_SEATS, np.int32)
    for kind in range(MOST_KINDS):
        for seat in range(state.seats):
            out[seat, kind] = 0
            cards = int(state.taken[seat])
            treasures = treasures_of(material, cards, kind)
            claims[seat] = treasures * OUTWEIGHS + rat_cards(material, cards) if treasures else 0
        award_cubes(state, kind, claims, out)


@rule
def cubes_of(state: Record, kind: int) -> tuple[int, int]:
    """Return the values of a kind's better and worse cube; 0 where there is none."""
    one, other = int(state.cubes[kind, 0]), int(state.cubes[kind, 1])
    return max(one, other), min(one, other)


@rule
def award_cubes(state: Record, kind: int, claims: Codes, out: Codes) -> None:
    """Award the cubes of a kind: the better one to the highest claim, the other to the next (RA-41).

    Equal claims use up a cube each; with the option for passing on, the second cube goes to the next claim that has no equal (RA-42).
    """
    better, worse = cubes_of(state, kind)
    for seat in range(state.seats):
        higher = equal = 0
        for other in range(state.seats):
            higher += claims[other] > claims[seat]
            equal += other != seat and claims[other] == claims[seat]
        if claims[seat] == 0 or equal:
            continue
        if higher == 0:
            out[seat, kind] = better
        elif higher == 1 or (state.passes_on and not has_second(state, claims, seat)):
            out[seat, kind] = worse


@rule
def has_second(state: Record, claims: Codes, seat: int) -> bool:
    """Return whether one other seat has the highest claim alone, and does not take the better cube."""
    for other in range(state.seats):
        higher = equal = 0
        for third in range(state.seats):
            higher += claims[third] > claims[other]
            equal += third != other and claims[third] == claims[other]
        if claims[other] > claims[seat] and higher > 0 and equal == 0:
            return True
    return False


@rule
def scores(material: Record, state: Record, out: Codes) -> None:
    """Fill in the cube values of each seat (RA-43)."""
    each = scratch((MOST_SEATS, MOST_KINDS), np.int32)
    parts(material, state, each)
    for seat in range(state.seats):
        out[seat] = each[seat].sum()


@rule
def places(material: Record, state: Record, out: Codes) -> None:
    """Fill in the finishing places: by cube values, then by rat cards; remaining ties share a place (RA-43)."""
    totals = scratch(MOST_SEATS, np.int32)
    scores(material, state, totals)
    for seat in range(state.seats):
        totals[seat] = totals[seat] * OUTWEIGHS + rat_cards(material, int(state.taken[seat]))
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            out[seat] += totals[other] > totals[seat]
