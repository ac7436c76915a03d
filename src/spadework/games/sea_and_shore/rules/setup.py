"""The set-up of a round, from the stacks to the gifts. Numbers in brackets refer to the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.masks import count_in
from spadework.games.sea_and_shore.rules import knowledge
from spadework.games.sea_and_shore.rules import state as s


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Set up the first round; chance names the starter unless the table does (SS-15). `state` comes zeroed."""
    state.seats = seats
    for number in range(s.ROUNDS):
        for action_card in range(2):
            state.side_option[number, action_card] = options[1 + 2 * number + action_card]
    # The table names its first player; a seat that is not there, like none, leaves it to the draw (SS-15).
    named = options[1 + 2 * s.ROUNDS]
    state.first = named - 1 if 1 <= named <= seats else s.NO_SEAT
    state.starter = state.first
    for seat in range(s.MOST_SEATS):
        state.last_island[seat] = s.NO_CARD
    state.last_starter = s.NO_SEAT
    for stack in range(2):
        state.last_open[stack] = s.NO_TREASURE
        state.last_taker[stack] = s.NO_SEAT
        state.last_robbed[stack] = s.NO_SEAT
    set_up_round(material, state)


@rule
def set_up_round(material: Record, state: Record) -> None:
    """Set up a round before chance turns action cards and treasures and deals island cards (SS-3, SS-10 to SS-13)."""
    set_up_stacks(material, state)
    knowledge.know_no_cards(state)
    knowledge.know_no_treasures(state)
    for seat in range(s.MOST_SEATS):
        state.hand[seat] = 0
        state.played[seat] = 0
        state.cards[seat] = 0
        state.extras[seat] = 0
        state.pile[seat] = s.NO_TREASURE
        state.gift[seat] = s.NO_CARD
        state.exchanged[seat] = 0
    for treasure in range(s.TREASURES):
        state.beneath[treasure] = s.NO_TREASURE
    state.supply = s.EXTRAS
    for action_card in range(2):
        side = int(state.side_option[state.rounds, action_card])
        state.side[action_card] = material.action[action_card, side - 1] if side else 0
    state.victim = s.NO_SEAT
    state.undecided = 0
    clear_table(state)
    state.phase = s.DEALING


@rule
def set_up_stacks(material: Record, state: Record) -> None:
    """Set up one stack of 20 with 3 players (SS-10), otherwise red with blue and green with purple (SS-11)."""
    first_stack = (1 << 2 * s.OF_A_COLOUR) - 1
    if state.seats == 3:
        state.face_down[0] = s.ALL_TREASURES & ~int(material.left_out)
        state.face_down[1] = 0
    else:
        state.face_down[0] = first_stack
        state.face_down[1] = s.ALL_TREASURES & ~first_stack


@rule
def action_card_to_turn(state: Record) -> int:
    """Return the action card whose side chance must still choose (SS-3); NO_STACK when both sides are chosen."""
    return 0 if state.side[0] == 0 else 1 if state.side[1] == 0 else s.NO_STACK


@rule
def action_card_with(material: Record, action: int) -> int:
    """Return the action card on which an action stands (SS-3)."""
    return 0 if material.action[0, 0] == action or material.action[0, 1] == action else 1


@rule
def undealt(state: Record) -> int:
    """Return the bit mask of the island cards that nobody has."""
    cards = s.ALL_CARDS
    for seat in range(state.seats):
        cards &= ~int(state.hand[seat])
    return cards


@rule
def deal_card(state: Record, card: int) -> None:
    """Deal an island card, one by one clockwise from the starter; after the last one come the gifts (SS-13, SS-14)."""
    dealt = 0
    for seat in range(state.seats):
        dealt += int(state.cards[seat])
    seat = (int(state.starter) + dealt) % int(state.seats)
    state.hand[seat] = int(state.hand[seat]) | 1 << card
    state.cards[seat] += 1
    if dealt + 1 == s.HAND[state.seats] * state.seats:
        knowledge.know_own_hands(state)
        state.undecided = (1 << int(state.seats)) - 1
        state.phase = s.GIVING


@rule
def clear_table(state: Record) -> None:
    """Clear the trick: no card is played, and no treasure is open."""
    for seat in range(s.MOST_SEATS):
        state.island[seat] = s.NO_CARD
        state.shows[seat] = s.NOT_PLAYED
        state.face[seat] = s.NO_CARD
        state.added[seat] = 0
    for stack in range(2):
        state.open[stack] = s.NO_TREASURE
        state.taker[stack] = s.NO_SEAT
        state.robbed[stack] = s.NO_SEAT
    state.winners = 0
    state.activating = 0


# Gifts


@rule
def list_gifts(hand: int, moves: Codes) -> int:
    """Fill `moves` with the highest card of each longest colour of a hand; return their number (SS-14)."""
    longest = count = 0
    for colour in range(len(s.COLOURS)):
        longest = max(longest, s.count_in_colour(hand, colour))
    for colour in range(len(s.COLOURS)):
        if s.count_in_colour(hand, colour) == longest:
            moves[count] = s.GIVE + s.highest_card(hand, colour)
            count += 1
    return count


@rule
def receiver_of(state: Record, giver: int) -> int:
    """Return the receiver of a seat's gift: the player on the right (SS-14)."""
    return (giver - 1) % int(state.seats)


@rule
def giver_to(state: Record, receiver: int) -> int:
    """Return the giver of the gift that a seat gets: the player on the left (SS-14)."""
    return (receiver + 1) % int(state.seats)


@rule
def give(state: Record, seat: int, card: int) -> None:
    """Seal a gift until all have given, then hand all over (SS-14)."""
    state.gift[seat] = card
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided == 0:
        for giver in range(state.seats):
            hand_over_gift(state, giver)


@rule
def hand_over_gift(state: Record, giver: int) -> None:
    """Hand over a gift, which only its receiver learns (SS-14)."""
    card, receiver = int(state.gift[giver]), receiver_of(state, giver)
    state.hand[giver] = int(state.hand[giver]) & ~(1 << card)
    state.hand[receiver] = int(state.hand[receiver]) | 1 << card
    knowledge.know_in_hand(state, giver, card, receiver)
    knowledge.know_not_in_hands(state, receiver, 1 << card)


@rule
def cards_had(state: Record, seat: int, held: int) -> int:
    """Return the bit mask of cards that a seat has had since it gave one away; `held` are those it still has, in hand or on the table."""
    return held & ~s.cards_seen(state) | int(state.played[seat])


@rule
def gift_contradictions(state: Record, giver: int, cards: int) -> int:
    """Return the number of a giver's cards that contradict its gift, beyond those that may have come from others.

    A gift is the highest card of the longest colour (SS-14). One card came as a gift from the next player, others by trades.
    """
    gift = int(state.gift[giver])
    colour = s.colour_of(gift)
    traded = int(state.exchanged[giver])
    above = count_in(cards >> gift + 1 & (1 << s.NUMBERS - 1 - gift % s.NUMBERS) - 1)
    longest = s.count_in_colour(cards, colour) - above + 1 + traded
    against = above
    for other in range(len(s.COLOURS)):
        if other != colour:
            against += max(0, s.count_in_colour(cards, other) - longest)
    return max(0, against - 1 - traded)


@rule
def contradicts_gift(state: Record, giver: int) -> bool:
    """Return whether a giver, with the cards that it has in this state, would have given another card than it did (SS-14)."""
    if state.gift[giver] < 0:
        return False
    held = int(state.hand[giver])
    if state.island[giver] != s.NO_CARD:
        held |= 1 << int(state.island[giver])
    return gift_contradictions(state, giver, cards_had(state, giver, held)) > 0
