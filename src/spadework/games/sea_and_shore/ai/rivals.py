"""What a player expects of a colour in a trick, by nothing but what it may know: its hand, what shows, and what has been played.

Everything is counted in points. Others are taken to play a colour the likelier the more its open treasure is worth. Who shows a colour
may have any card of it; who shows a number may have any colour; who has still to play and comes to compete beats what it can.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import count_in
from spadework.games.sea_and_shore.rules.cards import cards_showing, colour_of_treasure, numbers_in
from spadework.games.sea_and_shore.rules.contest import competes_as, stack_with
from spadework.games.sea_and_shore.rules.state import (
    MOST_COLOURS,
    NO_STACK,
    NO_TREASURE,
    NOT_PLAYED,
    NUMBERS,
    SEA_SHOWN,
    VALUES,
)

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class ProspectWeights(NamedTuple):
    """What cards bring and cost, in points; players with these weights won most games against others like them."""

    appeal: float = 0.5
    """How much any colour draws others, beside the value of its treasure."""
    extra_won: float = 0.37
    """What an extra card brings to the lowest of a colour."""
    extra_spent: float = 0.45
    """What an extra card costs that is played."""
    held: float = 0.0104
    """What a card is worth in hand, times the square of its number."""
    held_lost: float = 0.5
    """Which part of that is lost by the last trick."""


PROSPECT_WEIGHTS = ProspectWeights()

RIVAL = record_type(
    np.dtype(
        [
            ("cards", "i8"),  # bit mask of what its card in this trick may be, for all that a seat sees
            ("shares", "f8", MOST_COLOURS),  # how likely it competes for each colour
            ("ahead", "i8"),  # a number n beats values up to n + ahead
            ("most", "i8"),  # but none above this one
            ("shown", "i8"),  # 0 when it has still to play, and plays what it needs
        ]
    )
)
"""Somebody else who plays a card in this trick."""


class Prospects(NamedTuple):
    """What a seat expects of this trick."""

    prizes: Numbers
    """What each colour's treasure brings; an action brings too little to count on."""
    merged: int
    """Bit mask of the colours that count as one with the other colour of their action card (SS-31)."""
    rivals: Any
    """An array of RIVAL."""
    rival_count: int


PART = np.array([[part / max(1, whole) for whole in range(VALUES)] for part in range(VALUES)])
"""PART[part, whole]: quotients of small numbers."""


# The trick as it begins


@rule
def fill_prizes(material: Record, state: Record, prizes: Numbers) -> int:
    """Fill the prizes of an prospects; returns its merged colours."""
    merged = 0
    for colour in range(MOST_COLOURS):
        prizes[colour] = value_of_open_treasure(material, state, colour)
    for colour in range(0, MOST_COLOURS, 2):
        if competes_as(state, colour + 1) == colour:
            merged |= 3 << colour
    return merged


@rule
def value_of_open_treasure(material: Record, state: Record, colour: int) -> float:
    """What the treasure of a colour is worth that was turned up for this trick; 0.0 when there is none."""
    stack = stack_with(state, colour)
    return 0.0 if stack == NO_STACK else float(material.value[state.open[stack]])


@rule
def first_of(colour: int, merged: int) -> int:
    """The first of the colours that count as one with a colour, or itself."""
    return colour & ~1 if merged >> colour & 1 else colour


@rule
def fill_rivals(state: Record, seat: int, prizes: Numbers, merged: int, rivals: Any) -> int:
    """Fill the rivals of an prospects of a seat, whose prizes and merged colours are known; returns how many they are."""
    count, own_turn = 0, turn_of(state, seat)
    for other in range(state.seats):
        if other == seat:
            continue
        rival, shows = rivals[count], int(state.shows[other])
        count += 1
        cards = int(state.may_lie[seat, other])
        fill_shares(rival, colours_of(state, other, cards), prizes, merged)
        # Of equal values the earlier one wins.
        more = 0 if turn_of(state, other) < own_turn else 1
        rival.most = NUMBERS - more
        if shows == NOT_PLAYED:
            rival.cards, rival.shown, rival.ahead = cards, 0, int(state.extras[other]) // 2 - more
        else:
            rival.cards = cards & cards_showing(shows, int(state.face[other]))
            rival.shown, rival.ahead = 1, int(state.added[other]) - more
    return count


@rule
def turn_of(state: Record, seat: int) -> int:
    """How many play before a seat in this trick."""
    turn = seat - int(state.starter)
    return turn if turn >= 0 else turn + int(state.seats)


@rule
def colours_of(state: Record, seat: int, cards: int) -> int:
    """Bit mask of the colours that a seat's card in this trick, one of these, may have for what shows of it."""
    shows, face = state.shows[seat], int(state.face[seat])
    if shows == NOT_PLAYED:
        return (1 << MOST_COLOURS) - 1
    if shows == SEA_SHOWN:
        return 1 << face
    colours = 0
    for colour in range(MOST_COLOURS):
        colours |= (numbers_in(cards, colour) >> face - 1 & 1) << colour
    return colours


@rule
def fill_shares(rival: Record, colours: int, prizes: Numbers, merged: int) -> None:
    """Fill how likely a rival competes for each colour whose card may have these colours."""
    total = 0.0
    for colour in range(MOST_COLOURS):
        rival.shares[colour] = (PROSPECT_WEIGHTS.appeal + prizes[colour]) * (colours >> colour & 1)
        total += rival.shares[colour]
    if colours:
        for colour in range(MOST_COLOURS):
            rival.shares[colour] /= total
    for colour in range(0, MOST_COLOURS, 2):
        if merged >> colour & 1:
            both = rival.shares[colour] + rival.shares[colour + 1]
            rival.shares[colour] = rival.shares[colour + 1] = both


# What a card may bring


@rule
def win_probability(prospects: Prospects, colour: int, value: int) -> float:
    """How likely no rival beats a card of a colour with a value."""
    wins = 1.0
    for index in range(prospects.rival_count):
        rival = prospects.rivals[index]
        numbers = numbers_of(int(rival.cards), colour, prospects.merged)
        beating = numbers >> max(0, value - int(rival.ahead) - 1) if value <= rival.most else 0
        likely = PART[count_in(beating), count_in(numbers)] if rival.shown else 1.0 if beating else 0.0
        wins *= 1.0 - rival.shares[colour] * likely
    return wins


@rule
def numbers_of(cards: int, colour: int, merged: int) -> int:
    """Bit mask of the numbers of cards that have a colour, or one that counts as the same; bit 0 is number 1."""
    numbers = numbers_in(cards, colour)
    return numbers | numbers_in(cards, colour ^ 1) if merged >> colour & 1 else numbers


@rule
def points_if_beaten(material: Record, state: Record, seat: int, colour: int, prospects: Prospects) -> float:
    """What a card of a colour brings that is beaten: extra cards, perhaps, and perhaps a treasure less."""
    others = 0.0
    for index in range(prospects.rival_count):
        others += prospects.rivals[index].shares[colour]
    points = PROSPECT_WEIGHTS.extra_won * (1.0 + max(1.0, others))
    top = int(state.pile[seat])
    if top != NO_TREASURE and colour_of_treasure(top) == colour and stack_with(state, colour) != NO_STACK:
        # The winner may steal it instead.
        points -= min(1.0, others) * int(material.value[top])
    return points


@rule
def expected_points(wins: float, prize: float, if_beaten: float, added: int) -> float:
    """What a card brings with some extra cards; `wins` is how likely it wins the prize."""
    return wins * prize + (1.0 - wins) * if_beaten - PROSPECT_WEIGHTS.extra_spent * added


@rule
def worth_of_holding(cards: int) -> float:
    """What each of so many cards is worth in hand, for each unit of the square of its number."""
    return PROSPECT_WEIGHTS.held * (1.0 - PROSPECT_WEIGHTS.held_lost * (NUMBERS - cards) / NUMBERS)
