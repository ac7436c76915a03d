"""Evaluations of Sea & Shore, in points."""

import pytest
from tests.games.sea_and_shore.position import OWN, Fresh, Position

from spadework.games.sea_and_shore.ai.evaluation import EVALUATION_WEIGHTS, evaluate_leaf, noise

pytestmark = [pytest.mark.long, pytest.mark.slow]


def value(position: Fresh, seat: int) -> float:
    """A seat's evaluation without noise."""
    covered = position.state.shows[seat] != 0
    return evaluate_leaf(OWN.record, position.state, seat) - (noise(position.state, seat) if covered else 0.0)


def trick(own: str = "r7 r1") -> Position:
    """The beginning of a trick with three players; the red 5 lies open."""
    return Position(own, "b7 b1", "g7 g1", turned_up="r5a")


def test_a_treasure_counts_for_its_owner_and_against_the_others() -> None:
    before, after = trick(), trick().own(0, "p4b")
    assert value(after, 0) - value(before, 0) == pytest.approx(4.0)
    assert value(after, 1) - value(before, 1) == pytest.approx(-4.0 * EVALUATION_WEIGHTS.others / 2)


def test_extra_cards_and_high_cards_are_worth_something() -> None:
    assert value(trick().hold(2), 0) - value(trick(), 0) == pytest.approx(2 * EVALUATION_WEIGHTS.extra)
    assert value(trick("r12 r1"), 0) > value(trick("r8 r1"), 0) > value(trick("r7 r1"), 0)


def test_a_winning_card_is_worth_its_treasure_a_beaten_one_extra_cards() -> None:
    """The last player has still to play, and has no red card."""
    unbeaten = Position("r7 r1", "b9 b1", "g7 g1", turned_up="r5a").play(0, "r7 sea").play(1, "b9 sea")
    beaten = Position("r7 r1", "r9 b1", "g7 g1", turned_up="r5a").play(0, "r7 sea").play(1, "r9 sea")
    consolation = EVALUATION_WEIGHTS.lowest * EVALUATION_WEIGHTS.extra * 2
    assert value(unbeaten, 0) - value(beaten, 0) == pytest.approx(5.0 - consolation)
