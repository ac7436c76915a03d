"""High Water: wreck after wreck comes up, everyone secretly sends a boat, and the largest boat takes the wreck."""
# ruff: noqa: ARG001

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, UNKNOWN, Codes, Option, Record
from spadework.engine.masks import random_in
from spadework.engine.stream import Stream

VERSION = 1
SEATS = range(2, 5)
OPTIONS = (Option("tides", ("six", "two")),)
PARTS = ("wrecks", "driftwood")
LARGEST, MOST_SEATS, MOST_WRECKS = 24, 4, 8
MOST_MOVES, MOST_CHANCES = 6, LARGEST
WRECK = 100
"""Chance deals a boat, by its number, or brings up WRECK + the number of a wreck in the deck."""

MATERIAL = np.dtype([("wrecks", "i1", MOST_WRECKS), ("driftwood", "i1")])
STATE = np.dtype(
    [
        ("seats", "i1"),
        ("tides", "i1"),  # of the whole game
        ("boats", "i1"),  # numbers that are in the game
        ("dealt", "i1"),  # boats dealt so far
        ("tide", "i1"),  # tides that are over
        ("wreck", "i1"),  # the wreck that lies open
        ("undecided", "i1"),  # bit mask of seats
        ("ahead", "i2"),  # bit mask of the wrecks still to come
        ("fleet", "i4", MOST_SEATS),  # bit mask; secret
        ("sent", "i1", MOST_SEATS),  # sealed
        ("shown", "i1", MOST_SEATS),  # the boats of the last tide
        ("used", "i4"),  # bit mask
        ("points", "i2", MOST_SEATS),
        ("wood", "i2", MOST_SEATS),
    ]
)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Set up the beginning: no boat is dealt yet (HW-1, HW-8)."""
    state.seats = seats
    state.tides = 2 if options[0] else 6
    state.boats = 2 * seats + 1 if options[0] else LARGEST
    state.ahead = (1 << (3 if options[0] else MOST_WRECKS)) - 1
    state.wreck = UNKNOWN
    state.sent[:] = UNKNOWN
    state.shown[:] = UNKNOWN


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the seats to move: chance deals boats (HW-2) and brings up wrecks (HW-3); then all send a boat simultaneously (HW-4)."""
    if state.dealt < state.seats * state.tides or (state.wreck == UNKNOWN and state.tide < state.tides):
        return 1 << CHANCE
    return int(state.undecided)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """List the seat's boats (HW-4)."""
    count = 0
    for boat in range(1, LARGEST + 1):
        if int(state.fleet[seat]) >> boat & 1:
            moves[count] = boat
            count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """List the boats that are not dealt (HW-2), or the wrecks to come (HW-3)."""
    count = 0
    if state.dealt < state.seats * state.tides:
        free = free_boats(state)
        for boat in range(1, LARGEST + 1):
            if free >> boat & 1:
                moves[count], weights[count] = boat, 1
                count += 1
        return count
    for wreck in range(MOST_WRECKS):
        if int(state.ahead) >> wreck & 1:
            moves[count], weights[count] = WRECK + wreck, 1
            count += 1
    return count


@rule
def free_boats(state: Record) -> int:
    """Return a bit mask of the boats that nobody has, and that have not been sent."""
    free = ((1 << (int(state.boats) + 1)) - 2) & ~int(state.used)
    for seat in range(state.seats):
        free &= ~int(state.fleet[seat])
    return free


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Apply an outcome of chance, or send a boat; the last one reveals them all (HW-4)."""
    if seat != CHANCE:
        state.sent[seat] = move
        state.undecided = int(state.undecided) & ~(1 << seat)
        if state.undecided == 0:
            end_tide(material, state)
    elif move >= WRECK:
        state.wreck = move - WRECK
        state.ahead = int(state.ahead) & ~(1 << (move - WRECK))
        state.undecided = (1 << int(state.seats)) - 1
    else:
        owner = int(state.dealt) // int(state.tides)
        state.fleet[owner] = int(state.fleet[owner]) | 1 << move
        state.dealt += 1


@rule
def end_tide(material: Record, state: Record) -> None:
    """Give the wreck to the largest boat (HW-5), and driftwood to the smallest (HW-6); all boats sent are used up (HW-7)."""
    largest, smallest = 0, 0
    for seat in range(state.seats):
        if state.sent[seat] > state.sent[largest]:
            largest = seat
        if state.sent[seat] < state.sent[smallest]:
            smallest = seat
    state.points[largest] += material.wrecks[state.wreck]
    state.wood[smallest] += material.driftwood
    for seat in range(state.seats):
        boat = 1 << int(state.sent[seat])
        state.fleet[seat] = int(state.fleet[seat]) & ~boat
        state.used = int(state.used) | boat
        state.shown[seat] = state.sent[seat]
        state.sent[seat] = UNKNOWN
    state.wreck = UNKNOWN
    state.tide += 1


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Hide the others' boats, and what they have sent (HW-2, HW-4)."""
    copy_record(state, out)
    for other in range(state.seats):
        if other != seat:
            out.fleet[other] = UNKNOWN
            out.sent[other] = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Deal the boats that the seat can't see to the others, and let those who have sent one send any of theirs, uniformly at random."""
    copy_record(view, out)
    for other in range(view.seats):
        if other != seat:
            out.fleet[other] = 0
    free = free_boats(out)
    for other in range(view.seats):
        if other == seat:
            continue
        has = min(max(int(view.dealt) - other * int(view.tides), 0), int(view.tides)) - int(view.tide)
        for _ in range(has):
            boat = random_in(free, random)
            free &= ~(1 << boat)
            out.fleet[other] = int(out.fleet[other]) | 1 << boat
        if view.undecided and not int(view.undecided) >> other & 1:
            out.sent[other] = random_in(int(out.fleet[other]), random)


@rule
def parts(material: Record, state: Record, out: Record) -> None:
    """Fill in each seat's points by source."""
    for seat in range(state.seats):
        out[seat, 0], out[seat, 1] = state.points[seat], state.wood[seat]


@rule
def scores(material: Record, state: Record, out: Record) -> None:
    """Add wrecks and driftwood (HW-9)."""
    for seat in range(state.seats):
        out[seat] = state.points[seat] + state.wood[seat]


@rule
def places(material: Record, state: Record, out: Record) -> None:
    """Rank the seats by points; equal seats share a place (HW-9)."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if state.points[other] + state.wood[other] > state.points[seat] + state.wood[seat]:
                out[seat] += 1
