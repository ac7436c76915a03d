"""The state of Sea & Shore, its material, and the codes of its moves.

An island card is a number from 0 to 47: its colour times 12 plus its number less 1. A treasure is a number from 0 to 31: its colour times 8
plus its place in the deck. Colours are 0 red, 1 blue, 2 green, 3 purple. Sets of cards are bit masks.

Codes of moves:

- give a card: `GIVE` + the card;
- play a card: `PLAY` + the card + `HALF` times the half that is shown (`SEA` 0, `SHORE` 1) + `ADDED` times the extra cards;
- take the open treasure: `TAKE`; steal one: `STEAL` + from whom;
- action 1: `ROB` + whom; action 2: `DRAW_FROM` + whom, then `GIVE_BACK` + a card, card by card;
- action 3: `LOOK` + the stack, then `ORDER` + the number of an order;
- action 4: `FETCH` + the card, then `DISCARD` + a card.

Chance's codes: `CARD` + an island card dealt, `START` + the start player, `SIDE` + the action on a card's side, `TREASURE` + a treasure
turned up or looked at, `DRAWN` + an island card drawn from a hand.
"""

import numpy as np

SEATS = range(3, 6)
MOST_SEATS = 5
COLOURS = ("red", "blue", "green", "purple")
MOST_COLOURS = len(COLOURS)
NUMBERS = 12
VALUES = NUMBERS + 1
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

SEA, SHORE = 0, 1
HALF, ADDED = 1 << 6, 1 << 7  # factors in the code of a card played
PLAY = 1 << 13
FAMILY = 0xFF  # what two codes of one other kind of move may differ in
GIVE, TAKE, STEAL, ROB, DRAW_FROM, GIVE_BACK = 1 << 8, 2 << 8, 3 << 8, 4 << 8, 5 << 8, 6 << 8
LOOK, ORDER, FETCH, DISCARD = 7 << 8, 8 << 8, 9 << 8, 10 << 8
CARD, START, SIDE, TREASURE, DRAWN = 0, 11 << 8, 12 << 8, 13 << 8, 14 << 8

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The orders of three treasures: which of those looked at comes first, second, third."""

MOST_MOVES = 12 * 2 * (EXTRAS + 1)
MOST_CHANCES = CARDS

MATERIAL = np.dtype(
    [
        ("left_out", "i8"),  # bit mask of the treasures that leave a round with 3 players
        ("value", "i1", TREASURES),
    ],
    align=True,
)

DEALING, GIVING, TURNING_UP, PLAYING, WINNING = range(5)
ROBBING, DRAWING_FROM, DRAWING, GIVING_BACK, LOOKING, PEEKING, ORDERING, FETCHING, DISCARDING, OVER = range(5, 15)

NO_CARD = -2
NO_SEAT = -2
NOT_PLAYED, SEA_SHOWN, SHORE_SHOWN, UNCOVERED, FETCHED = range(5)
"""What a seat's place on the table shows of its card: nothing yet, its colour, its number, all, all and it was taken into a hand."""

STATE = np.dtype(
    [
        ("hand", "i8", MOST_SEATS),  # bit masks of island cards
        # may_lie[who, where]: cards that lie in the hand of `where` for all that `who` knows, a seat or, in the last row, a spectator;
        # may_lie[who, who]: those that may not have been dealt. Cards that `who` holds are in none of them.
        ("may_lie", "i8", (MOST_SEATS + 1, MOST_SEATS)),
        ("played", "i8", MOST_SEATS),  # in this round, openly, and by nobody else before
        ("face_down", "i8", 2),  # treasures in the stacks that have not been turned up, as a bit mask
        ("beneath", "i1", TREASURES),  # the treasure under this one on somebody's pile, or NO_CARD
        ("pile", "i1", MOST_SEATS),  # the top treasure of each seat's pile, or NO_CARD
        ("top", "i1", (2, TOPS)),  # the next treasures of each stack where they have been looked at, else NO_CARD
        ("knows_top", "i1", (2, TOPS)),  # bit masks of the seats that know which treasure lies there
        (
            "among",
            "i1",
            (MOST_SEATS, 2, TOPS),
        ),  # treasures that a seat knows to be among these, but not where; rising, then NO_CARD
        ("open", "i1", 2),  # the treasure that lies open on each stack, or NO_CARD
        ("island", "i1", MOST_SEATS),  # the card played in this trick, or NO_CARD
        ("shows", "i1", MOST_SEATS),  # NOT_PLAYED ... FETCHED
        ("face", "i1", MOST_SEATS),  # the colour or number that shows, NO_CARD before
        ("added", "i1", MOST_SEATS),  # extra cards played in this trick
        ("cards", "i1", MOST_SEATS),  # how many island cards each hand holds
        ("extras", "i1", MOST_SEATS),  # extra cards held
        ("gift", "i1", MOST_SEATS),  # the card given away at the beginning of the round, or NO_CARD
        ("exchanged", "i1", MOST_SEATS),  # cards drawn from or into a hand in exchanges in this round
        ("earned", "i1", (MOST_SEATS, 2)),  # points of the first round: treasures, extra cards
        # The trick before this one, kept until this one has ended: cards, extra cards, open treasures, who had begun.
        ("last_island", "i1", MOST_SEATS),
        ("last_added", "i1", MOST_SEATS),
        ("last_open", "i1", 2),
        ("last_taker", "i1", 2),  # who got each open treasure, or one stolen instead of it; or NO_SEAT
        ("last_robbed", "i1", 2),  # from whom it was stolen, or NO_SEAT
        ("last_starter", "i1"),
        ("taker", "i1", 2),  # the same of this trick
        ("robbed", "i1", 2),
        ("won", "i1", MOST_SEATS),  # extra cards handed out when covers last came off
        ("side_then", "i1", 2),  # the actions that lay up then
        ("supply", "i1"),  # extra cards
        ("side_option", "i1", 2),  # action that the table has chosen for each action card, 0 for chance
        (
            "side",
            "i1",
            2,
        ),  # action on the side that lies up: 1 or 2 for red and blue, 3 or 4 for green and purple; 0 before
        ("seats", "i1"),
        ("phase", "i1"),
        ("rounds", "i1"),  # that have ended
        ("starter", "i1"),  # who has the start card, NO_SEAT before the draw
        ("turn", "i1"),  # who is to decide
        ("undecided", "i1"),  # bit mask of the seats that have still to give
        ("winners", "i1"),  # bit mask of the seats that have still to take a treasure
        ("activating", "i1"),  # bit mask of the seats that have still to carry out an action
        ("victim", "i1"),  # from whom action 2 draws, or NO_SEAT
        ("owed", "i1"),  # cards drawn and not yet given back
        ("looked_at", "i1"),  # the stack that action 3 looks at
    ],
    align=True,
)
