"""The examples of the rule sheet of Dragon Island, step by step."""

import pytest
from tests.games.dragon_island.position import Position

from spadework.games.dragon_island.rules import state as s


@pytest.mark.rule("DI-20", "DI-22", "DI-23", "DI-25", "DI-26", "DI-27", "DI-64")
def test_a_turn_of_grey() -> None:
    grey = 2
    position = Position(5, active=grey).give(
        grey, "water", "volcano-or-forest", "mountain", "flight", "farmland", "infidelity"
    )
    terrains = {"i3": "water", "i2": "volcano", "h3": "farmland", "g3": "forest", "f4": "farmland"}
    assert {field: position.terrain(field) for field in terrains} == terrains
    position.do(grey, "step i3 with water", "step i2 with volcano-or-forest", "step h3 with mountain")
    position.do(grey, "fly f4 with farmland")
    assert position.where("grey") == "f4"
    assert position.hand(grey) == ["infidelity"]
    position.do(grey, "step treasure")
    assert position.where("grey") == "treasure"
    assert position.state.phase == s.DRAWING
    assert position.pile("discard_pile").total() == 5
    for drawn in range(5):
        assert len(position.hand(grey)) == 1 + drawn
        position.chance("draw desert")
    assert position.settle().to_move == [3]


@pytest.mark.rule("DI-11", "DI-51")
def test_green_comes_second_and_leaves_with_grey() -> None:
    green = 0
    position = Position(5).stand(grey="treasure", green="d5").give(green, "mountain", "water")
    assert position.terrain("e4") == "mountain"
    position.do(green, "step treasure", "step e4 with mountain")
    assert position.where("green") == position.where("grey") == "e4"
    assert position.carried("green") == position.carried("grey") == 1
    assert position.state.next_pair == 1
    assert position.hand(green) == ["water"]
    assert position.to_move == [green]


@pytest.mark.rule("DI-22", "DI-42", "DI-52", "DI-56")
def test_green_and_grey_pay_by_whose_turn_it_is() -> None:
    for seat, free, costly in ((0, "forest", "mountain"), (2, "mountain", "forest")):
        position = Position(5, active=seat).carry("f6", "green", "grey").lay(e6=free, e7=costly)
        assert "step e6" in position.legal(seat)
        assert "step e7" not in position.legal(seat)
        position.do(seat, "step e6")
        assert position.where("green") == position.where("grey") == "e6"
        for boat, field in (("boat-green", "c7"), ("boat-grey", "i4")):
            landing = Position(5, active=seat).carry(field, "green", "grey").do(seat, f"step {boat}")
            assert landing.where("green") == landing.where("grey") == boat


@pytest.mark.rule("DI-54")
def test_red_ambushes_green_and_grey() -> None:
    position = Position(6).carry("c3", "green", "grey").stand(red="c4").lay(c3="volcano")
    position.do(0, "step c3 sending grey home")
    assert position.where("grey") == "boat-grey"
    assert position.where("red") == position.where("green") == "c3"
    assert position.carried("red") == position.carried("green") == 1
    assert position.carried("grey") is None


@pytest.mark.rule("DI-53", "DI-55", "DI-66")
def test_yellow_terrifies_blue() -> None:
    yellow = 3
    position = Position(active=yellow).carry("c3", "green", "blue").give(yellow, "terror").do(yellow, "terror blue")
    assert (position.where("blue"), position.carried("blue")) == ("boat-blue", None)
    assert (position.where("green"), position.carried("green")) == ("c3", 1)
    assert position.state.settled == 0
