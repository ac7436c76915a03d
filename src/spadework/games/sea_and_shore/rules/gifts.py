"""The gifts at the beginning of a round, and what a gift tells of its giver's hand. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.games.sea_and_shore.rules.cards import cards_seen, colour_of, count_in_colour, highest_card
from spadework.games.sea_and_shore.rules.codes import GIVE
from spadework.games.sea_and_shore.rules.knowledge import know_in_hand, know_not_in_hands
from spadework.games.sea_and_shore.rules.state import COLOURS, NO_CARD, NUMBERS


@rule
def list_gifts(hand: int, moves: Codes) -> int:
    """Fill `moves` with the highest card of each longest colour of a hand; return how many (SS-14)."""
    longest = count = 0
    for colour in range(len(COLOURS)):
        longest = max(longest, count_in_colour(hand, colour))
    for colour in range(len(COLOURS)):
        if count_in_colour(hand, colour) == longest:
            moves[count] = GIVE + highest_card(hand, colour)
            count += 1
    return count


@rule
def receiver_of(state: Record, giver: int) -> int:
    """Who gets a seat's gift: the player on the right (SS-14)."""
    return (giver - 1) % int(state.seats)


@rule
def giver_to(state: Record, receiver: int) -> int:
    """Whose gift a seat gets: that of the player on the left (SS-14)."""
    return (receiver + 1) % int(state.seats)


@rule
def give(state: Record, seat: int, card: int) -> None:
    """A gift is sealed until all have given; then all are handed over (SS-14)."""
    state.gift[seat] = card
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided == 0:
        for giver in range(state.seats):
            hand_over_gift(state, giver)


@rule
def hand_over_gift(state: Record, giver: int) -> None:
    """The receiver learns the card, nobody else does (SS-14)."""
    card, receiver = int(state.gift[giver]), receiver_of(state, giver)
    state.hand[giver] = int(state.hand[giver]) & ~(1 << card)
    state.hand[receiver] = int(state.hand[receiver]) | 1 << card
    know_in_hand(state, giver, card, receiver)
    know_not_in_hands(state, receiver, 1 << card)


@rule
def cards_had(state: Record, seat: int, held: int) -> int:
    """Bit mask of the cards that a seat has had since it gave one away; `held` are those that it still has, in hand or on the table."""
    return held & ~cards_seen(state) | int(state.played[seat])


@rule
def gift_contradictions(state: Record, giver: int, cards: int) -> int:
    """How many of the cards that a giver has had speak against its gift, beyond those that may have come from others.

    A gift is the highest card of the longest colour (SS-14). One card came as a gift from the next player, others by trades.
    """
    gift = int(state.gift[giver])
    colour = colour_of(gift)
    traded = int(state.exchanged[giver])
    above = count_in(cards >> gift + 1 & (1 << NUMBERS - 1 - gift % NUMBERS) - 1)
    longest = count_in_colour(cards, colour) - above + 1 + traded
    against = above
    for other in range(len(COLOURS)):
        if other != colour:
            against += max(0, count_in_colour(cards, other) - longest)
    return max(0, against - 1 - traded)


@rule
def contradicts_gift(state: Record, giver: int) -> bool:
    """Whether a giver, with the cards that it has in this state, would have given another card than it did (SS-14)."""
    if state.gift[giver] < 0:
        return False
    held = int(state.hand[giver])
    if state.island[giver] != NO_CARD:
        held |= 1 << int(state.island[giver])
    return gift_contradictions(state, giver, cards_had(state, giver, held)) > 0
