"""Treasures in Dragon Island: waiting, leaving together, carrying, ambushes, and hunters left alone with a treasure."""

import pytest
from tests.games.dragon_island.position import Position, all_like

from spadework.games.dragon_island.rules import state as s

GREEN, BROWN, BLUE, YELLOW = range(4)
AROUND_THE_TREASURE = ["d4", "d5", "e4", "e6", "f4", "f5"]


def goes(position: Position, seat: int = GREEN) -> list[str]:
    """The steps and flights of a seat."""
    return sorted(text for text in position.legal(seat) if text.startswith(("step", "fly")))


def ringed(terrain: str = "desert", active: int = GREEN, **others: str) -> Position:
    """Blue waits on the treasure field, Green stands on d4, and all tiles are `terrain` except `others`."""
    position = Position(active=active).lay(**all_like(terrain)).lay(**others)
    return position.stand(green="d4", blue="treasure")


# Waiting


@pytest.mark.rule("DI-50")
def test_a_waiting_hunter_may_not_leave_the_treasure_field_alone() -> None:
    position = Position(active=BLUE).stand(blue="treasure").lay(d4="water").give(BLUE, "mountain", "flight", "water")
    assert goes(position, BLUE) == []


@pytest.mark.rule("DI-50")
def test_a_waiting_player_may_play_cards_and_pass() -> None:
    cards = ["patrol", "forces", "journey", "water", "attack"]
    position = Position(active=BLUE).stand(blue="treasure").give(BLUE, *cards).give(GREEN, "curse")
    assert {"pass", "play patrol", "play forces", "journey water with water", "attack seat 1"} <= {
        *position.legal(BLUE)
    }
    position.do(BLUE, "play patrol", "place e1", "attack seat 1")
    assert position.chance("take curse").hand(BLUE) == ["water", "forces", "curse", "journey"]


@pytest.mark.rule("DI-50", "DI-66")
@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_a_terror_even_your_own_ends_the_waiting(seat: int) -> None:
    position = Position(active=seat).stand(blue="treasure").give(seat, "terror").do(seat, "terror blue")
    assert position.where("blue") == "boat-blue"
    assert position.state.next_pair == 0
    assert position.state.settled == 0


# Leaving together


@pytest.mark.rule("DI-51", "DI-52")
def test_the_second_hunter_must_leave_with_the_first_and_both_coins() -> None:
    position = ringed(e4="forest").do(GREEN, "step treasure")
    assert position.state.phase == s.LEAVING
    assert position.to_move == [GREEN]
    position.play(GREEN, "step e4")
    assert position.where("green") == position.where("blue") == "e4"
    assert position.carried("green") == position.carried("blue") == 1
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-51")
def test_a_way_out_that_costs_a_card_must_be_paid() -> None:
    position = ringed(e4="water").give(GREEN, "water", "desert").do(GREEN, "step treasure")
    expected = [f"step {field} with desert" for field in AROUND_THE_TREASURE if field != "e4"]
    assert sorted(position.legal(GREEN)) == sorted([*expected, "step e4 with water"])
    position.play(GREEN, "step e4 with water")
    assert position.hand(GREEN) == ["desert"]
    assert position.pile("spent") == {"water": 1}


@pytest.mark.rule("DI-51", "DI-70")
def test_a_slumber_stops_the_way_in_and_ends_the_turn() -> None:
    position = ringed(e4="forest").stand(green="c5").give(GREEN, "flight", "desert").give(BROWN, "slumber")
    position.play(GREEN, "fly treasure")
    assert position.to_move == [BROWN]
    position.react(BROWN, "slumber").settle()
    assert position.where("green") == "c5"
    assert position.where("blue") == "treasure"
    assert position.pile("discard_pile") == {"flight": 1, "slumber": 1}
    assert (position.state.phase, position.state.next_pair) == (s.DRAWING, 0)


@pytest.mark.rule("DI-51", "DI-70", "DI-29")
def test_a_player_whose_free_way_in_is_stopped_may_still_pass() -> None:
    position = ringed(e4="forest").give(BROWN, "slumber").play(GREEN, "step treasure")
    position.react(BROWN, "slumber").settle()
    assert position.state.phase == s.PASSING
    assert position.where("green") == "d4"


@pytest.mark.rule("DI-51", "DI-71")
def test_after_a_countered_slumber_the_way_in_stands_and_the_way_out_follows() -> None:
    position = ringed(e4="forest").give(BROWN, "slumber").give(GREEN, "counterspell", "patrol", "desert")
    position.play(GREEN, "step treasure").react(BROWN, "slumber").react(GREEN, "counterspell").settle()
    ways = [f"step {field} with desert" for field in AROUND_THE_TREASURE if field != "e4"]
    assert sorted(position.legal(GREEN)) == sorted(["step e4", *ways])


@pytest.mark.rule("DI-51")
@pytest.mark.parametrize("seat", [GREEN, BROWN, BLUE])
def test_everyone_sees_the_two_hunters_who_must_leave(seat: int) -> None:
    position = ringed(e4="forest").do(GREEN, "step treasure")
    view = position.view(seat)[0]
    assert view.phase == s.LEAVING
    assert view.hunter[position.hunter("green")] == view.hunter[position.hunter("blue")] == position.field("treasure")
    assert position.sample_state(seat).to_move == [GREEN]


@pytest.mark.rule("DI-51", "DI-53", "DI-82")
def test_leaving_a_treasure_to_join_a_hunter_may_end_a_short_game() -> None:
    position = Position(pairs="5").carry("d4", "green", pair=5).stand(blue="treasure").lay(d4="forest")
    assert position.state.settled == 4
    position.do(GREEN, "step treasure")
    assert position.to_move == []


@pytest.mark.rule("DI-51")
def test_a_hunter_who_could_not_leave_may_not_enter_the_treasure_field() -> None:
    assert goes(ringed("volcano")) == []
    assert goes(ringed("volcano").give(GREEN, "water", "curse", "journey")) == []
    assert "step treasure" in goes(ringed("volcano").give(GREEN, "volcano"))
    assert "step treasure" in goes(ringed("volcano").give(GREEN, "forest"))
    assert "step treasure" in goes(ringed("volcano", f5="forest"))


@pytest.mark.rule("DI-51", "DI-40", "DI-41")
def test_the_way_out_never_leads_onto_a_dragon_or_a_hunter() -> None:
    position = Position(6, active=1).stand(green="d4", blue="treasure", red="d5").carry("e6", "brown", "grey")
    position.carry("f5", "yellow", pair=2).dragons("e4").lay(**dict.fromkeys(AROUND_THE_TREASURE, "forest"))
    assert position.do(1, "step treasure").legal(1) == ["step f4", "step d4"]


@pytest.mark.rule("DI-51")
def test_the_way_out_may_lead_back_at_the_usual_cost() -> None:
    position = ringed("volcano", d4="forest")
    assert position.do(GREEN, "step treasure").legal(GREEN) == ["step d4"]
    position.play(GREEN, "step d4")
    assert position.where("green") == position.where("blue") == "d4"
    costly = ringed("volcano", d4="water").give(GREEN, "water").do(GREEN, "step treasure")
    assert costly.legal(GREEN) == ["step d4 with water"]


@pytest.mark.rule("DI-51", "DI-64")
def test_the_way_out_may_be_a_flight() -> None:
    position = ringed("volcano", f6="forest", e7="desert").give(GREEN, "flight")
    ways = position.do(GREEN, "step treasure").legal(GREEN)
    assert "fly f6" in ways
    assert "fly e7" not in " ".join(ways)
    position.play(GREEN, "fly f6")
    assert position.where("green") == position.where("blue") == "f6"
    assert position.hand(GREEN) == []
    assert position.pile("spent") == {"flight": 1}


@pytest.mark.rule("DI-51", "DI-64")
def test_a_flight_in_needs_a_second_flight_to_fly_out() -> None:
    position = ringed("volcano").stand(green="c5").give(GREEN, "flight", "flight")
    assert goes(position) == []
    position = ringed("volcano", g4="forest").stand(green="c5").give(GREEN, "flight")
    assert goes(position) == []
    position = ringed("volcano", g4="forest").stand(green="c5").give(GREEN, "flight", "flight")
    assert position.do(GREEN, "fly treasure").legal(GREEN) == ["fly g4"]
    position.play(GREEN, "fly g4")
    assert position.hand(GREEN) == []
    assert position.pile("spent") == {"flight": 2}


@pytest.mark.rule("DI-51", "DI-64")
def test_after_a_flight_in_a_terrain_card_may_pay_for_the_way_out() -> None:
    position = ringed("volcano").stand(green="c5").give(GREEN, "flight", "volcano").do(GREEN, "fly treasure")
    ways = [f"step {field} with volcano" for field in AROUND_THE_TREASURE]
    assert sorted(position.legal(GREEN)) == ways
    position.play(GREEN, "step f4 with volcano")
    assert position.hand(GREEN) == []


@pytest.mark.rule("DI-51", "DI-62")
def test_a_flight_out_cannot_pass_over_a_dragon() -> None:
    position = ringed("volcano", g4="forest").stand(green="d5").dragons("f4", "f5").give(GREEN, "flight")
    assert goes(position) == []
    assert goes(position.dragons("f4", "e4")) == ["step treasure"]


@pytest.mark.rule("DI-51", "DI-65")
def test_a_journey_may_open_the_way_out() -> None:
    position = ringed("volcano").give(GREEN, "journey", "volcano")
    position.do(GREEN, "journey volcano with volcano").do(GREEN, "step treasure", "step e6")
    assert position.where("blue") == "e6"


@pytest.mark.rule("DI-51", "DI-70", "DI-73")
def test_a_slumber_cannot_stop_the_way_out() -> None:
    position = ringed(e4="forest").give(BROWN, "slumber").give(BLUE, "slumber-or-terror")
    position.play(GREEN, "step treasure")
    assert position.to_move == [BROWN, BLUE]
    position.settle().play(GREEN, "step e4")
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]
    position.lay(e3="forest").play(GREEN, "step e3")
    assert position.state.phase == s.ANNOUNCED
    assert position.to_move == [BROWN, BLUE]


@pytest.mark.rule("DI-51", "DI-53")
def test_a_lone_hunter_who_joins_another_on_the_treasure_field_loses_its_treasure() -> None:
    position = Position().carry("d4", "green", pair=1).stand(blue="treasure").lay(d4="forest")
    position.do(GREEN, "step treasure", "step d4")
    assert position.carried("green") == position.carried("blue") == 2
    assert position.state.settled == 1
    assert position.state.next_pair == 2


# Carrying


@pytest.mark.rule("DI-52", "DI-22")
@pytest.mark.parametrize(("seat", "free", "costly"), [(GREEN, "c3", "c5"), (BLUE, "c5", "c3")])
def test_the_active_players_hunter_sets_the_cost_for_two_carriers(seat: int, free: str, costly: str) -> None:
    position = Position(active=seat).carry("c4", "green", "blue").lay(c3="forest", c5="water")
    texts = goes(position, seat)
    assert f"step {free}" in texts
    assert f"step {costly}" not in texts
    position.do(seat, f"step {free}")
    assert position.where("green") == position.where("blue") == free


@pytest.mark.rule("DI-52", "DI-23")
def test_a_card_of_the_partners_colour_is_not_a_joker() -> None:
    position = Position().carry("c4", "green", "blue").lay(c3="desert").give(GREEN, "water")
    assert "step c3 with water" not in goes(position)
    assert "step c3 with forest" in goes(position.give(GREEN, "forest"))


@pytest.mark.rule("DI-52")
def test_carriers_do_not_move_on_other_players_turns() -> None:
    position = Position(active=YELLOW).carry("c4", "green", "blue").lay(c3="desert", c1="desert")
    assert goes(position, YELLOW) == ["step c1"]


@pytest.mark.rule("DI-55", "DI-52")
def test_no_step_parts_two_carriers() -> None:
    position = Position().carry("c4", "green", "blue").lay(c3="forest").give(GREEN, "desert", "flight")
    for text in goes(position):
        again = Position().carry("c4", "green", "blue").lay(c3="forest").give(GREEN, "desert", "flight")
        again.play(GREEN, text).settle()
        assert again.where("green") == again.where("blue")
        assert again.carried("green") == again.carried("blue") == 1


@pytest.mark.rule("DI-55", "DI-66", "DI-53")
@pytest.mark.parametrize(("seat", "sent"), [(YELLOW, "blue"), (YELLOW, "green"), (GREEN, "green"), (GREEN, "blue")])
def test_a_terror_parts_two_carriers(seat: int, sent: str) -> None:
    left = "green" if sent == "blue" else "blue"
    position = Position(active=seat).carry("c4", "green", "blue").give(seat, "terror").do(seat, f"terror {sent}")
    assert (position.where(sent), position.carried(sent)) == (f"boat-{sent}", None)
    assert (position.where(left), position.carried(left)) == ("c4", 1)
    assert position.state.settled == 0


# Alone with a treasure


@pytest.mark.rule("DI-53", "DI-29")
def test_a_lone_hunter_may_wait_for_a_partner() -> None:
    position = Position().carry("c4", "green").play(GREEN, "pass", "draw up").draw_any().settle()
    assert position.carried("green") == 1
    assert position.state.settled == 0


@pytest.mark.rule("DI-53")
def test_a_hunter_who_walks_away_puts_the_treasure_out_of_the_game() -> None:
    position = Position().carry("c4", "green").lay(c3="forest").do(GREEN, "step c3")
    assert position.carried("green") is None
    assert position.state.settled == 1
    assert position.state.next_pair == 1
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-53", "DI-66")
def test_a_terror_against_a_lone_hunter_puts_the_treasure_out_of_the_game() -> None:
    position = Position(active=BLUE).carry("c4", "green").give(BLUE, "terror").do(BLUE, "terror green")
    assert (position.where("green"), position.carried("green")) == ("boat-green", None)
    assert position.state.settled == 1


@pytest.mark.rule("DI-53", "DI-70")
def test_a_step_away_stopped_by_a_slumber_keeps_the_treasure() -> None:
    position = Position().carry("c4", "green").lay(c3="forest").give(BLUE, "slumber").play(GREEN, "step c3")
    position.react(BLUE, "slumber").settle()
    assert (position.where("green"), position.carried("green")) == ("c4", 1)
    assert position.state.settled == 0


@pytest.mark.rule("DI-53", "DI-40")
def test_a_hunter_who_joins_a_lone_hunter_becomes_its_partner_and_goes_on() -> None:
    position = Position().carry("c3", "blue").stand(green="c4").lay(c3="forest", d3="forest").do(GREEN, "step c3")
    assert position.where("green") == position.where("blue") == "c3"
    assert position.carried("green") == position.carried("blue") == 1
    assert position.to_move == [GREEN]
    position.do(GREEN, "step d3")
    assert position.where("green") == position.where("blue") == "d3"


@pytest.mark.rule("DI-53")
def test_the_hunter_who_was_joined_may_carry_the_treasure_on() -> None:
    position = Position().carry("c3", "blue").stand(green="c4").lay(c3="forest", d3="water").do(GREEN, "step c3")
    position.play(GREEN, "end turn").draw_any().settle().play(BROWN, "pass", "draw up").draw_any().settle()
    position.do(BLUE, "step d3")
    assert position.where("green") == "d3"


@pytest.mark.rule("DI-53")
def test_a_lone_hunter_may_leave_its_treasure_to_join_another() -> None:
    position = Position().carry("c4", "green", pair=1).carry("c3", "blue", pair=2).lay(c3="forest")
    position.do(GREEN, "step c3")
    assert position.carried("green") == position.carried("blue") == 2
    assert position.state.settled == 1


@pytest.mark.rule("DI-53", "DI-54")
def test_a_lone_hunter_may_leave_its_treasure_to_ambush() -> None:
    position = Position().carry("c4", "green", pair=1).carry("c3", "blue", "brown", pair=2).lay(c3="forest")
    position.do(GREEN, "step c3 sending blue home")
    assert position.carried("green") == position.carried("brown") == 2
    assert position.carried("blue") is None
    assert position.state.settled == 1


@pytest.mark.rule("DI-53", "DI-50")
def test_a_lone_hunter_may_leave_its_treasure_for_the_treasure_field() -> None:
    position = Position().carry("d4", "green", pair=1).do(GREEN, "step treasure")
    assert (position.where("green"), position.carried("green")) == ("treasure", None)
    assert (position.state.settled, position.state.phase) == (1, s.DRAWING)


@pytest.mark.rule("DI-53")
def test_a_treasure_cannot_be_cashed_in_alone() -> None:
    position = Position().carry("b6", "green").do(GREEN, "step boat-green")
    assert position.coins(GREEN) == []
    assert position.state.settled == 1


# Ambush


@pytest.mark.rule("DI-54", "DI-40")
@pytest.mark.parametrize(("sent", "stays"), [("brown", "blue"), ("blue", "brown")])
def test_an_ambusher_sends_one_carrier_home_and_takes_its_place(sent: str, stays: str) -> None:
    position = Position().carry("c3", "brown", "blue").stand(green="c4").lay(c3="forest", d3="forest")
    position.do(GREEN, f"step c3 sending {sent} home")
    assert (position.where(sent), position.carried(sent)) == (f"boat-{sent}", None)
    assert position.where("green") == position.where(stays) == "c3"
    assert position.carried("green") == position.carried(stays) == 1
    assert position.state.settled == 0
    assert position.do(GREEN, "step d3").where(stays) == "d3"


@pytest.mark.rule("DI-54", "DI-23")
def test_an_ambush_costs_what_entering_the_field_costs() -> None:
    position = Position().carry("c3", "brown", "blue").stand(green="c4").lay(c3="mountain").give(GREEN, "mountain")
    ambushes = [text for text in goes(position) if "sending" in text]
    assert ambushes == [f"step c3 with mountain sending {colour} home" for colour in ("blue", "brown")]
    position.do(GREEN, ambushes[0])
    assert position.hand(GREEN) == []
    assert not [text for text in goes(Position().carry("c3", "brown", "blue").stand(green="c4")) if "sending" in text]


@pytest.mark.rule("DI-54")
def test_an_ambush_must_name_the_hunter_it_sends_home() -> None:
    position = Position().carry("c3", "brown", "blue").stand(green="c4").lay(c3="forest")
    assert "step c3" not in position.legal(GREEN)


@pytest.mark.rule("DI-54", "DI-66")
def test_an_ambush_may_send_a_hunter_home_to_a_boat_with_a_guest() -> None:
    position = Position().carry("c3", "brown", "blue").stand(green="c4", yellow="boat-blue").lay(c3="forest")
    position.do(GREEN, "step c3 sending blue home")
    assert position.where("blue") == position.where("yellow") == "boat-blue"
