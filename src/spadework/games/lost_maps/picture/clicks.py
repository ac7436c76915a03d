"""What is clicked for a move of Lost Maps, and what shows the move's effect.

Ids: `box-1-a1` is a box of one's own first card, `hand-1` a dealt card, `display-1`, `stack` and `expedition` lie on the common table,
`seat-2-card-1` is another's card; `card-P3` is a treasure card wherever it lies.
"""

from functools import lru_cache

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.games.lost_maps.notation.boxes import boxes_in, slots_in
from spadework.games.lost_maps.picture.drawing import box_id
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import FAMILY_SIZE, KEEP, KEPT, STACK, TAKE


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move: two dealt cards, any box of a placement, or a card to take."""
    clicks = KEPT if family_of(move, FAMILY_SIZE) == KEEP else 1
    return (marks(deck, view, seat, move),) * clicks


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the move would keep, cross off or take."""
    return _marks(move)


@lru_cache(maxsize=4096)
def _marks(move: int) -> tuple[str, ...]:
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family == KEEP:
        return tuple(f"hand-{slot + 1}" for slot in slots_in(thing))
    if family == TAKE:
        return ("stack" if thing == STACK else f"display-{thing + 1}",)
    return tuple(box_id(crossed_slot(move), box) for box in boxes_in(crossed_boxes(move)))
