"""Treasures in boats in Dragon Island: sharing, and claiming with an Infidelity."""

import pytest
from tests.games.dragon_island.position import Fresh, Position

from spadework.games.dragon_island.rules import state as s

GREEN, BROWN, BLUE, YELLOW = range(4)


def landed(
    *, host: int = GREEN, active: int = GREEN, green: tuple[str, ...] = (), blue: tuple[str, ...] = (), pair: int = 1
) -> Fresh:
    """Green and Blue have brought a treasure to the boat of `host`, in the turn of `active`; nobody has decided yet."""
    boat, field = ("boat-green", "b6") if host == GREEN else ("boat-blue", "h1")
    position = Position(active=active).carry(field, "green", "blue", pair=pair).give(GREEN, *green).give(BLUE, *blue)
    return position.do(active, f"step {boat}")


@pytest.mark.rule("DI-56", "DI-57")
@pytest.mark.parametrize("host", [GREEN, BLUE])
@pytest.mark.parametrize("active", [GREEN, BLUE])
def test_the_boats_owner_decides_on_either_players_turn(host: int, active: int) -> None:
    position = landed(host=host, active=active)
    boat = "boat-green" if host == GREEN else "boat-blue"
    assert position.where("green") == position.where("blue") == boat
    assert position.state.phase == s.SHARING
    assert position.to_move == [host]
    assert position.legal(host) == ["share"]


@pytest.mark.rule("DI-57", "DI-8")
def test_sharing_gives_each_carrier_one_coin() -> None:
    position = landed(pair=3).play(GREEN, "share")
    assert [position.coins(seat) for seat in range(4)] == [[150], [], [150], []]


@pytest.mark.rule("DI-57")
def test_the_partner_has_no_say_when_the_owner_shares() -> None:
    position = landed(blue=("infidelity", "infidelity-or-attack")).play(GREEN, "share")
    assert [position.coins(seat) for seat in range(4)] == [[100], [], [100], []]
    assert position.state.phase == s.DRAWING
    assert position.hand(BLUE) == ["infidelity", "infidelity-or-attack"]


@pytest.mark.rule("DI-57")
def test_an_infidelity_claims_both_coins() -> None:
    position = landed(green=("infidelity",)).play(GREEN, "infidelity")
    assert position.to_move == [BLUE]
    assert position.legal(BLUE) == ["share"]
    position.play(BLUE, "share")
    assert [position.coins(seat) for seat in range(4)] == [[100, 100], [], [], []]
    assert position.hand(GREEN) == []


@pytest.mark.rule("DI-57")
@pytest.mark.parametrize("claims", range(1, 7))
@pytest.mark.parametrize("host", [GREEN, BLUE])
def test_the_player_of_the_last_infidelity_gets_both_coins(claims: int, host: int) -> None:
    other = BLUE if host == GREEN else GREEN
    cards = {
        GREEN: ("infidelity", "infidelity", "infidelity-or-attack"),
        BLUE: ("infidelity", "infidelity", "infidelity-or-attack"),
    }
    position = landed(host=host, green=cards[GREEN], blue=cards[BLUE])
    turns = [host, other] * 4
    for number in range(claims):
        double = number >= 4
        assert position.to_move == [turns[number]]
        position.play(turns[number], "infidelity with infidelity-or-attack" if double else "infidelity")
    position.play(turns[claims], "share")
    assert position.coins(turns[claims - 1]) == [100, 100]
    assert position.coins(turns[claims]) == []


@pytest.mark.rule("DI-57", "DI-68")
def test_a_claim_takes_one_infidelity_which_may_be_a_double_card() -> None:
    position = landed(green=("infidelity", "infidelity-or-attack", "attack"))
    assert position.legal(GREEN) == ["share", "infidelity", "infidelity with infidelity-or-attack"]
    position.play(GREEN, "infidelity with infidelity-or-attack")
    assert position.hand(GREEN) == ["attack", "infidelity"]
    assert position.to_move == [BLUE]


@pytest.mark.rule("DI-57", "DI-73")
def test_infidelity_is_played_only_by_the_two_carriers_at_the_boat() -> None:
    position = Position().give(GREEN, "infidelity").give(BROWN, "infidelity").carry("b6", "green", "blue")
    assert not [text for text in position.legal(GREEN) if "infidelity" in text]
    position.do(GREEN, "step boat-green").play(GREEN, "infidelity")
    assert position.to_move == [BLUE]


@pytest.mark.rule("DI-57", "DI-70")
def test_a_slumber_cannot_interrupt_the_decision_at_a_boat() -> None:
    position = Position().give(GREEN, "infidelity").give(YELLOW, "slumber").carry("b6", "green", "blue")
    position.do(GREEN, "step boat-green").play(GREEN, "infidelity")
    assert position.to_move == [BLUE]
    position.play(BLUE, "share")
    assert position.state.phase == s.DRAWING


@pytest.mark.rule("DI-70", "DI-56")
def test_a_slumber_may_stop_the_step_into_the_boat() -> None:
    position = Position().carry("b6", "green", "blue").give(BLUE, "slumber").play(GREEN, "step boat-green")
    position.react(BLUE, "slumber").settle()
    assert position.where("green") == position.where("blue") == "b6"
    assert position.carried("green") == 1


@pytest.mark.rule("DI-59", "DI-27")
def test_the_active_player_draws_only_after_the_decision() -> None:
    position = landed(host=BLUE, green=("water",), blue=("infidelity",))
    assert position.hand(GREEN) == ["water"]
    position.play(BLUE, "infidelity").play(GREEN, "share")
    assert position.state.phase == s.DRAWING
    position.draw_any()
    assert [len(position.hand(seat)) for seat in (GREEN, BLUE)] == [6, 0]
    assert position.state.active == BROWN


@pytest.mark.rule("DI-59", "DI-28")
def test_infidelities_are_discarded_before_the_active_player_draws() -> None:
    position = landed(green=("infidelity",)).play(GREEN, "infidelity").play(BLUE, "share")
    assert position.pile("discard_pile") == {"infidelity": 1}


@pytest.mark.rule("DI-56")
def test_after_the_decision_the_two_hunters_move_on_separately() -> None:
    position = Position().carry("b6", "green", "blue").lay(c7="water").do(GREEN, "step boat-green")
    position.play(GREEN, "share").draw_any().settle()
    assert position.carried("green") is position.carried("blue") is None
    assert position.state.settled == 1
    position.play(BROWN, "pass", "draw up").draw_any().settle().do(BLUE, "step c7")
    assert (position.where("blue"), position.where("green")) == ("c7", "boat-green")


@pytest.mark.rule("DI-56", "DI-64")
def test_a_treasure_may_be_flown_home() -> None:
    position = Position().carry("c6", "green", "blue").give(GREEN, "flight").do(GREEN, "fly boat-green")
    assert position.to_move == [GREEN]
    assert position.state.phase == s.SHARING


@pytest.mark.rule("DI-56", "DI-54")
def test_an_ambusher_decides_about_the_treasure_in_its_own_boat() -> None:
    position = (
        Position()
        .carry("b6", "brown", "blue")
        .lay(b6="forest")
        .do(GREEN, "step b6 sending brown home", "step boat-green")
    )
    position.play(GREEN, "share")
    assert [position.coins(seat) for seat in range(4)] == [[100], [], [100], []]
