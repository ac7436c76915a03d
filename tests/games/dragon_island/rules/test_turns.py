"""A turn of Dragon Island: beginning, actions, end, drawing and passing."""

from collections import Counter

import pytest
from tests.games.dragon_island.position import Fresh, Position

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.games.dragon_island.rules import state as s

GREEN, BROWN, BLUE, YELLOW = range(4)


# Continuing a turn


@pytest.mark.rule("DI-20")
def test_cards_and_steps_come_in_any_order() -> None:
    position = Position().give(GREEN, "desert", "patrol", "forces", "farmland")
    position.do(GREEN, "play patrol", "place e1", "step b6 with desert", "play forces", "tile h2", "tile h3")
    position.do(GREEN, "step b5 with farmland", "end turn")
    assert (position.where("green"), position.terrain("h2")) == ("b5", "farmland")


@pytest.mark.rule("DI-20", "DI-21")
def test_actions_are_unlimited_and_a_field_may_be_entered_repeatedly() -> None:
    position = Position().lay(b6="forest")
    for _ in range(10):
        position.do(GREEN, "step b6", "step boat-green")
    assert position.to_move == [GREEN]
    assert position.where("green") == "boat-green"


@pytest.mark.rule("DI-20", "DI-21", "DI-23")
def test_entering_a_field_again_costs_again() -> None:
    position = Position().give(GREEN, "desert", "desert").do(GREEN, "step b6 with desert", "step boat-green")
    position.do(GREEN, "step b6 with desert", "step boat-green")
    assert position.legal(GREEN) == ["end turn"]


@pytest.mark.rule("DI-20", "DI-70")
@pytest.mark.parametrize("move", ["step c7", "terror blue", "play curse", "journey water with water"])
def test_after_every_step_and_card_the_others_may_interrupt(move: str) -> None:
    position = Position().stand(blue="e3").lay(c7="forest").give(GREEN, "terror", "curse", "journey", "water")
    position.give(YELLOW, "slumber").play(GREEN, move)
    assert position.state.phase == s.ANNOUNCED
    assert position.to_move == [YELLOW]
    assert position.where("green") == "boat-green"
    assert position.where("blue") == "e3"


# The end of a turn


@pytest.mark.rule("DI-26")
def test_a_turn_ends_when_its_player_says_so() -> None:
    position = Position().give(GREEN, "desert").do(GREEN, "step b6 with desert").play(GREEN, "end turn").draw_any()
    assert position.state.active == BROWN


@pytest.mark.rule("DI-26")
def test_a_turn_does_not_end_by_itself_when_no_moves_are_left() -> None:
    position = Position().give(GREEN, "desert").do(GREEN, "step b6 with desert", "step boat-green")
    assert position.to_move == [GREEN]
    assert position.legal(GREEN) == ["end turn"]


@pytest.mark.rule("DI-26", "DI-50")
@pytest.mark.parametrize("move", ["step treasure", "fly treasure"])
def test_entering_the_treasure_field_alone_ends_the_turn(move: str) -> None:
    position = Position().stand(green="d4" if move == "step treasure" else "c4").give(GREEN, "flight")
    position.do(GREEN, move)
    assert position.where("green") == "treasure"
    assert position.state.phase == s.DRAWING
    assert position.draw_any().state.active == BROWN


@pytest.mark.rule("DI-26", "DI-43")
def test_entering_the_empty_treasure_field_does_not_end_the_turn() -> None:
    position = Position().carry("g1", "blue", "yellow", pair=7).stand(green="d4").do(GREEN, "step treasure")
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-26", "DI-51")
def test_carrying_a_treasure_off_does_not_end_the_turn() -> None:
    position = Position().stand(green="d4", blue="treasure").lay(e4="forest").do(GREEN, "step treasure", "step e4")
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-26", "DI-59")
def test_a_treasure_that_is_cashed_in_ends_the_turn() -> None:
    position = Position().carry("b6", "green", "blue").do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.state.phase == s.DRAWING
    assert position.draw_any().state.active == BROWN


# Spent cards, and drawing


@pytest.mark.rule("DI-25")
def test_spent_cards_lie_open_and_are_discarded_at_the_end_of_the_turn() -> None:
    position = Position().give(GREEN, "desert", "patrol").do(GREEN, "step b6 with desert", "play patrol", "place e1")
    assert position.pile("spent") == Counter(["desert", "patrol"])
    assert position.pile("discard_pile") == Counter()
    position.play(GREEN, "end turn")
    assert position.pile("spent") == Counter()
    assert position.pile("discard_pile") == Counter(["desert", "patrol"])


@pytest.mark.rule("DI-25", "DI-70", "DI-71")
def test_reactions_are_discarded_at_the_end_of_the_turn_too() -> None:
    position = Position().give(GREEN, "desert").give(BLUE, "slumber").give(YELLOW, "counterspell")
    position.play(GREEN, "step b6 with desert").react(BLUE, "slumber").react(YELLOW, "counterspell").settle()
    assert position.pile("spent") == Counter(["desert", "slumber", "counterspell"])
    position.play(GREEN, "end turn")
    assert position.pile("discard_pile") == Counter(["desert", "slumber", "counterspell"])


@pytest.mark.rule("DI-25")
def test_no_played_card_returns_to_the_hand() -> None:
    position = Position().give(GREEN, "desert", "journey", "water").give(YELLOW, "slumber")
    position.play(GREEN, "journey water with water").react(YELLOW, "slumber").settle()
    assert position.hand(GREEN) == ["desert"]


@pytest.mark.rule("DI-27", "DI-20")
def test_the_active_player_draws_up_to_six_at_the_end_of_the_turn() -> None:
    position = Position().give(GREEN, "desert", "terror").do(GREEN, "step b6 with desert").play(GREEN, "end turn")
    position.chance("draw water", "draw curse", "draw attack", "draw attack")
    assert position.hand(GREEN) == ["water", "curse", "terror", "attack", "attack"]
    assert position.state.phase == s.DRAWING
    position.chance("draw desert")
    assert len(position.hand(GREEN)) == 6
    assert (position.state.phase, position.state.active) == (s.ANNOUNCED, BROWN)


@pytest.mark.rule("DI-27", "DI-20")
def test_a_player_who_still_holds_six_cards_draws_nothing() -> None:
    position = Position().stand(green="d4").give(GREEN, *["water"] * 6).do(GREEN, "step treasure")
    assert (position.state.phase, position.state.active) == (s.ANNOUNCED, BROWN)


@pytest.mark.rule("DI-27", "DI-29")
def test_everyone_sees_how_many_cards_a_player_kept() -> None:
    position = Position().give(GREEN, "desert", "terror", "water").give(BROWN, "water", "desert", "patrol")
    position.do(GREEN, "step b6 with desert").play(GREEN, "end turn")
    assert position.state.kept.tolist() == [2, 0, 0, 0, 0, 0]
    position.draw_any().settle().play(BROWN, "pass", "discard patrol", "draw up").draw_any()
    for seat in (SPECTATOR, GREEN, BLUE):
        assert position.view(seat)[0].kept.tolist() == [2, 2, 0, 0, 0, 0]


@pytest.mark.rule("DI-27", "DI-67", "DI-70")
def test_the_others_draw_only_after_their_own_turn() -> None:
    position = Position().give(GREEN, "attack", "desert").give(BROWN, "slumber", "water").give(BLUE, "desert")
    position.do(GREEN, "attack seat 3").chance("take desert")
    position.play(GREEN, "step b6 with desert").react(BROWN, "slumber").settle().draw_any()
    assert [len(position.hand(seat)) for seat in range(4)] == [6, 1, 0, 0]
    position.settle().play(BROWN, "pass", "draw up").draw_any()
    assert [len(position.hand(seat)) for seat in range(4)] == [6, 6, 0, 0]
    position.settle().play(BLUE, "pass", "draw up").draw_any()
    assert [len(position.hand(seat)) for seat in range(4)] == [6, 6, 6, 0]


@pytest.mark.rule("DI-28")
def test_the_discard_pile_becomes_the_draw_pile_with_the_last_card() -> None:
    position = Position().leave_in_draw_pile("curse", "attack").play(GREEN, "pass", "draw up").chance("draw curse")
    assert position.pile("draw_pile") == Counter(["attack"])
    discarded = position.pile("discard_pile")
    position.chance("draw attack")
    assert position.pile("draw_pile") == discarded
    assert position.pile("discard_pile") == Counter()
    assert int(position.state.in_draw_pile) == discarded.total() == 97


@pytest.mark.rule("DI-28")
def test_drawing_goes_on_from_the_new_pile() -> None:
    position = Position().leave_in_draw_pile("curse").play(GREEN, "pass", "draw up").chance("draw curse")
    assert position.chance_outcomes["draw water"] == 8
    position.draw_any()
    assert len(position.hand(GREEN)) == 6
    assert position.all_cards().total() == 99


@pytest.mark.rule("DI-28")
def test_the_draw_pile_may_run_out_with_the_last_draw_of_a_turn() -> None:
    position = Position().give(GREEN, *["water"] * 5).leave_in_draw_pile("curse")
    position.play(GREEN, "pass", "draw up").chance("draw curse")
    assert position.state.active == BROWN
    assert int(position.state.in_draw_pile) == 93
    assert position.pile("discard_pile") == Counter()


@pytest.mark.rule("DI-28")
def test_cards_spent_this_turn_are_shuffled_into_the_new_draw_pile() -> None:
    position = Position().give(GREEN, "desert", "patrol").leave_in_draw_pile("curse")
    position.do(GREEN, "play patrol", "place e1", "step b6 with desert").play(GREEN, "end turn")
    position.chance("draw curse")
    assert position.chance_outcomes["draw patrol"] == 5
    assert position.chance_outcomes["draw desert"] == 8


@pytest.mark.rule("DI-28", "DI-29")
def test_cards_discarded_when_passing_may_be_drawn_from_the_new_pile() -> None:
    position = Position().give(GREEN, "terror", "terror").leave_in_draw_pile("curse")
    position.play(GREEN, "pass", "discard terror", "draw up").chance("draw curse")
    assert position.chance_outcomes["draw terror"] == 1
    assert position.hand(GREEN) == ["curse", "terror"]


# Passing


@pytest.mark.rule("DI-29")
def test_a_player_who_passes_discards_any_cards_and_draws_up_to_six() -> None:
    position = Position().give(GREEN, "water", "water", "curse").play(GREEN, "pass")
    assert position.state.phase == s.PASSING
    assert position.legal(GREEN) == ["draw up", "discard water", "discard curse"]
    position.play(GREEN, "discard water", "discard curse")
    assert position.pile("discard_pile") == Counter(["water", "curse"])
    assert position.legal(GREEN) == ["draw up", "discard water"]
    position.play(GREEN, "draw up")
    assert position.to_move == [CHANCE]
    position.draw_any()
    assert len(position.hand(GREEN)) == 6
    assert position.state.active == BROWN


@pytest.mark.rule("DI-29")
@pytest.mark.parametrize("cards", [0, 6])
def test_a_player_who_passes_may_discard_none_or_all_cards(cards: int) -> None:
    position = Position().give(GREEN, *["water"] * 6).play(GREEN, "pass", *["discard water"] * cards, "draw up")
    position.draw_any()
    assert len(position.hand(GREEN)) == 6
    assert position.pile("discard_pile").total() == cards


@pytest.mark.rule("DI-29")
@pytest.mark.parametrize("move", ["step b6", "play curse", "terror blue"])
def test_a_player_who_has_moved_or_played_a_card_may_not_pass(move: str) -> None:
    position = Position().lay(b6="forest").stand(blue="c4").give(GREEN, "curse", "terror")
    assert position.legal(GREEN)[0] == "pass"
    assert "end turn" not in position.legal(GREEN)
    position.do(GREEN, move)
    assert position.legal(GREEN)[0] == "end turn"
    assert "pass" not in position.legal(GREEN)


@pytest.mark.rule("DI-29", "DI-51")
def test_a_player_who_has_left_with_a_treasure_may_not_pass() -> None:
    position = Position().stand(green="d4", blue="treasure").lay(e4="forest").do(GREEN, "step treasure", "step e4")
    assert position.pile("spent").total() == 0
    assert "pass" not in position.legal(GREEN)
    assert position.legal(GREEN)[0] == "end turn"


@pytest.mark.rule("DI-29")
def test_a_move_taken_back_before_it_is_announced_does_not_count() -> None:
    position = Position().give(GREEN, "forces").play(GREEN, "play forces", "take back")
    assert position.hand(GREEN) == ["forces"]
    assert position.legal(GREEN)[0] == "pass"


@pytest.mark.rule("DI-29", "DI-50")
def test_a_player_waiting_on_the_treasure_field_may_pass() -> None:
    position = Position().stand(green="treasure").give(GREEN, "water").play(GREEN, "pass", "discard water", "draw up")
    assert position.state.phase == s.DRAWING


def begun(*cards: str) -> Fresh:
    """The beginning of Green's turn, before reactions; Blue has a Slumber, and Green has these cards."""
    position = Position(active=YELLOW).give(BLUE, "slumber").give(GREEN, *cards).stand(green="b6").lay(b5="forest")
    return position.play(YELLOW, "pass", "draw up").draw_any()


@pytest.mark.rule("DI-29", "DI-70")
def test_a_player_stopped_at_the_start_of_the_turn_may_pass() -> None:
    position = begun("water").react(BLUE, "slumber").settle()
    assert position.state.phase == s.PASSING
    assert position.legal(GREEN) == ["draw up", "discard water"]
    position.play(GREEN, "discard water", "draw up").draw_any()
    assert position.state.active == BROWN


@pytest.mark.rule("DI-29", "DI-70")
def test_a_free_step_taken_back_does_not_count_as_a_move() -> None:
    position = begun("water").settle().play(GREEN, "step b5").react(BLUE, "slumber").settle()
    assert position.where("green") == "b6"
    assert position.state.phase == s.PASSING


@pytest.mark.rule("DI-29", "DI-70")
def test_a_player_stopped_on_the_second_step_may_not_pass() -> None:
    position = Position().lay(b6="forest").give(BLUE, "slumber").give(GREEN, "water")
    position.do(GREEN, "step b6").play(GREEN, "step boat-green").react(BLUE, "slumber").settle()
    assert position.where("green") == "b6"
    assert position.state.phase == s.DRAWING
    assert position.hand(GREEN) == ["water"]


@pytest.mark.rule("DI-29", "DI-70")
def test_a_player_stopped_on_a_paid_step_may_not_pass() -> None:
    position = begun("farmland", "desert").settle().play(GREEN, "step c7 with farmland").react(BLUE, "slumber").settle()
    assert position.state.phase == s.DRAWING
    assert position.where("green") == "b6"
    assert position.hand(GREEN) == ["desert"]


@pytest.mark.rule("DI-29", "DI-71")
def test_a_player_who_plays_a_counterspell_may_not_pass() -> None:
    position = begun("counterspell", "water").react(BLUE, "slumber").react(GREEN, "counterspell").settle()
    assert position.state.phase == s.TURN
    assert "pass" not in position.legal(GREEN)
    assert "end turn" in position.legal(GREEN)


@pytest.mark.rule("DI-29", "DI-71")
def test_a_player_who_plays_a_counterspell_may_not_pass_after_a_second_slumber() -> None:
    position = Position(active=YELLOW).give(BLUE, "slumber").give(BROWN, "slumber").give(GREEN, "counterspell")
    position.play(YELLOW, "pass", "draw up").draw_any().react(BLUE, "slumber").react(GREEN, "counterspell")
    position.react(BROWN, "slumber").settle()
    assert position.state.phase == s.DRAWING


@pytest.mark.rule("DI-29", "DI-71")
def test_a_player_may_still_pass_after_someone_elses_counterspell() -> None:
    position = Position(active=YELLOW).give(BLUE, "slumber").give(BROWN, "counterspell")
    position.play(YELLOW, "pass", "draw up").draw_any().react(BLUE, "slumber").react(BROWN, "counterspell").settle()
    assert position.state.phase == s.TURN
    assert position.legal(GREEN)[0] == "pass"
