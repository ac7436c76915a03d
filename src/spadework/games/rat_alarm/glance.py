"""A quick sensible move in Rat Alarm, for playing a position on many times.

All cards get a worth for the seat: what each of their treasures would bring now. The last one in the round goes on as long as one more card
promises more than dropping out. While others are in it, dropping out first means to have the first choice, and to leave the rest to them:
the seat stays as long as what it would take is worth less than what they could make of the rest. How much that is was found by many games
of such players against each other.
"""

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.stream import Stream
from spadework.games.rat_alarm.holdings import Numbers, of_kind, treasures_on
from spadework.games.rat_alarm.rules import cards_showing, seats_with_spade
from spadework.games.rat_alarm.scoring import cubes_of
from spadework.games.rat_alarm.state import ALARM, BURY, BURYING, KEEP, MOST_CARDS, MOST_KINDS, TURN_UP, TURNED

# The width of the leads that treasures can still decide: at the end, and by the root of those to come.
WIDTH, MORE_WIDTH = 1.6, 1.1

NOBODY = -1.0 * MOST_CARDS  # treasures that nobody holds: so few that they decide nothing

# The following are in the worth of a card of the draw pile.
CAUTION = 0.1  # that one more card must promise
# What others make of a rest without a rat, and how much less if all cards to come were rats; then of a rest with a rat.
SAFE, SAFE_BY_RATS = 3.4, 5.0
RISKY, RISKY_BY_RATS = 2.0, 5.1
STAY_AHEAD = 1.05  # up to which a seat stays in when it could take more than what it leaves
TURN_AHEAD, TURN_AHEAD_OF_MORE = 0.6, -0.25  # up to which it turns up a card, against one other and against more
RAT_TO_BURY = 0.01  # a rat is better left to the others: its worth when a card is chosen to be buried


@rule
def find_most(material: Record, state: Record, seat: int, most: Numbers, next_most: Numbers) -> None:
    """Fill most[kind] and next_most[kind] with what those two of the others hold who have most of it; below 0 for nobody."""
    for kind in range(MOST_KINDS):
        most[kind] = next_most[kind] = NOBODY
    for other in range(state.seats):
        if other != seat:
            together = treasures_on(material, int(state.taken[other]))
            for kind in range(MOST_KINDS):
                held = float(of_kind(together, kind))
                next_most[kind] = max(next_most[kind], min(most[kind], held))
                most[kind] = max(most[kind], held)


@rule
def price_kinds(material: Record, state: Record, seat: int, price: Numbers, most: Numbers, next_most: Numbers) -> None:
    """Fill price[kind] with what one more treasure of it brings: much where the cube is dear and the lead small.

    `most` and `next_most` become what the others hold.
    """
    find_most(material, state, seat, most, next_most)
    own = treasures_on(material, int(state.taken[seat]))
    to_come = treasures_on(material, int(state.draw_pile) | int(state.lies_open))
    for kind in range(MOST_KINDS):
        held = of_kind(own, kind)
        better, worse = cubes_of(state, kind)
        width = WIDTH + MORE_WIDTH * np.sqrt(float(of_kind(to_come, kind)))
        price[kind] = (better - worse) * closeness(held - most[kind], width)
        if worse:
            price[kind] += worse * closeness(held - next_most[kind], width)


@rule
def closeness(lead: float, width: float) -> float:
    """How likely it is that a lead ends near nothing, when it may still change by about a width."""
    near = width * width / (width * width + lead * lead)
    return near * near / width


@rule
def worth_of(material: Record, card: int, price: Numbers) -> float:
    """What the treasures of a card bring."""
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += material.treasures[card, kind] * price[kind]
    return worth


@rule
def best_kind(material: Record, cards: int, price: Numbers, gains: Numbers) -> int:
    """The kind with which dropping out would bring most of some cards; gains[kind] becomes what each would bring."""
    for kind in range(MOST_KINDS):
        gains[kind] = 0.0
    while cards:
        card = lowest_in(cards)
        worth = worth_of(material, card, price)
        for kind in range(MOST_KINDS):
            if material.treasures[card, kind] > 0:
                gains[kind] += worth
        cards &= cards - 1
    best = 0
    for kind in range(MOST_KINDS):
        if gains[kind] > gains[best]:
            best = kind
    return best


@rule
def best_card(material: Record, cards: int, price: Numbers, for_rats: float) -> int:
    """The card of a set, which is not empty, that brings most when what rat cards bring is multiplied by something."""
    best, chosen = -1.0, 0
    while cards:
        card = lowest_in(cards)
        worth = worth_of(material, card, price)
        if int(material.rats) >> card & 1:
            worth *= for_rats
        if worth > best:
            best, chosen = worth, card
        cards &= cards - 1
    return chosen


@rule
def mean_worth(material: Record, cards: int, price: Numbers) -> float:
    """What a card of a set, which is not empty, is worth in the mean."""
    together = treasures_on(material, cards)
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += of_kind(together, kind) * price[kind]
    return worth / count_in(cards)


@rule
def one_more(material: Record, state: Record, price: Numbers, gains: Numbers, now: float) -> float:
    """What dropping out would bring in the mean after one more card."""
    rats = int(material.rats)
    open_rats = int(state.lies_open) & rats
    rat = worth_of(material, best_card(material, open_rats, price, 1.0), price) if open_rats else 0.0
    promised, count = 0.0, 0
    cards = int(state.draw_pile)
    while cards:
        card = lowest_in(cards)
        alone = worth_of(material, card, price)
        if open_rats and rats >> card & 1:
            promised += max(rat, alone)
        else:
            most = 0.0
            for kind in range(MOST_KINDS):
                if material.treasures[card, kind] > 0 and gains[kind] > most:
                    most = gains[kind]
            promised += max(now, most + alone)
        count += 1
        cards &= cards - 1
    return promised / count


@rule
def left_to_others(material: Record, state: Record, kind: int, price: Numbers, gains: Numbers, mean: float) -> float:
    """What others could make of the rest if the seat to move dropped out with a kind; `gains` become those of the rest."""
    rats = int(material.rats)
    rest = int(state.lies_open) & ~cards_showing(material, state, kind)
    if rest:
        rest &= ~(1 << best_card(material, rest, price, RAT_TO_BURY))
    best = best_kind(material, rest, price, gains)
    share = count_in(int(state.draw_pile) & rats) / count_in(int(state.draw_pile))
    to_come = RISKY - RISKY_BY_RATS * share if rest & rats else SAFE - SAFE_BY_RATS * share
    return float(gains[best] + mean * to_come)


@rule
def sensible(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the move that looks best at a glance."""
    must_turn_up = (
        seats_with_spade(state) == 1 and moves[0] == TURN_UP and not int(state.lies_open) & int(material.rats)
    )
    if count == 1 or must_turn_up:
        return 0
    return move_by_worth(material, state, seat, moves, count, np.empty((4, MOST_KINDS)))


@rule
def move_by_worth(material: Record, state: Record, seat: int, moves: Codes, count: int, room: Numbers) -> int:
    """Index of the move that looks best by what cards are worth; `room` has four rows of kinds."""
    rats = int(material.rats) & int(state.lies_open)
    others = seats_with_spade(state) - 1
    price, gains = room[0], room[1]
    price_kinds(material, state, seat, price, room[2], room[3])
    if state.phase == BURYING:
        return place_of(BURY + best_card(material, int(state.lies_open), price, RAT_TO_BURY), moves, count)
    if state.phase == ALARM:
        return place_of(KEEP + best_card(material, rats, price, 1.0), moves, count)
    kind = best_kind(material, int(state.lies_open), price, gains)
    dropping = count - MOST_KINDS + kind
    if count == MOST_KINDS or state.draw_pile == 0:
        return dropping
    now = gains[kind]
    mean = mean_worth(material, int(state.draw_pile), price)
    if others == 0:
        return 0 if one_more(material, state, price, gains, now) > now + CAUTION * mean else dropping
    ahead = STAY_AHEAD if state.phase == TURNED else TURN_AHEAD if others == 1 else TURN_AHEAD_OF_MORE
    return 0 if now - left_to_others(material, state, kind, price, gains, mean) < ahead * mean else dropping


@rule
def place_of(move: int, moves: Codes, count: int) -> int:
    """The index of a legal move."""
    index = 0
    while index < count - 1 and moves[index] != move:
        index += 1
    return index
