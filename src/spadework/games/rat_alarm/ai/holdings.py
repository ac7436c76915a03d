"""What the seats of Rat Alarm hold, kind by kind, and what is still to come: what every judgement of a position begins with."""

from typing import Any

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.masks import lowest_in
from spadework.games.rat_alarm.rules.state import DIGIT, MOST_KINDS

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@rule
def treasures_on(material: Record, cards: int) -> int:
    """The treasures on the cards of a bit mask, those of all kinds in one number, DIGIT bits for each."""
    together = 0
    while cards:
        together += int(material.together[lowest_in(cards)])
        cards &= cards - 1
    return together


@rule
def of_kind(together: int, kind: int) -> int:
    """How many of such treasures are of a kind."""
    return together >> kind * DIGIT & (1 << DIGIT) - 1


@rule
def count_treasures(material: Record, cards: int, held: Numbers) -> None:
    """Add the treasures on the cards of a bit mask to held[kind]."""
    together = treasures_on(material, cards)
    for kind in range(MOST_KINDS):
        held[kind] += of_kind(together, kind)
