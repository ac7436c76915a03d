import pytest

import spadework
from spadework.lab.simulation import Simulation


@pytest.mark.long
def test_a_review_blames_nothing_on_hidden_cards_if_none_are_hidden() -> None:
    table = Simulation("rat_alarm", ["mate", "deck-hand"], 3).game(0)
    found = spadework.review(table.record(), 0, worlds=2)
    assert abs(found.sum.hidden) < 1e-9
    assert found.sum.own != 0
