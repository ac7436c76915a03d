"""The state of Sea & Shore, its deck, and the codes of moves.

An island card is a number from 0 to 47: its colour times 12 plus its number less 1. A treasure is a number from 0 to 31: its colour times 8
plus its index among those of the colour, by value. Colours are 0 red, 1 blue, 2 green, 3 purple. Sets of cards, treasures and seats are
bit masks. There are two stacks of treasures, 0 for red and blue and 1 for green and purple, but with 3 players only stack 0, for all.
Action cards are counted like the stacks.

Codes of moves:

- give a card: `GIVE` + the card;
- play a card: `PLAY` + the card + `HALF` times the half that is shown (`SEA` or `SHORE`) + `ADDED` times the extra cards;
- take the open treasure: `TAKE`; steal one: `STEAL` + the victim;
- action 1: `ROB` + the victim; action 2: `DRAW_FROM` + the victim, then `GIVE_BACK` + a card, card by card;
- action 3: `LOOK` + the stack, then `ORDER` + the index of one of `ORDERS`;
- action 4: `FETCH` + the card, then `DISCARD` + a card.

Chance's codes: `CARD` + an island card dealt, `START` + the start player, `SIDE` + the action on a card's side, `TREASURE` + a treasure
turned up or looked at, `DRAWN` + an island card drawn from a hand.
"""

import numpy as np

from spadework.engine.codes import part_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.masks import count_in

SEATS = range(3, 6)
MOST_SEATS = 5
COLOURS = ("red", "blue", "green", "purple")
MOST_COLOURS = len(COLOURS)
NUMBERS = 12
VALUES = NUMBERS + 1  # that a card may count as, and 0
CARDS = len(COLOURS) * NUMBERS
OF_A_COLOUR = 8  # treasures
TREASURES = len(COLOURS) * OF_A_COLOUR
EXTRAS = 22
ROUNDS = 2
TOPS = 3  # treasures that action 3 looks at
HAND = (0, 0, 0, 12, 12, 9)  # island cards by number of seats (SS-13)
ALL_CARDS = (1 << CARDS) - 1
ALL_TREASURES = (1 << TREASURES) - 1
PARTS = ("treasures-1", "extras-1", "treasures-2", "extras-2")
MOST_PARTS = len(PARTS)

MATERIAL = np.dtype(
    [
        ("left_out", "i8"),  # bit mask of the treasures that leave a round with 3 players
        ("value", "i1", TREASURES),
        ("action", "i1", (2, 2)),  # on the two sides of each action card
    ],
    align=True,
)

# Phases.
DEALING, GIVING, TURNING_UP, PLAYING, WINNING = range(5)
ROBBING, DRAWING_FROM, DRAWING, GIVING_BACK, LOOKING, PEEKING, ORDERING, FETCHING, DISCARDING, OVER = range(5, 15)

NO_CARD = NO_TREASURE = NO_SEAT = -2
NO_STACK = -1
PUBLIC = MOST_SEATS
"""The row of `may_lie` for public knowledge, which spectators share."""

NOT_PLAYED, SEA_SHOWN, SHORE_SHOWN, UNCOVERED, FETCHED = range(5)
"""The public part of a seat's card in this trick: nothing yet, its colour, its number, all of it, or all of it, back in a hand."""

STATE = np.dtype(
    [
        ("hand", "i8", MOST_SEATS),  # bit masks of island cards
        # may_lie[who, where]: cards that may lie in the hand of the seat `where` for all that `who` knows, a seat or PUBLIC;
        # may_lie[who, who]: those that may not have been dealt. Cards that `who` holds are in none of them.
        ("may_lie", "i8", (MOST_SEATS + 1, MOST_SEATS)),
        ("played", "i8", MOST_SEATS),  # in this round, openly, and by nobody else before
        ("face_down", "i8", 2),  # treasures in the stacks that have not been turned up, as a bit mask
        ("beneath", "i1", TREASURES),  # the treasure under this one on a pile, or NO_TREASURE
        ("pile", "i1", MOST_SEATS),  # the top treasure of each seat's pile, or NO_TREASURE
        # The next treasures of each stack, the topmost first, as far as a seat has looked at them, else NO_TREASURE.
        ("top", "i1", (2, TOPS)),
        ("knows_top", "i1", (2, TOPS)),  # bit masks of the seats that know which treasure that is
        # Treasures that a seat knows to be among those, but not in which order; rising, then NO_TREASURE.
        ("among", "i1", (MOST_SEATS, 2, TOPS)),
        ("open", "i1", 2),  # the treasure that lies open on each stack, or NO_TREASURE
        ("island", "i1", MOST_SEATS),  # the card played in this trick, or NO_CARD
        ("shows", "i1", MOST_SEATS),  # NOT_PLAYED, SEA_SHOWN, SHORE_SHOWN, UNCOVERED or FETCHED
        ("face", "i1", MOST_SEATS),  # the colour or number that shows, NO_CARD before
        ("added", "i1", MOST_SEATS),  # extra cards played in this trick
        ("cards", "i1", MOST_SEATS),  # island cards in each hand
        ("extras", "i1", MOST_SEATS),  # extra cards held
        ("gift", "i1", MOST_SEATS),  # the card given away at the beginning of the round, or NO_CARD
        ("exchanged", "i1", MOST_SEATS),  # cards that came to a hand or left it by action 2 in this round
        ("earned", "i1", (MOST_SEATS, 2)),  # points of the first round: treasures, extra cards
        # The trick before this one, kept until this one has ended: cards, extra cards, open treasures, the starter.
        ("last_island", "i1", MOST_SEATS),
        ("last_added", "i1", MOST_SEATS),
        ("last_open", "i1", 2),  # treasures, or NO_TREASURE
        ("last_taker", "i1", 2),  # the taker of each open treasure, or of one stolen instead of it; or NO_SEAT
        ("last_robbed", "i1", 2),  # the seat it was stolen from, or NO_SEAT
        ("last_starter", "i1"),
        # This trick, once its covers are off.
        ("taker", "i1", 2),
        ("robbed", "i1", 2),
        ("won", "i1", MOST_SEATS),  # extra cards handed out when covers last came off
        ("side_then", "i1", 2),  # the actions that lay up then
        ("supply", "i1"),  # extra cards
        (
            "side_option",
            "i1",
            (ROUNDS, 2),
        ),  # the side of each action card in a round by the table's option, from 1; 0 for chance
        ("side", "i1", 2),  # action on the side that lies up, from 1 to 4; 0 before it is turned
        ("seats", "i1"),
        # DEALING, GIVING, TURNING_UP, PLAYING, WINNING, ROBBING, DRAWING_FROM, DRAWING, GIVING_BACK, LOOKING, PEEKING, ORDERING, FETCHING,
        # DISCARDING or OVER.
        ("phase", "i1"),
        ("rounds", "i1"),  # completed
        ("first", "i1"),  # the first owner of the start card by the table's option, or NO_SEAT
        ("starter", "i1"),  # the owner of the start card, NO_SEAT before the draw
        ("turn", "i1"),  # the seat that decides
        ("undecided", "i1"),  # bit mask of the seats that must still give
        ("winners", "i1"),  # bit mask of the seats that must still take a treasure
        ("activating", "i1"),  # bit mask of the seats that must still carry out an action
        ("victim", "i1"),  # the seat that action 2 draws from, or NO_SEAT
        ("owed", "i1"),  # cards drawn and not yet given back
        ("looked_at", "i1"),  # the stack that action 3 looks at
    ]
)


# Codes of moves


FAMILY_SIZE = 1 << 8  # of all families but PLAY
GIVE, TAKE, STEAL, ROB, DRAW_FROM, GIVE_BACK = 1 << 8, 2 << 8, 3 << 8, 4 << 8, 5 << 8, 6 << 8
LOOK, ORDER, FETCH, DISCARD = 7 << 8, 8 << 8, 9 << 8, 10 << 8
CARD, START, SIDE, TREASURE, DRAWN = 0, 11 << 8, 12 << 8, 13 << 8, 14 << 8

PLAY = 1 << 13
SEA, SHORE = 0, 1
HALF, ADDED = 1 << 6, 1 << 7

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The orders of three treasures: the indices of those that come first, second and third."""

MOST_MOVES = 12 * 2 * (EXTRAS + 1)
MOST_CHANCES = CARDS


@rule
def played_card(move: int) -> int:
    """Return the island card, from the code of a card played."""
    return part_of(move, 1, HALF)


@rule
def played_half(move: int) -> int:
    """Return the half that is shown, SEA or SHORE, from the code of a card played."""
    return part_of(move, HALF, 2)


@rule
def played_extras(move: int) -> int:
    """Return the number of extra cards added, from the code of a card played."""
    return part_of(move, ADDED, PLAY // ADDED)


# Cards, treasures and lists of moves


COLOUR_MASK = (1 << NUMBERS) - 1
"""Bit mask of the cards of the first colour."""

NUMBER_MASK = sum(1 << colour * NUMBERS for colour in range(MOST_COLOURS))
"""Bit mask of the cards with number 1."""


@rule
def colour_of(card: int) -> int:
    """Return the colour of an island card."""
    return card // NUMBERS


@rule
def number_of(card: int) -> int:
    """Return the number of an island card."""
    return card % NUMBERS + 1


@rule
def colour_of_treasure(treasure: int) -> int:
    """Return the colour of a treasure."""
    return treasure // OF_A_COLOUR


@rule
def cards_seen(state: Record) -> int:
    """Return the bit mask of the cards that all have seen in this round: played and uncovered, or discarded."""
    cards = 0
    for seat in range(state.seats):
        cards |= int(state.played[seat])
    return cards


@rule
def is_covered(state: Record, seat: int) -> bool:
    """Return whether half of the card that a seat has played is covered (SS-20)."""
    return bool(state.shows[seat] == SEA_SHOWN or state.shows[seat] == SHORE_SHOWN)


@rule
def cards_showing(shows: int, face: int) -> int:
    """Return the bit mask of the cards that match the visible half of a covered one, its colour or its number (SS-20); arguments as in
    the state."""
    return COLOUR_MASK << face * NUMBERS if shows == SEA_SHOWN else NUMBER_MASK << face - 1


@rule
def numbers_in(cards: int, colour: int) -> int:
    """Return the numbers of the cards of a colour in a bit mask, as a bit mask whose bit 0 is number 1."""
    return cards >> colour * NUMBERS & COLOUR_MASK


@rule
def count_in_colour(cards: int, colour: int) -> int:
    """Return the number of cards of a colour in a bit mask."""
    return count_in(numbers_in(cards, colour))


@rule
def highest_card(cards: int, colour: int) -> int:
    """Return the highest card of a colour in a bit mask that has one."""
    card = colour * NUMBERS + NUMBERS - 1
    while cards >> card & 1 == 0:
        card -= 1
    return card


@rule
def list_cards(cards: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a move of a family for each card of a bit mask; return their number."""
    count = 0
    for card in range(CARDS):
        moves[count] = family + card
        count += cards >> card & 1
    return count


@rule
def list_seats(seats: int, family: int, moves: Codes) -> int:
    """Fill `moves` with a move of a family for each seat, or stack, of a bit mask; return their number."""
    count = 0
    for seat in range(8):
        if seats >> seat & 1:
            moves[count] = family + seat
            count += 1
    return count
