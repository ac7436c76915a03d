"""How the fields of Dragon Island lie to each other when nothing is in the way, as tables for compiled code."""

from collections.abc import Iterable

import numpy as np

from spadework.games.dragon_island.fields import distance, flights, neighbours
from spadework.games.dragon_island.state import FIELDS, ISLAND

STEPS = np.array([[distance(one, other) for other in range(FIELDS)] for one in range(FIELDS)], np.int8)
"""How many steps lead from one field to another."""


def _masks(fields: Iterable[int]) -> tuple[int, int]:
    there = set(fields)
    return sum(1 << field for field in there if field < ISLAND), sum(
        1 << field - ISLAND for field in there if field >= ISLAND
    )


_BY_STEP = [_masks(neighbours(field)) for field in range(FIELDS)]
_BY_FLIGHT = [_masks(landing for _, landing in flights(field)) for field in range(FIELDS)]

ONWARD = np.array([[island for island, _ in by] for by in (_BY_STEP, _BY_FLIGHT)], np.int64)
"""By a step and by a flight: bit masks of the fields of the island to which each field leads."""

BOATS_ONWARD = np.array([[boats for _, boats in by] for by in (_BY_STEP, _BY_FLIGHT)], np.int64)
"""By a step and by a flight: bit masks of the hunters to whose boats each field leads."""
