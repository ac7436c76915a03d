"""Coins and palms in Lost Maps."""

import pytest
from tests.games.lost_maps.position import NO_PALMS, Position

from spadework.engine.interface import CHANCE

TWO_PALMS = ("G10", "S9", "G2", "G3")


def crossing(*cards: str, display: tuple[str, ...] = NO_PALMS) -> Position:
    """Seat 0 is about to cross off on these cards; seat 1's cards don't matter."""
    return Position().give(0, *cards).give(1, "P2", "P1").display(*display).chance("pattern I3")


def with_coins(position: Position, coins: int) -> Position:
    """Let seat 0 have marked some coin boxes and resolved the full rows."""
    position.state.coins[0] = coins
    position.state.rows[0] = coins // 4
    return position


@pytest.mark.rule("LM-27")
@pytest.mark.parametrize("marked", range(13))
def test_a_coin_marks_one_more_coin_box_until_all_twelve_are_marked(marked: int) -> None:
    position = with_coins(crossing("O4", "P3"), marked).play(0, "1:a2").play(1, "1:a1")
    assert position.state.coins[0] == min(marked + 1, 12)
    assert position.state.coins[1] == 0


@pytest.mark.rule("LM-27")
def test_coins_after_the_twelfth_are_lost() -> None:
    position = with_coins(crossing("O4", "P3"), 11).play(0, "1:a2 b2 c2").play(1, "1:a1")
    assert position.state.coins[0] == 12


@pytest.mark.rule("LM-27")
@pytest.mark.parametrize(("coins", "cups"), [(0, [0, 0, 0]), (3, [6, 0, 0]), (7, [0, 6, 0]), (11, [0, 0, 6])])
def test_rows_are_filled_one_after_the_other_from_the_top(coins: int, cups: list[int]) -> None:
    position = with_coins(crossing("O4", "P3"), coins).play(0, "1:a2").play(1, "1:a1")
    assert position.cups(0) == cups


@pytest.mark.rule("LM-27")
def test_several_coins_under_one_pattern_all_count() -> None:
    position = crossing("O4", "P3").play(0, "1:a2 b2 c2").play(1, "1:a1")
    assert position.state.coins[0] == 2


@pytest.mark.rule("LM-28")
@pytest.mark.parametrize(
    ("display", "points"),
    [(NO_PALMS, 1), (("G10", "G1", "G2", "G3"), 2), (TWO_PALMS, 3), (("G10", "S9", "S7", "O7"), 5)],
)
def test_a_palm_scores_one_and_one_more_for_every_palm_in_the_display(display: tuple[str, ...], points: int) -> None:
    position = crossing("S8", "P3", display=display).play(0, "1:c2").play(1, "1:a1")
    assert position.palms(0) == [points]
    assert position.palms(1) == []


@pytest.mark.rule("LM-28")
def test_two_palms_at_once_fill_two_fields() -> None:
    position = crossing("G7", "S8", display=TWO_PALMS).play(0, "1:a1 b1 c1", "2:c2").play(1, "1:a1")
    assert position.palms(0) == [3, 3]


@pytest.mark.rule("LM-28")
def test_palms_anywhere_else_do_not_count() -> None:
    position = Position().give(0, "S8", "P10").give(1, "P2", "P11").fill(0, "S10", "P12").fill(1, "O8")
    position.display(*NO_PALMS).chance("pattern I3").play(0, "1:c2").play(1, "1:a1")
    assert position.palms(0) == [1]


@pytest.mark.rule("LM-28")
def test_the_display_counts_as_it_is_when_the_palm_is_crossed_off() -> None:
    position = crossing("S8", "G11", display=TWO_PALMS).leave(0, 1, "c2").leave(0, 2, "b2 c1")
    position.play(0, "1:c2").play(1, "1:a1")
    # In the same turn, the palm's owner takes a card with a palm from the display, and the next card has none.
    position.play(0, "take 1").chance("card S1")
    assert position.palms(0) == [3]
    position.chance("pattern I3").play(0, "2:b2").play(1, "1:b1")
    assert position.palms(0) == [3, 2]


@pytest.mark.rule("LM-28")
def test_all_players_palms_of_a_turn_count_the_same_display() -> None:
    position = Position().give(0, "S8", "P3").give(1, "G11", "P2").display(*TWO_PALMS).leave(0, 1, "c2")
    position.chance("pattern I3").play(0, "1:c2").play(1, "1:b2").play(0, "take 1").chance("card S1")
    assert (position.palms(0), position.palms(1)) == ([3], [3])


@pytest.mark.rule("LM-29")
@pytest.mark.parametrize(("filled", "then"), [([4, 1, 1], [4, 1, 1, 3]), ([4, 1, 1, 2], [4, 1, 1, 2])])
def test_palms_after_the_fourth_score_nothing(filled: list[int], then: list[int]) -> None:
    position = crossing("G7", "S8", display=TWO_PALMS)
    position.state.palm[0, : len(filled)] = filled
    position.state.palms[0] = len(filled)
    position.play(0, "1:a1 b1 c1", "2:c2").play(1, "1:a1")
    assert position.palms(0) == then
    assert position.parts(0)["palms"] == sum(then)


@pytest.mark.rule("LM-29")
def test_a_palm_is_scored_without_asking() -> None:
    position = crossing("S8", "P3").play(1, "1:a1").play(0, "1:c2")
    assert position.palms(0) == [1]
    assert position.to_move == [CHANCE]
    assert "pattern O4" in position.chance_outcomes()
