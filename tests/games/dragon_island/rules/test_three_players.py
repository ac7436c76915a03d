"""Dragon Island with 3 players, who have two hunters each: Red and Grey, Green and Blue, Brown and Yellow."""

import pytest
from tests.games.dragon_island.position import Fresh, Position, all_like

from spadework.engine.interface import CHANCE
from spadework.games.dragon_island.rules import state as s

FIRST, SECOND, THIRD = range(3)


def goes(position: Fresh, seat: int = FIRST) -> list[str]:
    """The steps and flights of a seat."""
    return [text for text in position.legal(seat) if ": step" in text or ": fly" in text]


def meadow() -> Position:
    """A position with two volcano tiles for Red, a2 and a3, and two mountain tiles for Grey, i3 and i4; the rest is desert."""
    return Position(3).lay(**all_like("desert")).lay(a2="volcano", a3="volcano", i3="mountain", i4="mountain")


@pytest.mark.rule("DI-24", "DI-12")
def test_either_hunter_may_move_first() -> None:
    assert sorted(goes(meadow())) == ["grey: step i3", "grey: step i4", "red: step a2", "red: step a3"]


@pytest.mark.rule("DI-24")
@pytest.mark.parametrize(("move", "other"), [("red: step a2", "grey"), ("grey: step i3", "red")])
def test_the_first_step_decides_which_hunter_moves_this_turn(move: str, other: str) -> None:
    position = meadow().do(FIRST, move)
    assert goes(position)
    assert not [text for text in goes(position) if text.startswith(other)]


@pytest.mark.rule("DI-24", "DI-64")
def test_the_first_flight_decides_which_hunter_moves_this_turn() -> None:
    position = meadow().lay(b2="volcano").give(FIRST, "flight", "journey", "desert").do(FIRST, "red: fly b2")
    assert not [text for text in position.legal(FIRST) if text.startswith("grey")]
    assert "red: journey desert with desert" in position.legal(FIRST)


@pytest.mark.rule("DI-24", "DI-65", "DI-23")
def test_a_journey_decides_which_hunter_moves_and_which_card_is_a_joker() -> None:
    position = meadow().give(FIRST, "journey", "mountain")
    journeys = {text for text in position.legal(FIRST) if "journey" in text}
    assert "red: journey mountain with mountain" in journeys
    assert "red: journey desert with mountain" not in journeys
    assert "grey: journey desert with mountain" in journeys
    position.do(FIRST, "grey: journey desert with mountain")
    assert {text.split(":")[0] for text in goes(position)} == {"grey"}


@pytest.mark.rule("DI-24", "DI-51")
def test_leaving_the_treasure_field_together_decides_which_hunter_moves() -> None:
    position = meadow().stand(red="d4", green="treasure").lay(d5="volcano")
    position.do(FIRST, "red: step treasure", "red: step d5")
    assert not [text for text in goes(position) if text.startswith("grey")]


@pytest.mark.rule("DI-24")
def test_other_cards_do_not_decide_which_hunter_moves() -> None:
    position = meadow().give(FIRST, "patrol", "terror").stand(green="c4")
    position.do(FIRST, "play patrol", "place e1", "terror green")
    assert {text.split(":")[0] for text in goes(position)} == {"red", "grey"}


@pytest.mark.rule("DI-24", "DI-70")
def test_the_choice_of_hunter_survives_a_countered_slumber_but_not_the_turn() -> None:
    position = meadow().give(SECOND, "slumber").give(THIRD, "counterspell").play(FIRST, "red: step a2")
    position.react(SECOND, "slumber").react(THIRD, "counterspell").settle()
    assert {text.split(":")[0] for text in goes(position)} == {"red"}
    position.play(FIRST, "end turn").draw_any().settle().play(SECOND, "pass", "draw up").draw_any().settle()
    position.play(THIRD, "pass", "draw up").draw_any().settle()
    assert {text.split(":")[0] for text in goes(position)} == {"red", "grey"}


@pytest.mark.rule("DI-24", "DI-70", "DI-29")
def test_a_player_whose_first_step_is_taken_back_may_still_pass() -> None:
    position = meadow().give(SECOND, "slumber").play(FIRST, "red: step a2").react(SECOND, "slumber").settle()
    assert position.state.phase == s.PASSING
    assert position.where("red") == "boat-red"


@pytest.mark.rule("DI-24", "DI-52")
def test_the_hunter_that_moves_sets_the_cost_when_one_player_owns_both_carriers() -> None:
    position = meadow().lay(c3="volcano", c5="mountain").carry("c4", "red", "grey").give(FIRST, "volcano")
    texts = goes(position)
    assert {"red: step c3", "grey: step c5"} <= set(texts)
    assert "grey: step c3" not in texts
    assert "red: step c5 with volcano" in texts
    assert "grey: step c3 with volcano" in texts
    assert not [text for text in texts if text.startswith("grey: step d4")]
    position.do(FIRST, "red: step c3")
    assert position.where("red") == position.where("grey") == "c3"
    assert {text.split(":")[0] for text in goes(position)} <= {"red"}


@pytest.mark.rule("DI-24", "DI-52")
def test_a_hunter_carried_along_may_not_move_later_in_the_turn() -> None:
    position = meadow().lay(c3="volcano", d3="mountain").carry("c4", "red", "grey").do(FIRST, "red: step c3")
    assert "grey: step d3" not in goes(position)
    position = meadow().lay(c3="volcano", d3="mountain").carry("c4", "red", "grey").give(FIRST, "terror")
    position.do(FIRST, "red: step c3", "terror red")
    assert (position.where("grey"), position.carried("grey")) == ("c3", 1)
    assert {text.split(":")[0] for text in goes(position)} == {"red"}


@pytest.mark.rule("DI-12", "DI-50", "DI-51")
def test_one_players_two_hunters_may_carry_a_treasure_together() -> None:
    position = meadow().stand(red="treasure", grey="d4").lay(e4="mountain", d5="volcano")
    assert [text for text in goes(position) if text.startswith("red")] == []
    position.do(FIRST, "grey: step treasure")
    assert position.legal(FIRST) == ["grey: step e4"]
    position.do(FIRST, "grey: step e4")
    assert position.carried("red") == position.carried("grey") == 1


@pytest.mark.rule("DI-50", "DI-24")
def test_while_one_hunter_waits_the_players_other_one_may_move() -> None:
    position = meadow().stand(red="treasure")
    assert sorted(goes(position)) == ["grey: step i3", "grey: step i4"]


@pytest.mark.rule("DI-54", "DI-53")
@pytest.mark.parametrize("sent", ["grey", "green"])
def test_a_player_may_ambush_their_own_hunter_and_send_either_carrier_home(sent: str) -> None:
    position = meadow().lay(c3="volcano").stand(red="c4").carry("c3", "grey", "green")
    assert {f"red: step c3 sending {colour} home" for colour in ("grey", "green")} <= set(goes(position))
    position.do(FIRST, f"red: step c3 sending {sent} home")
    stays = "green" if sent == "grey" else "grey"
    assert position.carried("red") == position.carried(stays) == 1
    assert position.where(sent) == f"boat-{sent}"


@pytest.mark.rule("DI-53")
def test_a_player_may_join_their_own_lone_hunter() -> None:
    position = meadow().lay(c3="volcano").stand(red="c4").carry("c3", "grey").do(FIRST, "red: step c3")
    assert position.carried("red") == position.carried("grey") == 1


@pytest.mark.rule("DI-42")
@pytest.mark.parametrize(("boat", "field"), [("red", "a2"), ("green", "c7"), ("grey", "i3"), ("blue", "h1")])
def test_a_treasure_may_enter_only_the_boats_of_its_two_carriers(boat: str, field: str) -> None:
    position = meadow().carry(field, "red", "green")
    open_boats = [text for text in goes(position) if "boat" in text]
    assert open_boats == ([f"red: step boat-{boat}"] if boat in ("red", "green") else [])


@pytest.mark.rule("DI-42")
def test_a_hunter_on_foot_may_enter_only_its_own_boat() -> None:
    assert not [text for text in goes(meadow().stand(red="i3")) if "boat" in text]
    assert "grey: step boat-grey" in goes(meadow().stand(grey="i3"))


@pytest.mark.rule("DI-58", "DI-59", "DI-26")
@pytest.mark.parametrize(
    ("mover", "field", "boat"), [("red", "a2", "red"), ("red", "i4", "grey"), ("grey", "a3", "red")]
)
def test_a_player_who_owns_both_carriers_gets_both_coins_without_a_decision(mover: str, field: str, boat: str) -> None:
    position = meadow().carry(field, "red", "grey", pair=2).give(FIRST, "infidelity")
    position.do(FIRST, f"{mover}: step boat-{boat}")
    assert position.coins(FIRST) == [125, 125]
    assert position.state.phase == s.DRAWING
    assert position.carried("red") is position.carried("grey") is None
    assert position.where("red") == position.where("grey") == f"boat-{boat}"
    assert position.hand(FIRST) == ["infidelity"]


@pytest.mark.rule("DI-57", "DI-58")
@pytest.mark.parametrize(("boat", "field", "host"), [("red", "a2", FIRST), ("green", "b6", SECOND)])
def test_carriers_of_two_players_share_or_duel_as_usual(boat: str, field: str, host: int) -> None:
    position = meadow().carry(field, "red", "green").give(FIRST, "infidelity").give(SECOND, "infidelity")
    position.do(FIRST, f"red: step boat-{boat}")
    other = SECOND if host == FIRST else FIRST
    assert position.state.phase == s.SHARING
    position.play(host, "infidelity").play(other, "infidelity").play(host, "share")
    assert position.coins(other) == [100, 100]
    assert position.coins(host) == []


@pytest.mark.rule("DI-58", "DI-81")
def test_the_coins_of_both_hunters_count_together() -> None:
    assert meadow().win(FIRST, 1, 7).scores() == [400, 0, 0]


@pytest.mark.rule("DI-63")
def test_a_curse_draws_two_cards_from_each_hand_or_its_only_one() -> None:
    position = meadow().give(FIRST, "curse", "terror").give(SECOND, "water", "water", "desert").give(THIRD, "forest")
    position.do(FIRST, "play curse")
    assert position.chance_outcomes == {"take water": 2, "take desert": 1}
    position.chance("take water")
    assert position.chance_outcomes == {"take water": 1, "take desert": 1}
    position.chance("take desert")
    assert position.chance_outcomes == {"take forest": 1}
    position.chance("take forest")
    assert position.to_move == [FIRST]
    assert position.hand(FIRST) == ["forest", "water", "desert"]
    assert [position.hand(SECOND), position.hand(THIRD)] == [["water"], []]


@pytest.mark.rule("DI-63")
def test_a_curse_draws_at_most_two_cards_from_each_hand() -> None:
    position = meadow().give(FIRST, "curse").give(SECOND, *["water"] * 6).give(THIRD, *["desert"] * 6)
    position.do(FIRST, "play curse").chance("take water", "take water", "take desert", "take desert")
    assert position.to_move == [FIRST]
    assert [len(position.hand(seat)) for seat in (FIRST, SECOND, THIRD)] == [4, 4, 4]


@pytest.mark.rule("DI-66")
def test_a_terror_may_strike_any_of_the_six_hunters() -> None:
    fields = dict(
        zip(("red", "green", "brown", "grey", "blue", "yellow"), ("b2", "b3", "b4", "c3", "c4", "c5"), strict=True)
    )
    position = meadow().stand(**fields).give(FIRST, "terror")
    assert [text for text in position.legal(FIRST) if "terror" in text] == [f"terror {colour}" for colour in fields]


@pytest.mark.rule("DI-67")
def test_an_attack_is_aimed_at_players_and_not_at_hunters() -> None:
    position = meadow().give(FIRST, "attack").give(SECOND, "water").give(THIRD, "water")
    assert [text for text in position.legal(FIRST) if "attack" in text] == ["attack seat 2", "attack seat 3"]
    assert position.play(FIRST, "attack seat 3").settle().to_move == [CHANCE]
