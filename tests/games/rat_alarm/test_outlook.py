"""What each seat of Rat Alarm may expect of the win when a round begins."""

import numpy as np
import pytest
from tests.games.rat_alarm.position import CUBES, Fresh, Position

from spadework.games.rat_alarm.ai.leaf_evaluation import win_probabilities


def shares(position: Fresh) -> list[float] | None:
    """What is foreseen, by seat; None when nothing is."""
    foreseen = np.zeros(8)
    if not win_probabilities(position.deck.record, position.state, True, foreseen):
        return None
    return [float(share) for share in foreseen[: position.state.seats]]


def test_foresees_the_beginning_of_a_round_only() -> None:
    position = Position(2)
    assert shares(position) is not None
    position.play(0, "turn up 1")
    assert shares(position) is None
    position.play(0, "drop rings")
    position.play(1, "drop rings")
    assert position.state.rounds == 1
    assert shares(position) is not None


def test_foresees_nothing_before_the_first_round() -> None:
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
    foreseen, foreseen_late = shares(early), shares(late)
    assert foreseen is not None
    assert foreseen_late is not None
    assert sum(foreseen) == pytest.approx(1)
    assert sum(foreseen_late) == pytest.approx(1)
    assert 1 / seats < foreseen[1] < foreseen_late[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dearer_cube_is_worth_more(seats: int) -> None:
    cheap, dear = Position(seats).give(0, 1, 2).give(1, 5, 6), Position(seats).give(0, 1, 2).give(1, 5, 6)
    cheap.lay_cubes("rings", 3, 3)
    dear.lay_cubes("rings", 5, 3)
    foreseen, foreseen_dear = shares(cheap), shares(dear)
    assert foreseen is not None
    assert foreseen_dear is not None
    assert foreseen[0] < foreseen_dear[0]


def test_rats_win_what_is_otherwise_even() -> None:
    foreseen = shares(Position(2).give(0, 1, 16).give(1, 2, 17))
    assert foreseen is not None
    assert foreseen[0] < 0.5 < foreseen[1]
