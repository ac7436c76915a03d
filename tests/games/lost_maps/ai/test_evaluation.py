"""Evaluations of Lost Maps, in pairs of positions of which one is clearly better."""

import pytest
from tests.games.lost_maps.position import NO_PALMS, Position

from spadework.games.lost_maps.ai.evaluation import evaluate, neighbours, turns_to_fill


def begun(*free: str) -> Position:
    """The first turn; these boxes of seat 0's two cards are still free."""
    position = Position().give(0, "P1", "O12").give(1, "P2", "P9").display(*NO_PALMS)
    for slot, boxes in enumerate(free, 1):
        position.leave(0, slot, boxes)
    return position


def value(position: Position, seat: int = 0) -> float:
    return evaluate(position.deck.record, position.state, seat)


def test_a_card_with_fewer_free_boxes_is_worth_more() -> None:
    assert value(begun()) < value(begun("a1 b1 c2")) < value(begun("a1"))


def test_a_filled_card_and_a_coin_are_points() -> None:
    position = begun()
    before = value(position)
    position.state.coins[0] = 1
    with_coin = value(position)
    assert before < with_coin < value(position.fill(0, "S5"))


def test_a_card_that_can_no_longer_be_filled_is_worth_nothing() -> None:
    unfinished, without = begun(), begun()
    without.state.card[0] = -2
    for position in (unfinished, without):
        position.state.rounds, position.state.turn = 3, 6
    assert value(unfinished) == value(without)


@pytest.mark.parametrize(("boxes", "around"), [(0b1, 0b1_0010), (0b1000, 0b1000_0100), (1 << 15, 1 << 14 | 1 << 11)])
def test_neighbours_do_not_wrap_around_the_edge(boxes: int, around: int) -> None:
    assert neighbours(boxes) == around


def test_separate_boxes_take_more_turns_to_fill_and_crosses_save_turns() -> None:
    assert turns_to_fill(0b0101, 0) > turns_to_fill(0b0011, 0) > turns_to_fill(0b0011, 0b0001)
