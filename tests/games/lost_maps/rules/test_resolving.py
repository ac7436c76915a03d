"""The third action of Lost Maps: cups, filled cards and their replacements."""

import pytest
from tests.games.lost_maps.position import NO_PALMS, OWN, Position, changed_deck

from spadework.engine.interface import CHANCE
from spadework.games.lost_maps.rules.state import NO_CARD, OVER

COIN_CARDS = {0: ("O4", "a2"), 1: ("O5", "d2"), 2: ("O6", "b1"), 3: ("O8", "c1")}

LAST_BOXES = ("b1", "a1", "a1")


def one_coin_short(seats: int, start: int) -> Position:
    """Everyone is about to mark the last coin of their top row."""
    position = Position(seats).display(*NO_PALMS)
    for seat in range(seats):
        position.give(seat, COIN_CARDS[seat][0], f"P{seat + 1}")
        position.state.coins[seat] = 3
    position.state.start = start
    return position.chance("pattern O4")


def one_box_short(seats: int = 2, start: int = 0) -> Position:
    """Everyone needs one box, different for each, to fill their first card, and has another card."""
    position = Position(seats).display(*NO_PALMS)
    for seat in range(seats):
        position.give(seat, ("O7", "O4", "O9")[seat], f"P{seat + 1}").leave(seat, 1, LAST_BOXES[seat])
    position.state.start = start
    return position.chance("pattern O4")


def mark_coins(position: Position, order: list[int]) -> Position:
    for seat in order:
        position.play(seat, f"1:{COIN_CARDS[seat][1]}")
    return position


def fill_cards(position: Position) -> Position:
    for seat in position.to_move:
        position.play(seat, f"1:{LAST_BOXES[seat]}")
    return position


@pytest.mark.rule("LM-30", "LM-31")
@pytest.mark.parametrize(
    ("start", "order", "cups"),
    [(0, [1, 0], [6, 5]), (1, [0, 1], [5, 6]), (2, [1, 0, 2], [5, 4, 6]), (1, [3, 2, 1, 0], [3, 6, 5, 4])],
)
def test_cups_go_clockwise_from_the_start_player_whoever_finished_first(
    start: int, order: list[int], cups: list[int]
) -> None:
    position = mark_coins(one_coin_short(len(order), start), order)
    assert [position.cups(seat) for seat in range(len(order))] == [[cup, 0, 0] for cup in cups]


@pytest.mark.rule("LM-30")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_filled_cards_are_replaced_clockwise_from_the_start_player(start: int, order: list[int]) -> None:
    position = fill_cards(one_box_short(3, start))
    for seat, card in zip(order, ("S2", "S3", "S4"), strict=True):
        assert position.to_move == [seat]
        position.play(seat, "take 1").chance(f"card {card}")
    assert position.state.turn == 1


@pytest.mark.rule("LM-30")
def test_a_player_takes_cups_first_and_cards_afterwards() -> None:
    position = Position().display(*NO_PALMS).give(0, "O4", "P1").give(1, "O5", "P2").leave(0, 1, "a2")
    position.state.coins[:2] = 3
    position.chance("pattern O4").play(0, "1:a2").play(1, "1:d2")
    assert position.to_move == [0]
    assert position.cups(0) == [6, 0, 0]
    assert position.cups(1) == [0, 0, 0]
    position.play(0, "take 1").chance("card S2")
    assert position.cups(1) == [5, 0, 0]


@pytest.mark.rule("LM-31")
@pytest.mark.parametrize("taken", range(7))
def test_a_filled_row_takes_the_highest_cup_left_if_any(taken: int) -> None:
    position = one_coin_short(2, 0)
    position.state.cups_taken = taken
    mark_coins(position, [0, 1])
    left = [6, 5, 4, 3, 2, 1, 0, 0]
    assert [position.cups(seat)[0] for seat in range(2)] == left[taken : taken + 2]
    assert [position.parts(seat)["cups"] for seat in range(2)] == left[taken : taken + 2]
    assert position.state.coins[:2].tolist() == [4, 4]


@pytest.mark.rule("LM-31")
def test_a_row_filled_too_late_never_gets_a_cup() -> None:
    position = Position().display(*NO_PALMS).give(0, "O4", "P1").give(1, "P2", "P3")
    position.state.coins[0], position.state.rows[0], position.state.cups_taken = 7, 1, 6
    position.chance("pattern O4").play(0, "1:a2").play(1, "1:a1")
    assert position.cups(0) == [0, 0, 0]
    position.chance("pattern L4").play(0, "1:c2").play(1, "1:c1")
    assert position.cups(0) == [0, 0, 0]
    assert position.state.rows[0] == 2


@pytest.mark.rule("LM-31")
def test_two_rows_filled_at_once_take_two_cups() -> None:
    deck = changed_deck(T4={"figure": ["####", "####"]}, P1={"figure": ["$$$$", "$$$$", "oo..", "oooo"]})
    position = Position(2, deck).display(*NO_PALMS).give(0, "P1", "P3").give(1, "P2", "P4")
    position.chance("pattern T4").play(0, "1:a1 b1 c1 d1 a2 b2 c2 d2").play(1, "1:a1")
    assert position.cups(0) == [6, 5, 0]


@pytest.mark.rule("LM-32")
def test_a_filled_card_lies_open_and_is_replaced_from_the_display() -> None:
    position = one_box_short().play(0, "1:b1").play(1, "2:a1")
    assert position.filled(0) == {"O7"}
    assert all(int(position.view(seat)[0].filled[0]) == 1 << position.card("O7") for seat in (-1, 0, 1))
    assert position.to_move == [0]
    assert position.legal(0) == ["take 1", "take 2", "take 3", "take 4", "take stack"]
    position.play(0, "take 2")
    assert position.cards(0) == ["G2", "P1"]
    assert position.displayed() == ["G1", None, "G3", "S1"]
    assert position.crossed(0, 1) == 0


@pytest.mark.rule("LM-32")
def test_the_replacement_may_be_the_unseen_top_card_of_the_stack() -> None:
    position = one_box_short().play(0, "1:b1").play(1, "2:a1").play(0, "take stack")
    assert position.chance_outcomes() == {f"card {name}": 1 for name in OWN.card_names if name in position.in_stack()}
    assert len(position.chance_outcomes()) == 47 - 4 - 4 - 1 + 1
    position.chance("card S9")
    assert position.cards(0) == ["S9", "P1"]
    assert "S9" not in position.in_stack()
    assert position.displayed() == list(NO_PALMS)


@pytest.mark.rule("LM-32")
@pytest.mark.parametrize("slot", [1, 2])
def test_the_replacement_lies_where_the_filled_card_lay(slot: int) -> None:
    cards = ["P1", "P3"]
    cards[slot - 1] = "S3"
    position = Position().display(*NO_PALMS).give(0, *cards).give(1, "P2", "P4").leave(0, slot, "b1")
    position.chance("pattern O4").play(0, f"{slot}:b1").play(1, "1:a1").play(0, "take 4")
    cards[slot - 1] = "S1"
    assert position.cards(0) == cards


def both_filled(stack: tuple[str, ...] | None = None) -> Position:
    """Seat 0 has filled both of its cards, and seat 1 one of its two."""
    position = Position().give(0, "O12", "S3").give(1, "S4", "P2").display(*NO_PALMS)
    position.leave(0, 1, "c4 d4").leave(0, 2, "b1").leave(1, 1, "a4")
    if stack is not None:
        position.stack(*stack)
    return position.chance("pattern I2").play(0, "1:c4 d4", "2:b1").play(1, "1:a4")


@pytest.mark.rule("LM-32", "LM-33")
def test_the_first_of_two_replacements_is_seen_before_the_second_choice() -> None:
    position = both_filled()
    assert position.filled(0) == {"O12", "S3"}
    position.play(0, "take 3")
    assert position.cards(0) == ["G3"]
    assert position.to_move == [0]
    assert position.displayed() == ["G1", "G2", None, "S1"]
    assert position.legal(0) == ["take 1", "take 2", "take 4", "take stack"]
    position.play(0, "take 1")
    assert position.cards(0) == ["G3", "G1"]


@pytest.mark.rule("LM-32")
def test_an_unseen_first_replacement_is_turned_up_before_the_second_is_chosen() -> None:
    position = both_filled().play(0, "take stack").chance("card P7")
    assert position.cards(0) == ["P7"]
    assert position.legal(0) == ["take 1", "take 2", "take 3", "take 4", "take stack"]
    assert position.play(0, "take stack").chance("card P8").cards(0) == ["P7", "P8"]
    assert position.to_move == [1]


@pytest.mark.rule("LM-33")
def test_the_display_is_filled_up_between_two_players_replacements() -> None:
    position = both_filled().play(0, "take 1", "take 3")
    assert position.to_move == [CHANCE]
    assert position.displayed() == [None, "G2", None, "S1"]
    position.chance("card P7")
    assert position.to_move == [CHANCE]
    position.chance("card P8")
    assert position.to_move == [1]
    assert position.displayed() == ["P7", "G2", "P8", "S1"]
    assert position.legal(1) == ["take 1", "take 2", "take 3", "take 4", "take stack"]
    assert position.play(1, "take 3").chance("card P9").displayed() == ["P7", "G2", "P9", "S1"]
    assert position.state.turn == 1


@pytest.mark.rule("LM-33", "LM-42")
def test_the_display_is_filled_up_as_far_as_the_stack_reaches() -> None:
    position = both_filled(stack=("P7",)).play(0, "take 1", "take 2").chance("card P7")
    assert position.to_move == [1]
    assert position.displayed() == ["P7", None, "G3", "S1"]
    assert position.legal(1) == ["take 1", "take 3", "take 4"]
    position.play(1, "take 4")
    assert position.state.turn == 1
    assert position.displayed() == ["P7", None, "G3", None]


@pytest.mark.rule("LM-32")
def test_a_replacement_is_taken_in_the_last_turn_too() -> None:
    position = one_box_short()
    position.state.rounds, position.state.turn = 3, 6
    position.play(0, "1:b1").play(1, "2:a1")
    assert position.to_move == [0]
    assert all(move.startswith("take") for move in position.legal(0))
    position.play(0, "take 1").chance("card P9")
    assert position.state.phase == OVER
    assert position.to_move == []


@pytest.mark.rule("LM-42")
def test_play_goes_on_when_the_stack_has_run_out() -> None:
    position = one_box_short().stack().play(0, "1:b1").play(1, "2:a1")
    assert position.legal(0) == ["take 1", "take 2", "take 3", "take 4"]
    position.play(0, "take 3")
    assert position.state.turn == 1
    position.chance("pattern L4").play(0, "2:b1").play(1, "2:b1")
    assert position.state.turn == 2
    assert position.displayed() == ["G1", "G2", None, "S1"]


def nothing_left(*display: str) -> Position:
    """Seat 0 has filled both of its cards, but there is nothing to take except the cards in the display."""
    position = Position().give(0, "O12", "S3").give(1, "P2", "P3").display(*display).stack()
    position.leave(0, 1, "c4 d4").leave(0, 2, "b1")
    return position.chance("pattern I2").play(0, "1:c4 d4", "2:b1").play(1, "1:a1")


@pytest.mark.rule("LM-43")
def test_a_replacement_lapses_when_stack_and_display_are_empty() -> None:
    position = nothing_left("G1")
    assert position.legal(0) == ["take 1"]
    position.play(0, "take 1")
    assert position.state.turn == 1
    assert position.cards(0) == ["G1"]
    assert position.chance("pattern O4").to_move == [0, 1]
    assert all(move.startswith("1:") for move in position.legal(0))


@pytest.mark.rule("LM-43", "LM-24")
def test_a_player_without_cards_is_passed_over_from_then_on() -> None:
    position = nothing_left()
    assert position.filled(0) == {"O12", "S3"}
    for pattern, box in (("O4", "b1"), ("L4", "c1"), ("T4", "b3")):
        assert position.chance(f"pattern {pattern}").to_move == [1]
        position.play(1, f"1:{box}")
    assert position.state.turn == 4
    assert (position.state.card[0] == NO_CARD).all()
