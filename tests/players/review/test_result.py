import json
from dataclasses import replace

import pytest

from spadework.engine.game import Game
from spadework.lab.simulation import Simulation
from spadework.players.review.result import Decision, Review, Sum
from spadework.players.review.reviewing import Effort, review_table


@pytest.mark.parametrize(
    ("cost", "change", "label"),
    [
        (0.01, -0.2, "right move, bad outcome"),
        (0.1, 0.2, "wrong move, good outcome"),
        (0.0, 0.0, "right move"),
    ],
)
def test_labels(cost: float, change: float, label: str) -> None:
    assert Decision(0, "a", "b", cost, 0.02, 0.0, change).label == label


def test_the_moments_are_the_three_that_mattered_most() -> None:
    decisions = tuple(
        Decision(number, "a", "a", 0.0, 0.0, 0.0, change) for number, change in enumerate((0.1, 0.3, 0, -0.2, 0.05))
    )
    review = Review("dig", 0, 1.0, Sum(0.5, 0, 0, 0, 0.5, 0), decisions)
    assert [one.number for one in review.moments] == [0, 1, 3]
    assert json.loads(json.dumps(review.as_dict()))["moments"] == [0, 1, 3]


def test_the_costliest_move_is_a_moment_if_mistakes_cost_a_lot() -> None:
    lucky = tuple(Decision(number, "a", "a", 0.0, 0.0, 0.0, 0.3) for number in range(3))
    wrong = Decision(3, "a", "b", 0.04, 0.01, -0.04, 0.0)
    worse = Decision(4, "a", "b", 0.045, 0.01, -0.04, 0.0)
    review = Review("dig", 0, 1.0, Sum(0.5, 0, 0.6, 0, -0.1, 0), (*lucky, wrong, worse))
    assert [one.number for one in review.moments] == [0, 1, 4]
    assert review.mistakes == [wrong, worse]
    even = replace(review, sum=Sum(0.5, 0, 0.5, 0, 0, 0))
    assert [one.number for one in even.moments] == [0, 1, 2]


def test_luck_and_skill_are_distinguished() -> None:
    assert Decision(0, "a", "b", 0.24, 0.05, -0.2, -0.3).effect == ("cost", -0.24)
    assert Decision(0, "a", "b", 0.08, 0.02, -0.1, -0.6).effect == ("luck", -0.5)
    assert Decision(0, "a", "a", 0.0, 0.0, 0.2, 0.1).effect == ("gain", 0.2)


def test_a_turn_without_a_clear_difference_is_not_a_moment() -> None:
    decision = Decision(0, "a", "b", 0.18, 0.1, -0.17, -0.18)
    assert decision.effect.kind == "luck"
    assert Review("dig", 0, 1.0, Sum(0.5, 0, 0, 0, 0.5, 0), (decision,)).moments == []


def test_a_decision_is_shown_as_its_seat_saw_it(toy: Game) -> None:
    table = Simulation(toy, ["random", "mate"], 3).game(0)
    found = review_table(table, 1, Effort(1, 2))
    one = found.decisions[1]
    assert found.show(one)._repr_svg_() == table.standalone(1, step=one.number)
    with pytest.raises(ValueError, match="run it again to see pictures"):
        replace(found, table=None).show(one)
