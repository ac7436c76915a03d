"""Hands of island cards as bit masks: counting them, and what may be given away. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes
from spadework.engine.masks import count_in
from spadework.games.sea_and_shore.rules.state import CARDS, COLOURS, GIVE, NUMBERS

COLOUR = (1 << NUMBERS) - 1


@rule
def list_cards(cards: int, code: int, moves: Codes) -> int:
    """Fill `moves` with a code for each card of a bit mask; return how many."""
    count = 0
    for card in range(CARDS):
        moves[count] = code + card
        count += cards >> card & 1
    return count


@rule
def in_colour(cards: int, colour: int) -> int:
    """How many cards of a bit mask have a colour."""
    return count_in(cards >> colour * NUMBERS & COLOUR)


@rule
def highest(cards: int, colour: int) -> int:
    """The highest card of a colour in a bit mask that has one."""
    card = colour * NUMBERS + NUMBERS - 1
    while cards >> card & 1 == 0:
        card -= 1
    return card


@rule
def list_gifts(cards: int, moves: Codes) -> int:
    """Fill `moves` with the highest card of each longest colour of a hand; return how many (SS-14)."""
    longest = count = 0
    for colour in range(len(COLOURS)):
        longest = max(longest, in_colour(cards, colour))
    for colour in range(len(COLOURS)):
        if in_colour(cards, colour) == longest:
            moves[count] = GIVE + highest(cards, colour)
            count += 1
    return count
