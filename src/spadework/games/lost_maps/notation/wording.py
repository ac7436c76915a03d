"""Words and names for the things of Lost Maps: cards, patterns, symbols and boxes.

A box is named by its column a to d and its row 1 to 4. A set of boxes is a bit mask, as in the state.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from spadework.engine.interface import Record
from spadework.engine.words import LANGUAGES, Message, SeatName, and_list, message
from spadework.games.lost_maps.rules.material import SIDE, Deck
from spadework.games.lost_maps.rules.state import DEALT

SOFT_HYPHEN = "\u00ad"
"""A possible line break in a title, not part of the name."""

FRONTS, BACKS = 10, 6
"""Number of first and second halves for names of islands without a title: enough for all cards of a deck."""

COLUMNS = "abcd"
BOXES_IN_READING_ORDER = tuple(row * SIDE + column for column in range(SIDE) for row in range(SIDE))

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
"""One placement of each pattern that has a name."""


def seats_words(seats: Iterable[int]) -> Message:
    """Return a list of players in words."""
    return and_list([message("seat-name", seat=SeatName(seat)) for seat in seats])


def in_a_row(sentences: Sequence[Message]) -> Message:
    """Join one or more sentences into one message."""
    first = sentences[0]
    for sentence in sentences[1:]:
        first = message("sentences", first=first, last=sentence)
    return first


@lru_cache(maxsize=1024)
def card_words(deck: Deck, card: int) -> Message:
    """Return the name of a treasure card for people: that of its island."""
    title = deck.islands[card].title
    if title is None:
        front, back = card % FRONTS, card // FRONTS % BACKS
        return message("island-unnamed", front=message(f"island-front-{front}"), back=message(f"island-back-{back}"))
    return message("island", **{language: title[language].replace(SOFT_HYPHEN, "") for language in LANGUAGES})


def card_title(deck: Deck, card: int) -> Message:
    """Return the name as printed on the card, with soft hyphens where a line may break."""
    title = deck.islands[card].title
    return message("island", **title) if title else card_words(deck, card)


def pattern_words(deck: Deck, pattern: int) -> Message:
    """Describe an expedition's pattern in words, independent of its name and orientation in the deck."""
    placements = [int(boxes) for boxes in deck.record.placement[pattern, : deck.record.placements[pattern]]]
    for id, shape in SHAPES.items():
        if shape in placements:
            return message(id)
    return message("pattern-other", name=deck.pattern_names[pattern], boxes=placements[0].bit_count())


def symbols_under(deck: Deck, card: int, boxes: int) -> list[Message]:
    """Return the symbols on some boxes of a card, with their numbers."""
    counts = {kind: (int(deck.record[kind][card]) & boxes).bit_count() for kind in ("coins", "palms", "crosses")}
    return [message(f"symbol-{kind}", count=count) for kind, count in counts.items() if count]


def box_name(box: int) -> str:
    """Return the name of a bit of a mask.

    >>> box_name(0), box_name(1), box_name(4)
    ('a1', 'b1', 'a2')
    """
    return f"{COLUMNS[box % SIDE]}{box // SIDE + 1}"


def boxes_in(mask: int) -> list[int]:
    """Return the bits of a mask, column by column."""
    return [box for box in BOXES_IN_READING_ORDER if mask >> box & 1]


def box_names(mask: int, between: str = ", ") -> str:
    """Return the names of the boxes of a mask; notation separates them by a single space.

    >>> box_names(0b0001_0011)
    'a1, a2, b1'
    """
    return between.join(box_name(box) for box in boxes_in(mask))


def box_id(slot: int, box: int) -> str:
    """Return the id of a box on the viewer's first or second card in a picture."""
    return f"box-{slot + 1}-{box_name(box)}"


def box_ids(slot: int, mask: int) -> tuple[str, ...]:
    """Return the ids of the boxes of a mask on a card in a picture."""
    return tuple(box_id(slot, box) for box in boxes_in(mask))


def boxes_of_this_turn(view: Record, seat: int, slot: int) -> int:
    """Return the boxes that a seat has crossed off in this turn; none where the view hides them."""
    return max(int(view.crossing[seat, slot]), 0)


def slots_in(mask: int) -> list[int]:
    """Return the slots of the dealt cards in a mask.

    >>> slots_in(0b0101)
    [0, 2]
    """
    return [slot for slot in range(DEALT) if mask >> slot & 1]
