"""Reactions in Dragon Island: Slumber, Counterspell, and which reaction counts."""

import pytest
from tests.games.dragon_island.position import Fresh, Position

from spadework.engine.interface import CHANCE, Reactions
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.moves import REACTIONS

GREEN, BROWN, BLUE, YELLOW = range(4)


def table() -> Position:
    """Green's turn, with cards of all sorts; Blue and Yellow carry a treasure, and Brown stands on terrain."""
    position = Position().stand(brown="e3").carry("g4", "blue", "yellow").lay(b6="forest")
    return position.give(GREEN, "terror", "attack", "farmland", "journey", "curse", "patrol")


def react_and_end(position: Fresh, seat: int, text: str) -> Fresh:
    """Let a seat react, and nobody counter it."""
    return position.react(seat, text).settle()


# Slumber


@pytest.mark.rule("DI-70", "DI-20")
@pytest.mark.parametrize(
    ("moves", "spent"),
    [
        (["step b6"], []),
        (["step c7 with farmland"], ["farmland"]),
        (["terror blue"], ["terror"]),
        (["play curse"], ["curse"]),
        (["journey farmland with farmland"], ["farmland", "journey"]),
        (["play patrol", "place e1"], ["patrol"]),
    ],
)
def test_a_slumber_takes_back_any_move_but_spent_cards_stay_spent(moves: list[str], spent: list[str]) -> None:
    position = table().give(YELLOW, "slumber")
    before = position.state.copy()
    position.play(GREEN, *moves)
    assert position.to_move == [YELLOW]
    react_and_end(position, YELLOW, "slumber")
    for name in ("hunter", "carries", "dragon", "tile", "free"):
        assert getattr(position.state, name).tolist() == getattr(before, name).tolist()
    if spent:
        assert position.state.phase == s.DRAWING
        assert position.pile("discard_pile") == dict.fromkeys([*spent, "slumber"], 1)
        assert len(position.hand(GREEN)) == 6 - len(spent)
    else:
        assert position.state.phase == s.PASSING


@pytest.mark.rule("DI-70", "DI-60")
def test_a_swap_stopped_by_a_slumber_costs_its_card_and_moves_no_tile() -> None:
    position = Position().give(GREEN, "forces").give(BROWN, "slumber").play(GREEN, "play forces", "tile c3", "tile c4")
    react_and_end(position, BROWN, "slumber")
    assert position.terrain("c3") == "mountain"
    assert position.pile("discard_pile") == {"forces": 1, "slumber": 1}


@pytest.mark.rule("DI-70", "DI-63")
def test_a_curse_stopped_by_a_slumber_costs_only_the_curse() -> None:
    position = table().give(YELLOW, "slumber", "water").play(GREEN, "play curse")
    react_and_end(position, YELLOW, "slumber")
    assert position.hand(GREEN) == ["farmland", "patrol", "journey", "terror", "attack"]
    assert position.hand(YELLOW) == ["water"]


@pytest.mark.rule("DI-70", "DI-65")
def test_a_journey_stopped_by_a_slumber_costs_both_cards() -> None:
    position = table().give(YELLOW, "slumber").play(GREEN, "journey farmland with farmland")
    react_and_end(position, YELLOW, "slumber")
    assert not position.state.free.any()
    assert position.hand(GREEN) == ["patrol", "curse", "terror", "attack"]


@pytest.mark.rule("DI-70", "DI-64")
def test_a_flight_stopped_by_a_slumber_costs_the_flight_and_its_payment() -> None:
    position = Position().stand(green="c4").give(GREEN, "flight", "water").give(BLUE, "slumber")
    position.play(GREEN, "fly a2 with water")
    react_and_end(position, BLUE, "slumber")
    assert (position.where("green"), position.hand(GREEN)) == ("c4", [])


@pytest.mark.rule("DI-70")
def test_a_slumber_takes_back_only_the_last_action() -> None:
    position = table().give(YELLOW, "slumber").do(GREEN, "terror brown", "step b6").play(GREEN, "step boat-green")
    react_and_end(position, YELLOW, "slumber")
    assert (position.where("brown"), position.where("green")) == ("boat-brown", "b6")


@pytest.mark.rule("DI-70", "DI-13")
def test_a_slumber_may_be_played_at_the_start_of_a_turn() -> None:
    position = Position().give(BLUE, "slumber").play(GREEN, "pass", "draw up").draw_any()
    assert (position.state.active, position.state.phase) == (BROWN, s.ANNOUNCED)
    assert position.to_move == [BLUE]
    assert position.legal(BLUE) == ["no reaction", "skip reactions", "slumber"]
    react_and_end(position, BLUE, "slumber")
    position.play(BROWN, "draw up").draw_any()
    assert position.state.active == BLUE


@pytest.mark.rule("DI-70", "DI-13")
def test_a_slumber_may_stop_the_very_first_turn() -> None:
    position = Fresh().chance("start 2", *["draw water"] * 6, "draw slumber").draw_any()
    assert position.hand(BLUE)[-1] == "slumber"
    assert position.to_move == [BLUE]


@pytest.mark.rule("DI-70")
def test_the_active_player_is_never_asked_for_a_slumber() -> None:
    position = Position().lay(b6="forest").give(GREEN, "slumber", "slumber-or-terror").play(GREEN, "step b6")
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-70")
@pytest.mark.parametrize("moves", [["pass"], ["pass", "discard water", "draw up"]])
def test_players_cannot_react_to_passing(moves: list[str]) -> None:
    position = Position().give(GREEN, "water").give(BLUE, "slumber").play(GREEN, *moves)
    assert position.state.phase in (s.PASSING, s.DRAWING)


@pytest.mark.rule("DI-70")
def test_players_cannot_react_to_the_end_of_a_turn_or_to_a_proposal() -> None:
    position = Position().lay(b6="forest").give(BLUE, "slumber").play(GREEN, "propose end")
    assert position.state.phase != s.ANNOUNCED
    for seat in (BROWN, BLUE, YELLOW):
        assert position.legal(seat) == ["agree", "go on"]
        position.play(seat, "go on")
    position.do(GREEN, "step b6").play(GREEN, "end turn")
    assert position.state.phase == s.DRAWING


@pytest.mark.rule("DI-70", "DI-72")
def test_a_slumber_cannot_answer_a_slumber() -> None:
    position = Position().lay(b6="forest").give(YELLOW, "slumber", "slumber").give(BROWN, "slumber-or-terror")
    position.give(BLUE, "slumber", "counterspell").play(GREEN, "step b6").react(YELLOW, "slumber")
    assert position.to_move == [BLUE]
    assert position.legal(BLUE) == ["no reaction", "skip reactions", "counterspell"]


# Counterspell


@pytest.mark.rule("DI-71")
@pytest.mark.parametrize("seat", [BROWN, BLUE, YELLOW])
def test_any_other_player_may_counter_a_terror_even_to_help_someone_else(seat: int) -> None:
    position = table().give(seat, "counterspell").play(GREEN, "terror blue")
    assert position.to_move == [seat]
    assert position.legal(seat) == ["no reaction", "skip reactions", "counterspell"]
    position.react(seat, "counterspell")
    assert position.where("blue") == "g4"
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]
    assert position.pile("spent") == {"terror": 1, "counterspell": 1}


@pytest.mark.rule("DI-71")
@pytest.mark.parametrize("seat", [BROWN, BLUE])
def test_anyone_else_may_counter_an_attack(seat: int) -> None:
    position = table().give(BROWN, "water").give(seat, "counterspell").play(GREEN, "attack seat 2")
    position.react(seat, "counterspell")
    assert position.hand(BROWN) == ["water"]
    assert position.to_move == [GREEN]
    assert "attack" not in position.hand(GREEN)


@pytest.mark.rule("DI-71")
@pytest.mark.parametrize("seat", [GREEN, BROWN, BLUE])
def test_any_other_player_including_the_victim_may_counter_a_slumber(seat: int) -> None:
    position = Position().lay(b6="forest").give(YELLOW, "slumber").give(seat, "counterspell")
    position.play(GREEN, "step b6").react(YELLOW, "slumber")
    assert position.to_move == [seat]
    assert position.legal(seat) == ["no reaction", "skip reactions", "counterspell"]
    position.react(seat, "counterspell")
    assert position.where("green") == "boat-green"
    position.settle()
    assert position.where("green") == "b6"
    assert position.state.phase == s.TURN
    assert position.pile("spent") == {"slumber": 1, "counterspell": 1}


@pytest.mark.rule("DI-71")
@pytest.mark.parametrize("move", ["play curse", "journey farmland with farmland", "step c7 with farmland"])
def test_no_other_action_can_be_countered(move: str) -> None:
    position = table().give(YELLOW, "counterspell", "counterspell-or-terror").play(GREEN, move)
    assert position.state.phase == s.ANNOUNCED
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-71")
def test_the_start_of_a_turn_is_not_countered() -> None:
    position = Position().give(BLUE, "counterspell").play(GREEN, "pass", "draw up").draw_any()
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-71", "DI-74")
def test_after_a_cancelled_slumber_everyone_may_react_again() -> None:
    position = Position().lay(b6="forest").give(YELLOW, "slumber", "slumber").give(BROWN, "slumber-or-terror")
    position.give(GREEN, "counterspell", "counterspell").play(GREEN, "step b6")
    position.react(YELLOW, "slumber").react(GREEN, "counterspell")
    assert position.to_move == [BROWN, YELLOW]
    position.react(YELLOW, "slumber").react(GREEN, "counterspell")
    assert position.to_move == [BROWN]
    position.react(BROWN, "slumber with slumber-or-terror")
    assert position.to_move == [CHANCE]
    position.settle()
    assert position.where("green") == "boat-green"
    assert position.state.phase == s.DRAWING


@pytest.mark.rule("DI-71", "DI-70")
def test_a_terror_may_still_be_countered_after_a_cancelled_slumber() -> None:
    position = table().give(YELLOW, "slumber").give(BLUE, "counterspell", "counterspell-or-terror")
    position.play(GREEN, "terror blue")
    assert position.to_move == [BLUE, YELLOW]
    position.react(YELLOW, "slumber").react(BLUE, "counterspell")
    assert position.to_move == [BLUE]
    position.react(BLUE, "counterspell with counterspell-or-terror")
    assert position.where("blue") == "g4"
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-71")
def test_after_a_countered_terror_the_turn_goes_on_with_new_reactions() -> None:
    position = table().give(BLUE, "counterspell", "slumber").play(GREEN, "terror blue").react(BLUE, "counterspell")
    position.play(GREEN, "step b6")
    assert position.to_move == [BLUE]
    position.settle()
    assert position.where("green") == "b6"


@pytest.mark.rule("DI-71")
def test_a_countered_slumber_at_the_start_leaves_a_whole_turn() -> None:
    position = Position(active=YELLOW).give(BLUE, "slumber").give(BROWN, "counterspell")
    position.play(YELLOW, "pass", "draw up").draw_any().react(BLUE, "slumber").react(BROWN, "counterspell").settle()
    assert position.to_move == [GREEN]
    assert position.state.phase == s.TURN


@pytest.mark.rule("DI-72")
def test_a_counterspell_is_not_countered() -> None:
    position = table().give(BLUE, "counterspell").give(BROWN, "counterspell")
    position.play(GREEN, "terror blue").react(BLUE, "counterspell")
    assert position.state.phase == s.TURN
    assert position.hand(BROWN) == ["counterspell"]
    sleeping = Position().lay(b6="forest").give(YELLOW, "slumber", "counterspell").give(GREEN, "counterspell")
    sleeping.play(GREEN, "step b6").react(YELLOW, "slumber").react(GREEN, "counterspell")
    assert sleeping.to_move == [CHANCE]
    assert sleeping.settle().where("green") == "b6"


@pytest.mark.rule("DI-72")
def test_players_cannot_counter_their_own_cards() -> None:
    position = Position().stand(blue="c4").give(GREEN, "terror", "counterspell").play(GREEN, "terror blue")
    assert position.to_move == [CHANCE]
    position = Position().lay(b6="forest").give(YELLOW, "slumber", "counterspell").play(GREEN, "step b6")
    assert position.legal(YELLOW) == ["no reaction", "skip reactions", "slumber"]
    position.react(YELLOW, "slumber")
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-73", "DI-68")
def test_players_out_of_turn_can_play_only_green_actions() -> None:
    cards = ["slumber-or-terror", "counterspell-or-terror", "infidelity-or-attack", "terror", "attack", "curse"]
    position = table().give(YELLOW, *cards).play(GREEN, "terror blue")
    assert position.legal(YELLOW) == [
        "no reaction",
        "skip reactions",
        "slumber with slumber-or-terror",
        "counterspell with counterspell-or-terror",
    ]
    position = Position(active=YELLOW).give(YELLOW, *cards).give(BROWN, "water").stand(blue="c4")
    assert {text.split()[0] for text in position.legal(YELLOW)} >= {"terror", "attack", "play"}
    assert not [text for text in position.legal(YELLOW) if text.startswith(("slumber", "counterspell", "infidelity"))]


# Which reaction counts


@pytest.mark.rule("DI-74")
@pytest.mark.parametrize("order", [(BROWN, BLUE, YELLOW), (YELLOW, BLUE, BROWN), (BLUE, YELLOW, BROWN)])
def test_the_first_reaction_clockwise_from_the_active_player_counts(order: tuple[int, ...]) -> None:
    position = Position(active=BLUE).lay(h1="water")
    for seat in (GREEN, BROWN, YELLOW):
        position.give(seat, "slumber")
    position.play(BLUE, "step h1")
    for seat in [seat for seat in (*order, GREEN) if seat != BLUE]:
        position.play(seat, "slumber")
    position.chance("settle")
    assert position.state.slumber == YELLOW
    assert position.hand(YELLOW) == []
    assert position.hand(GREEN) == position.hand(BROWN) == ["slumber"]


@pytest.mark.rule("DI-74")
def test_the_active_players_reaction_comes_before_all_others() -> None:
    position = Position(active=BROWN).lay(f8="farmland").give(BLUE, "slumber")
    for seat in (GREEN, BROWN, YELLOW):
        position.give(seat, "counterspell")
    position.play(BROWN, "step f8").react(BLUE, "slumber")
    position.play(GREEN, "counterspell").play(YELLOW, "counterspell").play(BROWN, "counterspell").chance("settle")
    assert position.hand(BROWN) == []
    assert position.hand(GREEN) == position.hand(YELLOW) == ["counterspell"]


@pytest.mark.rule("DI-74")
def test_the_next_reaction_counts_if_an_earlier_player_does_not_react() -> None:
    position = Position().lay(b6="forest").give(BROWN, "slumber").give(BLUE, "slumber").give(YELLOW, "slumber")
    position.play(GREEN, "step b6").play(BROWN, "no reaction").play(YELLOW, "slumber").play(BLUE, "slumber")
    position.chance("settle")
    assert position.state.slumber == BLUE
    assert position.hand(YELLOW) == ["slumber"]


@pytest.mark.rule("DI-74")
def test_no_reaction_counts_before_all_have_answered_and_time_is_up() -> None:
    position = Position().lay(b6="forest").give(BROWN, "slumber").give(BLUE, "slumber")
    position.play(GREEN, "step b6").play(BROWN, "slumber")
    assert position.to_move == [BLUE]
    assert position.hand(BROWN) == ["slumber"]
    position.play(BLUE, "no reaction")
    assert position.to_move == [CHANCE]
    assert position.hand(BROWN) == ["slumber"]
    assert position.chance_outcomes == {"settle": 1}
    assert position.chance("settle").hand(BROWN) == []


@pytest.mark.rule("DI-74")
def test_players_whose_reaction_did_not_count_keep_it_and_are_asked_again() -> None:
    position = table().give(BROWN, "slumber").give(BLUE, "counterspell").give(YELLOW, "counterspell")
    position.play(GREEN, "terror blue")
    position.play(BROWN, "slumber").play(BLUE, "counterspell").play(YELLOW, "counterspell").chance("settle")
    assert position.state.slumber == BROWN
    assert position.to_move == [BLUE, YELLOW]
    position.play(BLUE, "no reaction").play(YELLOW, "counterspell").chance("settle")
    assert position.to_move == [BLUE]
    position.play(BLUE, "no reaction").chance("settle")
    assert position.where("blue") == "boat-blue"


@pytest.mark.rule("DI-74")
def test_players_are_not_asked_again_about_a_cancelled_action() -> None:
    position = table().give(BROWN, "counterspell").give(YELLOW, "slumber").play(GREEN, "terror blue")
    position.play(BROWN, "counterspell").play(YELLOW, "slumber").chance("settle")
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]
    assert position.hand(YELLOW) == ["slumber"]


@pytest.mark.rule("DI-74")
@pytest.mark.parametrize("move", ["step b6", "terror blue", "play curse"])
def test_there_is_a_pause_even_when_nobody_could_react(move: str) -> None:
    position = table().play(GREEN, move)
    assert position.state.phase == s.ANNOUNCED
    assert position.to_move == [CHANCE]
    assert position.chance_outcomes == {"settle": 1}


@pytest.mark.rule("DI-74")
def test_not_reacting_and_settling_let_the_time_to_react_pass() -> None:
    assert Reactions(none=c.NO_REACTION, over=c.SETTLE) == REACTIONS
    position = table().give(BROWN, "slumber").play(GREEN, "step b6")
    assert REACTIONS.none in position.codes(BROWN)
    position.play(BROWN, "no reaction")
    assert position.chance_outcomes == {"settle": 1}


# Skipping reactions


@pytest.mark.rule("DI-74")
def test_a_player_who_skips_reactions_is_not_asked_again_this_turn() -> None:
    position = table().give(BROWN, "slumber", "counterspell").give(BLUE, "slumber").play(GREEN, "step b6")
    assert position.to_move == [BROWN, BLUE]
    position.play(BROWN, "skip reactions").play(BLUE, "no reaction").chance("settle")
    assert position.where("green") == "b6"
    position.play(GREEN, "terror blue")
    assert position.to_move == [BLUE]
    position.play(BLUE, "skip reactions").chance("settle").play(GREEN, "attack seat 2")
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-74", "DI-71")
def test_a_player_who_skips_reactions_is_not_asked_about_a_reaction_either() -> None:
    position = table().give(BROWN, "counterspell").give(BLUE, "slumber").give(YELLOW, "counterspell")
    position.play(GREEN, "terror blue").play(BROWN, "skip reactions").play(BLUE, "slumber").play(YELLOW, "no reaction")
    position.chance("settle")
    assert position.state.slumber == BLUE
    assert position.to_move == [YELLOW]


@pytest.mark.rule("DI-74")
def test_a_player_who_skipped_reactions_is_asked_again_next_turn() -> None:
    position = Position().give(BLUE, "slumber").give(YELLOW, "slumber").play(GREEN, "pass", "draw up").draw_any()
    assert position.to_move == [BLUE, YELLOW]
    position.play(BLUE, "skip reactions").play(YELLOW, "no reaction").chance("settle")
    position.play(BROWN, "pass", "draw up").draw_any()
    assert position.state.active == BLUE
    assert position.to_move == [YELLOW]
    position.settle().play(BLUE, "pass", "draw up").draw_any().settle().play(YELLOW, "pass", "draw up").draw_any()
    assert position.state.active == GREEN
    assert BLUE in position.to_move


@pytest.mark.rule("DI-74", "DI-57")
def test_a_player_who_skips_reactions_still_decides_at_the_boat() -> None:
    position = Position().carry("b6", "green", "brown").give(BROWN, "slumber", "infidelity").give(GREEN, "infidelity")
    position.play(GREEN, "step boat-green").play(BROWN, "skip reactions").chance("settle").play(GREEN, "infidelity")
    assert position.legal(BROWN) == ["share", "infidelity"]


@pytest.mark.rule("DI-74")
def test_the_order_in_which_players_skip_reactions_makes_no_difference() -> None:
    ends = set()
    for order in ((BROWN, BLUE, YELLOW), (YELLOW, BROWN, BLUE), (BLUE, YELLOW, BROWN)):
        position = table()
        for seat in order:
            position.give(seat, "slumber")
        position.play(GREEN, "step b6")
        for seat in order:
            position.play(seat, "slumber" if seat == YELLOW else "skip reactions")
        ends.add(position.chance("settle").states.tobytes())
    assert len(ends) == 1
