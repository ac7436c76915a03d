"""Scoring in Sea & Shore: treasures and extra cards, round by round, and the winner."""

from typing import Any

import numpy as np
import pytest
from tests.games.sea_and_shore.position import OWN, SEATS, TREASURES, Fresh, Position, random_game

from spadework.engine.packages import rules_of
from spadework.games.sea_and_shore.rules.material import MOST_VALUE
from spadework.games.sea_and_shore.rules.state import HAND, PARTS

rules = rules_of("spadework.games.sea_and_shore")

HANDS = ("r9", "b5", "g2", "p3")


def last_trick(**turned: str) -> Position:
    """Four players with one card each, all of different colours."""
    return Position(*HANDS, turned_up=turned.get("turned_up", "r5a p3a"), sides=(2, 4))


def finish(position: Fresh) -> Fresh:
    """Play the last trick: seats 0 and 3 take treasures; seat 2 salvages its card and discards it again."""
    return position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "fetch g2", "discard g2")


def no_parts() -> dict[str, int]:
    return dict.fromkeys(PARTS, 0)


def test_parts_are_treasures_and_extra_cards_of_both_rounds() -> None:
    assert list(PARTS) == ["treasures-1", "extras-1", "treasures-2", "extras-2"]


@pytest.mark.rule("SS-50")
def test_treasures_score_what_they_are_worth() -> None:
    position = last_trick().own(0, "r1a b5a g2a").own(1, "p4a p4b").own(3, "g5a")
    assert [parts["treasures-1"] for parts in position.parts()] == [8, 8, 0, 5]
    assert position.scores() == [8, 8, 0, 5]


@pytest.mark.rule("SS-50")
def test_open_and_face_down_treasures_score_nothing() -> None:
    assert last_trick().parts() == [no_parts()] * 4


@pytest.mark.rule("SS-50")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (9, 4), (22, 11)])
def test_every_two_extra_cards_score_a_point(held: int, points: int) -> None:
    position = last_trick().hold(held)
    assert position.parts()[0] == no_parts() | {"extras-1": points}


@pytest.mark.rule("SS-50")
def test_extra_cards_that_are_in_play_are_not_held() -> None:
    position = last_trick().hold(4).play(0, "r9 sea +3")
    assert position.parts()[0]["extras-1"] == 0


@pytest.mark.rule("SS-50", "SS-34")
def test_the_points_of_the_first_round_are_kept_when_the_second_is_set_up() -> None:
    position = finish(last_trick().own(0, "r1a").own(3, "g1a p5a").hold(3, 2, 0, 6))
    assert position.state.rounds == 1
    assert position.parts() == [
        no_parts() | {"treasures-1": 6, "extras-1": 1},
        no_parts() | {"extras-1": 1},
        no_parts(),
        no_parts() | {"treasures-1": 9, "extras-1": 3},
    ]
    assert position.piles == [""] * 4
    assert position.extras == [0] * 4


@pytest.mark.rule("SS-51")
def test_the_game_ends_after_two_rounds_and_the_sums_are_added() -> None:
    position = last_trick().own(0, "r1a").own(1, "b2a").hold(3, 2)
    position.state.rounds = 1
    position.state.earned[:4] = [(10, 1), (7, 0), (0, 0), (3, 2)]
    finish(position)
    assert position.to_move == []
    assert position.parts()[0] == dict(zip(PARTS, (10, 1, 6, 1), strict=True))
    assert position.scores() == [18, 10, 0, 8]
    assert position.places() == [1, 2, 4, 3]


@pytest.mark.rule("SS-51")
@pytest.mark.parametrize(
    ("earned", "places"),
    [
        ((9, 9, 4, 2), [1, 1, 3, 4]),
        ((9, 4, 9, 9), [1, 4, 1, 1]),
        ((3, 3, 3, 3), [1, 1, 1, 1]),
        ((1, 5, 5, 8), [4, 2, 2, 1]),
    ],
)
def test_equal_totals_share_a_place(earned: tuple[int, ...], places: list[int]) -> None:
    position = last_trick()
    position.state.rounds = 1
    position.state.earned[:4, 0] = earned
    assert position.places() == places


@pytest.mark.rule("SS-51", "SS-34")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_is_two_rounds_with_one_trick_per_island_card(seats: int, seed: int) -> None:
    tricks, position = 0, Fresh(seats)
    for _, move, position in random_game(seats, seed):
        tricks += " s" in move and position.starter == position.state.turn
    assert position.to_move == []
    assert position.state.rounds == 2
    assert tricks == 2 * {3: 12, 4: 12, 5: 9}[seats]


@pytest.mark.rule("SS-50", "SS-51")
@pytest.mark.parametrize("seats", SEATS)
def test_the_score_is_always_the_first_round_plus_what_is_held_now(seats: int) -> None:
    worth = dict(zip(TREASURES, OWN.record.value.tolist(), strict=True))
    earned: np.ndarray[Any, Any] | None = None
    for _, _, position in random_game(seats, 4):
        held = np.array([sum(worth[name] for name in pile.split()) for pile in position.piles])
        held = held + np.array(position.extras) // 2
        if position.state.rounds == 1 and earned is None:
            earned = np.array(position.scores())
            assert earned.any()
            assert not held.any()
        assert position.scores() == (held if earned is None else earned + held).tolist()


def test_the_record_has_room_for_the_points_of_a_round() -> None:
    """A player wins at most one treasure per trick."""
    assert np.iinfo(rules.STATE["earned"].base).max >= max(HAND) * MOST_VALUE
