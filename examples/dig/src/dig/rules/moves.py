"""Dig: cards come up one by one, coins or rats. Before each card, everyone still digging secretly chooses to stay or go; the last rat ends
the game."""
# ruff: noqa: ARG001

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, UNKNOWN, Codes, Option, Record
from spadework.engine.stream import Stream, below

VERSION = 3
SEATS = range(2, 4)
OPTIONS = (Option("rats", ("two", "three")),)
PARTS = ("coins", "luck")
MOST_MOVES, MOST_CHANCES = 2, 6
STAY, GO = 0, 1
RAT = 0  # chance turns up a rat or a coin card (its value), or deals LUCK + a lucky number
LUCK = 10

MATERIAL = np.dtype([("copies", "i1", 6), ("worth", "i1")], align=True)
STATE = np.dtype(
    [
        ("seats", "i1"),
        ("dealt", "i1"),  # seats that have a lucky number
        ("digging", "i1"),  # bit mask
        ("undecided", "i1"),  # bit mask
        ("answer", "i1", 3),  # sealed
        ("lucky", "i1", 3),  # secret until the end
        ("left", "i1", 6),
        ("rats", "i1"),
        ("last_rat", "i1"),
        ("pile", "i2", 6),
        ("coins", "i2", 3),
        ("luck", "i2", 3),
    ]
)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Set up the beginning: everyone digs, and no card has come up."""
    state.seats = seats
    state.digging = (1 << seats) - 1
    state.last_rat = 2 + options[0]
    state.answer[:] = UNKNOWN
    state.lucky[:] = UNKNOWN
    for kind in range(len(state.left)):
        state.left[kind] = material.copies[kind]


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the seats to move: chance deals lucky numbers and turns up cards; before each card, all who still dig answer simultaneously
    (DG-2, DG-3)."""
    if state.dealt < state.seats:
        return 1 << CHANCE
    if state.undecided:
        return int(state.undecided)
    return 1 << CHANCE if state.digging else 0


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """List stay and go for a seat that is asked (DG-3)."""
    moves[0], moves[1] = STAY, GO
    return 2


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """List the lucky numbers for the next seat (DG-2), or the cards that are left (DG-4)."""
    count = 0
    dealing = state.dealt < state.seats
    for card in range(6):
        weight = int(card != RAT) if dealing else int(state.left[card])
        if weight:
            moves[count], weights[count] = card + (LUCK if dealing else 0), weight
            count += 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Apply an answer or an outcome of chance. The last answer of a round reveals them all (DG-3)."""
    if seat != CHANCE:
        state.answer[seat] = move
        state.undecided = int(state.undecided) & ~(1 << seat)
        if state.undecided == 0:
            go_home(material, state)
    elif move >= LUCK:
        state.lucky[state.dealt] = move - LUCK
        state.dealt += 1
        if state.dealt == state.seats:
            state.undecided = state.digging
    else:
        turn_up(state, move)


@rule
def turn_up(state: Record, card: int) -> None:
    """Turn up a card: treasure goes on the pile, and the last rat ends the game (DG-4, DG-5)."""
    state.left[card] -= 1
    if card == RAT:
        state.rats += 1
        if state.rats == state.last_rat:
            state.digging = 0
    else:
        state.pile[card] += 1
    state.undecided = state.digging


@rule
def go_home(material: Record, state: Record) -> None:
    """Send home the seats that chose to go, each with an equal share of every kind of coin; the remainder stays (DG-6, DG-7)."""
    leaving = 0
    for seat in range(state.seats):
        leaving += int(state.answer[seat] == GO)
    for card in range(1, 6):
        share = int(state.pile[card]) // leaving if leaving else 0
        state.pile[card] -= share * leaving
        for seat in range(state.seats):
            if state.answer[seat] == GO:
                state.coins[seat] += share * card
                if state.lucky[seat] == card and share:
                    state.luck[seat] += material.worth
    for seat in range(state.seats):
        if state.answer[seat] == GO:
            state.digging = int(state.digging) & ~(1 << seat)
        state.answer[seat] = UNKNOWN


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Hide the others' answers, and their lucky numbers until the game is over (DG-2, DG-3)."""
    copy_record(state, out)
    for other in range(state.seats):
        if other != seat:
            out.answer[other] = UNKNOWN
            if state.digging:
                out.lucky[other] = UNKNOWN


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill in lucky numbers and sealed answers, uniformly at random."""
    copy_record(view, out)
    for other in range(view.seats):
        if other == seat or not view.digging:
            continue
        if other < view.dealt:
            out.lucky[other] = 1 + below(random, 5)
        if int(view.undecided) and int(view.digging & ~view.undecided) >> other & 1:
            out.answer[other] = below(random, 2)


@rule
def parts(material: Record, state: Record, out: Record) -> None:
    """Fill in each seat's points by source."""
    for seat in range(state.seats):
        out[seat, 0], out[seat, 1] = state.coins[seat], state.luck[seat]


@rule
def scores(material: Record, state: Record, out: Record) -> None:
    """Add coins and luck (DG-8)."""
    for seat in range(state.seats):
        out[seat] = state.coins[seat] + state.luck[seat]


@rule
def places(material: Record, state: Record, out: Record) -> None:
    """Rank the seats by points; equal seats share a place (DG-8)."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if state.coins[other] + state.luck[other] > state.coins[seat] + state.luck[seat]:
                out[seat] += 1
