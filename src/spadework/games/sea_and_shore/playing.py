"""Which card a thoughtful player of Sea & Shore plays, by nothing but what it may know: its hand, what shows, and what has been played.

Everything is counted in points. Others are taken to play a colour the likelier the more its open treasure is worth. Who shows a colour
may have any card of it; who shows a number may have any colour; who has still to play and comes to compete beats what it can.
The constants are those with which such players won most games against others like them.
"""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in, highest_in, lowest_in
from spadework.engine.scratch import scratch
from spadework.engine.stream import Stream, below, below_after, skip
from spadework.games.sea_and_shore.hands import COLOUR
from spadework.games.sea_and_shore.state import (
    HALF,
    MOST_COLOURS,
    MOST_SEATS,
    NO_CARD,
    NOT_PLAYED,
    NUMBERS,
    PLAY,
    SEA_SHOWN,
    VALUES,
)
from spadework.games.sea_and_shore.trick import (
    NO_STACK,
    colour_of,
    colour_of_treasure,
    number_of,
    stack_with,
)

DRAWN = 0.5  # how much a colour draws, beside the value of its treasure
EXTRA_WON = 0.37  # what one brings to the lowest of a colour
EXTRA_SPENT = 0.45
MOST_ADDED = 6
HELD = 0.0104  # what a card is worth in hand, times the square of its number
SPENT = 0.5  # the part of that which goes by the last trick
WHIM = 0.3  # up to which difference it is left to chance what is played
FINE = 1024  # steps of a whim

Shares = np.ndarray[Any, np.dtype[np.float64]]


@rule
def best_play(material: Record, state: Record, seat: int, moves: Codes, stream: Stream) -> int:
    """Index of the card, and of the extra cards with it, that promise most; which half shows is left to chance.

    Moves come card by card, each with both halves and all numbers of extra cards.
    """
    gains, rivals = scratch(MOST_COLOURS, np.float64), scratch((MOST_COLOURS, MOST_SEATS), np.float64)
    wins = scratch(VALUES, np.float64)
    as_one = meet_rivals(material, state, seat, gains, rivals)
    beaten, reckoned, pays, whims = 0.0, -1, 0, 0
    extras, cards = int(state.extras[seat]), int(state.cards[seat])
    each, spendable = 2 * (extras + 1), min(extras, MOST_ADDED)
    held = worth_of_holding(cards)
    best, chosen = -1e9, 0
    for place in range(cards):
        card = (int(moves[place * each]) - PLAY) % HALF
        colour, number = colour_of(card), number_of(card)
        # Colours that count as one follow each other, and all that is reckoned is the same for both.
        if first_of(colour, as_one) != reckoned:
            reckoned = first_of(colour, as_one)
            beaten = if_beaten(material, state, seat, colour, rivals[colour])
            # Where it is no better to win, no extra card pays, which costs more than a whim.
            pays = spendable if gains[colour] > beaten else 0
            numbers = numbers_of(int(state.hand[seat]), colour, as_one)
            most = min(NUMBERS, 1 + highest_in(numbers) + pays)
            fill_chances(state, seat, colour, as_one, 1 + lowest_in(numbers), most, rivals[colour], wins)
        for added in range(min(pays, NUMBERS - number) + 1):
            worth = promise(wins[number + added], gains[colour], beaten, added) - held * number * number
            worth += WHIM * below_after(stream, whims + added, FINE) / FINE
            if worth > best:
                best, chosen = worth, place * each + added
        # Each way to play a card has a whim, whether it pays or not.
        whims += min(spendable, NUMBERS - number) + 1
    skip(stream, whims)
    return chosen + (extras + 1) * below(stream, 2)


@rule
def promise(wins: float, gain: float, beaten: float, added: int) -> float:
    """What a card with some extra cards brings that wins so likely."""
    return wins * gain + (1.0 - wins) * beaten - EXTRA_SPENT * added


@rule
def worth_of_holding(cards: int) -> float:
    """What each of so many cards is worth in hand, for each unit of the square of its number."""
    return HELD * (1.0 - SPENT * (NUMBERS - cards) / NUMBERS)


@rule
def meet_rivals(material: Record, state: Record, seat: int, gains: Shares, rivals: Shares) -> int:
    """Fill what each colour's treasure brings, and rivals[colour, other]: how likely another competes for it, for all that a seat sees.

    Returns a bit mask of the colours that count as one with their mate.
    """
    as_one = price_colours(material, state, gains)
    for other in range(state.seats):
        colours = 0 if other == seat else colours_of(state, other, int(state.may_lie[seat, other]))
        total = 0.0
        for colour in range(MOST_COLOURS):
            rivals[colour, other] = (DRAWN + gains[colour]) * (colours >> colour & 1)
            total += rivals[colour, other]
        if colours:
            for colour in range(MOST_COLOURS):
                rivals[colour, other] /= total
        for colour in range(0, MOST_COLOURS, 2):
            if as_one >> colour & 1:
                both = rivals[colour, other] + rivals[colour + 1, other]
                rivals[colour, other] = rivals[colour + 1, other] = both
    return as_one


@rule
def price_colours(material: Record, state: Record, gains: Shares) -> int:
    """Fill what each colour's treasure brings; an action brings too little to count on.

    Returns a bit mask of the colours that count as one with their mate: with 3 players those of which neither has a treasure (SS-31).
    """
    opened, as_one = 0, 0
    for colour in range(MOST_COLOURS):
        gains[colour] = worth_of_treasure(material, state, colour)
    for stack in range(2):
        if state.open[stack] != NO_CARD:
            opened |= 1 << colour_of_treasure(int(state.open[stack]))
    if state.seats == 3:
        for colour in range(0, MOST_COLOURS, 2):
            if opened >> colour & 3 == 0:
                as_one |= 3 << colour
    return as_one


@rule
def first_of(colour: int, as_one: int) -> int:
    """The first of the colours that count as one with a colour, or itself."""
    return colour & ~1 if as_one >> colour & 1 else colour


@rule
def numbers_of(cards: int, colour: int, as_one: int) -> int:
    """Bit mask of the numbers of cards that have a colour, or one that counts as the same; number 1 is bit 0."""
    numbers = cards >> colour * NUMBERS & COLOUR
    return numbers | cards >> (colour ^ 1) * NUMBERS & COLOUR if as_one >> colour & 1 else numbers


@rule
def worth_of_treasure(material: Record, state: Record, colour: int) -> float:
    """What the treasure of a colour is worth that was turned up for this trick; 0.0 when there is none."""
    stack = stack_with(state, colour)
    return 0.0 if stack == NO_STACK else float(material.value[state.open[stack]])


@rule
def colours_of(state: Record, seat: int, cards: int) -> int:
    """Bit mask of the colours that a seat's card in this trick, one of these, may have for what shows of it."""
    shown, face = state.shows[seat], int(state.face[seat])
    if shown == NOT_PLAYED:
        return (1 << MOST_COLOURS) - 1
    if shown == SEA_SHOWN:
        return 1 << face
    colours = 0
    for colour in range(MOST_COLOURS):
        colours |= (cards >> colour * NUMBERS + face - 1 & 1) << colour
    return colours


@rule
def fill_chances(
    state: Record, seat: int, colour: int, as_one: int, least: int, most: int, rivals: Shares, wins: Shares
) -> None:
    """Fill wins[value], from the least to the most that is asked for: how likely nobody beats a card of a colour with that value."""
    for value in range(least, most + 1):
        wins[value] = 1.0
    place = turn_of(state, seat)
    for other in range(state.seats):
        if rivals[other] == 0.0:
            continue
        numbers, added = may_come(state, seat, other, colour, as_one)
        if numbers == 0:
            continue
        # Of equal values the earlier one wins: values from which on a number n beats a card are those up to n + ahead.
        more = 0 if turn_of(state, other) < place else 1
        ahead = added - more
        last = min(most, NUMBERS - more, 1 + highest_in(numbers) + ahead)
        if state.shows[other] == NOT_PLAYED:
            for value in range(least, last + 1):
                wins[value] *= 1.0 - rivals[other]
        else:
            count = count_in(numbers)
            for value in range(least, last + 1):
                reaching = count_in(numbers >> max(0, value - ahead - 1))
                wins[value] *= 1.0 - rivals[other] * (reaching / count)


@rule
def turn_of(state: Record, seat: int) -> int:
    """How many play before a seat in this trick."""
    turn = seat - int(state.starter)
    return turn if turn >= 0 else turn + int(state.seats)


@rule
def may_come(state: Record, seat: int, other: int, colour: int, as_one: int) -> tuple[int, int]:
    """Which numbers another who competes for a colour may have, number 1 as bit 0, and what is added to them, for all that a seat sees."""
    cards, face = int(state.may_lie[seat, other]), int(state.face[other])
    if state.shows[other] == NOT_PLAYED:
        return numbers_of(cards, colour, as_one), int(state.extras[other]) // 2
    numbers = cards >> face * NUMBERS & COLOUR if state.shows[other] == SEA_SHOWN else 1 << face - 1
    return numbers, int(state.added[other])


@rule
def if_beaten(material: Record, state: Record, seat: int, colour: int, rivals: Shares) -> float:
    """What a card of a colour brings that is beaten: extra cards, perhaps, and perhaps a treasure less."""
    others = 0.0
    for other in range(state.seats):
        others += rivals[other]
    worth = EXTRA_WON * (1.0 + max(1.0, others))
    top = int(state.pile[seat])
    if top != NO_CARD and colour_of_treasure(top) == colour and stack_with(state, colour) != NO_STACK:
        # The winner may steal it instead.
        worth -= min(1.0, others) * int(material.value[top])
    return worth
