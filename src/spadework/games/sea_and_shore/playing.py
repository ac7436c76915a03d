"""Which card a thoughtful player of Sea & Shore plays, by nothing but what it may know: its hand, what shows, and what has been played.

Everything is counted in points. Others are taken to play a colour the likelier the more its open treasure is worth. Who shows a colour
may have any card of it; who shows a number may have any colour; who has still to play and comes to compete beats what it can.
The constants are those with which such players won most games against others like them.
"""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.hands import COLOUR
from spadework.games.sea_and_shore.state import (
    COLOURS,
    HALF,
    MOST_SEATS,
    NO_CARD,
    NOT_PLAYED,
    NUMBERS,
    PLAY,
    SEA_SHOWN,
)
from spadework.games.sea_and_shore.trick import (
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

Shares = np.ndarray[Any, np.dtype[np.float64]]


@rule
def best_play(material: Record, state: Record, seat: int, moves: Codes, stream: Stream) -> int:
    """Index of the card, and of the extra cards with it, that promise most; which half shows is left to chance.

    Moves come card by card, each with both halves and all numbers of extra cards.
    """
    gains, rivals, wins = np.empty(len(COLOURS)), np.empty((len(COLOURS), MOST_SEATS)), np.empty(NUMBERS + 1)
    return most_promising(material, state, seat, moves, stream, gains, rivals, wins)


@rule
def most_promising(
    material: Record,
    state: Record,
    seat: int,
    moves: Codes,
    stream: Stream,
    gains: Shares,
    rivals: Shares,
    wins: Shares,
) -> int:
    """The same with room for what the colours bring, for who competes for them, and for how likely a card of each value wins."""
    meet_rivals(material, state, seat, gains, rivals)
    beaten, reckoned = 0.0, -1
    extras, cards = int(state.extras[seat]), int(state.cards[seat])
    each = 2 * (extras + 1)
    held = worth_of_holding(cards)
    best, chosen = -1e9, 0
    for place in range(cards):
        card = (int(moves[place * each]) - PLAY) % HALF
        colour, number = colour_of(card), number_of(card)
        if colour != reckoned:
            reckoned = colour
            # Cards of a colour come with rising numbers, so that no smaller one is asked for.
            fill_chances(state, seat, colour, number, rivals[colour], wins)
            beaten = if_beaten(material, state, seat, colour, rivals[colour])
        for added in range(min(extras, MOST_ADDED, NUMBERS - number) + 1):
            worth = promise(wins[number + added], gains[colour], beaten, added) - held * number * number
            worth += WHIM * below(stream, 1024) / 1024
            if worth > best:
                best, chosen = worth, place * each + added
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
def meet_rivals(material: Record, state: Record, seat: int, gains: Shares, rivals: Shares) -> None:
    """Fill what each colour's treasure brings, and rivals[colour, other]: how likely another competes for it, for all that a seat sees."""
    for colour in range(len(COLOURS)):
        # An action brings too little to count on.
        gains[colour] = worth_of_treasure(material, state, colour)
    for other in range(state.seats):
        shown, face, cards = state.shows[other], int(state.face[other]), int(state.may_lie[seat, other])
        total = 0.0
        for colour in range(len(COLOURS)):
            rivals[colour, other] = 0.0
            if other != seat and may_be_of(shown, face, cards, colour):
                rivals[colour, other] = DRAWN + gains[colour]
                total += rivals[colour, other]
        if total > 0.0:
            for colour in range(len(COLOURS)):
                rivals[colour, other] /= total
        for colour in range(0, len(COLOURS), 2):
            # Two colours may count as one (SS-31).
            if competes_as(state, colour + 1) == colour:
                both = rivals[colour, other] + rivals[colour + 1, other]
                rivals[colour, other] = rivals[colour + 1, other] = both


@rule
def worth_of_treasure(material: Record, state: Record, colour: int) -> float:
    """What the treasure of a colour is worth that was turned up for this trick; 0.0 when there is none."""
    stack = stack_with(state, colour)
    return 0.0 if stack == NO_STACK else float(material.value[state.open[stack]])


@rule
def may_be_of(shown: int, face: int, cards: int, colour: int) -> bool:
    """Whether a card, one of these, may have a colour, for what shows of it."""
    if shown == NOT_PLAYED:
        return True
    return face == colour if shown == SEA_SHOWN else cards >> colour * NUMBERS + face - 1 & 1 != 0


@rule
def fill_chances(state: Record, seat: int, colour: int, least: int, rivals: Shares, wins: Shares) -> None:
    """Fill wins[value], from the least that is asked for: how likely nobody beats a card of a colour with that value."""
    for value in range(least, NUMBERS + 1):
        wins[value] = 1.0
    place = turn_of(state, seat)
    for other in range(state.seats):
        if rivals[other] > 0.0:
            numbers, added = may_come(state, seat, other, colour)
            count = count_in(numbers)
            # Of equal values the earlier one wins.
            more = 0 if turn_of(state, other) < place else 1
            for value in range(least, NUMBERS + 1 - more):
                reaching = count_in(numbers >> max(1, value + more - added) - 1)
                if reaching:
                    likely = 1.0 if state.shows[other] == NOT_PLAYED else reaching / count
                    wins[value] *= 1.0 - rivals[other] * likely


@rule
def turn_of(state: Record, seat: int) -> int:
    """How many play before a seat in this trick."""
    return (seat - int(state.starter)) % int(state.seats)


@rule
def may_come(state: Record, seat: int, other: int, colour: int) -> tuple[int, int]:
    """Which numbers another who competes for a colour may have, number 1 as bit 0, and what is added to them, for all that a seat sees."""
    cards, face = int(state.may_lie[seat, other]), int(state.face[other])
    if state.shows[other] == NOT_PLAYED:
        numbers = cards >> colour * NUMBERS & COLOUR
        if competes_as(state, colour) == competes_as(state, colour ^ 1):
            numbers |= cards >> (colour ^ 1) * NUMBERS & COLOUR
        return numbers, int(state.extras[other]) // 2
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
