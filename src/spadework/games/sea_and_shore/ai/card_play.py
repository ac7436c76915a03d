"""Which card a thoughtful player of Sea & Shore plays, by nothing but what it may know: its hand, what shows, and what has been played.

Everything is counted in points. Others are taken to play a colour the likelier the more its open treasure is worth. Who shows a colour
may have any card of it; who shows a number may have any colour; who has still to play and comes to compete beats what it can.
The constants are those with which such players won most games against others like them.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below, below_after, skip
from spadework.games.sea_and_shore.rules.hands import COLOUR
from spadework.games.sea_and_shore.rules.state import (
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
from spadework.games.sea_and_shore.rules.trick import (
    NO_STACK,
    colour_of,
    colour_of_treasure,
    competes_as,
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

NUMBER_1 = sum(1 << colour * NUMBERS for colour in range(MOST_COLOURS))
"""Bit mask of the cards with number 1."""

PART = np.array([[part / max(1, whole) for whole in range(VALUES)] for part in range(VALUES)])
"""Quotients of small numbers."""


@rule
def best_play(material: Record, state: Record, seat: int, moves: Codes, stream: Stream) -> int:
    """Index of the card, and of the extra cards with it, that promise most; which half shows is left to chance.

    Moves come card by card, each with both halves and all numbers of extra cards.
    """
    gains, rivals = scratch(MOST_COLOURS, np.float64), scratch(MOST_SEATS, RIVAL)
    as_one = price_colours(material, state, gains)
    count = meet_rivals(state, seat, gains, as_one, rivals)
    beaten, reckoned, pays, whims = 0.0, -1, 0, 0
    extras, cards = int(state.extras[seat]), int(state.cards[seat])
    each, spendable = 2 * (extras + 1), min(extras, MOST_ADDED)
    held = worth_of_holding(cards)
    best, chosen = -1e9, 0
    for place in range(cards):
        card = (int(moves[place * each]) - PLAY) % HALF
        colour, number = colour_of(card), number_of(card)
        # Colours that count as one follow each other, and all that is reckoned is the same for both.
        first = first_of(colour, as_one)
        if first != reckoned:
            reckoned = first
            beaten = if_beaten(material, state, seat, colour, rivals, count)
            # Where it is no better to win, no extra card pays, which costs more than a whim.
            pays = spendable if gains[colour] > beaten else 0
        for added in range(min(pays, NUMBERS - number) + 1):
            wins = chance_to_win(rivals, count, colour, as_one, number + added)
            worth = promise(wins, gains[colour], beaten, added) - held * number * number
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
def meet_rivals(state: Record, seat: int, gains: Shares, as_one: int, rivals: Any) -> int:
    """Fill what a seat may know of the others who have played or still will, and return how many they are.

    `gains` and `as_one` are what `price_colours` tells.
    """
    count, place = 0, turn_of(state, seat)
    for other in range(state.seats):
        if other == seat:
            continue
        rival, shown = rivals[count], state.shows[other]
        count += 1
        cards = int(state.may_lie[seat, other])
        share_out(rival, colours_of(state, other, cards), gains, as_one)
        # Of equal values the earlier one wins.
        more = 0 if turn_of(state, other) < place else 1
        rival.most = NUMBERS - more
        if shown == NOT_PLAYED:
            rival.cards, rival.shown, rival.ahead = cards, 0, int(state.extras[other]) // 2 - more
        else:
            face = int(state.face[other])
            rival.cards = cards & COLOUR << face * NUMBERS if shown == SEA_SHOWN else NUMBER_1 << face - 1
            rival.shown, rival.ahead = 1, int(state.added[other]) - more
    return count


@rule
def share_out(rival: Record, colours: int, gains: Shares, as_one: int) -> None:
    """Fill how likely a rival competes for each colour whose card may have these colours."""
    total = 0.0
    for colour in range(MOST_COLOURS):
        rival.shares[colour] = (DRAWN + gains[colour]) * (colours >> colour & 1)
        total += rival.shares[colour]
    if colours:
        for colour in range(MOST_COLOURS):
            rival.shares[colour] /= total
    for colour in range(0, MOST_COLOURS, 2):
        if as_one >> colour & 1:
            both = rival.shares[colour] + rival.shares[colour + 1]
            rival.shares[colour] = rival.shares[colour + 1] = both


@rule
def price_colours(material: Record, state: Record, gains: Shares) -> int:
    """Fill what each colour's treasure brings; an action brings too little to count on.

    Returns a bit mask of the colours that count as one with their mate (SS-31).
    """
    as_one = 0
    for colour in range(MOST_COLOURS):
        gains[colour] = worth_of_treasure(material, state, colour)
    for colour in range(0, MOST_COLOURS, 2):
        if competes_as(state, colour + 1) == colour:
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
def chance_to_win(rivals: Any, count: int, colour: int, as_one: int, value: int) -> float:
    """How likely none of so many rivals beats a card of a colour with a value."""
    wins = 1.0
    for number in range(count):
        rival = rivals[number]
        numbers = numbers_of(int(rival.cards), colour, as_one)
        beating = numbers >> max(0, value - int(rival.ahead) - 1) if value <= rival.most else 0
        likely = PART[count_in(beating), count_in(numbers)] if rival.shown else 1.0 if beating else 0.0
        wins *= 1.0 - rival.shares[colour] * likely
    return wins


@rule
def turn_of(state: Record, seat: int) -> int:
    """How many play before a seat in this trick."""
    turn = seat - int(state.starter)
    return turn if turn >= 0 else turn + int(state.seats)


@rule
def if_beaten(material: Record, state: Record, seat: int, colour: int, rivals: Any, count: int) -> float:
    """What a card of a colour brings that is beaten: extra cards, perhaps, and perhaps a treasure less."""
    others = 0.0
    for number in range(count):
        others += rivals[number].shares[colour]
    worth = EXTRA_WON * (1.0 + max(1.0, others))
    top = int(state.pile[seat])
    if top != NO_CARD and colour_of_treasure(top) == colour and stack_with(state, colour) != NO_STACK:
        # The winner may steal it instead.
        worth -= min(1.0, others) * int(material.value[top])
    return worth
