"""What seats of Dragon Island may expect where a search breaks off, and how likely each is to win."""

from typing import Any

import numpy as np
import pytest
from tests.games.dragon_island.position import OWN, Fresh, Position

from spadework.games.dragon_island.ai.leaf_evaluation import (
    LEAF_WEIGHTS,
    evaluate_leaf,
    is_quiescent,
    win_probabilities,
)
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.state import ANNOUNCED, PAIRS

GREEN, BROWN, BLUE, YELLOW = range(4)


def shares_of(position: Fresh, use_belief: bool = False) -> Any:
    """What each seat may expect of the win."""
    shares = np.zeros(8)
    assert win_probabilities(OWN.record, position.state, use_belief, shares)
    return shares


def expected(position: Fresh, seat: int = GREEN) -> float:
    """What a seat may expect."""
    return float(evaluate_leaf(OWN.record, position.state, seat))


def test_it_is_quiescent_when_a_turn_of_the_seat_begins() -> None:
    position = Fresh().chance("start 3").draw_any()
    assert position.state.phase == ANNOUNCED
    assert position.state.announced == TURN_BEGINS
    assert [bool(is_quiescent(OWN.record, position.state, seat)) for seat in range(4)] == [False, False, True, False]
    assert not is_quiescent(OWN.record, position.settle().state, BLUE)


def test_coins_count_in_full_and_treasures_the_more_the_nearer_they_are() -> None:
    plain = expected(Position())
    assert expected(Position().win(GREEN, 7)) == plain + 300
    assert expected(Position().win(BLUE, 7)) == plain
    near, far = (expected(Position().carry(field, "green", "blue", pair=7)) for field in ("b6", "c4"))
    assert near > far > plain


def test_carrying_counts_more_beside_the_own_boat_and_with_an_infidelity_more() -> None:
    def carried(*cards: str, seat: int) -> float:
        return expected(
            Position().carry("b6", "green", "blue", pair=7).give(BLUE, "infidelity").give(GREEN, *cards), seat
        )

    assert carried("infidelity", seat=GREEN) > carried("infidelity", seat=BLUE)
    plain, one, two = (carried(*["infidelity"] * more, seat=GREEN) for more in range(3))
    assert two - one - LEAF_WEIGHTS.next_infidelity == pytest.approx(one - plain - LEAF_WEIGHTS.first_infidelity)
    assert two - one > LEAF_WEIGHTS.next_infidelity
    assert carried(*["infidelity"] * 2, seat=BLUE) < carried("infidelity", seat=BLUE)


@pytest.mark.parametrize("hunters", [("green",), ("green", "blue")])
def test_a_treasure_of_ones_own_counts_before_it_is_carried(hunters: tuple[str, ...]) -> None:
    waits = Position().lay_out(pair=6).stand(green="treasure")
    assert expected(waits) > expected(Position().lay_out(pair=6))
    cheap, dear = (Position().carry("c5", *hunters, pair=pair) for pair in (6, 7))
    assert expected(dear) > expected(cheap)


def test_an_infidelity_is_worth_more_than_another_card() -> None:
    plain, water, joker, infidelity, two = (
        expected(Position().give(GREEN, *cards))
        for cards in ((), ("water",), ("forest",), ("infidelity",), ("infidelity", "infidelity"))
    )
    assert plain < water < joker < infidelity
    assert 0 < two - infidelity < infidelity - plain


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("use_belief", "least", "most"), [(False, 0.5, 0.9), (True, 0.25, 0.6)])
def test_shares_of_the_win_are_the_greater_the_more_a_seat_may_expect(
    seats: int, use_belief: bool, least: float, most: float
) -> None:
    position = Fresh(seats).chance("start 1").draw_any()
    before = shares_of(position, use_belief)
    assert before[:seats] == pytest.approx([1 / seats] * seats, abs=0.1)
    position.state.coins[1, 6] = 1
    after = shares_of(position, use_belief)
    assert before.sum() == pytest.approx(1)
    assert after.sum() == pytest.approx(1)
    assert max(before[1], least) < after[1] < most


def test_only_with_belief_a_lead_means_the_more_the_less_is_still_to_be_won() -> None:
    early = Position().win(BROWN, 1).lay_out(pair=2)
    late = Position().win(BROWN, 2).carry("b6", "green", "blue", pair=1).lay_out(PAIRS + 1)
    assert shares_of(early, use_belief=True)[BROWN] < shares_of(early)[BROWN] - 0.02
    assert shares_of(late, use_belief=True)[BROWN] > shares_of(late)[BROWN]


@pytest.mark.parametrize(("pair", "may_win"), [(7, False), (5, True)])
def test_who_can_win_no_more_has_no_share_of_the_win(pair: int, may_win: bool) -> None:
    # The two coins of 100 that Green and Blue carry are the last ones; Brown has one of 300, or one of 200.
    position = Position().carry("b6", "green", "blue", pair=1).lay_out(pair=8).win(BROWN, pair)
    shares = shares_of(position)
    assert 0 < shares[BROWN] < 1
    assert [bool(shares[seat] > 0) for seat in (GREEN, BLUE, YELLOW)] == [may_win] * 3
