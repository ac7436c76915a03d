"""How many steps lead from one field of Dragon Island to another when nothing is in the way."""

import numpy as np

from spadework.games.dragon_island.fields import distance
from spadework.games.dragon_island.state import FIELDS

STEPS = np.array([[distance(one, other) for other in range(FIELDS)] for one in range(FIELDS)], np.int8)
