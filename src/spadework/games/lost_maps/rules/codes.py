"""What codes of moves of Lost Maps are about; the codes are described in `state`."""

from spadework.engine.codes import part_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.games.lost_maps.rules.state import BOX_MASKS, KEPT


@rule
def crossed_slot(move: int) -> int:
    """The slot of the card on which a move crosses off boxes, 0 or 1."""
    return part_of(move, BOX_MASKS, KEPT)


@rule
def crossed_boxes(move: int) -> int:
    """The mask of the boxes that a move crosses off."""
    return thing_of(move, BOX_MASKS)
