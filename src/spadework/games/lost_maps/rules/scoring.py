"""Points and places in Lost Maps. Numbers in brackets are those of the rule book."""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.games.lost_maps.rules import state as s

MOST_SEATS, MOST_PARTS = s.SEATS[-1], len(s.PARTS)


@rule
def filled_of_colour(material: Record, state: Record, seat: int, colour: int) -> int:
    """Return the number of treasure cards of a colour that a seat has filled."""
    count = 0
    for card in range(material.cards):
        if int(state.filled[seat]) >> card & 1 and material.colour[card] == colour:
            count += 1
    return count


@rule
def parts(material: Record, state: Record, out: Codes) -> None:
    """Fill `out[seat, part]` with the points of coin boxes, cups, palm fields, filled cards and seals (LM-44, LM-45)."""
    for seat in range(state.seats):
        out[seat, 0] = state.coins[seat]
        out[seat, 1] = state.cup[seat].sum()
        out[seat, 2] = state.palm[seat].sum()
        out[seat, 3] = 0
        out[seat, 4] = 0
        for card in range(material.cards):
            if int(state.filled[seat]) >> card & 1:
                out[seat, 3] += material.points[card]
                seal = int(material.seal[card])
                if seal != s.NO_SEAL:
                    out[seat, 4] += material.seal_points[seal] * filled_of_colour(material, state, seat, seal)


@rule
def scores(material: Record, state: Record, out: Codes) -> None:
    """Fill `out[seat]` with the total points (LM-45)."""
    each = scratch((MOST_SEATS, MOST_PARTS), np.int32)
    parts(material, state, each)
    for seat in range(state.seats):
        out[seat] = each[seat].sum()


@rule
def places(material: Record, state: Record, out: Codes) -> None:
    """Fill `out[seat]` with places: by points, then filled grey, green, orange, purple cards; ties share a place (LM-46)."""
    points = scratch(MOST_SEATS, np.int32)
    scores(material, state, points)
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if ranks_higher(material, state, points, other, seat):
                out[seat] += 1


@rule
def ranks_higher(material: Record, state: Record, points: Codes, seat: int, other: int) -> bool:
    """Return whether `seat` finishes before `other`."""
    if points[seat] != points[other]:
        return bool(points[seat] > points[other])
    for colour in (s.GREY, s.GREEN, s.ORANGE, s.PURPLE):
        own = filled_of_colour(material, state, seat, colour)
        theirs = filled_of_colour(material, state, other, colour)
        if own != theirs:
            return own > theirs
    return False
