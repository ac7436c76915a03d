"""The codes of moves in Sea & Shore, and of what chance brings.

- give a card: `GIVE` + the card;
- play a card: `PLAY` + the card + `HALF` times the half that is shown (`SEA` or `SHORE`) + `ADDED` times the extra cards;
- take the open treasure: `TAKE`; steal one: `STEAL` + from whom;
- action 1: `ROB` + whom; action 2: `DRAW_FROM` + whom, then `GIVE_BACK` + a card, card by card;
- action 3: `LOOK` + the stack, then `ORDER` + the index of one of `ORDERS`;
- action 4: `FETCH` + the card, then `DISCARD` + a card.

Chance's codes: `CARD` + an island card dealt, `START` + the start player, `SIDE` + the action on a card's side, `TREASURE` + a treasure
turned up or looked at, `DRAWN` + an island card drawn from a hand.
"""

from spadework.engine.codes import part_of
from spadework.engine.compile.rule import rule
from spadework.games.sea_and_shore.rules.state import CARDS, EXTRAS

FAMILY_SIZE = 1 << 8  # of all families but PLAY
GIVE, TAKE, STEAL, ROB, DRAW_FROM, GIVE_BACK = 1 << 8, 2 << 8, 3 << 8, 4 << 8, 5 << 8, 6 << 8
LOOK, ORDER, FETCH, DISCARD = 7 << 8, 8 << 8, 9 << 8, 10 << 8
CARD, START, SIDE, TREASURE, DRAWN = 0, 11 << 8, 12 << 8, 13 << 8, 14 << 8

PLAY = 1 << 13
SEA, SHORE = 0, 1
HALF, ADDED = 1 << 6, 1 << 7

ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The orders of three treasures: which of those looked at comes first, second, third."""

MOST_MOVES = 12 * 2 * (EXTRAS + 1)
MOST_CHANCES = CARDS


@rule
def played_card(move: int) -> int:
    """The island card, from the code of a card played."""
    return part_of(move, 1, HALF)


@rule
def played_half(move: int) -> int:
    """The half that is shown, SEA or SHORE, from the code of a card played."""
    return part_of(move, HALF, 2)


@rule
def played_extras(move: int) -> int:
    """How many extra cards are added, from the code of a card played."""
    return part_of(move, ADDED, PLAY // ADDED)
