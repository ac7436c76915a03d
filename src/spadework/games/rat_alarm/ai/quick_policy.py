"""A quick sensible move in Rat Alarm, for playing a position on many times.

All cards get a worth for the seat: what each of their treasures would bring now. The last one in the round goes on as long as one more card
promises more than dropping out. While others are in it, dropping out first means to have the first choice, and to leave the rest to them:
the seat stays as long as what it would take is worth less than what they could make of the rest. How much that is was found by many games
of such players against each other. Who is left alone in the last round knows how the game would end, and goes on until it wins.
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.priors import EVERYWHERE, NEUTRAL
from spadework.engine.stream import Stream
from spadework.games.rat_alarm.ai.holdings import Numbers, of_kind, treasures_on
from spadework.games.rat_alarm.ai.stopping import last_card_wins, last_move, one_card_left
from spadework.games.rat_alarm.rules.moves import cards_showing, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    DROP,
    KEEP,
    MOST_CARDS,
    MOST_KINDS,
    STAY,
    TURN_UP,
    TURNED,
)

# The width of the leads that treasures can still decide: at the end, and by the root of those to come.
WIDTH, MORE_WIDTH = 1.6, 1.1
LEVELS_OFF = 1.62  # how soon more lead brings no more, so that far leads come to the same as by the sum

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
def price_kinds(
    material: Record, state: Record, seat: int, price: Numbers, lead: Numbers, next_lead: Numbers, width: Numbers
) -> None:
    """Fill price[kind] with what one more treasure of it brings: much where the cube is dear and the lead small.

    Beside it the leads over those two of the others who have most of it, and the width by which they are measured.
    """
    find_most(material, state, seat, lead, next_lead)
    own = treasures_on(material, int(state.taken[seat]))
    to_come = treasures_on(material, int(state.draw_pile) | int(state.lies_open))
    for kind in range(MOST_KINDS):
        held = of_kind(own, kind)
        lead[kind], next_lead[kind] = held - lead[kind], held - next_lead[kind]
        better, worse = cubes_of(state, kind)
        width[kind] = WIDTH + MORE_WIDTH * np.sqrt(float(of_kind(to_come, kind)))
        price[kind] = (better - worse) * closeness(lead[kind], width[kind])
        if worse:
            price[kind] += worse * closeness(next_lead[kind], width[kind])


@rule
def closeness(lead: float, width: float) -> float:
    """How likely it is that a lead ends near nothing, when it may still change by about a width."""
    near = width * width / (width * width + lead * lead)
    return near * near / width


@rule
def likely_ahead(lead: float, width: float) -> float:
    """How likely it is that a lead lasts, from -0.785 to 0.785: about the sum of `closeness` over all leads up to it."""
    wide = lead / width
    return float(wide / np.sqrt(1.0 + LEVELS_OFF * wide * wide))


@rule
def fill_gains(
    material: Record, state: Record, gains: Numbers, lead: Numbers, next_lead: Numbers, width: Numbers
) -> None:
    """Fill gains[kind] with what dropping out with a kind brings, when more than one treasure may change a lead at once."""
    for kind in range(MOST_KINDS):
        together = treasures_on(material, cards_showing(material, state, kind))
        gains[kind] = 0.0
        for shown in range(MOST_KINDS):
            more = of_kind(together, shown)
            if more:
                better, worse = cubes_of(state, shown)
                ahead, behind = lead[shown], next_lead[shown]
                gain = likely_ahead(ahead + more, width[shown]) - likely_ahead(ahead, width[shown])
                gains[kind] += (better - worse) * gain
                if worse:
                    gain = likely_ahead(behind + more, width[shown]) - likely_ahead(behind, width[shown])
                    gains[kind] += worse * gain


@rule
def dearest(gains: Numbers) -> int:
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
def price_drops(material: Record, cards: int, price: Numbers, gains: Numbers) -> None:
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
    price_drops(material, rest, price, gains)
    share = count_in(int(state.draw_pile) & rats) / count_in(int(state.draw_pile))
    to_come = RISKY - RISKY_BY_RATS * share if rest & rats else SAFE - SAFE_BY_RATS * share
    return float(gains[dearest(gains)] + mean * to_come)


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the move that looks best at a glance."""
    if count == 1:
        return 0
    if state.phase != BURYING and seats_with_spade(state) == 1:
        if state.last_round:
            return last_move(material, state, seat, moves, count)
        if one_card_left(state):
            if moves[0] == TURN_UP and last_card_wins(material, state, seat):
                return 0
        elif moves[0] == TURN_UP and not int(state.lies_open) & int(material.rats):
            return 0
    return move_by_worth(material, state, seat, moves, count)


@rule
def move_by_worth(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Index of the move that looks best by what cards are worth."""
    others = seats_with_spade(state) - 1
    room = scratch((6, MOST_KINDS), np.float64)
    price, gains, lead, next_lead, width, by_price = room[0], room[1], room[2], room[3], room[4], room[5]
    price_kinds(material, state, seat, price, lead, next_lead, width)
    if state.phase == BURYING:
        return place_of(BURY + best_card(material, int(state.lies_open), price, RAT_TO_BURY), moves, count)
    if state.phase == ALARM:
        rats = int(material.rats) & int(state.lies_open)
        return place_of(KEEP + best_card(material, rats, price, 1.0), moves, count)
    fill_gains(material, state, gains, lead, next_lead, width)
    kind = dearest(gains)
    dropping = count - MOST_KINDS + kind
    if count == MOST_KINDS or state.draw_pile == 0 or (others == 0 and one_card_left(state)):
        return dropping
    mean = mean_worth(material, int(state.draw_pile), price)
    if others == 0:
        now = gains[kind]
        return 0 if one_more(material, state, price, gains, now) > now + CAUTION * mean else dropping
    ahead = STAY_AHEAD if state.phase == TURNED else TURN_AHEAD if others == 1 else TURN_AHEAD_OF_MORE
    price_drops(material, int(state.lies_open), price, by_price)
    now = by_price[kind]
    return 0 if now - left_to_others(material, state, kind, price, by_price, mean) < ahead * mean else dropping


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """What a search does with a move: everywhere it soon tries both to go on and to drop out with the kind that brings most."""
    if move == TURN_UP or move == STAY:
        return EVERYWHERE
    if state.phase == BURYING or state.phase == ALARM:
        return NEUTRAL
    return EVERYWHERE if move - DROP == kind_to_drop(material, state, seat) else NEUTRAL


@rule
def kind_to_drop(material: Record, state: Record, seat: int) -> int:
    """The kind with which dropping out would bring most."""
    room = scratch((5, MOST_KINDS), np.float64)
    price, gains, lead, next_lead, width = room[0], room[1], room[2], room[3], room[4]
    price_kinds(material, state, seat, price, lead, next_lead, width)
    fill_gains(material, state, gains, lead, next_lead, width)
    return dearest(gains)


@rule
def place_of(move: int, moves: Codes, count: int) -> int:
    """The index of a legal move."""
    index = 0
    while index < count - 1 and moves[index] != move:
        index += 1
    return index
