"""Likely cards of the others, assuming that they play by the rollout policy. Numbers in brackets refer to the rule book.

In a determinization, all cards that agree with the visible halves are about equally likely. But a player plays the most promising card.
So a covered card is likely if few other cards would have promised more, and those others are unlikely to be in the hand.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import blank, scratch
from spadework.engine.interface import Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.ai import evaluation
from spadework.games.sea_and_shore.ai.evaluation import RIVAL
from spadework.games.sea_and_shore.ai.rollout import MOST_ADDED
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.knowledge import know_only_public_cards
from spadework.games.sea_and_shore.rules.setup import contradicts_gift, giver_to
from spadework.games.sea_and_shore.rules.state import CARDS, MOST_COLOURS, MOST_SEATS, VALUES
from spadework.games.sea_and_shore.rules.tricks import clockwise

MORE = 0.3
"""A card that promised this many points more than the one that was played is unlikely to be in the hand."""

KEPT = 0.3
"""Probability that such a card is kept nevertheless, since others may judge differently."""

ATTEMPTS = 4
"""Maximum attempts to replace a card."""

LEAST_ABSENT = 0.05
"""Minimum probability that a card which may be in a hand isn't there."""

FINE = 1 << 20
"""Resolution of random probabilities: multiples of 1 / FINE."""

NOWHERE, NOT_DEALT = -1, MOST_SEATS
"""Owners of cards without one: a card that can't be swapped, and one that was not dealt."""


class CardPoints(NamedTuple):
    """The expected gain of each card when a seat played; arrays by card."""

    best: evaluation.Numbers
    """Gain with the best number of extra cards."""
    as_played: evaluation.Numbers
    """Gain with the number of extra cards that were played."""


@rule
def reweight_belief(material: Record, state: Record, seat: int, stream: Stream) -> None:
    """Replace cards of seats that have played by likelier ones, in a determinization for `seat`."""
    if state.phase != s.PLAYING:
        return
    points = CardPoints(scratch(CARDS, np.float64), scratch(CARDS, np.float64))
    shown = 0
    # In reverse order, since nobody knew the cards shown later.
    for distance in range(state.seats - 1, -1, -1):
        other = clockwise(state, distance)
        if s.is_covered(state, other):
            shown |= int(state.shows[other]) << 4 * other
            if other != seat:
                fill_card_points(material, state, other, points)
                resample_covered(state, seat, other, points, stream)
                resample_hand(state, seat, other, points, stream)
            state.shows[other] = s.NOT_PLAYED
    for other in range(state.seats):
        if shown >> 4 * other & 15:
            state.shows[other] = shown >> 4 * other & 15
    for other in range(state.seats):
        if shown and other != seat:
            know_only_public_cards(state, other)


@rule
def fill_card_points(material: Record, state: Record, seat: int, points: CardPoints) -> None:
    """Fill in the gain that each card promised a seat when it played."""
    prizes, rivals, wins = scratch(MOST_COLOURS, np.float64), scratch(MOST_SEATS, RIVAL), scratch(VALUES, np.float64)
    merged = evaluation.fill_prizes(material, state, prizes)
    prospects = evaluation.Prospects(
        prizes, merged, rivals, evaluation.fill_rivals(state, seat, prizes, merged, rivals)
    )
    added = int(state.added[seat])
    extras, held = int(state.extras[seat]) + added, evaluation.worth_of_holding(int(state.cards[seat]) + 1)
    for colour in range(MOST_COLOURS):
        if evaluation.first_of(colour, merged) == colour:
            for value in range(1, VALUES):
                wins[value] = evaluation.win_probability(prospects, colour, value)
        if_beaten = evaluation.points_if_beaten(material, state, seat, colour, prospects)
        for number in range(1, s.NUMBERS + 1):
            card = colour * s.NUMBERS + number - 1
            value = min(s.NUMBERS, number + added)
            points.as_played[card] = evaluation.expected_points(wins[value], prizes[colour], if_beaten, added)
            points.as_played[card] -= held * number * number
            points.best[card] = -1e9
            for more in range(min(extras, MOST_ADDED, s.NUMBERS - number) + 1):
                promised = evaluation.expected_points(wins[number + more], prizes[colour], if_beaten, more)
                points.best[card] = max(points.best[card], promised - held * number * number)


@rule
def resample_covered(state: Record, seat: int, other: int, points: CardPoints, stream: Stream) -> None:
    """Draw a half-covered card among those that fit its visible half, likelier if fewer would have promised more (SS-20)."""
    possible = int(state.may_lie[seat, other])
    count = int(state.cards[other])
    # Probability that a card which may be in the hand isn't there.
    absent = max(LEAST_ABSENT, 1.0 - count / max(1, count_in(possible)))
    fitting = possible | int(state.hand[other]) | 1 << int(state.island[other])
    fitting &= s.cards_showing(int(state.shows[other]), int(state.face[other]))
    weights, total = blank(CARDS, np.float64), 0.0
    for card in range(CARDS):
        if fitting >> card & 1:
            weights[card] = 1.0
            for rival in range(CARDS):
                if possible >> rival & 1 and points.best[rival] > points.as_played[card]:
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
        if state.island[other] == card or try_swap(state, seat, other, int(state.island[other]), card):
            return


@rule
def resample_hand(state: Record, seat: int, other: int, points: CardPoints, stream: Stream) -> None:
    """Exchange the cards of a hand that promised more than the one that was played."""
    most = float(points.as_played[int(state.island[other])]) + MORE
    for card in range(CARDS):
        if int(state.hand[other]) >> card & 1 and points.best[card] > most and below(stream, FINE) >= KEPT * FINE:
            for _ in range(ATTEMPTS):
                instead = below(stream, CARDS)
                if points.best[instead] <= most and try_swap(state, seat, other, card, instead):
                    break


# Swapping cards in a determinization


@rule
def owner_of(state: Record, seat: int, card: int) -> int:
    """Return the seat whose hand has a card that `seat` can't see; NOT_DEALT, or NOWHERE when it can't be swapped."""
    for owner in range(state.seats):
        if int(state.hand[owner]) >> card & 1:
            return NOWHERE if owner == seat else owner
        if state.island[owner] == card:
            return NOWHERE
    return NOT_DEALT


@rule
def try_swap(state: Record, seat: int, other: int, mine: int, card: int) -> bool:
    """Give `other` a card for one of its own, if the knowledge of `seat` allows it; return whether it does."""
    owner = owner_of(state, seat, card)
    if owner == NOWHERE or owner == other:
        return False
    # Cards in places that the seat can't see may also have been left out of the deal.
    there = seat if owner == NOT_DEALT else owner
    if int(state.may_lie[seat, other]) >> card & 1 == 0 or int(state.may_lie[seat, there]) >> mine & 1 == 0:
        return False
    swap(state, other, owner, mine, card)
    giver = giver_to(state, seat)
    if (giver == other or giver == owner) and contradicts_gift(state, giver):
        swap(state, other, owner, card, mine)
        return False
    return True


@rule
def swap(state: Record, other: int, owner: int, mine: int, card: int) -> None:
    """Swap a card of `other`, in hand or on the table, with one of the owner's hand, or one that was not dealt."""
    if state.island[other] == mine:
        state.island[other] = card
    else:
        state.hand[other] = int(state.hand[other]) & ~(1 << mine) | 1 << card
    if owner != NOT_DEALT:
        state.hand[owner] = int(state.hand[owner]) & ~(1 << card) | 1 << mine
