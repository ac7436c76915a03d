"""What lies in the middle in Lost Maps: stack, display and expedition cards. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import count_in
from spadework.games.lost_maps.rules.state import (
    DISPLAYED,
    MOST_PATTERNS,
    NO_CARD,
)


@rule
def draw_from_stack(state: Record, card: int) -> None:
    """A card leaves the stack."""
    state.stack = int(state.stack) & ~(1 << card)


@rule
def display_is_short(state: Record) -> bool:
    """Whether a card can still be turned up into the display (LM-33, LM-42)."""
    if state.stack == 0:
        return False
    for slot in range(DISPLAYED):
        if state.display[slot] == NO_CARD:
            return True
    return False


@rule
def palms_on_display(material: Record, state: Record) -> int:
    """Palms on the open display, the only ones that add to a palm (LM-28)."""
    palms = 0
    for slot in range(DISPLAYED):
        card = int(state.display[slot])
        if card >= 0:
            palms += count_in(int(material.palms[card]))
    return palms


@rule
def shuffle_expedition_cards(material: Record, state: Record) -> None:
    """All expedition cards go face down again (LM-12, LM-40)."""
    for pattern in range(MOST_PATTERNS):
        state.patterns_left[pattern] = material.copies[pattern]
