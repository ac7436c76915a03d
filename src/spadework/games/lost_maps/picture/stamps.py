"""The arrangement of a seat's filled cards, which are as small as stamps: side by side, or in a pile for each suit.

Only the top card of a pile shows its number and its suit; of the others, an edge is visible on the left.
"""

from collections.abc import Iterator, Sequence
from math import floor
from typing import NamedTuple

from spadework.games.lost_maps.picture.art.cards import FOUND_HEIGHT, FOUND_WIDTH

GAP = 3.0
EDGE = 0.3
"""Widest visible edge of a covered card, in widths of a card."""


class Stamp(NamedTuple):
    """A filled card in its place."""

    card: int
    x: float
    y: float
    pile: int
    """Number of cards in the pile that it tops; 0 for a covered card."""


def columns(width: float, scale: float) -> int:
    """Return the number of stamps that fit side by side."""
    return int((width + GAP) // (FOUND_WIDTH * scale + GAP))


def lines(height: float, scale: float) -> int:
    """Return the number of stamps that fit below each other."""
    return int((height + GAP) // (FOUND_HEIGHT * scale + GAP))


def spread_fits(count: int, width: float, scale: float, rows: int) -> bool:
    """Return whether there is room for all stamps side by side."""
    return count <= columns(width, scale) * rows


def piles_fit(piles: int, width: float, scale: float, rows: int) -> bool:
    """Return whether there is room for all piles side by side."""
    return rows > 0 and -(-piles // rows) <= columns(width, scale)


def smallest(piles: int, width: float, height: float) -> float:
    """Return the scale of stamps whose piles fill one row, where there is no room for their numbers."""
    scale = min(height / FOUND_HEIGHT, ((width + GAP) / max(piles, 1) - GAP) / FOUND_WIDTH)
    # Pictures write scales with two decimals.
    return floor(scale * 100) / 100


def spread(suits: Sequence[Sequence[int]], width: float, scale: float) -> Iterator[Stamp]:
    """Arrange all cards side by side."""
    across = max(columns(width, scale), 1)
    for number, card in enumerate(card for suit in suits for card in suit):
        x, y = number % across * (FOUND_WIDTH * scale + GAP), number // across * (FOUND_HEIGHT * scale + GAP)
        yield Stamp(card, x, y, 1)


def piled(suits: Sequence[Sequence[int]], width: float, scale: float, rows: int) -> Iterator[Stamp]:
    """Arrange the cards in a pile for each suit, showing as much of the covered cards as there is room for."""
    wide, across = FOUND_WIDTH * scale, -(-len(suits) // rows)
    for row in range(rows):
        here = suits[row * across : (row + 1) * across]
        spare = width - len(here) * (wide + GAP) + GAP
        edge = max(min(EDGE * wide, spare / max(sum(len(suit) - 1 for suit in here), 1)), 0)
        x = 0.0
        for suit in here:
            for number, card in enumerate(suit):
                top = number == len(suit) - 1
                yield Stamp(card, x + number * edge, row * (FOUND_HEIGHT * scale + GAP), len(suit) if top else 0)
            # A deck with many suits may have no room for all its piles.
            x += (len(suit) - 1) * edge + wide + GAP + min(spare, 0) / max(len(here) - 1, 1)
