"""The state of Rat Alarm, its material, and the codes of its moves.

Sets of cards are bit masks: bit 0 is the first card of the deck. Moves have codes of families (`spadework.engine.codes`):

- turn up a card: `TURN_UP`; stay in: `STAY`;
- drop out with a kind of treasure: `DROP` + the kind;
- keep a rat card after an alarm: `KEEP` + the card, or nothing: `KEEP_NONE`;
- bury a card: `BURY` + the card.

Chance's codes: `CARD` + the card turned up, `CUBE` + the index of a cube's value, `FIRST` + the first player.
"""

import numpy as np

VERSION = 1  # of the rules
SEATS = range(2, 5)
KINDS = ("rings", "coins", "pearls", "crowns", "goblets", "gems")
PARTS = KINDS
"""A score is made of the cubes won, kind by kind."""

FAMILY_SIZE = 1 << 8  # number of things in a family of codes
TURN_UP, STAY, DROP, KEEP, BURY = 1 << 8, 2 << 8, 3 << 8, 4 << 8, 5 << 8
KEEP_NONE = KEEP + FAMILY_SIZE - 1
CARD, CUBE, FIRST = 0, 6 << 8, 7 << 8

MOST_CARDS = 60
MOST_KINDS = len(KINDS)
MOST_TREASURES = 6  # on a card, so that a picture of it has room
KIND_BITS = (MOST_CARDS * MOST_TREASURES).bit_length()
"""Bits that hold the treasures of a kind on all cards together."""
CUBES = 2  # of a kind at the most
VALUES = 4  # different values of cubes
MOST_MOVES = MOST_CARDS + 1
MOST_CHANCES = MOST_CARDS

MATERIAL = np.dtype(
    [
        ("cards", "i8"),  # bit mask of the treasure cards
        ("rats", "i8"),  # of those with a rat
        ("skulls", "i8"),  # of those that stay out with 2 players
        ("treasures", "i1", (MOST_CARDS, MOST_KINDS)),  # treasures of each kind on a card
        ("packed", "i8", MOST_CARDS),  # the same in one number, KIND_BITS bits for each kind
        ("showing", "i8", MOST_KINDS),  # bit mask of the cards that show a kind
        ("value", "i1", VALUES),  # values of the cubes, rising
        ("copies", "i1", VALUES),  # number of cubes of the value
    ],
    align=True,
)

DEALING, DRAWING_FIRST, TURN, DRAWING, TURNED, ALARM, BURYING, OVER = range(8)

IN_HAND, IN_THE_MIDDLE = -2, -3  # places of a spade that lies on no card
NO_CARD = -2
NO_SEAT = -2
NO_KIND = -2

STATE = np.dtype(
    [
        ("draw_pile", "i8"),  # bit masks of cards
        ("lies_open", "i8"),  # in the middle, not buried
        ("discards", "i8"),  # out of play until they become a new draw pile
        ("taken", "i8", 4),
        ("cubes", "i1", (MOST_KINDS, CUBES)),  # their values, 0 for none
        ("cubes_left", "i1", VALUES),  # not yet drawn, by the number of the value
        ("spade", "i1", 4),  # IN_HAND, IN_THE_MIDDLE, or the card it lies on
        ("seats", "i1"),
        ("passes_on", "i1"),  # 1 where a tie lets the second cube pass to the next player
        ("phase", "i1"),  # DEALING, DRAWING_FIRST, TURN, DRAWING, TURNED, ALARM, BURYING or OVER
        ("first", "i1"),  # first player, NO_SEAT before the draw
        ("turn", "i1"),  # the active player
        ("turned", "i1"),  # card turned up last in this turn, or NO_CARD
        ("fresh", "i1"),  # 1 before the first move of the round
        ("last_round", "i1"),  # 1 once the last round has begun
        ("reshuffled", "i1"),  # 1 once the discards have become a new draw pile
        ("named", "i1"),  # the kind of the last drop-out, by its number in KINDS, or NO_KIND
        ("rounds", "i1"),  # completed
    ]
)
