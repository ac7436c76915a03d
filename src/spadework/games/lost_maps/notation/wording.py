"""Cards, patterns and symbols of Lost Maps in words."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from spadework.engine.words import LANGUAGES, Message, SeatName, and_list, message
from spadework.games.lost_maps.rules.material import Deck

SOFT_HYPHEN = "\u00ad"
"""Where a title may be broken; nobody reads it."""

FRONTS, BACKS = 10, 6
"""Of how many halves the names of islands are put together that have no title: enough for all cards of a deck."""

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


def in_a_row(told: Sequence[Message]) -> Message:
    """Some sentences one after the other; there is at least one."""
    first = told[0]
    for sentence in told[1:]:
        first = message("sentences", first=first, last=sentence)
    return first


@lru_cache(maxsize=1024)
def card_words(deck: Deck, card: int) -> Message:
    """What people call a treasure card: the name of its island."""
    title = deck.islands[card].title
    if title is None:
        front, back = card % FRONTS, card // FRONTS % BACKS
        return message("island-unnamed", front=message(f"island-front-{front}"), back=message(f"island-back-{back}"))
    return message("island", **{language: title[language].replace(SOFT_HYPHEN, "") for language in LANGUAGES})


def card_title(deck: Deck, card: int) -> Message:
    """The same as it is printed on the card, with soft hyphens where it may be broken."""
    title = deck.islands[card].title
    return message("island", **title) if title else card_words(deck, card)


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
