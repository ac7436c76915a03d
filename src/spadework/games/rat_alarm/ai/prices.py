"""What treasures and cards are worth to a seat of Rat Alarm, for the rollout policy.

Each kind has a price: how much one more treasure of it would bring now. A card is worth the prices of its treasures.
"""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import count_in, lowest_in
from spadework.games.rat_alarm.ai.treasure_counts import Numbers, of_kind, packed_treasures
from spadework.games.rat_alarm.rules.rounds import cards_showing
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import MOST_CARDS, MOST_KINDS

# How wide the leads are that treasures can still decide: at the end, and by the root of the treasures to come.
PRICE_WIDTH, PRICE_WIDTH_TO_COME = 1.6, 1.1
PRICE_LEVELS_OFF = 1.62  # how soon a longer lead brings no more, so that `likely_ahead` comes to the sum of `closeness`

NOBODY = -1.0 * MOST_CARDS  # treasures that nobody holds: so few that they decide nothing


class Races(NamedTuple):
    """How a seat stands in the race for each kind, one number a kind."""

    price: Numbers
    """What one more treasure brings."""
    lead: Numbers
    """The treasures ahead of that one of the others who has most."""
    next_lead: Numbers
    """The treasures ahead of that one of the others who has most but one."""
    width: Numbers
    """By how much a lead may still change."""


@rule
def find_most(material: Record, state: Record, seat: int, most: Numbers, next_most: Numbers) -> None:
    """Fill most[kind] and next_most[kind] with what those two of the others hold who have most of it; below 0 for nobody."""
    for kind in range(MOST_KINDS):
        most[kind] = next_most[kind] = NOBODY
    for other in range(state.seats):
        if other != seat:
            packed = packed_treasures(material, int(state.taken[other]))
            for kind in range(MOST_KINDS):
                held = float(of_kind(packed, kind))
                next_most[kind] = max(next_most[kind], min(most[kind], held))
                most[kind] = max(most[kind], held)


@rule
def fill_races(material: Record, state: Record, seat: int, races: Races) -> None:
    """Fill the races of a seat: a price is high where the cube is worth much and the lead small."""
    find_most(material, state, seat, races.lead, races.next_lead)
    own = packed_treasures(material, int(state.taken[seat]))
    to_come = packed_treasures(material, int(state.draw_pile) | int(state.lies_open))
    for kind in range(MOST_KINDS):
        held = of_kind(own, kind)
        races.lead[kind], races.next_lead[kind] = held - races.lead[kind], held - races.next_lead[kind]
        better, worse = cubes_of(state, kind)
        races.width[kind] = PRICE_WIDTH + PRICE_WIDTH_TO_COME * np.sqrt(float(of_kind(to_come, kind)))
        races.price[kind] = (better - worse) * closeness(races.lead[kind], races.width[kind])
        if worse:
            races.price[kind] += worse * closeness(races.next_lead[kind], races.width[kind])


@rule
def closeness(lead: float, width: float) -> float:
    """How likely it is that a lead ends near 0, when it may still change by about a width."""
    near = width * width / (width * width + lead * lead)
    return near * near / width


@rule
def likely_ahead(lead: float, width: float) -> float:
    """How likely it is that a lead lasts, from -0.785 to 0.785: about the sum of `closeness` over all leads up to it."""
    in_widths = lead / width
    return float(in_widths / np.sqrt(1.0 + PRICE_LEVELS_OFF * in_widths * in_widths))


@rule
def fill_gains(material: Record, state: Record, races: Races, gains: Numbers) -> None:
    """Fill gains[kind] with what dropping out with a kind brings, when several treasures change a lead at once."""
    for kind in range(MOST_KINDS):
        packed = packed_treasures(material, cards_showing(material, state, kind))
        gains[kind] = 0.0
        for shown in range(MOST_KINDS):
            more = of_kind(packed, shown)
            if more:
                better, worse = cubes_of(state, shown)
                lead, next_lead, width = races.lead[shown], races.next_lead[shown], races.width[shown]
                gain = likely_ahead(lead + more, width) - likely_ahead(lead, width)
                gains[kind] += (better - worse) * gain
                if worse:
                    gain = likely_ahead(next_lead + more, width) - likely_ahead(next_lead, width)
                    gains[kind] += worse * gain


@rule
def fill_gains_by_price(material: Record, cards: int, price: Numbers, gains: Numbers) -> None:
    """Fill gains[kind] with what dropping out with a kind would bring of some cards, at the prices of single treasures."""
    for kind in range(MOST_KINDS):
        gains[kind] = 0.0
    while cards:
        card = lowest_in(cards)
        worth = worth_of(material, card, price)
        for kind in range(MOST_KINDS):
            if material.treasures[card, kind] > 0:
                gains[kind] += worth
        cards &= cards - 1


@rule
def best_kind(gains: Numbers) -> int:
    """The kind that brings most."""
    best = 0
    for kind in range(MOST_KINDS):
        if gains[kind] > gains[best]:
            best = kind
    return best


@rule
def worth_of(material: Record, card: int, price: Numbers) -> float:
    """What the treasures of a card bring."""
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += material.treasures[card, kind] * price[kind]
    return worth


@rule
def mean_worth(material: Record, cards: int, price: Numbers) -> float:
    """The mean worth of the cards of a set, which is not empty."""
    packed = packed_treasures(material, cards)
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += of_kind(packed, kind) * price[kind]
    return worth / count_in(cards)


@rule
def best_card(material: Record, cards: int, price: Numbers, rat_factor: float) -> int:
    """The card of a set, which is not empty, that is worth most; the worth of a rat card is multiplied by a factor."""
    best, chosen = -1.0, 0
    while cards:
        card = lowest_in(cards)
        worth = worth_of(material, card, price)
        if int(material.rats) >> card & 1:
            worth *= rat_factor
        if worth > best:
            best, chosen = worth, card
        cards &= cards - 1
    return chosen
