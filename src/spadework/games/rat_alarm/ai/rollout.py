"""The rollout policy of Rat Alarm: a quick, reasonable move, by what cards are worth to the seat (`prices`).

The last seat in the round goes on as long as one more card is likely to bring more than dropping out. While others are in the round, to
drop out first means to have the first choice and to leave the rest to them: a seat stays as long as what it would take is worth less than
what they could make of the rest. How much that is was found by many games of such players against each other. A seat that is left alone in
the last round knows how the game would end (`endgame`).
"""

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.priors import EVERYWHERE, NEUTRAL
from spadework.engine.stream import Stream
from spadework.games.rat_alarm.ai.endgame import last_card_wins, last_move, one_card_left
from spadework.games.rat_alarm.ai.prices import (
    Races,
    best_card,
    best_kind,
    fill_gains,
    fill_gains_by_price,
    fill_races,
    mean_worth,
    worth_of,
)
from spadework.games.rat_alarm.ai.treasure_counts import Numbers
from spadework.games.rat_alarm.rules.rounds import cards_showing, seats_with_spade
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    DROP,
    KEEP,
    MOST_KINDS,
    STAY,
    TURN_UP,
    TURNED,
)

# All but the last are in the mean worth of a card of the draw pile.
POLICY_CAUTION = 0.1  # how much more than dropping out one more card must bring
# What others make of a rest without a rat, and how much less if all cards to come were rats; then of a rest with a rat.
POLICY_REST, POLICY_REST_BY_RATS = 3.4, 5.0
POLICY_REST_WITH_RAT, POLICY_REST_WITH_RAT_BY_RATS = 2.0, 5.1
# How much more than the rest a seat's own take may be for it to stay in, and to turn up a card against one other and against more.
POLICY_STAY = 1.05
POLICY_TURN_UP, POLICY_TURN_UP_AGAINST_MORE = 0.6, -0.25
POLICY_BURIED_RAT = 0.01  # the factor of a rat card's worth when a card is buried: rats are better left to the others


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of a quick, reasonable move."""
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
    rows = scratch((6, MOST_KINDS), np.float64)
    races, gains, gains_by_price = Races(rows[0], rows[1], rows[2], rows[3]), rows[4], rows[5]
    fill_races(material, state, seat, races)
    price = races.price
    if state.phase == BURYING:
        return index_of(BURY + best_card(material, int(state.lies_open), price, POLICY_BURIED_RAT), moves, count)
    if state.phase == ALARM:
        rats = int(material.rats) & int(state.lies_open)
        return index_of(KEEP + best_card(material, rats, price, 1.0), moves, count)
    fill_gains(material, state, races, gains)
    kind = best_kind(gains)
    dropping = count - MOST_KINDS + kind
    if count == MOST_KINDS or state.draw_pile == 0 or (others == 0 and one_card_left(state)):
        return dropping
    mean = mean_worth(material, int(state.draw_pile), price)
    if others == 0:
        now = gains[kind]
        return 0 if gain_after_one_more(material, state, price, gains, now) > now + POLICY_CAUTION * mean else dropping
    ahead = POLICY_STAY if state.phase == TURNED else POLICY_TURN_UP if others == 1 else POLICY_TURN_UP_AGAINST_MORE
    fill_gains_by_price(material, int(state.lies_open), price, gains_by_price)
    now = gains_by_price[kind]
    rest = rest_after(material, state, kind, price)
    fill_gains_by_price(material, rest, price, gains_by_price)
    for_others = gains_by_price[best_kind(gains_by_price)] + mean * cards_for_others(material, state, rest)
    return 0 if now - for_others < ahead * mean else dropping


@rule
def gain_after_one_more(material: Record, state: Record, price: Numbers, gains: Numbers, now: float) -> float:
    """What dropping out would bring in the mean after one more card."""
    rats = int(material.rats)
    open_rats = int(state.lies_open) & rats
    best_rat = worth_of(material, best_card(material, open_rats, price, 1.0), price) if open_rats else 0.0
    total, count = 0.0, 0
    cards = int(state.draw_pile)
    while cards:
        card = lowest_in(cards)
        worth = worth_of(material, card, price)
        if open_rats and rats >> card & 1:
            total += max(best_rat, worth)
        else:
            most = 0.0
            for kind in range(MOST_KINDS):
                if material.treasures[card, kind] > 0 and gains[kind] > most:
                    most = gains[kind]
            total += max(now, most + worth)
        count += 1
        cards &= cards - 1
    return total / count


@rule
def rest_after(material: Record, state: Record, kind: int, price: Numbers) -> int:
    """Bit mask of the open cards that the seat to move would leave if it dropped out with a kind and buried one."""
    rest = int(state.lies_open) & ~cards_showing(material, state, kind)
    if rest:
        rest &= ~(1 << best_card(material, rest, price, POLICY_BURIED_RAT))
    return rest


@rule
def cards_for_others(material: Record, state: Record, rest: int) -> float:
    """How many cards of the draw pile, about, the others could add to a rest: the fewer, the more rats are among those to come."""
    rats = int(material.rats)
    share = count_in(int(state.draw_pile) & rats) / count_in(int(state.draw_pile))
    if rest & rats:
        return POLICY_REST_WITH_RAT - POLICY_REST_WITH_RAT_BY_RATS * share
    return POLICY_REST - POLICY_REST_BY_RATS * share


@rule
def index_of(move: int, moves: Codes, count: int) -> int:
    """The index of a legal move."""
    index = 0
    while index < count - 1 and moves[index] != move:
        index += 1
    return index


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """EVERYWHERE for going on and for dropping out with the kind that brings most, so that a search soon tries both; else NEUTRAL."""
    if move == TURN_UP or move == STAY:
        return EVERYWHERE
    if state.phase == BURYING or state.phase == ALARM:
        return NEUTRAL
    return EVERYWHERE if move == DROP + kind_to_drop(material, state, seat) else NEUTRAL


@rule
def kind_to_drop(material: Record, state: Record, seat: int) -> int:
    """The kind with which dropping out would bring most."""
    rows = scratch((5, MOST_KINDS), np.float64)
    races, gains = Races(rows[0], rows[1], rows[2], rows[3]), rows[4]
    fill_races(material, state, seat, races)
    fill_gains(material, state, races, gains)
    return best_kind(gains)
