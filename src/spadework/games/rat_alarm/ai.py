"""Rat Alarm for computer players: the rollout policy, which picks a quick, reasonable move by the worth of cards to the seat.

A treasure has a price: high where the cube is worth much and the race for it is close. A card is worth the prices of its treasures.

The last seat in the round goes on while one more card is likely to bring more than dropping out. While others are in the round, dropping
out first means choosing first and leaving the rest to them: a seat stays while its own take is worth less than their gain from the rest.
The weights of that gain were fitted to many games between such players.

The last seat in the last round knows the result of each of its choices. So it drops out once it wins, and goes on until then, since it
can't lose more than the game. The last card of the draw pile makes the round the last one: a seat that is alone turns it up if it wins
with it.

A search with a user-defined value also uses `is_quiescent` and `move_prior`; one that a network guides needs neither.
"""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import MOST_SEATS, Codes, Record
from spadework.engine.masks import count_in, lowest_in
from spadework.engine.search.priors import AT_ROOT, NEUTRAL
from spadework.engine.search.settings import SearchSettings
from spadework.engine.stream import Stream
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.moves import cards_showing, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of, places
from spadework.games.rat_alarm.rules.state import MOST_KINDS

Numbers = np.ndarray[Any, np.dtype[np.float64]]

# A move changes the probability of winning only by hundredths: more exploration or more edges at a node would hide that.
SEARCH = SearchSettings(
    horizon=1000, lead_scale=6.0, exploration=0.04, guided=60, guided_exploration=0.4, pw_factor=0.2, for_winning=0.95
)
SEARCH_WITH_BELIEF = SEARCH._replace(guided=4000, guided_exploration=0.3)


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Return whether a round begins."""
    return bool(state.phase == s.TURN and state.fresh)


# Width of the leads that treasures can still change: at the end, and per square root of the treasures to come.
PRICE_WIDTH, PRICE_WIDTH_TO_COME = 1.6, 1.1
PRICE_LEVELS_OFF = 1.62  # the saturation of longer leads, so that `likely_ahead` equals the sum of `closeness`

NOBODY = -1.0 * s.MOST_CARDS  # a number of treasures too low to decide anything


class Races(NamedTuple):
    """A seat's race for each kind, one number per kind."""

    price: Numbers
    """The value of one more treasure."""
    lead: Numbers
    """The lead over the best of the others, in treasures."""
    next_lead: Numbers
    """The lead over the second best of the others, in treasures."""
    width: Numbers
    """The spread of a lead."""


@rule
def packed_treasures(material: Record, cards: int) -> int:
    """Return the treasures on the cards of a bit mask in one number with KIND_BITS bits for each kind, so that a sum adds all kinds."""
    packed = 0
    while cards:
        packed += int(material.packed[lowest_in(cards)])
        cards &= cards - 1
    return packed


@rule
def of_kind(packed: int, kind: int) -> int:
    """Return the number of treasures of a kind in a packed number."""
    return packed >> kind * s.KIND_BITS & (1 << s.KIND_BITS) - 1


@rule
def find_most(material: Record, state: Record, seat: int, most: Numbers, next_most: Numbers) -> None:
    """Fill most[kind] and next_most[kind] with the treasures of the best two of the others; below 0 for none."""
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
    """Return the likelihood that a lead ends near 0 if it may still change by about a width."""
    near = width * width / (width * width + lead * lead)
    return near * near / width


@rule
def likely_ahead(lead: float, width: float) -> float:
    """Return the likelihood that a lead lasts, from -0.785 to 0.785: about the sum of `closeness` over all leads up to it."""
    in_widths = lead / width
    return float(in_widths / np.sqrt(1.0 + PRICE_LEVELS_OFF * in_widths * in_widths))


@rule
def fill_gains(material: Record, state: Record, races: Races, gains: Numbers) -> None:
    """Fill gains[kind] with the gain of dropping out with a kind, if several treasures change a lead at once."""
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
    """Fill gains[kind] with the gain of dropping out with a kind from some cards, at the prices of single treasures."""
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
    """Return the kind with the highest gain."""
    best = 0
    for kind in range(MOST_KINDS):
        if gains[kind] > gains[best]:
            best = kind
    return best


@rule
def worth_of(material: Record, card: int, price: Numbers) -> float:
    """Return the worth of a card: the prices of its treasures."""
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += material.treasures[card, kind] * price[kind]
    return worth


@rule
def mean_worth(material: Record, cards: int, price: Numbers) -> float:
    """Return the mean worth of the cards of a non-empty set."""
    packed = packed_treasures(material, cards)
    worth = 0.0
    for kind in range(MOST_KINDS):
        worth += of_kind(packed, kind) * price[kind]
    return worth / count_in(cards)


@rule
def best_card(material: Record, cards: int, price: Numbers, rat_factor: float) -> int:
    """Return the most valuable card of a non-empty set; the worth of a rat card is multiplied by a factor."""
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


# The last seat in the last round


WORST = -1.0 * s.MOST_CARDS  # lower than any result


@rule
def one_card_left(state: Record) -> bool:
    """Return whether the next card turned up makes the round the last one."""
    return bool(not state.last_round and count_in(int(state.draw_pile)) == 1)


@rule
def last_card_wins(material: Record, state: Record, seat: int) -> bool:
    """Return whether the last seat in the round wins, alone or together with others, with the last card of the draw pile."""
    before, card = int(state.lies_open), int(state.draw_pile)
    rats = int(material.rats)
    best = WORST
    if card & rats and before & rats:
        alarmed = (before | card) & rats
        while alarmed:
            best = max(best, result_with(material, state, seat, alarmed & -alarmed))
            alarmed &= alarmed - 1
    else:
        state.lies_open = before | card
        for kind in range(MOST_KINDS):
            best = max(best, result_with(material, state, seat, cards_showing(material, state, kind)))
        state.lies_open = before
    return best > 0.0


@rule
def last_move(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Return the index of the move with which the last seat in the last round wins; otherwise of turning up a card, while possible."""
    best, chosen = WORST, 0
    for index in range(count):
        move = int(moves[index])
        if move != s.TURN_UP:
            result = result_with(material, state, seat, cards_taken(material, state, move))
            if result > best:
                best, chosen = result, index
    return 0 if best < 0.0 and moves[0] == s.TURN_UP else chosen


@rule
def cards_taken(material: Record, state: Record, move: int) -> int:
    """Return the bit mask of the cards taken by dropping out with a kind, or by keeping a rat card or none."""
    if move == s.KEEP_NONE:
        return 0
    thing = thing_of(move, s.FAMILY_SIZE)
    return 1 << thing if family_of(move, s.FAMILY_SIZE) == s.KEEP else cards_showing(material, state, thing)


@rule
def result_with(material: Record, state: Record, seat: int, cards: int) -> float:
    """Return the result of the game for a seat with some more cards: its share of the win, or below 0 its finishing place."""
    before = int(state.taken[seat])
    state.taken[seat] = before | cards
    finished = scratch(MOST_SEATS, np.int32)
    places(material, state, finished)
    state.taken[seat] = before
    if finished[seat] > 1:
        return -float(finished[seat])
    winners = 0
    for other in range(state.seats):
        winners += finished[other] == 1
    return 1.0 / winners


# The policy


# Weights in units of the mean worth of a card of the draw pile, except the last.
POLICY_CAUTION = 0.1  # minimum gain of another card over dropping out
# The others' gain from a rest without a rat, and its decrease if all cards to come were rats; the same for a rest with a rat.
POLICY_REST, POLICY_REST_BY_RATS = 3.4, 5.0
POLICY_REST_WITH_RAT, POLICY_REST_WITH_RAT_BY_RATS = 2.0, 5.1
# The maximum excess of a seat's own take over the rest: to stay in, and to turn up a card against one other and against more.
POLICY_STAY = 1.05
POLICY_TURN_UP, POLICY_TURN_UP_AGAINST_MORE = 0.6, -0.25
POLICY_BURIED_RAT = 0.01  # factor of a rat card's worth when a card is buried: rats are better left to the others


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a quick, reasonable move."""
    if count == 1:
        return 0
    if state.phase != s.BURYING and seats_with_spade(state) == 1:
        if state.last_round:
            return last_move(material, state, seat, moves, count)
        if one_card_left(state):
            if moves[0] == s.TURN_UP and last_card_wins(material, state, seat):
                return 0
        elif moves[0] == s.TURN_UP and not int(state.lies_open) & int(material.rats):
            return 0
    return move_by_worth(material, state, seat, moves, count)


@rule
def move_by_worth(material: Record, state: Record, seat: int, moves: Codes, count: int) -> int:
    """Return the index of the best move by the worth of cards."""
    others = seats_with_spade(state) - 1
    rows = scratch((6, MOST_KINDS), np.float64)
    races, gains, gains_by_price = Races(rows[0], rows[1], rows[2], rows[3]), rows[4], rows[5]
    fill_races(material, state, seat, races)
    price = races.price
    if state.phase == s.BURYING:
        return index_of(s.BURY + best_card(material, int(state.lies_open), price, POLICY_BURIED_RAT), moves, count)
    if state.phase == s.ALARM:
        rats = int(material.rats) & int(state.lies_open)
        return index_of(s.KEEP + best_card(material, rats, price, 1.0), moves, count)
    fill_gains(material, state, races, gains)
    kind = best_kind(gains)
    dropping = count - MOST_KINDS + kind
    if count == MOST_KINDS or state.draw_pile == 0 or (others == 0 and one_card_left(state)):
        return dropping
    mean = mean_worth(material, int(state.draw_pile), price)
    if others == 0:
        now = gains[kind]
        return 0 if gain_after_one_more(material, state, price, gains, now) > now + POLICY_CAUTION * mean else dropping
    ahead = POLICY_STAY if state.phase == s.TURNED else POLICY_TURN_UP if others == 1 else POLICY_TURN_UP_AGAINST_MORE
    fill_gains_by_price(material, int(state.lies_open), price, gains_by_price)
    now = gains_by_price[kind]
    rest = rest_after(material, state, kind, price)
    fill_gains_by_price(material, rest, price, gains_by_price)
    for_others = gains_by_price[best_kind(gains_by_price)] + mean * cards_for_others(material, state, rest)
    return 0 if now - for_others < ahead * mean else dropping


@rule
def gain_after_one_more(material: Record, state: Record, price: Numbers, gains: Numbers, now: float) -> float:
    """Return the mean gain of dropping out after one more card."""
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
    """Return the bit mask of the open cards that the active seat would leave if it dropped out with a kind and buried one."""
    rest = int(state.lies_open) & ~cards_showing(material, state, kind)
    if rest:
        rest &= ~(1 << best_card(material, rest, price, POLICY_BURIED_RAT))
    return rest


@rule
def cards_for_others(material: Record, state: Record, rest: int) -> float:
    """Return the approximate number of draw pile cards that the others could add to a rest: fewer with more rats among those to come."""
    rats = int(material.rats)
    share = count_in(int(state.draw_pile) & rats) / count_in(int(state.draw_pile))
    if rest & rats:
        return POLICY_REST_WITH_RAT - POLICY_REST_WITH_RAT_BY_RATS * share
    return POLICY_REST - POLICY_REST_BY_RATS * share


@rule
def index_of(move: int, moves: Codes, count: int) -> int:
    """Return the index of a legal move."""
    index = 0
    while index < count - 1 and moves[index] != move:
        index += 1
    return index


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """Return AT_ROOT for continuing and for dropping out with the best kind, so that a search tries both early; otherwise NEUTRAL."""
    if move == s.TURN_UP or move == s.STAY:
        return AT_ROOT
    if state.phase == s.BURYING or state.phase == s.ALARM:
        return NEUTRAL
    return AT_ROOT if move == s.DROP + kind_to_drop(material, state, seat) else NEUTRAL


@rule
def kind_to_drop(material: Record, state: Record, seat: int) -> int:
    """Return the best kind for dropping out."""
    rows = scratch((5, MOST_KINDS), np.float64)
    races, gains = Races(rows[0], rows[1], rows[2], rows[3]), rows[4]
    fill_races(material, state, seat, races)
    fill_gains(material, state, races, gains)
    return best_kind(gains)
