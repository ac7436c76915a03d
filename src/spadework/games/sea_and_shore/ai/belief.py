"""Which cards others are likely to have, if they play as `playing.py` does. Numbers in brackets are those of the rule book.

A guess at the hidden cards takes all that agrees with what shows as equally likely. But a player will have played the card that promised
most. So a covered card is likely when few others would have promised more, and cards that would have are unlikely to be in the hand.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.contract import Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.ai.card_play import (
    MOST_ADDED,
    RIVAL,
    chance_to_win,
    first_of,
    if_beaten,
    meet_rivals,
    price_colours,
    promise,
    worth_of_holding,
)
from spadework.games.sea_and_shore.rules.determinization import cards_had, know_what_all_know, misfit, showing
from spadework.games.sea_and_shore.rules.state import (
    CARDS,
    MOST_COLOURS,
    MOST_SEATS,
    NO_CARD,
    NOT_PLAYED,
    NUMBERS,
    PLAYING,
    VALUES,
)
from spadework.games.sea_and_shore.rules.views import is_covered

MORE = 0.3
"""A card that promises at least so many points more than the one that was played is unlikely to be in the hand."""

KEPT = 0.3
"""How likely such a card is kept nevertheless, for others may think otherwise."""

ATTEMPTS = 4
"""How often it is tried to find a card for another."""

LEAST_ABSENT = 0.05
"""However few cards may be in a hand: how likely each of them is not, at least."""

NOWHERE, NOT_DEALT = -1, MOST_SEATS
FINE = 1 << 20

Worths = np.ndarray[Any, np.dtype[np.float64]]


@rule
def reweight_belief(material: Record, state: Record, seat: int, stream: Stream) -> None:
    """Make the cards of those who have played likelier ones, in a guess for `seat`."""
    if state.phase != PLAYING:
        return
    best, played = scratch(CARDS, np.float64), scratch(CARDS, np.float64)
    shown = 0
    # The last one first, for nobody knew what was shown later.
    for step in range(state.seats - 1, -1, -1):
        other = (int(state.starter) + step) % int(state.seats)
        if is_covered(state, other):
            shown |= int(state.shows[other]) << 4 * other
            if other != seat:
                weigh_cards(material, state, other, best, played)
                cover_likely(state, seat, other, best, played, stream)
                spare_unlikely(state, seat, other, best, float(played[int(state.island[other])]), stream)
            state.shows[other] = NOT_PLAYED
    for other in range(state.seats):
        if shown >> 4 * other & 15:
            state.shows[other] = shown >> 4 * other & 15
    for other in range(state.seats):
        if shown and other != seat:
            know_what_all_know(state, other)


@rule
def weigh_cards(material: Record, state: Record, seat: int, best: Worths, played: Worths) -> None:
    """Fill what each card promised a seat when it played: at its best, and with as many extra cards as were played."""
    gains, rivals, wins = scratch(MOST_COLOURS, np.float64), scratch(MOST_SEATS, RIVAL), scratch(VALUES, np.float64)
    as_one = price_colours(material, state, gains)
    count = meet_rivals(state, seat, gains, as_one, rivals)
    added = int(state.added[seat])
    extras, held = int(state.extras[seat]) + added, worth_of_holding(int(state.cards[seat]) + 1)
    for colour in range(MOST_COLOURS):
        if first_of(colour, as_one) == colour:
            for value in range(1, VALUES):
                wins[value] = chance_to_win(rivals, count, colour, as_one, value)
        beaten = if_beaten(material, state, seat, colour, rivals, count)
        for number in range(1, NUMBERS + 1):
            card = colour * NUMBERS + number - 1
            chance = wins[min(NUMBERS, number + added)]
            best[card] = -1e9
            played[card] = promise(chance, gains[colour], beaten, added) - held * number * number
            for more in range(min(extras, MOST_ADDED, NUMBERS - number) + 1):
                worth = promise(wins[number + more], gains[colour], beaten, more) - held * number * number
                best[card] = max(best[card], worth)


@rule
def cover_likely(state: Record, seat: int, other: int, best: Worths, played: Worths, stream: Stream) -> None:
    """Let one of the cards that fit what shows lie half covered, the likelier the fewer would have promised more (SS-20)."""
    possible = int(state.may_lie[seat, other])
    count = int(state.cards[other])
    # How likely a card that may be in the hand is not there.
    absent = max(LEAST_ABSENT, 1.0 - count / max(1, count_in(possible)))
    fitting = (possible | int(state.hand[other]) | 1 << int(state.island[other])) & showing(state, other)
    weights, total = blank(CARDS, np.float64), 0.0
    for card in range(CARDS):
        if fitting >> card & 1:
            weights[card] = 1.0
            for rival in range(CARDS):
                if possible >> rival & 1 and best[rival] > played[card]:
                    weights[card] *= absent
            total += weights[card]
    for _ in range(ATTEMPTS):
        rest, card = below(stream, FINE) / FINE * total, -1
        while rest >= 0.0 and card < CARDS - 1:
            card += 1
            rest -= weights[card]
        if int(state.hand[other]) >> card & 1:
            swap(state, other, other, int(state.island[other]), card)
            return
        if state.island[other] == card or try_exchange(state, seat, other, int(state.island[other]), card):
            return


@rule
def spare_unlikely(state: Record, seat: int, other: int, best: Worths, played: float, stream: Stream) -> None:
    """Let others have the cards of a hand that promised more than what was played; `played` is what that promised."""
    for card in range(CARDS):
        if int(state.hand[other]) >> card & 1 and best[card] > played + MORE and below(stream, FINE) >= KEPT * FINE:
            for _ in range(ATTEMPTS):
                instead = below(stream, CARDS)
                if best[instead] <= played + MORE and try_exchange(state, seat, other, card, instead):
                    break


# Exchanging cards in a guess


@rule
def owner_of(state: Record, seat: int, card: int) -> int:
    """In whose hand a card lies that `seat` can't see, NOT_DEALT, or NOWHERE when it can't be exchanged."""
    for owner in range(state.seats):
        if int(state.hand[owner]) >> card & 1:
            return NOWHERE if owner == seat else owner
        if state.island[owner] == card:
            return NOWHERE
    return NOT_DEALT


@rule
def try_exchange(state: Record, seat: int, other: int, mine: int, card: int) -> bool:
    """Give `other` a card for one of its own, if all that `seat` knows allows it; returns whether it does."""
    owner = owner_of(state, seat, card)
    if owner == NOWHERE or owner == other:
        return False
    # What may be where the seat itself can't look is what may have been left out of the deal.
    there = seat if owner == NOT_DEALT else owner
    if int(state.may_lie[seat, other]) >> card & 1 == 0 or int(state.may_lie[seat, there]) >> mine & 1 == 0:
        return False
    swap(state, other, owner, mine, card)
    giver = (seat + 1) % int(state.seats)
    if (giver == other or giver == owner) and contradicts_gift(state, giver):
        swap(state, other, owner, card, mine)
        return False
    return True


@rule
def swap(state: Record, other: int, owner: int, mine: int, card: int) -> None:
    """A card of `other`'s, in hand or on the table, and one of the owner's hand, or one that was not dealt, change places."""
    if state.island[other] == mine:
        state.island[other] = card
    else:
        state.hand[other] = int(state.hand[other]) & ~(1 << mine) | 1 << card
    if owner != NOT_DEALT:
        state.hand[owner] = int(state.hand[owner]) & ~(1 << card) | 1 << mine


@rule
def contradicts_gift(state: Record, giver: int) -> bool:
    """Whether a giver would have given another card than it did (SS-14)."""
    if state.gift[giver] < 0:
        return False
    held = int(state.hand[giver])
    if state.island[giver] != NO_CARD:
        held |= 1 << int(state.island[giver])
    return misfit(state, giver, cards_had(state, giver, held)) > 0
