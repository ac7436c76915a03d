"""What the seats of Rat Alarm hold, kind by kind, and what is still to come: what every judgement of a position begins with."""

from typing import Any

import numpy as np

from spadework.engine.compiled import rule
from spadework.engine.contract import Record
from spadework.engine.masks import lowest_in
from spadework.games.rat_alarm.state import MOST_KINDS

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@rule
def count_treasures(material: Record, cards: int, held: Numbers) -> None:
    """Add the treasures on the cards of a bit mask to held[kind]."""
    while cards:
        card = lowest_in(cards)
        for kind in range(MOST_KINDS):
            held[kind] += material.treasures[card, kind]
        cards &= cards - 1
