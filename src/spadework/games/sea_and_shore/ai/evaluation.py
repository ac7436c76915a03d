"""How well a seat stands.

Everything is counted in points. A card in hand is worth more the higher its number is; a card on the table is worth what its colour brings
times the probability that nobody beats it: those who have played are beaten or not, those who have still to play are judged by their hands.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import count_in, lowest_in
from spadework.games.sea_and_shore.ai.rivals import value_of_open_treasure
from spadework.games.sea_and_shore.rules.cards import colour_of, numbers_in
from spadework.games.sea_and_shore.rules.contest import clockwise, competes_as, value_played
from spadework.games.sea_and_shore.rules.scoring import treasures_of
from spadework.games.sea_and_shore.rules.state import CARDS, COLOURS, NOT_PLAYED, NUMBERS, PLAYING


class EvaluationWeights(NamedTuple):
    """What things are worth in points."""

    extra: float = 0.6
    """An extra card: half a point at the end, and a use before."""
    action: float = 1.3
    """An action, about."""
    others: float = 0.5
    """What a point of all the others together costs oneself."""
    drawn: float = 1.6
    """How much likelier than chance somebody plays a colour whose treasure lies open."""
    lowest: float = 0.6
    """How likely the loser of a colour is the lowest."""
    noise: float = 0.05
    """Points below which it is left to chance which half shows."""


EVALUATION_WEIGHTS = EvaluationWeights()

IN_HAND = np.array([0.1 + 0.011 * (card % NUMBERS + 1) * (card % NUMBERS + 1) for card in range(CARDS)])
"""What each card is worth in hand."""


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Points that a seat has and may expect, less what the others together have for each of them."""
    value = 0.0
    for other in range(state.seats):
        points = points_in_hand(material, state, other) + points_due(material, state, other)
        value += points if other == seat else -EVALUATION_WEIGHTS.others * points / (int(state.seats) - 1)
    if state.phase == PLAYING and state.shows[seat] != NOT_PLAYED:
        value += value_on_table(material, state, seat) + noise(state, seat)
    return value


@rule
def points_in_hand(material: Record, state: Record, seat: int) -> float:
    """Points of both rounds, with what extra cards and the hand are worth."""
    points = float(treasures_of(material, state, seat)) + EVALUATION_WEIGHTS.extra * int(state.extras[seat])
    points += int(state.earned[seat, 0]) + int(state.earned[seat, 1])
    return points + value_of_hand(int(state.hand[seat]))


@rule
def value_of_hand(cards: int) -> float:
    """What the island cards of a hand are worth: low ones little, the highest most."""
    value = 0.0
    while cards:
        value += IN_HAND[lowest_in(cards)]
        cards &= cards - 1
    return value


@rule
def points_due(material: Record, state: Record, seat: int) -> float:
    """What a seat has won in this trick and not yet taken."""
    points = 0.0
    if int(state.winners) >> seat & 1:
        points += value_of_winning(material, state, colour_of(int(state.island[seat])))
    if int(state.activating) >> seat & 1:
        points += EVALUATION_WEIGHTS.action
    return points


@rule
def value_of_winning(material: Record, state: Record, colour: int) -> float:
    """What winning a colour in this trick brings: its open treasure, or an action."""
    value = value_of_open_treasure(material, state, colour)
    return value if value > 0.0 else EVALUATION_WEIGHTS.action


@rule
def value_on_table(material: Record, state: Record, seat: int) -> float:
    """What a seat's card on the table may bring before the covers are off."""
    colour = competes_as(state, colour_of(int(state.island[seat])))
    mine, behind = value_played(state, seat), False
    prize = value_of_winning(material, state, colour)
    wins, rivals = 1.0, 0.0
    for distance in range(state.seats):
        other = clockwise(state, distance)
        if other == seat:
            behind = True
            continue
        # Of equal values the earlier one wins.
        least = mine + 1 if behind else mine
        if state.shows[other] == NOT_PLAYED:
            beaten = probability_to_be_beaten(state, other, colour, least, prize)
            wins *= 1.0 - beaten
            rivals += beaten
        elif competes_as(state, colour_of(int(state.island[other]))) == colour:
            rivals += 1.0
            if value_played(state, other) >= least:
                wins = 0.0
    return wins * prize + (1.0 - wins) * EVALUATION_WEIGHTS.lowest * EVALUATION_WEIGHTS.extra * (1.0 + max(1.0, rivals))


@rule
def probability_to_be_beaten(state: Record, other: int, colour: int, least: int, prize: float) -> float:
    """How likely a seat that has still to play plays a colour with at least the value `least`."""
    hand, cards = int(state.hand[other]), int(state.cards[other])
    if cards <= 0:
        return 0.0
    above = 0
    # Extra cards are seldom all played.
    needed = max(1, least - int(state.extras[other]) // 2)
    for mate in range(len(COLOURS)):
        if competes_as(state, mate) == colour and needed <= NUMBERS:
            above += count_in(numbers_in(hand, mate) & ~((1 << needed - 1) - 1))
    likely = above / cards * (EVALUATION_WEIGHTS.drawn if prize > EVALUATION_WEIGHTS.action else 1.0)
    return min(1.0, likely)


@rule
def noise(state: Record, seat: int) -> float:
    """A little that depends on the half that shows and on the others' sampled hands, so that no card is always shown alike."""
    mixed = int(state.shows[seat])
    for other in range(state.seats):
        if other != seat:
            mixed = (mixed * 31 + int(state.hand[other]) % 1009) % 10007
    return EVALUATION_WEIGHTS.noise * mixed / 10007
