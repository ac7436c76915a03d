import pytest

import spadework
from spadework.lab.simulation import Simulation


@pytest.mark.long
def test_nothing_is_due_to_hidden_cards_where_no_card_is_hidden() -> None:
    table = Simulation("rat_alarm", ["mate", "deck-hand"], 3).game(0)
    found = spadework.review(table.record(), 0, worlds=2)
    assert abs(found.sum.hidden) < 1e-9
    assert found.sum.own != 0
