"""What a computer player needs to know of Sea & Shore: how well a seat stands, and a quick sensible move.

Everything is counted in points. A card in hand is worth more the higher its number is; a card on the table is worth what its colour brings
times the chance that nobody beats it: those who have played are beaten or not, those who have still to play are judged by their hands.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.aims import Aims
from spadework.engine.stream import Stream, below
from spadework.games.sea_and_shore.ai.card_play import best_play, worth_of_treasure
from spadework.games.sea_and_shore.rules.hands import COLOUR
from spadework.games.sea_and_shore.rules.scoring import treasures_of
from spadework.games.sea_and_shore.rules.state import (
    CARDS,
    COLOURS,
    DEALING,
    DISCARDING,
    FETCHING,
    GIVING_BACK,
    NOT_PLAYED,
    NUMBERS,
    PLAYING,
    STEAL,
    WINNING,
)
from spadework.games.sea_and_shore.rules.trick import colour_of, competes_as, number_of, value_played

# Likelier guesses are played on to the end of the round; with others, what is far ahead misleads.
AIMS = Aims(horizon=12, lead_scale=6.0, exploration=0.05, mixed=0.002)
THOROUGH = AIMS._replace(horizon=40)

EXTRA = 0.6  # half a point at the end, and a use before
ACTION = 1.3  # what an action brings, about
OTHERS = 0.5  # what a point of all the others together costs oneself
TEMPTED = 1.6  # how much likelier than chance somebody plays a colour whose treasure lies open
IN_HAND = np.array([0.1 + 0.011 * (card % NUMBERS + 1) * (card % NUMBERS + 1) for card in range(CARDS)])
LOWEST = 0.6  # how likely the loser of a colour is the lowest
WHIM = 0.05  # up to which difference it is left to chance which half shows


@rule
def worth_in_hand(cards: int) -> float:
    """What the island cards of a hand are worth: low ones little, the highest most."""
    worth = 0.0
    while cards:
        worth += IN_HAND[lowest_in(cards)]
        cards &= cards - 1
    return worth


@rule
def secured(material: Record, state: Record, seat: int) -> float:
    """Points of both rounds, with extra cards and the hand."""
    points = float(treasures_of(material, state, seat)) + EXTRA * int(state.extras[seat])
    points += int(state.earned[seat, 0]) + int(state.earned[seat, 1])
    return points + worth_in_hand(int(state.hand[seat]))


@rule
def gain_of_colour(material: Record, state: Record, colour: int) -> float:
    """What winning a colour in this trick brings: its open treasure, or an action."""
    worth = worth_of_treasure(material, state, colour)
    return worth if worth > 0.0 else ACTION


@rule
def chance_to_be_beaten(state: Record, other: int, colour: int, least: int, gain: float) -> float:
    """How likely a seat that has still to play plays a colour with at least the value `least`."""
    hand, cards = int(state.hand[other]), int(state.cards[other])
    if cards <= 0:
        return 0.0
    above = 0
    # Extra cards are seldom all played.
    needed = max(1, least - int(state.extras[other]) // 2)
    for mate in range(len(COLOURS)):
        if competes_as(state, mate) == colour and needed <= NUMBERS:
            above += count_in(hand >> mate * NUMBERS & COLOUR & ~((1 << needed - 1) - 1))
    likely = above / cards * (TEMPTED if gain > ACTION else 1.0)
    return min(1.0, likely)


@rule
def promise(material: Record, state: Record, seat: int) -> float:
    """What a seat's card on the table may bring before the covers are off."""
    colour = competes_as(state, colour_of(int(state.island[seat])))
    mine, behind = value_played(state, seat), False
    gain = gain_of_colour(material, state, colour)
    wins, rivals = 1.0, 0.0
    for step in range(state.seats):
        other = (int(state.starter) + step) % int(state.seats)
        if other == seat:
            behind = True
            continue
        # Of equal values the earlier one wins.
        least = mine + 1 if behind else mine
        if state.shows[other] == NOT_PLAYED:
            beaten = chance_to_be_beaten(state, other, colour, least, gain)
            wins *= 1.0 - beaten
            rivals += beaten
        elif competes_as(state, colour_of(int(state.island[other]))) == colour:
            rivals += 1.0
            if value_played(state, other) >= least:
                wins = 0.0
    return wins * gain + (1.0 - wins) * LOWEST * EXTRA * (1.0 + max(1.0, rivals))


@rule
def whim(state: Record, seat: int) -> float:
    """A little that depends on the half that shows and on a guess at the others' hands: no card is always shown alike."""
    mixed = int(state.shows[seat])
    for other in range(state.seats):
        if other != seat:
            mixed = (mixed * 31 + int(state.hand[other]) % 1009) % 10007
    return WHIM * mixed / 10007


@rule
def due(material: Record, state: Record, seat: int) -> float:
    """What a seat has won in this trick and not yet taken."""
    worth = 0.0
    if int(state.winners) >> seat & 1:
        worth += gain_of_colour(material, state, colour_of(int(state.island[seat])))
    if int(state.activating) >> seat & 1:
        worth += ACTION
    return worth


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Points that a seat has and may expect, less what the others together have for each of them."""
    worth = 0.0
    for other in range(state.seats):
        points = secured(material, state, other) + due(material, state, other)
        worth += points if other == seat else -OTHERS * points / (int(state.seats) - 1)
    if state.phase == PLAYING and state.shows[seat] != NOT_PLAYED:
        worth += promise(material, state, seat) + whim(state, seat)
    return worth


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Between the rounds nothing is at stake: what a new deal brings is the same for all."""
    return bool(state.phase == DEALING)


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of a quick, sensible move."""
    phase = state.phase
    if phase == WINNING:
        return best_treasure(material, state, seat, moves, count)
    if phase == GIVING_BACK or phase == DISCARDING or phase == FETCHING:
        return best_card(phase, moves, count)
    if phase != PLAYING:
        return below(stream, count)
    return best_play(material, state, seat, moves, stream)


@rule
def best_treasure(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Index of the most valuable treasure to take or steal; a stolen one counts for what another loses, too."""
    colour = colour_of(int(state.island[seat]))
    best, chosen = gain_of_colour(material, state, colour), 0
    for index in range(1, count):
        worth = (1.0 + OTHERS) * material.value[state.pile[int(moves[index]) - STEAL]]
        if worth > best:
            best, chosen = worth, index
    return chosen


@rule
def best_card(phase: int, moves: Codes, count: int) -> int:
    """Index of the highest card to fetch, or of the lowest one to give away."""
    best, chosen = -1, 0
    for index in range(count):
        number = number_of(int(moves[index]) % 256)
        worth = number if phase == FETCHING else NUMBERS + 1 - number
        if worth > best:
            best, chosen = worth, index
    return chosen
