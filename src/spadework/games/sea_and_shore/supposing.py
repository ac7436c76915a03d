"""Which cards others are likely to have played, if they play as `playing.py` does. Numbers in brackets are those of the rule book.

A guess at the hidden cards takes all that fits what shows as equally likely. But of the cards that fit, a player will have played the one
that promised most: so each covered card is exchanged for one of its owner's other cards that fit, the likelier the more it promised when
it was played.
"""

import math

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Record
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.guessing import showing
from spadework.games.sea_and_shore.playing import fill_chances, if_beaten, meet_rivals, worth_of_holding
from spadework.games.sea_and_shore.state import CARDS, COLOURS, MOST_SEATS, NOT_PLAYED, NUMBERS, PLAYING
from spadework.games.sea_and_shore.trick import colour_of, number_of
from spadework.games.sea_and_shore.views import is_covered

DOUBT = 0.2
"""A card that promised so many points more than another was played e times as likely."""

FINE = 1 << 20


@rule
def suppose(material: Record, state: Record, seat: int, stream: Stream) -> None:
    """Make the covered cards of the others likelier ones, in a guess for `seat`."""
    if state.phase != PLAYING:
        return
    shown = 0
    # The last one first, for nobody knew what was shown later.
    for step in range(state.seats - 1, -1, -1):
        other = (int(state.starter) + step) % int(state.seats)
        if is_covered(state, other):
            shown |= int(state.shows[other]) << 4 * other
            if other != seat:
                exchange(state, other, likely_card(material, state, other, stream))
            state.shows[other] = NOT_PLAYED
    for other in range(state.seats):
        if shown >> 4 * other & 15:
            state.shows[other] = shown >> 4 * other & 15


@rule
def exchange(state: Record, seat: int, card: int) -> None:
    """Another card of a seat's lies half covered."""
    state.hand[seat] = (int(state.hand[seat]) | 1 << int(state.island[seat])) & ~(1 << card)
    state.island[seat] = card


@rule
def likely_card(material: Record, state: Record, seat: int, stream: Stream) -> int:
    """One of the cards of a seat that fit what it shows, the likelier the more it promised (SS-20)."""
    fitting = (int(state.hand[seat]) | 1 << int(state.island[seat])) & showing(state, seat)
    gains, rivals = np.empty(len(COLOURS)), np.empty((len(COLOURS), MOST_SEATS))
    meet_rivals(material, state, seat, gains, rivals)
    wins, beaten, reckoned = np.empty(NUMBERS + 1), 0.0, -1
    held = worth_of_holding(int(state.cards[seat]) + 1)
    promises, most = np.empty(CARDS), -1e9
    for card in range(CARDS):
        if fitting >> card & 1:
            colour, number = colour_of(card), number_of(card)
            if colour != reckoned:
                reckoned = colour
                fill_chances(state, seat, colour, rivals[colour], wins)
                beaten = if_beaten(material, state, seat, colour, rivals[colour])
            chance = wins[min(NUMBERS, number + int(state.added[seat]))]
            promises[card] = chance * gains[colour] + (1.0 - chance) * beaten - held * number * number
            most = max(most, promises[card])
    total = 0.0
    for card in range(CARDS):
        if fitting >> card & 1:
            promises[card] = math.exp((promises[card] - most) / DOUBT)
            total += promises[card]
    rest, chosen = below(stream, FINE) / FINE * total, int(state.island[seat])
    for card in range(CARDS):
        if fitting >> card & 1:
            rest -= promises[card]
            if rest < 0.0:
                return card
    return chosen
