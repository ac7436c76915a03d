"""Island cards and treasures as numbers, sets of cards as bit masks, and lists of moves that name a card or a seat."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.games.sea_and_shore.rules.state import CARDS, MOST_COLOURS, NUMBERS, OF_A_COLOUR, SEA_SHOWN, SHORE_SHOWN

COLOUR_MASK = (1 << NUMBERS) - 1
"""Bit mask of the cards of the first colour."""

NUMBER_MASK = sum(1 << colour * NUMBERS for colour in range(MOST_COLOURS))
"""Bit mask of the cards with number 1."""


@rule
def colour_of(card: int) -> int:
    """The colour of an island card."""
    return card // NUMBERS


@rule
def number_of(card: int) -> int:
    """The number of an island card."""
    return card % NUMBERS + 1


@rule
def colour_of_treasure(treasure: int) -> int:
    """The colour of a treasure."""
    return treasure // OF_A_COLOUR


@rule
def cards_seen(state: Record) -> int:
    """Bit mask of the cards that all have seen in this round: played and uncovered, or discarded."""
    cards = 0
    for seat in range(state.seats):
        cards |= int(state.played[seat])
    return cards


@rule
def is_covered(state: Record, seat: int) -> bool:
    """Whether half of the card that a seat has played is covered (SS-20)."""
    return bool(state.shows[seat] == SEA_SHOWN or state.shows[seat] == SHORE_SHOWN)


@rule
def cards_showing(shows: int, face: int) -> int:
    """Bit mask of the cards that have what shows of a covered one, its colour or its number (SS-20); arguments as in the state."""
    return COLOUR_MASK << face * NUMBERS if shows == SEA_SHOWN else NUMBER_MASK << face - 1


@rule
def numbers_in(cards: int, colour: int) -> int:
    """The numbers of the cards of a colour in a bit mask, as a bit mask whose bit 0 is number 1."""
    return cards >> colour * NUMBERS & COLOUR_MASK


@rule
def count_in_colour(cards: int, colour: int) -> int:
    """How many cards of a bit mask have a colour."""
    return count_in(numbers_in(cards, colour))


@rule
def highest_card(cards: int, colour: int) -> int:
    """The highest card of a colour in a bit mask that has one."""
    card = colour * NUMBERS + NUMBERS - 1
    while cards >> card & 1 == 0:
        card -= 1
    return card


@rule
def list_cards(cards: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a move of a family for each card of a bit mask; return how many."""
    count = 0
    for card in range(CARDS):
        moves[count] = family + card
        count += cards >> card & 1
    return count


@rule
def list_seats(seats: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a move of a family for each seat, or stack, of a bit mask; return how many."""
    count = 0
    for seat in range(8):
        if seats >> seat & 1:
            moves[count] = family + seat
            count += 1
    return count
