"""The rollout policy: a quick, reasonable move. It plays the card that promises most points."""

import numpy as np

from spadework.engine.codes import thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import Codes, Record
from spadework.engine.stream import Stream, below, below_after, skip
from spadework.games.sea_and_shore.ai import evaluation
from spadework.games.sea_and_shore.ai.evaluation import RIVAL
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.state import MOST_COLOURS, MOST_SEATS

MOST_ADDED = 6
"""Maximum extra cards tried with a card."""

NOISE = 0.3
"""Difference in points below which the choice between two moves is random."""

FINE = 1024
"""Resolution of the noise: multiples of NOISE / FINE."""


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a quick, reasonable move among `count` legal ones; any move where it hardly matters."""
    phase = state.phase
    if phase == s.WINNING:
        return best_treasure(material, state, seat, moves, count, stream)
    if phase == s.GIVING_BACK or phase == s.DISCARDING or phase == s.FETCHING:
        return best_card(phase, moves, count)
    if phase != s.PLAYING:
        return below(stream, count)
    return best_play(material, state, seat, moves, stream)


@rule
def best_play(material: Record, state: Record, seat: int, moves: Codes, stream: Stream) -> int:
    """Return the index of the most promising card with its extra cards; the visible half is random.

    Moves come card by card, each with both halves and all numbers of extra cards.
    """
    prizes, rivals = scratch(MOST_COLOURS, np.float64), scratch(MOST_SEATS, RIVAL)
    merged = evaluation.fill_prizes(material, state, prizes)
    prospects = evaluation.Prospects(
        prizes, merged, rivals, evaluation.fill_rivals(state, seat, prizes, merged, rivals)
    )
    if_beaten, reckoned, most_added, drawn = 0.0, -1, 0, 0
    extras, cards = int(state.extras[seat]), int(state.cards[seat])
    each, spendable = 2 * (extras + 1), min(extras, MOST_ADDED)
    held = evaluation.worth_of_holding(cards)
    best, chosen = -1e9, 0
    for index in range(cards):
        card = s.played_card(int(moves[index * each]))
        colour, number = s.colour_of(card), s.number_of(card)
        # Colours that count as one are adjacent, and the values computed here are the same for both.
        first = evaluation.first_of(colour, merged)
        if first != reckoned:
            reckoned = first
            if_beaten = evaluation.points_if_beaten(material, state, seat, colour, prospects)
            # If winning is no better, an extra card never pays off, since it costs more than the noise.
            most_added = spendable if prizes[colour] > if_beaten else 0
        for added in range(min(most_added, s.NUMBERS - number) + 1):
            wins = evaluation.win_probability(prospects, colour, number + added)
            points = evaluation.expected_points(wins, prizes[colour], if_beaten, added) - held * number * number
            points += NOISE * below_after(stream, drawn + added, FINE) / FINE
            if points > best:
                best, chosen = points, index * each + added
        # Each way to play a card has its own noise, whether it pays off or not, so that the stream always advances equally.
        drawn += min(spendable, s.NUMBERS - number) + 1
    skip(stream, drawn)
    return chosen + (extras + 1) * below(stream, 2)


@rule
def best_treasure(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of the most valuable treasure to take or steal, any of equal ones; when stealing, another's loss counts, too."""
    colour = s.colour_of(int(state.island[seat]))
    best, chosen, equals = evaluation.value_of_winning(material, state, colour), 0, 1
    for index in range(1, count):
        victim = thing_of(int(moves[index]), s.FAMILY_SIZE)
        value = (1.0 + evaluation.EVALUATION_WEIGHTS.others) * material.value[state.pile[victim]]
        if value > best:
            best, chosen, equals = value, index, 1
        elif value == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = index
    return chosen


@rule
def best_card(phase: int, moves: Codes, count: int) -> int:
    """Return the index of the highest card to fetch, or of the lowest one to give away."""
    best, chosen = -1, 0
    for index in range(count):
        number = s.number_of(thing_of(int(moves[index]), s.FAMILY_SIZE))
        value = number if phase == s.FETCHING else s.NUMBERS + 1 - number
        if value > best:
            best, chosen = value, index
    return chosen
