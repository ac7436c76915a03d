"""What a state of Sea & Shore holds, what its deck holds, and how much there is of everything. The codes of moves are in `codes.py`.

An island card is a number from 0 to 47: its colour times 12 plus its number less 1. A treasure is a number from 0 to 31: its colour times 8
plus its index among those of the colour, by value. Colours are 0 red, 1 blue, 2 green, 3 purple. Sets of cards, treasures and seats are
bit masks. There are two stacks of treasures, 0 for red and blue and 1 for green and purple, but with
3 players only stack 0, for all. Action cards are counted like the stacks.
"""

import numpy as np

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
"""The row of `may_lie` for what all know, a spectator too."""

NOT_PLAYED, SEA_SHOWN, SHORE_SHOWN, UNCOVERED, FETCHED = range(5)
"""What all see of a seat's card in this trick: nothing yet, its colour, its number, all of it, all of it though it is in a hand again."""

STATE = np.dtype(
    [
        ("hand", "i8", MOST_SEATS),  # bit masks of island cards
        # may_lie[who, where]: cards that may lie in the hand of the seat `where` for all that `who` knows, a seat or PUBLIC;
        # may_lie[who, who]: those that may not have been dealt. Cards that `who` holds are in none of them.
        ("may_lie", "i8", (MOST_SEATS + 1, MOST_SEATS)),
        ("played", "i8", MOST_SEATS),  # in this round, openly, and by nobody else before
        ("face_down", "i8", 2),  # treasures in the stacks that have not been turned up, as a bit mask
        ("beneath", "i1", TREASURES),  # the treasure under this one on somebody's pile, or NO_TREASURE
        ("pile", "i1", MOST_SEATS),  # the top treasure of each seat's pile, or NO_TREASURE
        # The next treasures of each stack, the topmost first, as far as somebody has looked at them, else NO_TREASURE.
        ("top", "i1", (2, TOPS)),
        ("knows_top", "i1", (2, TOPS)),  # bit masks of the seats that know which treasure that is
        # Treasures that a seat knows to be among those, but not in which order; rising, then NO_TREASURE.
        ("among", "i1", (MOST_SEATS, 2, TOPS)),
        ("open", "i1", 2),  # the treasure that lies open on each stack, or NO_TREASURE
        ("island", "i1", MOST_SEATS),  # the card played in this trick, or NO_CARD
        ("shows", "i1", MOST_SEATS),  # NOT_PLAYED ... FETCHED
        ("face", "i1", MOST_SEATS),  # the colour or number that shows, NO_CARD before
        ("added", "i1", MOST_SEATS),  # extra cards played in this trick
        ("cards", "i1", MOST_SEATS),  # how many island cards each hand holds
        ("extras", "i1", MOST_SEATS),  # extra cards held
        ("gift", "i1", MOST_SEATS),  # the card given away at the beginning of the round, or NO_CARD
        ("exchanged", "i1", MOST_SEATS),  # cards that came to a hand or left it by action 2 in this round
        ("earned", "i1", (MOST_SEATS, 2)),  # points of the first round: treasures, extra cards
        # The trick before this one, kept until this one has ended: cards, extra cards, open treasures, who had begun.
        ("last_island", "i1", MOST_SEATS),
        ("last_added", "i1", MOST_SEATS),
        ("last_open", "i1", 2),
        ("last_taker", "i1", 2),  # who got each open treasure, or one stolen instead of it; or NO_SEAT
        ("last_robbed", "i1", 2),  # from whom it was stolen, or NO_SEAT
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
        ),  # which side of each action card the table wants in a round, from 1; 0 for chance
        ("side", "i1", 2),  # action on the side that lies up, from 1 to 4; 0 before it is turned
        ("seats", "i1"),
        ("phase", "i1"),
        ("rounds", "i1"),  # that have ended
        ("first", "i1"),  # who has the start card first because the table named them, or NO_SEAT
        ("starter", "i1"),  # who has the start card, NO_SEAT before the draw
        ("turn", "i1"),  # who is to decide
        ("undecided", "i1"),  # bit mask of the seats that have still to give
        ("winners", "i1"),  # bit mask of the seats that have still to take a treasure
        ("activating", "i1"),  # bit mask of the seats that have still to carry out an action
        ("victim", "i1"),  # from whom action 2 draws, or NO_SEAT
        ("owed", "i1"),  # cards drawn and not yet given back
        ("looked_at", "i1"),  # the stack that action 3 looks at
    ]
)
