"""The state of Lost Maps, its material, the codes of its moves, and the cards in the middle of the table.

A card's grid is a bit mask of 16 boxes: bit 0 is a1, bit 1 is b1, bit 4 is a2. Cards lie in slots: each seat has two, the display four,
and a dealt hand four. Codes of moves belong to families (`spadework.engine.codes`), each with room for FAMILY_SIZE things:

- keep two of the four dealt cards: `KEEP` + a bit mask of their slots;
- cross off boxes of your first or second card: `CROSS` + its slot (0 or 1) * `BOX_MASKS` + the mask of the boxes;
- take a replacement: `TAKE` + the slot of the display, or `TAKE` + `STACK`.

Codes of chance, with room for OUTCOME_SIZE things: `CARD` + the number of a card, `START` + the start player, `PATTERN` + the number of a
pattern. Numbers in brackets are those of the rule book.
"""

import numpy as np

from spadework.engine.codes import part_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.engine.masks import count_in

VERSION = 1  # of the rules
SEATS = range(2, 5)
PARTS = ("coins", "cups", "palms", "cards", "seals")

FAMILY_SIZE = 1 << 20
KEEP, CROSS, TAKE = 1 << 20, 1 << 21, 1 << 22
BOX_MASKS = 1 << 16  # sets of boxes on a card's grid
STACK = 4  # in place of a slot of the display
OUTCOME_SIZE = 1 << 16
CARD, START, PATTERN = 0, 1 << 16, 1 << 17

PURPLE, ORANGE, GREEN, GREY = 0, 1, 2, 3
COLOURS = 4
NO_SEAL = -1
NO_SEAT = -2
NO_CARD = -2  # an empty slot; UNKNOWN (-1) is a card that a view hides

MOST_CARDS = 60
MOST_PATTERNS = 8
MOST_PLACEMENTS = 48  # a pattern in at most 8 orientations, none of which fits more than 6 times when there are 8
MOST_MOVES = 2 * MOST_PLACEMENTS + 2 * 16  # placements and single boxes on two cards
MOST_CHANCES = MOST_CARDS
DEALT, KEPT, DISPLAYED = 4, 2, 4
MOST_ROUNDS, TURNS = 4, 7
ROWS, ROW = 3, 4  # coin rows, and the boxes of one
CUPS = 6
PALMS = 4

MATERIAL = np.dtype(
    [
        ("cards", "i1"),  # number of cards
        ("colour", "i1", MOST_CARDS),
        ("boxes", "i4", MOST_CARDS),  # bit mask of the figure
        ("coins", "i4", MOST_CARDS),  # bit masks of the boxes with a symbol
        ("palms", "i4", MOST_CARDS),
        ("crosses", "i4", MOST_CARDS),
        ("seal", "i1", MOST_CARDS),  # a colour, or NO_SEAL
        ("rounds", "i1"),  # of a game
        ("points", "i1", MOST_CARDS),  # of a filled card
        ("seal_points", "i1", COLOURS),  # of a seal for that colour, for each filled card of it
        ("patterns", "i1"),  # number of patterns
        ("copies", "i1", MOST_PATTERNS),  # expedition cards with the pattern
        ("placements", "i1", MOST_PATTERNS),  # number of ways to lie on a grid
        ("placement", "i4", (MOST_PATTERNS, MOST_PLACEMENTS)),  # the boxes covered
        ("cups", "i1", CUPS),  # highest first
    ],
    align=True,
)

DEALING, KEEPING, FILLING, STARTING, REVEALING, CROSSING, TAKING, DRAWING, OVER = range(9)

STATE = np.dtype(
    [
        # Bit mask of the cards that may still be drawn; UNKNOWN in a view while others hold cards in hand.
        ("stack", "i8"),
        ("crossed", "i4", (4, KEPT)),  # boxes crossed off, shown to all
        ("crossing", "i4", (4, KEPT)),  # boxes crossed off in this turn, sealed until all have finished
        ("filled", "i8", 4),  # bit mask of the filled treasure cards
        ("seats", "i1"),
        ("phase", "i1"),  # DEALING, KEEPING, FILLING, STARTING, REVEALING, CROSSING, TAKING, DRAWING or OVER
        ("rounds", "i1"),  # crossed out on the round card
        ("turn", "i1"),  # 0 to 6 in the round
        ("first", "i1"),  # start player of the first turn whom the table named, or NO_SEAT
        ("start", "i1"),  # start player; UNKNOWN before the draw
        ("undecided", "i1"),  # bit mask: seats that have not yet kept cards or crossed off
        ("resolved", "i1"),  # seats that have resolved, from the start player on
        ("pattern", "i1"),  # turned up in this turn; UNKNOWN before that
        ("patterns_left", "i1", MOST_PATTERNS),  # not yet turned up in this round
        ("display", "i1", DISPLAYED),  # cards, or NO_CARD
        ("hand", "i1", (4, DEALT)),  # cards dealt to choose from, secret; NO_CARD afterwards
        ("keeping", "i1", 4),  # sealed: mask of the hand's two cards to keep, 0 before
        ("card", "i1", (4, KEPT)),  # treasure cards being crossed off, or NO_CARD
        ("owed", "i1", 4),  # extra boxes still to be crossed off, sealed
        ("coins", "i1", 4),  # coin boxes marked
        ("rows", "i1", 4),  # coin rows resolved
        ("cup", "i1", (4, ROWS)),  # number in the row's cup, 0 for none
        ("cups_taken", "i1"),
        ("palms", "i1", 4),  # palm fields filled
        ("palm", "i1", (4, PALMS)),  # their points
    ]
)


@rule
def crossed_slot(move: int) -> int:
    """Return the slot of the card on which a move crosses off boxes, 0 or 1."""
    return part_of(move, BOX_MASKS, KEPT)


@rule
def crossed_boxes(move: int) -> int:
    """Return the mask of the boxes that a move crosses off."""
    return thing_of(move, BOX_MASKS)


@rule
def draw_from_stack(state: Record, card: int) -> None:
    """Remove a card from the stack."""
    state.stack = int(state.stack) & ~(1 << card)


@rule
def display_is_short(state: Record) -> bool:
    """Return whether the stack can still fill a gap in the display (LM-33, LM-42)."""
    if state.stack == 0:
        return False
    for slot in range(DISPLAYED):
        if state.display[slot] == NO_CARD:
            return True
    return False


@rule
def palms_on_display(material: Record, state: Record) -> int:
    """Return the number of palms in the open display, the only ones that add to a palm's points (LM-28)."""
    palms = 0
    for slot in range(DISPLAYED):
        card = int(state.display[slot])
        if card >= 0:
            palms += count_in(int(material.palms[card]))
    return palms


@rule
def shuffle_expedition_cards(material: Record, state: Record) -> None:
    """Put all expedition cards back into the face-down pile (LM-12, LM-40)."""
    for pattern in range(MOST_PATTERNS):
        state.patterns_left[pattern] = material.copies[pattern]
