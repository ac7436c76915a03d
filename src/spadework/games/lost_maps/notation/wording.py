"""Cards, patterns and symbols of Lost Maps in words."""

import re
from collections.abc import Iterable

from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck

COLOUR_LETTERS = "POGS"

SHAPES = {
    "pattern-line-2": 0b0000_0000_0011,
    "pattern-line-3": 0b0000_0000_0111,
    "pattern-line-4": 0b0000_0000_1111,
    "pattern-corner": 0b0000_0001_0011,
    "pattern-t": 0b0000_0010_0111,
    "pattern-l": 0b0011_0001_0001,
    "pattern-s": 0b0000_0011_0110,
    "pattern-square": 0b0000_0011_0011,
}
"""One placement of each pattern that has a name of its own."""


def seats_words(seats: Iterable[int]) -> Message:
    """The names of some seats in a row."""
    return and_list([message("seat-name", seat=SeatName(seat)) for seat in seats])


def card_words(deck: Deck, card: int) -> Message:
    """A treasure card in words: its colour, and its number or name."""
    colour, name = int(deck.record.colour[card]), deck.card_names[card]
    numbered = re.fullmatch(rf"{COLOUR_LETTERS[colour]}(\d+)", name)
    return message(f"card-{COLOUR_NAMES[colour]}", name=numbered[1] if numbered else name)


def pattern_words(deck: Deck, pattern: int) -> Message:
    """An expedition's pattern in words, however the deck draws and names it."""
    placements = [int(boxes) for boxes in deck.record.placement[pattern, : deck.record.placements[pattern]]]
    for id, shape in SHAPES.items():
        if shape in placements:
            return message(id)
    return message("pattern-other", name=deck.pattern_names[pattern], boxes=placements[0].bit_count())


def symbols_under(deck: Deck, card: int, boxes: int) -> list[Message]:
    """The symbols on some boxes of a card, counted, in words."""
    counts = {kind: (int(deck.record[kind][card]) & boxes).bit_count() for kind in ("coins", "palms", "crosses")}
    return [message(f"symbol-{kind}", count=count) for kind, count in counts.items() if count]
