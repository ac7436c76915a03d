"""The second action of Lost Maps: which boxes a seat may cross off. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.lost_maps.rules.state import CROSS, KEPT, PLACE


@rule
def free_boxes(material: Record, state: Record, seat: int, place: int) -> int:
    """Bit mask of the boxes that can still be crossed off on a seat's card."""
    card = int(state.card[seat, place])
    if card < 0:
        return 0
    return int(material.boxes[card]) & ~int(state.crossed[seat, place]) & ~int(state.crossing[seat, place])


@rule
def has_free_box(material: Record, state: Record, seat: int) -> bool:
    """Whether a seat can cross off anything."""
    return (free_boxes(material, state, seat, 0) | free_boxes(material, state, seat, 1)) != 0


@rule
def crosses_first(state: Record, seat: int) -> bool:
    """Whether a seat has crossed off nothing yet in this turn."""
    return (int(state.crossing[seat, 0]) | int(state.crossing[seat, 1])) == 0


@rule
def legal_crosses(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """The pattern wherever it fits (LM-22), before anything else in the turn; one free box in any case (LM-23, LM-26)."""
    count = 0
    if crosses_first(state, seat):
        pattern = state.pattern
        placement = material.placement[pattern]
        for place in range(KEPT):
            barred = ~free_boxes(material, state, seat, place)
            code = CROSS + place * PLACE
            for number in range(material.placements[pattern]):
                boxes = int(placement[number])
                moves[count] = code + boxes
                count += boxes & barred == 0  # counted without a branch, which here is a fifth faster
    for place in range(KEPT):
        free = free_boxes(material, state, seat, place)
        code = CROSS + place * PLACE
        while free:
            box = free & -free
            moves[count] = code + box
            count += 1
            free ^= box
    return count
