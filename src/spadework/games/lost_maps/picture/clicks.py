"""Clicks in a picture of Lost Maps that make a move, and the elements that show its effect."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from spadework.engine.interface import Record
from spadework.engine.texts import family_with
from spadework.games.lost_maps.notation.texts import MOVES
from spadework.games.lost_maps.notation.wording import box_ids, slots_in
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck

ELEMENTS: Mapping[str, Callable[[int], tuple[str, ...]]] = {
    "hand": lambda cards: tuple(f"hand-{slot + 1}" for slot in slots_in(cards)),
    "box": lambda thing: box_ids(s.crossed_slot(thing), s.crossed_boxes(thing)),
    "source": lambda source: ("stack" if source == s.STACK else f"display-{source + 1}",),
}
"""The ids of the elements of a thing, by `clicked` of the move's family."""


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the clicks that make a move: two dealt cards, any box of a placement, or a card to take."""
    elements = marks(deck, view, seat, move)
    return (elements,) * (s.KEPT if elements[0].startswith("hand-") else 1)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the elements that the move would keep, cross off or take."""
    return _elements(move)


@lru_cache(maxsize=4096)
def _elements(move: int) -> tuple[str, ...]:
    family = family_with(MOVES, move)
    return ELEMENTS[family.clicked](move - family.code) if family else ()
