"""Fairness of seats in Lost Maps: all cross off at the same time, so no seat has an advantage."""

import pytest
from tests.games.lost_maps.position import GAME

from spadework.lab.report.measures import wins_by_seat
from spadework.lab.simulate import simulate


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.rules.SEATS)
def test_no_seat_has_an_advantage_among_mates(seats: int) -> None:
    found = wins_by_seat(list(simulate(GAME, ["mate"] * seats, 8000, seed=1)))
    # With even seats, a result outside these limits has a probability of about one in a thousand.
    assert all(abs(wins.mean - 1 / seats) < 1.7 * (wins.high - wins.mean) for wins in found)
