"""The end of Dragon Island, and the winner."""

import pytest
from tests.games.dragon_island.position import Fresh, Position, rules

from spadework.engine.interface import CHANCE
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.setup import TURN_LIMITS

GREEN, BROWN, BLUE, YELLOW = range(4)


def last_pair() -> Position:
    """Green and Blue carry the last treasure in front of the green boat; all others are cashed in."""
    return Position().carry("b6", "green", "blue", pair=s.PAIRS)


# Pairs


@pytest.mark.rule("DI-80")
def test_the_game_ends_with_the_last_pair_and_no_cards_are_drawn() -> None:
    position = last_pair().do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.to_move == []
    assert position.state.phase == s.OVER
    assert position.scores() == [300, 0, 300, 0]
    assert position.hand(GREEN) == []


@pytest.mark.rule("DI-80", "DI-57")
def test_the_last_pair_may_be_claimed() -> None:
    position = Position().carry("b6", "green", "blue", pair=s.PAIRS).give(GREEN, "infidelity")
    position.do(GREEN, "step boat-green").play(GREEN, "infidelity")
    assert position.to_move == [BLUE]
    position.play(BLUE, "share")
    assert position.to_move == []
    assert position.scores() == [600, 0, 0, 0]


@pytest.mark.rule("DI-80", "DI-58")
def test_one_player_may_carry_the_last_pair_home_alone() -> None:
    position = Position(3).carry("a2", "red", "grey", pair=s.PAIRS).do(0, "red: step boat-red")
    assert position.to_move == []
    assert position.scores() == [600, 0, 0]


@pytest.mark.rule("DI-80", "DI-53")
def test_walking_away_from_the_last_treasure_ends_the_game_in_the_middle_of_a_turn() -> None:
    position = Position().carry("c4", "green", pair=s.PAIRS).lay(c3="forest").give(GREEN, "water")
    position.do(GREEN, "step c3")
    assert position.to_move == []
    assert position.hand(GREEN) == ["water"]
    assert position.scores() == [0, 0, 0, 0]


@pytest.mark.rule("DI-80", "DI-53", "DI-66")
def test_a_terror_may_end_the_game() -> None:
    position = Position().carry("c4", "blue", pair=s.PAIRS).give(GREEN, "terror").play(GREEN, "terror blue")
    assert position.to_move == [CHANCE]
    assert position.settle().to_move == []


@pytest.mark.rule("DI-80")
def test_the_game_goes_on_while_an_earlier_pair_is_on_its_way() -> None:
    position = Position(6, active=1).carry("b6", "green", "blue", pair=s.PAIRS).carry("d8", "red", "yellow", pair=6)
    assert position.state.settled == 5
    position.do(1, "step boat-green").play(1, "share")
    assert position.state.phase == s.DRAWING
    assert position.coins(1) == [300]


@pytest.mark.rule("DI-80")
def test_an_earlier_pair_may_be_the_last_to_come_home() -> None:
    position = Position().carry("b6", "green", "blue", pair=2).lay_out(s.PAIRS + 1)
    assert position.state.settled == s.PAIRS - 1
    position.do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.to_move == []
    assert position.coins(GREEN) == [125]


@pytest.mark.rule("DI-80")
def test_pairs_out_of_the_game_count_as_well() -> None:
    position = Position(6, active=1).carry("c4", "green", pair=s.PAIRS - 1).carry("e1", "brown", "grey", pair=s.PAIRS)
    position.lay(c3="forest").do(1, "step c3")
    assert (position.state.settled, position.to_move) == (s.PAIRS - 1, [1])


@pytest.mark.rule("DI-80")
def test_a_treasure_that_still_lies_on_the_treasure_field_keeps_the_game_going() -> None:
    position = (
        Position().carry("b6", "green", "blue", pair=s.PAIRS - 1).do(GREEN, "step boat-green").play(GREEN, "share")
    )
    assert position.state.settled == s.PAIRS - 1
    assert position.state.phase == s.DRAWING


# Winning


@pytest.mark.rule("DI-81")
def test_the_highest_sum_wins() -> None:
    position = Position().win(GREEN, 1, 1).win(BROWN, 7).win(BLUE, 2)
    assert position.scores() == [200, 300, 125, 0]
    assert position.places() == [2, 1, 3, 4]


@pytest.mark.rule("DI-81")
def test_the_highest_coin_breaks_a_tie() -> None:
    position = Position().win(GREEN, 1, 2, 4).win(BROWN, 5, 5).win(BLUE, 7, 1)
    assert position.scores() == [400, 400, 400, 0]
    assert position.places() == [3, 2, 1, 4]


@pytest.mark.rule("DI-81")
def test_players_with_exactly_the_same_coins_win_together() -> None:
    position = Position().win(GREEN, 7, 2).win(YELLOW, 2, 7).win(BROWN, 1)
    assert position.places() == [1, 3, 4, 1]


@pytest.mark.rule("DI-81")
def test_players_equal_in_sum_and_highest_coin_win_together() -> None:
    position = Position().win(GREEN, 5, 2, 2).win(BLUE, 5, 1, 3)
    assert position.scores()[GREEN] == position.scores()[BLUE] == 450
    assert position.places() == [1, 3, 1, 3]


@pytest.mark.rule("DI-81")
def test_all_win_together_if_nobody_has_any_coins() -> None:
    assert Position(6).places() == [1] * 6


@pytest.mark.rule("DI-81", "DI-8")
def test_the_score_is_split_by_pair() -> None:
    position = Position().win(GREEN, *range(1, s.PAIRS + 1)).win(GREEN, 7)
    assert position.scores()[GREEN] == 1290 + 300
    assert list(rules.PARTS) == [f"pair-{number}" for number in range(1, s.PAIRS + 1)]


# Agreeing, and limits


@pytest.mark.rule("DI-82")
def test_all_may_agree_to_end_the_game_and_the_coins_won_count() -> None:
    position = Position().win(BLUE, 1).carry("c4", "green", "blue", pair=2).play(GREEN, "propose end")
    assert position.state.phase == s.AGREEING
    assert position.to_move == [BROWN, BLUE, YELLOW]
    position.play(YELLOW, "agree").play(BROWN, "agree")
    assert position.to_move == [BLUE]
    position.play(BLUE, "agree")
    assert position.to_move == []
    assert position.scores() == [0, 0, 100, 0]


@pytest.mark.rule("DI-82")
@pytest.mark.parametrize("against", [BROWN, BLUE, YELLOW])
def test_one_refusal_is_enough_to_go_on(against: int) -> None:
    position = Position().give(GREEN, "desert").play(GREEN, "propose end")
    for seat in (BROWN, BLUE, YELLOW):
        position.play(seat, "go on" if seat == against else "agree")
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]
    assert "propose end" not in position.legal(GREEN)
    assert "pass" in position.legal(GREEN)
    assert "step b6 with desert" in position.legal(GREEN)


@pytest.mark.rule("DI-82")
def test_the_end_can_be_proposed_only_before_any_other_move_of_a_turn() -> None:
    position = Position().lay(b6="forest").do(GREEN, "step b6")
    assert "propose end" not in position.legal(GREEN)
    position.play(GREEN, "end turn").draw_any().settle()
    assert "propose end" in position.legal(BROWN)


@pytest.mark.rule("DI-82")
def test_a_proposal_that_was_refused_may_be_made_again_in_the_next_turn() -> None:
    position = Position().play(GREEN, "propose end")
    for seat in (BROWN, BLUE, YELLOW):
        position.play(seat, "go on")
    position.play(GREEN, "pass", "draw up").draw_any().settle().play(BROWN, "propose end")
    assert position.to_move == [GREEN, BLUE, YELLOW]


@pytest.mark.rule("DI-82")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_answers_to_a_proposal_come_in_any_order(seats: int) -> None:
    ends = set()
    for order in (range(1, seats), range(seats - 1, 0, -1)):
        position: Fresh = Position(seats).play(0, "propose end")
        for seat in order:
            position.play(seat, "agree" if seat > 1 else "go on")
        ends.add(position.states.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("DI-82")
def test_a_table_may_set_a_turn_limit() -> None:
    choices = {option.name: option.choices for option in rules.OPTIONS}
    assert choices["turn-limit"] == ("none", "40", "100", "200", "400")
    assert choices["pairs"] == ("7", "5")
    assert TURN_LIMITS == (0, 40, 100, 200, 400)


@pytest.mark.rule("DI-82")
@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_at_the_turn_limit_the_game_ends_and_the_coins_won_count(limit: int) -> None:
    position = Position(limit=limit).win(BLUE, 3)
    position.state.turns = TURN_LIMITS[limit] - 1
    position.play(GREEN, "pass", "draw up").draw_any().settle()
    assert position.to_move == [BROWN]
    position.play(BROWN, "pass", "draw up").draw_any()
    assert position.to_move == []
    assert position.scores() == [0, 0, 150, 0]


@pytest.mark.rule("DI-82")
def test_a_limit_counts_every_turn_from_the_first() -> None:
    position = Fresh(limit=1).start()
    for turn in range(40):
        assert position.to_move == [turn % 4]
        assert position.state.turns == turn + 1
        position.play(turn % 4, "pass", "draw up").draw_any()
        if position.to_move:
            position.settle()
    assert position.to_move == []


@pytest.mark.rule("DI-82")
def test_without_a_limit_turns_go_on() -> None:
    position = Position()
    position.state.turns = 1000
    position.play(GREEN, "pass", "draw up").draw_any().settle()
    assert position.to_move == [BROWN]


@pytest.mark.rule("DI-82")
def test_the_last_turn_may_bring_a_treasure_home() -> None:
    position = Position(limit=1).carry("b6", "green", "blue")
    position.state.turns = 40
    position.do(GREEN, "step boat-green").play(GREEN, "share").draw_any()
    assert position.to_move == []
    assert position.scores() == [100, 0, 100, 0]


# The short game


@pytest.mark.rule("DI-82")
def test_a_short_game_ends_when_five_pairs_are_cashed_in_or_out_of_the_game() -> None:
    position = Position(pairs="5").carry("b6", "green", "blue", pair=5).win(BROWN, 4)
    assert position.state.settled == 4
    position.do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.to_move == []
    assert position.scores() == [200, 175, 200, 0]


@pytest.mark.rule("DI-82", "DI-53")
def test_a_short_game_may_end_in_the_middle_of_a_turn() -> None:
    position = Position(pairs="5").carry("c4", "green", pair=5).lay(c3="forest").do(GREEN, "step c3")
    assert position.to_move == []


@pytest.mark.rule("DI-82", "DI-80")
@pytest.mark.parametrize("pair", [4, 7])
def test_any_five_pairs_end_a_short_game(pair: int) -> None:
    position = Position(pairs="5").carry("b6", "green", "blue", pair=pair)
    position.state.settled = 4
    position.do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.to_move == []


@pytest.mark.rule("DI-82", "DI-80")
def test_without_the_option_the_fifth_pair_ends_nothing() -> None:
    position = Position().carry("b6", "green", "blue", pair=5).do(GREEN, "step boat-green").play(GREEN, "share")
    assert position.state.phase == s.DRAWING
