"""The first and second action of Lost Maps: reveal, and cross off. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.games.lost_maps.rules.settling import settle
from spadework.games.lost_maps.rules.stacks import palms_on_display
from spadework.games.lost_maps.rules.state import (
    BOX_MASKS,
    CROSS,
    CROSSING,
    KEPT,
    PALMS,
    ROW,
    ROWS,
)


@rule
def reveal(material: Record, state: Record, pattern: int) -> None:
    """The top expedition card holds for everyone who has a free box (LM-20, LM-24)."""
    state.pattern = pattern
    state.patterns_left[pattern] -= 1
    state.undecided = 0
    for seat in range(state.seats):
        if has_free_box(material, state, seat):
            state.undecided = int(state.undecided) | 1 << seat
    state.phase = CROSSING
    if state.undecided == 0:
        show_crossings(material, state)


@rule
def free_boxes(material: Record, state: Record, seat: int, slot: int) -> int:
    """Bit mask of the boxes that can still be crossed off on a seat's card."""
    card = int(state.card[seat, slot])
    if card < 0:
        return 0
    return int(material.boxes[card]) & ~int(state.crossed[seat, slot]) & ~int(state.crossing[seat, slot])


@rule
def has_free_box(material: Record, state: Record, seat: int) -> bool:
    """Whether a seat can cross off anything."""
    return (free_boxes(material, state, seat, 0) | free_boxes(material, state, seat, 1)) != 0


@rule
def has_crossed_off(state: Record, seat: int) -> bool:
    """Whether a seat has crossed off something in this turn already."""
    return (int(state.crossing[seat, 0]) | int(state.crossing[seat, 1])) != 0


@rule
def legal_crossings(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the pattern wherever it fits, if it comes first (LM-22), and with single boxes (LM-23, LM-26); return how many."""
    count = 0
    if not has_crossed_off(state, seat):
        pattern = state.pattern
        placement = material.placement[pattern]
        for slot in range(KEPT):
            barred = ~free_boxes(material, state, seat, slot)
            code = CROSS + slot * BOX_MASKS
            for number in range(material.placements[pattern]):
                boxes = int(placement[number])
                moves[count] = code + boxes
                count += boxes & barred == 0  # counted without a branch, which here is a fifth faster
    for slot in range(KEPT):
        free = free_boxes(material, state, seat, slot)
        code = CROSS + slot * BOX_MASKS
        while free:
            box = free & -free
            moves[count] = code + box
            count += 1
            free ^= box
    return count


@rule
def cross_off(material: Record, state: Record, seat: int, slot: int, boxes: int) -> None:
    """Sealed until all have finished: the pattern or one box (LM-21, LM-23), or an extra box (LM-26)."""
    cross_boxes(material, state, seat, slot, boxes)
    if state.owed[seat] == 0:
        state.undecided = int(state.undecided) & ~(1 << seat)
        if state.undecided == 0:
            show_crossings(material, state)


@rule
def cross_boxes(material: Record, state: Record, seat: int, slot: int, boxes: int) -> None:
    """Cross off boxes; each cross symbol under them owes an extra box, as long as one is free (LM-26)."""
    if has_crossed_off(state, seat):
        state.owed[seat] -= 1
    state.crossing[seat, slot] = int(state.crossing[seat, slot]) | boxes
    card = int(state.card[seat, slot])
    state.owed[seat] += count_in(boxes & int(material.crosses[card]))
    if not has_free_box(material, state, seat):
        state.owed[seat] = 0


@rule
def show_crossings(material: Record, state: Record) -> None:
    """All have finished: what they crossed off is shown (LM-21), coins and palms count, the third action begins (LM-30)."""
    for seat in range(state.seats):
        for slot in range(KEPT):
            card = int(state.card[seat, slot])
            boxes = int(state.crossing[seat, slot])
            if card >= 0 and boxes:
                mark_coins(state, seat, count_in(boxes & int(material.coins[card])))
                palms = count_in(boxes & int(material.palms[card]))
                if palms:
                    score_palms(state, seat, palms, 1 + palms_on_display(material, state))
                state.crossed[seat, slot] = int(state.crossed[seat, slot]) | boxes
                state.crossing[seat, slot] = 0
    state.resolved = 0
    settle(material, state)


@rule
def mark_coins(state: Record, seat: int, coins: int) -> None:
    """Mark the next coin boxes; after the twelfth coins are lost (LM-27)."""
    state.coins[seat] = min(int(state.coins[seat]) + coins, ROWS * ROW)


@rule
def score_palms(state: Record, seat: int, palms: int, points: int) -> None:
    """Fill the next palm fields; after the fourth palms score nothing (LM-28, LM-29)."""
    for _ in range(palms):
        if state.palms[seat] < PALMS:
            state.palm[seat, state.palms[seat]] = points
            state.palms[seat] += 1
