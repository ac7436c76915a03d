"""The best plan of a seat of Dragon Island over all its hunters."""

import numpy as np
from tests.games.dragon_island.position import OWN, all_like
from tests.games.dragon_island.position import Position as Put

from spadework.games.dragon_island.ai.field_values import fill_field_values
from spadework.games.dragon_island.ai.plan import best_plan
from spadework.games.dragon_island.ai.position import Position, map_tiles
from spadework.games.dragon_island.ai.reachability import LONGEST
from spadework.games.dragon_island.rules.codes import target_of
from spadework.games.dragon_island.rules.state import FIELDS, HUNTERS, KINDS_OF_TERRAIN


def test_two_hunters_of_a_seat_carry_both_coins_home_and_the_values_given_stay_as_they_are() -> None:
    put = Put(3).lay(**all_like("desert")).carry("b6", "green", "blue", pair=7).give(1, "water")
    put.state.active = put.state.turn = 1
    tiles, steps = np.zeros(KINDS_OF_TERRAIN, np.int64), np.zeros(LONGEST, np.int64)
    map_tiles(put.state, tiles)
    position = Position(OWN.record, put.state, tiles)
    values, costs = np.zeros((HUNTERS, FIELDS)), np.zeros(FIELDS, np.int32)
    own = [put.hunter(colour) for colour in ("green", "blue")]
    for hunter in own:
        fill_field_values(position, hunter, values[hunter], costs)
    before = values.copy()
    worth, going, length = best_plan(position, 1, True, values, steps)
    assert going in own
    assert [target_of(int(step)) for step in steps[:length]] == [put.field("boat-green")]
    # Two coins of 300, less what is uncertain.
    assert 500 < worth < 600
    assert np.array_equal(values, before)
