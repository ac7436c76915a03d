"""How likely each seat of Rat Alarm is to win when a round begins."""

import numpy as np
import pytest
from tests.games.rat_alarm.position import CUBES, Fresh, Position

from spadework.games.rat_alarm.ai.evaluation import win_probabilities

pytestmark = pytest.mark.long


def shares(position: Fresh) -> list[float] | None:
    """How likely each seat is to win; None when that can't be told."""
    found = np.zeros(8)
    if not win_probabilities(position.deck.record, position.state, True, found):
        return None
    return [float(share) for share in found[: position.state.seats]]


def test_tells_chances_at_the_beginning_of_a_round_only() -> None:
    position = Position(2)
    assert shares(position) is not None
    position.play(0, "turn up 1")
    assert shares(position) is None
    position.play(0, "drop rings")
    position.play(1, "drop rings")
    assert position.state.rounds == 1
    assert shares(position) is not None


def test_tells_no_chances_before_the_first_round() -> None:
    position = Fresh(2)
    for cube in CUBES[::2]:
        assert shares(position) is None
        position.chance(f"cube {cube}")
    assert shares(position) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_stand_alike_may_expect_the_same(seats: int) -> None:
    assert shares(Position(seats)) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lead_is_worth_the_more_the_less_is_to_come(seats: int) -> None:
    early, late = Position(seats).give(1, 1, 18), Position(seats).give(1, 1, 18).draw_from(5, 6, 7)
    early_shares, late_shares = shares(early), shares(late)
    assert early_shares is not None
    assert late_shares is not None
    assert sum(early_shares) == pytest.approx(1)
    assert sum(late_shares) == pytest.approx(1)
    assert 1 / seats < early_shares[1] < late_shares[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dearer_cube_is_worth_more(seats: int) -> None:
    cheap, dear = Position(seats).give(0, 1, 2).give(1, 5, 6), Position(seats).give(0, 1, 2).give(1, 5, 6)
    cheap.lay_cubes("rings", 3, 3)
    dear.lay_cubes("rings", 5, 3)
    cheap_shares, dear_shares = shares(cheap), shares(dear)
    assert cheap_shares is not None
    assert dear_shares is not None
    assert cheap_shares[0] < dear_shares[0]


def test_rats_win_what_is_otherwise_even() -> None:
    found = shares(Position(2).give(0, 1, 16).give(1, 2, 17))
    assert found is not None
    assert found[0] < 0.5 < found[1]
