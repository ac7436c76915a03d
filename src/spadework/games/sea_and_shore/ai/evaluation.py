"""The worth of a position of Sea & Shore to a seat, in points.

`evaluate_leaf` knows all hands of a determinization. A card in hand is worth more the higher its number is. A card on the table is worth
the prize of its colour times the probability that no card beats it: cards already played are compared with it, and seats that play later
are judged by their hands.

`Prospects` are a player's expectations of a colour from its knowledge: its hand, the visible halves, and the cards played earlier. Others
are assumed to play a colour more often the more its open treasure is worth. A seat that shows a colour may have any card of it; one that
shows a number may have any colour; one that plays later and competes beats every card that it can.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.settings import SearchSettings
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.scoring import treasures_of
from spadework.games.sea_and_shore.rules.tricks import clockwise, competes_as, stack_with, value_played

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class ProspectWeights(NamedTuple):
    """Worth and cost of cards, in points; players with these weights won most games against players with other weights."""

    appeal: float = 0.5
    """The attraction of any colour to others, beside the value of its treasure."""
    extra_won: float = 0.37
    """The worth of an extra card to the lowest of a colour."""
    extra_spent: float = 0.45
    """The cost of playing an extra card."""
    held: float = 0.0104
    """The worth of a card in hand, times the square of its number."""
    held_lost: float = 0.5
    """The share of that worth which is lost by the last trick."""


PROSPECT_WEIGHTS = ProspectWeights()

RIVAL = record_type(
    np.dtype(
        [
            ("cards", "i8"),  # bit mask of its possible cards in this trick, as far as a seat knows
            ("shares", "f8", s.MOST_COLOURS),  # probability that it competes for each colour
            ("ahead", "i8"),  # a number n beats values up to n + ahead
            ("most", "i8"),  # but none above this one
            ("shown", "i8"),  # 0 before it has played; then it plays the card it needs
        ]
    )
)
"""Another player with a card to play in this trick."""


class Prospects(NamedTuple):
    """A seat's expectations of this trick."""

    prizes: Numbers
    """The value of each colour's treasure; an action brings too little to count."""
    merged: int
    """Bit mask of the colours that count as one with the other colour of their action card (SS-31)."""
    rivals: Any
    """An array of RIVAL."""
    rival_count: int


PART = np.array([[part / max(1, whole) for whole in range(s.VALUES)] for part in range(s.VALUES)])
"""PART[part, whole]: quotients of small numbers."""


# The trick as it begins


@rule
def fill_prizes(material: Record, state: Record, prizes: Numbers) -> int:
    """Fill in the prizes of a seat's prospects; return its merged colours."""
    merged = 0
    for colour in range(s.MOST_COLOURS):
        prizes[colour] = value_of_open_treasure(material, state, colour)
    for colour in range(0, s.MOST_COLOURS, 2):
        if competes_as(state, colour + 1) == colour:
            merged |= 3 << colour
    return merged


@rule
def value_of_open_treasure(material: Record, state: Record, colour: int) -> float:
    """Return the value of a colour's open treasure in this trick; 0.0 if there is none."""
    stack = stack_with(state, colour)
    return 0.0 if stack == s.NO_STACK else float(material.value[state.open[stack]])


@rule
def first_of(colour: int, merged: int) -> int:
    """Return the first of the colours that count as one with a colour, or itself."""
    return colour & ~1 if merged >> colour & 1 else colour


@rule
def fill_rivals(state: Record, seat: int, prizes: Numbers, merged: int, rivals: Any) -> int:
    """Fill in the rivals of a seat's prospects, whose prizes and merged colours are known; return their number."""
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
        rival.most = s.NUMBERS - more
        if shows == s.NOT_PLAYED:
            rival.cards, rival.shown, rival.ahead = cards, 0, int(state.extras[other]) // 2 - more
        else:
            rival.cards = cards & s.cards_showing(shows, int(state.face[other]))
            rival.shown, rival.ahead = 1, int(state.added[other]) - more
    return count


@rule
def turn_of(state: Record, seat: int) -> int:
    """Return the number of players before a seat in this trick."""
    turn = seat - int(state.starter)
    return turn if turn >= 0 else turn + int(state.seats)


@rule
def colours_of(state: Record, seat: int, cards: int) -> int:
    """Return the bit mask of the possible colours of a seat's card in this trick, one of `cards`, by its visible half."""
    shows, face = state.shows[seat], int(state.face[seat])
    if shows == s.NOT_PLAYED:
        return (1 << s.MOST_COLOURS) - 1
    if shows == s.SEA_SHOWN:
        return 1 << face
    colours = 0
    for colour in range(s.MOST_COLOURS):
        colours |= (s.numbers_in(cards, colour) >> face - 1 & 1) << colour
    return colours


@rule
def fill_shares(rival: Record, colours: int, prizes: Numbers, merged: int) -> None:
    """Fill in the probability that a rival, whose card may have these colours, competes for each colour."""
    total = 0.0
    for colour in range(s.MOST_COLOURS):
        rival.shares[colour] = (PROSPECT_WEIGHTS.appeal + prizes[colour]) * (colours >> colour & 1)
        total += rival.shares[colour]
    if colours:
        for colour in range(s.MOST_COLOURS):
            rival.shares[colour] /= total
    for colour in range(0, s.MOST_COLOURS, 2):
        if merged >> colour & 1:
            both = rival.shares[colour] + rival.shares[colour + 1]
            rival.shares[colour] = rival.shares[colour + 1] = both


# Expected gains of a card


@rule
def win_probability(prospects: Prospects, colour: int, value: int) -> float:
    """Return the probability that no rival beats a card of a colour with a value."""
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
    """Return the bit mask of the numbers of cards that have a colour, or one that counts as the same; bit 0 is number 1."""
    numbers = s.numbers_in(cards, colour)
    return numbers | s.numbers_in(cards, colour ^ 1) if merged >> colour & 1 else numbers


@rule
def points_if_beaten(material: Record, state: Record, seat: int, colour: int, prospects: Prospects) -> float:
    """Return the expected gain of a beaten card of a colour: perhaps extra cards, perhaps the loss of a treasure."""
    others = 0.0
    for index in range(prospects.rival_count):
        others += prospects.rivals[index].shares[colour]
    points = PROSPECT_WEIGHTS.extra_won * (1.0 + max(1.0, others))
    top = int(state.pile[seat])
    if top != s.NO_TREASURE and s.colour_of_treasure(top) == colour and stack_with(state, colour) != s.NO_STACK:
        # The winner may steal it instead.
        points -= min(1.0, others) * int(material.value[top])
    return points


@rule
def expected_points(wins: float, prize: float, if_beaten: float, added: int) -> float:
    """Return the expected gain of a card with some extra cards; `wins` is its chance to win the prize."""
    return wins * prize + (1.0 - wins) * if_beaten - PROSPECT_WEIGHTS.extra_spent * added


@rule
def worth_of_holding(cards: int) -> float:
    """Return the worth of each card in a hand of this size, for each unit of the square of its number."""
    return PROSPECT_WEIGHTS.held * (1.0 - PROSPECT_WEIGHTS.held_lost * (s.NUMBERS - cards) / s.NUMBERS)


SEARCH = SearchSettings(horizon=12, lead_scale=6.0, exploration=0.05, mixed=0.002)
# Reweighted determinizations are played to the end of the round; with others, distant results mislead.
SEARCH_WITH_BELIEF = SEARCH._replace(horizon=40)


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Return whether nothing is at stake: between the rounds, since a new deal is equally good for all."""
    return bool(state.phase == s.DEALING)


class EvaluationWeights(NamedTuple):
    """The worth of things in points."""

    extra: float = 0.6
    """An extra card: half a point at the end, and a use before."""
    action: float = 1.3
    """An action, approximately."""
    others: float = 0.5
    """The cost to a seat of a point for all the others together."""
    drawn: float = 1.6
    """Factor by which an open treasure raises the probability that a seat plays its colour."""
    lowest: float = 0.6
    """Probability that a loser of a colour is the lowest."""
    noise: float = 0.05
    """Difference in points below which the visible half is random."""


EVALUATION_WEIGHTS = EvaluationWeights()

IN_HAND = np.array([0.1 + 0.011 * (card % s.NUMBERS + 1) * (card % s.NUMBERS + 1) for card in range(s.CARDS)])
"""The worth of each card in hand."""


@rule
def evaluate_leaf(material: Record, state: Record, seat: int) -> float:
    """Return the points that a seat has and may expect, minus a share of the others' points."""
    value = 0.0
    for other in range(state.seats):
        points = points_in_hand(material, state, other) + points_due(material, state, other)
        value += points if other == seat else -EVALUATION_WEIGHTS.others * points / (int(state.seats) - 1)
    if state.phase == s.PLAYING and state.shows[seat] != s.NOT_PLAYED:
        value += value_on_table(material, state, seat) + noise(state, seat)
    return value


@rule
def points_in_hand(material: Record, state: Record, seat: int) -> float:
    """Return the points of both rounds, with the worth of extra cards and of the hand."""
    points = float(treasures_of(material, state, seat)) + EVALUATION_WEIGHTS.extra * int(state.extras[seat])
    points += int(state.earned[seat, 0]) + int(state.earned[seat, 1])
    return points + value_of_hand(int(state.hand[seat]))


@rule
def value_of_hand(cards: int) -> float:
    """Return the worth of the island cards in a hand: high cards count most."""
    value = 0.0
    while cards:
        value += IN_HAND[lowest_in(cards)]
        cards &= cards - 1
    return value


@rule
def points_due(material: Record, state: Record, seat: int) -> float:
    """Return the worth of the prizes that a seat has won in this trick and not yet taken."""
    points = 0.0
    if int(state.winners) >> seat & 1:
        points += value_of_winning(material, state, s.colour_of(int(state.island[seat])))
    if int(state.activating) >> seat & 1:
        points += EVALUATION_WEIGHTS.action
    return points


@rule
def value_of_winning(material: Record, state: Record, colour: int) -> float:
    """Return the worth of winning a colour in this trick: its open treasure, or an action."""
    value = value_of_open_treasure(material, state, colour)
    return value if value > 0.0 else EVALUATION_WEIGHTS.action


@rule
def value_on_table(material: Record, state: Record, seat: int) -> float:
    """Return the expected gain of a seat's card on the table before the covers come off."""
    colour = competes_as(state, s.colour_of(int(state.island[seat])))
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
        if state.shows[other] == s.NOT_PLAYED:
            beaten = probability_to_be_beaten(state, other, colour, least, prize)
            wins *= 1.0 - beaten
            rivals += beaten
        elif competes_as(state, s.colour_of(int(state.island[other]))) == colour:
            rivals += 1.0
            if value_played(state, other) >= least:
                wins = 0.0
    return wins * prize + (1.0 - wins) * EVALUATION_WEIGHTS.lowest * EVALUATION_WEIGHTS.extra * (1.0 + max(1.0, rivals))


@rule
def probability_to_be_beaten(state: Record, other: int, colour: int, least: int, prize: float) -> float:
    """Return the probability that a seat that plays later plays a colour with at least the value `least`."""
    hand, cards = int(state.hand[other]), int(state.cards[other])
    if cards <= 0:
        return 0.0
    above = 0
    # Extra cards are seldom all played.
    needed = max(1, least - int(state.extras[other]) // 2)
    for mate in range(len(s.COLOURS)):
        if competes_as(state, mate) == colour and needed <= s.NUMBERS:
            above += count_in(s.numbers_in(hand, mate) & ~((1 << needed - 1) - 1))
    likely = above / cards * (EVALUATION_WEIGHTS.drawn if prize > EVALUATION_WEIGHTS.action else 1.0)
    return min(1.0, likely)


@rule
def noise(state: Record, seat: int) -> float:
    """Return a small bonus by the visible half and the others' sampled hands, so that a card is not always shown alike."""
    mixed = int(state.shows[seat])
    for other in range(state.seats):
        if other != seat:
            mixed = (mixed * 31 + int(state.hand[other]) % 1009) % 10007
    return EVALUATION_WEIGHTS.noise * mixed / 10007
