"""The rollout policy of Lost Maps in positions with an obvious best move."""

import pytest
from tests.games.lost_maps.position import NO_PALMS, Position, dealt

from spadework.engine.stream import new_stream
from spadework.games.lost_maps.ai.rollout import rollout_policy
from spadework.games.lost_maps.notation.texts import write
from spadework.games.lost_maps.rules.moves import legal


def policy_move(position: Position, seat: int = 0, seed: int = 0) -> str:
    moves = position.buffers.moves
    count = legal(position.deck.record, position.state, seat, moves)
    index = rollout_policy(position.deck.record, position.state, seat, moves, count, new_stream(seed))
    return write(position.deck, seat, int(moves[index]))


def crossing(pattern: str, *free: str) -> Position:
    """The first turn, with this pattern; these boxes of seat 0's two cards are still free."""
    position = Position().give(0, "P1", "O12").give(1, "P2", "P9").display(*NO_PALMS)
    for slot, boxes in enumerate(free, 1):
        position.leave(0, slot, boxes)
    return position.chance(f"pattern {pattern}")


def test_the_pattern_comes_before_a_single_box() -> None:
    assert len(policy_move(crossing("O4")).split()) == 4


def test_a_card_is_filled_where_that_is_possible() -> None:
    assert policy_move(crossing("I2", "d3", "a4 b4 d1")) == "1:d3"


def test_the_policy_chooses_at_random_among_equal_moves() -> None:
    position = crossing("O4", "b1 d3", "c1 d1")
    assert {policy_move(position, seed=seed) for seed in range(40)} == {"1:b1", "1:d3", "2:c1", "2:d1"}


@pytest.mark.parametrize("left", [0, 6])
def test_a_card_is_taken_from_the_display_if_there_is_time_to_fill_it(left: int) -> None:
    position = crossing("I2", "d3", "c1").play(0, "1:d3").play(1, "1:a1")
    position.state.rounds, position.state.turn = 3, 6 - left
    assert policy_move(position).startswith("take")
    assert (policy_move(position) == "take stack") == (left == 0)


def test_two_cards_are_kept() -> None:
    assert policy_move(dealt(2)).split()[0] == "keep"
