"""How many treasures cards show, kind by kind: what every evaluation of a position begins with.

The material holds the treasures of a card in one packed number, KIND_BITS bits for each kind, so that adding two numbers adds all kinds.
"""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import lowest_in
from spadework.games.rat_alarm.rules.state import KIND_BITS, MOST_KINDS

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@rule
def packed_treasures(material: Record, cards: int) -> int:
    """The treasures on the cards of a bit mask, all kinds in one packed number."""
    packed = 0
    while cards:
        packed += int(material.packed[lowest_in(cards)])
        cards &= cards - 1
    return packed


@rule
def of_kind(packed: int, kind: int) -> int:
    """How many treasures of a kind a packed number holds."""
    return packed >> kind * KIND_BITS & (1 << KIND_BITS) - 1


@rule
def add_treasures(material: Record, cards: int, counts: Numbers) -> None:
    """Add the treasures on the cards of a bit mask to counts[kind]."""
    packed = packed_treasures(material, cards)
    for kind in range(MOST_KINDS):
        counts[kind] += of_kind(packed, kind)
