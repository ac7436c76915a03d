"""What the seats of Dragon Island may expect when a turn begins, for the search: by what they have and may hope for, how likely each wins.

Its numbers were fitted to who won 40,000 games for 3 to 6, in which all followed their best courses (see `course.py`) and now and then
made any move: a conditional logit, D. McFadden, "Conditional logit analysis of qualitative choice behavior", in P. Zarembka (ed.),
Frontiers in Econometrics (1974). Action cards count for more than there, where they were hardly used well. How much of a lead is still
open while there is much to be won was fitted the same way to 510 games for 3 of players that search.
"""

from spadework.engine.codes import family_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.search.priors import AT_ROOT, NEUTRAL, NEVER
from spadework.engine.search.shares import softmax_shares
from spadework.games.dragon_island.ai.field_values import coin_of, hope_from_afar, infidelities, is_joker_of, rests
from spadework.games.dragon_island.ai.way_costs import Worths
from spadework.games.dragon_island.rules.board import boat_of, partner_of
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    END_TURN,
    FAMILY,
    GO,
    PASS,
    PROPOSE_END,
    TAKE_BACK,
    TURN_BEGINS,
    costs_a_card,
    target_of,
)
from spadework.games.dragon_island.rules.fields import DISTANCES
from spadework.games.dragon_island.rules.scoring import coins_won
from spadework.games.dragon_island.rules.state import (
    ANNOUNCED,
    COINS,
    FLIGHT,
    HUNTERS,
    INFIDELITY,
    ISLAND,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    PAIRS,
)

LEAD = 195.0  # in coins' worth, makes a win e times as likely
# The same for a thorough search, for which it grows with each coin's worth that is still to be won.
THOROUGH_LEAD, LEAD_LEFT = 156.0, 0.144
# What cards are worth, and what goes off when somebody else's turn comes before.
TERRAIN, JOKER, FLYING, ACTION, FIRST_INFIDELITY, NEXT_INFIDELITY = 9.0, 16.0, 18.0, 3.0, 65.0, 29.0
LATER = 8.0
# Shares of a coin: of carriers, more where one's own boat is as near, or when there are more Infidelities than the partner's; when one
# waits, is alone with a treasure, or is on the way to one.
CARRYING, HOME, CLAIMING, WAITING, ALONE, ON_THE_WAY = 1.4, 0.46, 0.27, 1.7, 1.9, 1.7
# What goes off: a step to the boat, waiting and being alone.
STEP, WAITS, IS_ALONE = 15.0, 90.0, 170.0


@rule
def is_quiescent(material: Record, state: Record, seat: int) -> bool:
    """Whether a turn of the seat that looks ahead begins."""
    return bool(state.phase == ANNOUNCED and state.announced == TURN_BEGINS and state.active == seat)


@rule
def worth_of_hand(material: Record, state: Record, seat: int) -> float:
    """What the cards of a seat are worth."""
    worth, infidelity = 0.0, FIRST_INFIDELITY
    for slot in range(state.cards[seat]):
        kind = int(state.hand[seat, slot])
        if is_terrain_card(kind):
            worth += JOKER if is_joker_of(material, state, seat, kind) else TERRAIN
        elif may_be_used_as(kind, INFIDELITY):
            worth += infidelity
            infidelity = NEXT_INFIDELITY
        else:
            worth += FLYING if kind == FLIGHT else ACTION
    return worth


@rule
def worth_of_carrying(material: Record, state: Record, hunter: int, partner: int) -> float:
    """What a treasure is worth that two hunters carry, for the seat of the first."""
    field, coin = int(state.hunter[hunter]), coin_of(material, state, hunter)
    home, away = int(DISTANCES[field, boat_of(hunter)]), int(DISTANCES[field, boat_of(partner)])
    share = CARRYING
    seat, other = int(state.owner[hunter]), int(state.owner[partner])
    if seat != other:
        more = infidelities(state, seat) - infidelities(state, other)
        share += CLAIMING * (1 if more > 0 else -1 if more < 0 else 0)
        if home <= away:
            share += HOME
    return share * coin - STEP * min(home, away)


@rule
def evaluate_leaf(material: Record, state: Record, seat: int) -> float:
    """What a seat has and may hope for, in coins' worth."""
    worth = coins_won(material, state, seat) + worth_of_hand(material, state, seat)
    for hunter in range(HUNTERS):
        if state.hunter[hunter] == NO_FIELD or state.owner[hunter] != seat:
            continue
        partner = partner_of(state, hunter)
        if partner != NO_HUNTER:
            worth += worth_of_carrying(material, state, hunter, partner)
        elif state.carries[hunter] != NO_PAIR:
            worth += ALONE * coin_of(material, state, hunter) - IS_ALONE
        elif rests(state, hunter):
            worth += WAITING * float(material.value[state.next_pair]) - WAITS
        else:
            worth += ON_THE_WAY * hope_from_afar(material, state, hunter, NO_SEAT)
    return worth - LATER * ((seat - int(state.active)) % int(state.seats)) if state.active != NO_SEAT else worth


@rule
def still_to_win(material: Record, state: Record) -> int:
    """What all coins are worth that nobody has won and that are not out of the game."""
    pairs = (1 << PAIRS) - (1 << int(state.next_pair))
    for hunter in range(HUNTERS):
        if state.hunter[hunter] != NO_FIELD and state.carries[hunter] != NO_PAIR:
            pairs |= 1 << int(state.carries[hunter])
    total = 0
    for pair in range(PAIRS):
        total += (pairs >> pair & 1) * COINS * int(material.value[pair])
    return total


@rule
def lead_over_others(material: Record, state: Record, seat: int) -> int:
    """By how much a seat's coins won are worth more than those of the best of the others."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, coins_won(material, state, other))
    return coins_won(material, state, seat) - most


@rule
def lead_by_what_is_left(left: int) -> float:
    """By how much more in coins' worth a win is e times as likely, when so much is still to be won."""
    return THOROUGH_LEAD + LEAD_LEFT * left


@rule
def give_up_beaten(material: Record, state: Record, left: int, shares: Worths) -> None:
    """Leave nothing to a seat that would not come up to the first one even with all that is still to be won.

    Else whoever carries the last treasure but is beaten would rather carry it to and fro for ever than home. Nobody else gets its share:
    whoever has won already would put off an end that brings no more.
    """
    for seat in range(state.seats):
        if lead_over_others(material, state, seat) < -left:
            shares[seat] = 0.0


@rule
def leads_back(state: Record, move: int) -> bool:
    """Whether a step free of cost leads to where the hunter has been in this turn since anything else happened."""
    if family_of(move, FAMILY) != GO or costs_a_card(move) or target_of(move) >= ISLAND:
        return False
    return bool(int(state.trodden) >> target_of(move) & 1)


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """What a search does with a move: it soon tries to end the turn and to pass, for to keep one's cards can be better than to use them.

    It never goes back in a turn when nothing else has happened, nor takes back what it has begun: as long as that looked no worse than
    anything else, it would do so again and again.

    It does not try to agree on an end as long as its seat may still win or lose: to share the win with all others for certain looks better
    than to go on, which may go wrong in so many ways, most of which a player avoids.
    """
    if move in (END_TURN, PASS):
        return AT_ROOT
    if move == TAKE_BACK or leads_back(state, move):
        return NEVER
    if move not in (PROPOSE_END, AGREE):
        return NEUTRAL
    is_open = abs(lead_over_others(material, state, seat)) <= still_to_win(material, state)
    return NEVER if is_open else NEUTRAL


@rule
def win_probabilities(material: Record, state: Record, use_belief: bool, shares: Worths) -> bool:
    """Fill shares[seat] with how likely each is to win.

    Only a thorough search minds how much is still to be won. That makes early chances more even, as they are; but what more tries are
    needed to tell apart misleads a search that makes few.
    """
    left = still_to_win(material, state)
    for seat in range(state.seats):
        shares[seat] = evaluate_leaf(material, state, seat)
    softmax_shares(shares, int(state.seats), lead_by_what_is_left(left) if use_belief else LEAD)
    give_up_beaten(material, state, left, shares)
    return True
