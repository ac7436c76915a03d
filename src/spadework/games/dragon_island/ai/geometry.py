"""How the fields of Dragon Island lie to each other when nothing is in the way, as tables for compiled code."""

from collections.abc import Iterable

import numpy as np

from spadework.games.dragon_island.rules.fields import distance, flights, neighbours
from spadework.games.dragon_island.rules.state import FIELDS, ISLAND

STEPS = np.array([[distance(one, other) for other in range(FIELDS)] for one in range(FIELDS)], np.int8)
"""How many steps lead from one field to another."""


def _mask(fields: Iterable[int], numbers: range) -> int:
    return sum(1 << numbers.index(field) for field in set(fields) if field in numbers)


_BY_STEP = [neighbours(field) for field in range(FIELDS)]
_BY_FLIGHT = [tuple(landing for _, landing in flights(field)) for field in range(FIELDS)]

ONWARD = np.array([[_mask(fields, range(ISLAND)) for fields in by] for by in (_BY_STEP, _BY_FLIGHT)], np.int64)
"""By a step and by a flight: bit masks of the fields of the island to which each field leads."""

BOATS_ONWARD = np.array(
    [[_mask(fields, range(ISLAND, FIELDS)) for fields in by] for by in (_BY_STEP, _BY_FLIGHT)], np.int64
)
"""By a step and by a flight: bit masks of the hunters to whose boats each field leads."""
