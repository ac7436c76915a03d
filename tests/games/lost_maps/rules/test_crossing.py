"""The second action of Lost Maps: crossing off."""

from itertools import combinations

import numpy as np
import pytest
from tests.games.lost_maps.position import NO_PALMS, OWN, Position, changed_deck, mask, rules

from spadework.engine.interface import CHANCE
from spadework.games.lost_maps.rules.state import NO_CARD, crossed_boxes, crossed_slot

FIGURES = {
    "I2": ((0, 0), (0, 1)),
    "I3": ((0, 0), (0, 1), (0, 2)),
    "V3": ((0, 0), (1, 0), (1, 1)),
    "T4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "L4": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, 1)),
}

Boxes = tuple[tuple[int, int], ...]


def two_seats(*cards: str) -> Position:
    """Seat 0 has these cards, and seat 1 has two big ones; the display is full and has no palms."""
    return Position().give(0, *cards).give(1, "P2", "P9").display(*NO_PALMS)


def congruent_forms(boxes: Boxes) -> set[Boxes]:
    """All orientations of a figure, turned and mirrored, moved to the top left."""
    forms = set()
    for rows in (1, -1):
        for columns in (1, -1):
            for swapped in (False, True):
                form = [(rows * row, columns * column) for row, column in boxes]
                forms.add(in_corner([(column, row) for row, column in form] if swapped else form))
    return forms


def in_corner(boxes: list[tuple[int, int]]) -> Boxes:
    top, left = min(row for row, _ in boxes), min(column for _, column in boxes)
    return tuple(sorted((row - top, column - left) for row, column in boxes))


def fitting(pattern: str, free: int) -> set[int]:
    """All sets of free boxes with the shape of the pattern, found by testing every set of that size."""
    figure = FIGURES[pattern]
    forms = congruent_forms(figure)
    boxes = [box for box in range(16) if free >> box & 1]
    return {
        sum(1 << box for box in chosen)
        for chosen in combinations(boxes, len(figure))
        if in_corner([divmod(box, 4) for box in chosen]) in forms
    }


def crosses(position: Position, seat: int) -> list[tuple[int, int]]:
    """The legal moves, as the number of a card and a mask of boxes."""
    codes = position.codes(seat)
    return [(crossed_slot(code), crossed_boxes(code)) for code in codes]


@pytest.mark.rule("LM-21")
def test_all_cross_off_at_the_same_time() -> None:
    position = Position(3).give(0, "P1").give(1, "P2").give(2, "P3").chance("pattern I2")
    assert position.to_move == [0, 1, 2]
    assert position.play(1, "1:a1").to_move == [0, 2]
    assert position.play(2, "1:b1").to_move == [0]


@pytest.mark.rule("LM-21")
def test_only_the_boxes_under_the_pattern_are_crossed_off() -> None:
    position = two_seats("P3", "O1").chance("pattern L4").play(0, "2:a1 b1 b2 b3").play(1, "1:b1")
    assert position.crossed(0, 2) == mask("a1 b1 b2 b3")
    assert position.crossed(0, 1) == 0


@pytest.mark.rule("LM-21")
def test_the_pattern_lies_wholly_on_one_card() -> None:
    position = two_seats("P4", "P5").leave(0, 1, "a1 d4").leave(0, 2, "b1 d4").chance("pattern I2")
    assert sorted(position.legal(0)) == ["1:a1", "1:d4", "2:b1", "2:d4"]


@pytest.mark.rule("LM-21")
@pytest.mark.parametrize("first", [0, 1])
def test_crosses_are_shown_only_when_all_have_finished_in_any_order(first: int) -> None:
    moves = ["1:b1 c1", "1:c1"]
    position = two_seats("P4", "P5").chance("pattern I2").play(first, moves[first])
    assert not position.state.crossed.any()
    position.play(1 - first, moves[1 - first])
    assert position.crossed(0, 1) == mask("b1 c1")
    assert position.crossed(1, 1) == mask("c1")


@pytest.mark.rule("LM-22")
@pytest.mark.parametrize("pattern", FIGURES)
def test_each_turned_or_mirrored_placement_on_free_boxes_is_listed_once(pattern: str) -> None:
    random = np.random.default_rng(list(FIGURES).index(pattern))
    for _ in range(25):
        names = [str(name) for name in random.choice(OWN.card_names[:40], 2, replace=False)]
        position = Position().give(0, *names).give(1, "S10").chance(f"pattern {pattern}")
        for slot in range(2):
            printed = int(OWN.record.boxes[position.card(names[slot])])
            position.state.crossed[0, slot] = printed & int(random.integers(1 << 16)) & int(random.integers(1 << 16))
        expected = {
            (slot, boxes)
            for slot in range(2)
            for boxes in fitting(
                pattern,
                int(OWN.record.boxes[position.card(names[slot])]) & ~int(position.state.crossed[0, slot]),
            )
        }
        found = [move for move in crosses(position, 0) if move[1].bit_count() > 1]
        assert len(found) == len(set(found))
        assert set(found) == expected


@pytest.mark.rule("LM-22")
def test_an_l_turned_and_mirrored_is_an_l() -> None:
    position = (
        Position().give(0, "G1", "G2").give(1, "P1", "P2").chance("pattern L4").play(0, "1:a3 b3 c3 c4").play(1, "1:b1")
    )
    assert position.crossed(0, 1) == mask("a3 b3 c3 c4")


@pytest.mark.rule("LM-23")
def test_a_single_box_may_be_crossed_off_even_if_the_pattern_fits() -> None:
    position = two_seats("S3", "S4").leave(0, 1, "a2 b2").leave(0, 2, "a4 b4").chance("pattern I2")
    assert sorted(position.legal(0)) == ["1:a2", "1:a2 b2", "1:b2", "2:a4", "2:a4 b4", "2:b4"]


@pytest.mark.rule("LM-23")
@pytest.mark.parametrize("pattern", FIGURES)
def test_a_player_may_always_cross_off_one_free_box_of_either_card(pattern: str) -> None:
    position = two_seats("P1", "G4").chance(f"pattern {pattern}")
    single = {move for move in crosses(position, 0) if move[1].bit_count() == 1}
    printed = [int(OWN.record.boxes[position.card(name)]) for name in ("P1", "G4")]
    assert single == {(slot, 1 << box) for slot in range(2) for box in range(16) if printed[slot] >> box & 1}


@pytest.mark.rule("LM-23")
def test_one_box_ends_the_turn_even_when_the_pattern_would_fit() -> None:
    position = two_seats("P1", "G4").chance("pattern O4").play(0, "1:b1")
    assert position.to_move == [1]
    assert position.play(1, "1:b1").crossed(0, 1) == mask("b1")


@pytest.mark.rule("LM-24")
def test_a_player_must_cross_off_something() -> None:
    position = two_seats("S3").leave(0, 1, "b1").chance("pattern O4")
    assert position.legal(0) == ["1:b1"]
    position.play(1, "1:b1")
    assert position.to_move == [0]


@pytest.mark.rule("LM-24")
def test_only_a_player_without_a_free_box_is_passed_over() -> None:
    position = Position(3).give(0, "S3").give(2, "S4").leave(0, 1, "b1").chance("pattern O4")
    assert position.to_move == [0, 2]


@pytest.mark.rule("LM-24")
def test_a_turn_passes_when_nobody_has_a_free_box() -> None:
    position = Position(2).stack().chance("pattern O4")
    assert position.to_move == [CHANCE]
    assert position.state.turn == 1
    assert "pattern O4" not in position.chance_outcomes()


@pytest.mark.rule("LM-26")
@pytest.mark.parametrize(("first", "still_free"), [("1:b4", "1:a4"), ("1:a4 b4", None)])
def test_a_cross_gives_one_extra_box_on_either_card(first: str, still_free: str | None) -> None:
    position = two_seats("O12", "S3").leave(0, 1, "c1 d1 a4 b4").chance("pattern I2").play(0, first)
    other_card = {f"2:{box}" for box in ["b1", "a2", "b2", "a3", "b3", "c3", "a4", "b4"]}
    assert set(position.legal(0)) == {"1:c1", "1:d1", *other_card} | ({still_free} if still_free else set())
    position.play(0, "2:b1")
    assert position.to_move == [1]
    assert position.play(1, "1:b1").crossed(0, 2) == mask("b1")


@pytest.mark.rule("LM-26")
def test_two_crosses_under_a_pattern_win_two_boxes_one_at_a_time() -> None:
    position = two_seats("O12", "S3").chance("pattern I3").play(0, "1:b4 c4 d4")
    for extra in ("1:a4", "2:b1"):
        assert 0 in position.to_move
        assert all(len(move.split()) == 1 for move in position.legal(0))
        assert extra in position.legal(0)
        position.play(0, extra)
    assert position.to_move == [1]
    position.play(1, "1:b1")
    assert position.crossed(0, 1) == mask("a4 b4 c4 d4")
    assert position.crossed(0, 2) == mask("b1")


@pytest.mark.rule("LM-26")
def test_a_box_under_the_pattern_is_no_extra_box() -> None:
    position = two_seats("O12").chance("pattern I3").play(0, "1:b4 c4 d4")
    assert {"1:b4", "1:c4", "1:d4"}.isdisjoint(position.legal(0))
    position.play(0, "1:a4")
    assert "1:a4" not in position.legal(0)


@pytest.mark.rule("LM-26")
def test_a_cross_in_an_extra_box_gives_one_more_and_so_on() -> None:
    position = two_seats("P1", "O12").chance("pattern I2")
    for move in ("1:a1 b1", "1:c2", "1:b4", "2:b4", "2:d4"):
        position.play(0, move)
        assert position.to_move == [0, 1]
    assert position.play(0, "2:c4").to_move == [1]
    position.play(1, "1:b1")
    assert position.crossed(0, 1) == mask("a1 b1 c2 b4")
    assert position.crossed(0, 2) == mask("b4 c4 d4")


@pytest.mark.rule("LM-26")
def test_extra_boxes_count_with_their_symbols() -> None:
    position = two_seats("O12", "S8").chance("pattern I3").play(0, "1:b4 c4 d4", "1:b2", "2:c2").play(1, "1:b1")
    assert position.state.coins[0] == 1
    assert position.palms(0) == [1]


@pytest.mark.rule("LM-26")
def test_an_extra_box_may_fill_the_other_card() -> None:
    position = two_seats("O12", "S3").leave(0, 2, "b1").chance("pattern I2").play(0, "1:a4 b4", "2:b1")
    position.play(1, "1:b1")
    assert position.filled(0) == {"S3"}


@pytest.mark.rule("LM-26")
def test_extra_boxes_lapse_for_good_when_no_box_is_free() -> None:
    position = two_seats("O12", "S3").leave(0, 1, "b4 c4 d4").leave(0, 2, "b1").chance("pattern I3")
    position.play(0, "1:b4 c4 d4", "2:b1")  # two crosses, but one free box
    assert position.to_move == [1]
    position.play(1, "1:b1").play(0, "take 1", "take 2").chance("card P3", "card P4")
    assert position.state.turn == 1
    position.chance("pattern O4")
    assert any(len(move.split()) == 4 for move in position.legal(0))
    assert position.play(0, "1:a1").to_move == [1]


@pytest.mark.rule("LM-26")
def test_extra_boxes_lapse_when_the_pattern_fills_every_card() -> None:
    position = two_seats("O12").leave(0, 1, "b4 c4 d4").chance("pattern I3").play(0, "1:b4 c4 d4")
    assert position.to_move == [1]
    assert position.state.owed[0] == 0


@pytest.mark.rule("LM-26")
def test_players_choose_their_extra_boxes_independently() -> None:
    position = two_seats("O12").chance("pattern I3").play(0, "1:b4 c4 d4").play(1, "1:d1")
    assert position.to_move == [0, 1]
    position.play(1, "2:b1").play(0, "1:a4")
    assert position.to_move == [0]
    position.play(0, "1:c1")
    assert position.crossed(1, 2) == mask("b1")


@pytest.mark.rule("LM-23", "LM-26")
def test_every_legal_cross_is_free_and_within_the_printed_boxes() -> None:
    deck = changed_deck(P1={"figure": ["xxxx", "xxxx", "xx..", "xxxx"]})
    position = Position(2, deck).give(0, "P1").give(1, "P2").chance("pattern O4").play(0, "1:a1 a2 b1 b2")
    for left in range(10, 0, -1):
        assert len(position.legal(0)) == left
        position.play(0, position.legal(0)[0])
    assert position.to_move == [1]
    assert position.state.crossing[0, 0] == deck.record.boxes[0]
    assert (position.state.card[0, 1], rules.to_move(deck.record, position.state)) == (NO_CARD, 0b10)
