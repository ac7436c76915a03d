"""Fields that a hunter of Dragon Island may enter by a step or a flight, and their costs."""

import pytest
from tests.games.dragon_island.position import OWN, Position, all_like

from spadework.games.dragon_island.rules import state as s

GREEN, BROWN, BLUE, YELLOW = range(4)
AROUND_C4 = ["c5", "d5", "d4", "c3", "b3", "b4"]


def goes(position: Position, seat: int = GREEN) -> list[str]:
    """The steps and flights of a seat."""
    return sorted(text for text in position.legal(seat) if text.startswith(("step", "fly")))


def barren(seats: int = 4, active: int = GREEN) -> Position:
    """A position in which all terrain is desert, free only for Yellow."""
    return Position(seats, active).lay(**all_like("desert"))


# Costs


@pytest.mark.rule("DI-21", "DI-22")
def test_neighbouring_terrain_of_your_own_colour_is_free() -> None:
    position = Position().stand(green="c4").lay(c3="forest")
    assert goes(position) == ["step c3"]
    assert position.do(GREEN, "step c3").where("green") == "c3"
    assert position.hand(GREEN) == []


@pytest.mark.rule("DI-21")
def test_a_step_goes_to_a_neighbouring_field_and_no_farther() -> None:
    position = Position().lay(**all_like("forest")).stand(green="c4")
    assert goes(position) == sorted(f"step {field}" for field in AROUND_C4)


@pytest.mark.rule("DI-2", "DI-21", "DI-22")
@pytest.mark.parametrize(
    ("seat", "colour", "fields"),
    [
        (0, "red", ["a2", "a3"]),
        (1, "green", ["b6", "c7"]),
        (2, "brown", ["f8", "g7"]),
        (3, "grey", ["i3", "i4"]),
        (4, "blue", ["g1", "h1"]),
        (5, "yellow", ["c1", "d1"]),
    ],
)
def test_only_two_fields_lead_ashore_from_a_boat_and_back_aboard(seat: int, colour: str, fields: list[str]) -> None:
    own, other = s.TERRAINS[OWN.record.own[seat]], s.TERRAINS[OWN.record.own[seat - 1]]
    position = Position(6, active=seat).lay(**all_like(own))
    assert goes(position, seat) == [f"step {field}" for field in fields]
    for field in fields:
        position = Position(6, active=seat).lay(**all_like(other)).stand(**{colour: field})
        assert goes(position, seat) == [f"step boat-{colour}"]
    others = [field for field in OWN.fields[:61] if field not in fields]
    for field in others:
        position = Position(6, active=seat).lay_out(7).stand(**{colour: field})
        assert f"step boat-{colour}" not in goes(position, seat)


@pytest.mark.rule("DI-22", "DI-50")
def test_the_treasure_field_is_free() -> None:
    assert goes(barren().stand(green="d4")) == ["step treasure"]


@pytest.mark.rule("DI-23")
def test_any_other_terrain_costs_a_card_of_its_kind_a_double_card_or_a_joker() -> None:
    cards = ["desert", "water", "water-or-desert", "desert-or-volcano", "forest", "volcano-or-forest"]
    position = Position().stand(green="c4").dragons("b3").lay(c3="desert", c5="water", d5="mountain", d4="mountain")
    position.lay(b4="mountain").give(GREEN, *cards)
    jokers = ["forest", "volcano-or-forest"]
    desert = ["desert", "water-or-desert", "desert-or-volcano", *jokers]
    water = ["water", "water-or-desert", *jokers]
    mountain = [f"step {field} with {card}" for field in ("d5", "d4", "b4") for card in jokers]
    expected = [f"step c3 with {card}" for card in desert] + [f"step c5 with {card}" for card in water] + mountain
    assert goes(position) == sorted(expected)


@pytest.mark.rule("DI-23")
@pytest.mark.parametrize("card", ["desert", "water-or-desert", "forest", "volcano-or-forest", "forest-or-farmland"])
def test_exactly_one_card_is_spent(card: str) -> None:
    position = Position().give(GREEN, card, card if card in s.TERRAINS else "water", "curse")
    left = position.hand(GREEN)
    left.remove(card)
    position.do(GREEN, f"step b6 with {card}")
    assert position.hand(GREEN) == left
    assert position.where("green") == "b6"
    assert position.pile("spent") == {card: 1}


@pytest.mark.rule("DI-23")
@pytest.mark.parametrize("colour", OWN.colours)
@pytest.mark.parametrize("card", OWN.kinds[:12])
def test_a_card_pays_for_its_kinds_or_for_all_if_it_shows_the_hunters_own(colour: str, card: str) -> None:
    seat, own = OWN.colours.index(colour), s.TERRAINS[OWN.record.own[OWN.colours.index(colour)]]
    shown = card.split("-or-")
    position = Position(6, active=seat).stand(**{colour: "c4"}).give(seat, card)
    position.lay(**dict(zip(AROUND_C4, s.TERRAINS, strict=True)))
    free = {f"step {field}" for field, terrain in zip(AROUND_C4, s.TERRAINS, strict=True) if terrain == own}
    paid = {
        f"step {field} with {card}"
        for field, terrain in zip(AROUND_C4, s.TERRAINS, strict=True)
        if terrain != own and (terrain in shown or own in shown)
    }
    assert set(goes(position, seat)) == free | paid


@pytest.mark.rule("DI-22", "DI-23")
def test_action_cards_pay_for_nothing() -> None:
    position = barren().give(GREEN, "curse", "flight", "journey", "patrol", "infidelity", "terror")
    assert goes(position) == []


# Barred fields


@pytest.mark.rule("DI-40", "DI-62")
def test_a_dragon_bars_its_field() -> None:
    position = Position().stand(green="c4").lay(c3="forest", c5="forest").dragons("c3")
    assert goes(position) == ["step c5"]


@pytest.mark.rule("DI-40")
def test_a_hunter_bars_its_field() -> None:
    position = Position().stand(green="c4", blue="c3").lay(c3="forest", c5="forest")
    assert goes(position) == ["step c5"]


@pytest.mark.rule("DI-40")
def test_a_guest_who_stays_in_a_boat_bars_it_to_its_owner() -> None:
    position = barren().stand(green="b6", blue="boat-green")
    assert goes(position) == []
    assert goes(position.stand(blue="boat-blue")) == ["step boat-green"]


@pytest.mark.rule("DI-40", "DI-66")
def test_being_sent_home_to_a_boat_with_a_guest_works() -> None:
    position = Position(active=BROWN).stand(green="c4", blue="boat-green").give(BROWN, "terror")
    position.do(BROWN, "terror green")
    assert position.where("green") == position.where("blue") == "boat-green"


@pytest.mark.rule("DI-40", "DI-42")
def test_two_hunters_in_a_boat_leave_it_separately() -> None:
    position = Position().stand(blue="boat-green").lay(b6="forest", c7="water").do(GREEN, "step b6")
    assert (position.where("green"), position.where("blue")) == ("b6", "boat-green")
    assert "step boat-green" not in position.legal(GREEN)
    position.play(GREEN, "end turn").draw_any().settle().play(BROWN, "pass", "draw up").draw_any().settle()
    position.do(BLUE, "step c7")
    assert position.where("blue") == "c7"
    assert not [text for text in position.legal(BLUE) if "boat" in text]


@pytest.mark.rule("DI-40", "DI-42", "DI-56")
@pytest.mark.parametrize("guest", ["yellow", "green"])
def test_carriers_may_enter_a_boat_whoever_is_still_in_it(guest: str) -> None:
    carriers = {"yellow": ["green", "blue"], "green": ["blue", "yellow"]}[guest]
    boat, field = {"yellow": ("boat-green", "b6"), "green": ("boat-blue", "h1")}[guest]
    seat = GREEN if guest == "yellow" else YELLOW
    position = Position(active=seat).carry(field, *carriers).stand(**{guest: boat})
    assert f"step {boat}" in goes(position, seat)
    position.do(seat, f"step {boat}")
    assert {position.where(colour) for colour in (*carriers, guest)} == {boat}


@pytest.mark.rule("DI-42")
@pytest.mark.parametrize("partner", ["brown", "yellow"])
def test_a_boat_admits_only_its_own_hunter_or_a_treasure_its_owner_carries(partner: str) -> None:
    for colour, fields in {"brown": ("f8", "g7"), "yellow": ("d1", "c1")}.items():
        for field in fields:
            alone = barren().stand(green=field)
            assert goes(alone) == []
            two = barren().carry(field, "green", partner)
            assert goes(two) == ([f"step boat-{colour}"] if colour == partner else [])


@pytest.mark.rule("DI-42")
def test_an_unused_boat_is_never_entered() -> None:
    for field in ("a2", "a3"):
        assert goes(barren().carry(field, "green", "blue")) == []


@pytest.mark.rule("DI-42", "DI-53")
def test_a_lone_hunter_enters_only_its_own_boat_and_loses_its_treasure() -> None:
    assert goes(barren().carry("g1", "green")) == []
    position = barren().carry("b6", "green").do(GREEN, "step boat-green")
    assert position.to_move == [GREEN]
    assert position.carried("green") is None
    assert position.state.settled == 1
    assert position.coins(GREEN) == []


@pytest.mark.rule("DI-41")
@pytest.mark.parametrize("pair", [1, 6])
def test_carriers_may_fly_over_the_treasure_field_but_not_enter_it(pair: int) -> None:
    position = barren().carry("d4", "green", "blue", pair=pair).lay(f5="forest").give(GREEN, "flight")
    assert goes(position) == ["fly f5"]
    position.dragons("e4", "d5")
    assert goes(position) == ["fly f5"]
    position = barren().carry("c4", "green", "blue", pair=pair).give(GREEN, "flight")
    assert goes(position) == []


@pytest.mark.rule("DI-41")
def test_carriers_neither_join_nor_ambush() -> None:
    position = Position(6, active=1).lay(c3="forest", c5="forest", d5="forest").give(1, "flight")
    position.carry("c4", "green", "blue", pair=1).carry("c3", "red", pair=2).carry("c5", "brown", "grey", pair=3)
    assert [text for text in goes(position, 1) if text.startswith("step")] == ["step d5"]
    position.lay(c6="forest").stand(brown="c6", grey="c6")
    assert "fly c6" not in " ".join(goes(position, 1))


@pytest.mark.rule("DI-43")
def test_one_hunter_may_pass_through_the_empty_treasure_field_for_free() -> None:
    position = Position().carry("g1", "blue", "yellow", pair=7).stand(green="d4").lay(d5="forest")
    position.do(GREEN, "step treasure", "step d5", "step treasure")
    assert position.to_move == [GREEN]
    position.play(GREEN, "end turn").draw_any().settle()
    assert position.where("green") == "treasure"
    assert position.state.active == BROWN
    brown = Position(active=BROWN).carry("g1", "blue", "yellow", pair=7).stand(green="treasure", brown="d4")
    assert "step treasure" not in goes(brown, BROWN)


@pytest.mark.rule("DI-41", "DI-43")
def test_two_carriers_may_enter_the_empty_treasure_field_and_go_on() -> None:
    position = barren().carry("d4", "green", "blue", pair=7).lay(f5="forest")
    assert goes(position) == ["step treasure"]
    position.do(GREEN, "step treasure")
    assert position.where("green") == position.where("blue") == "treasure"
    assert position.carried("green") == position.carried("blue") == 7
    assert position.to_move == [GREEN]
    position.do(GREEN, "step f5")
    assert position.where("green") == position.where("blue") == "f5"


@pytest.mark.rule("DI-41", "DI-43", "DI-64")
def test_two_carriers_may_land_on_the_empty_treasure_field() -> None:
    position = barren().carry("c5", "green", "blue", pair=7).give(GREEN, "flight")
    assert goes(position) == ["fly treasure"]
    assert position.do(GREEN, "fly treasure").where("blue") == "treasure"


@pytest.mark.rule("DI-43", "DI-54", "DI-40")
def test_carriers_on_the_empty_treasure_field_bar_it_to_all_others() -> None:
    position = barren(active=BROWN).carry("treasure", "green", "blue", pair=7).stand(brown="d4")
    assert goes(position, BROWN) == []
    carrying = Position(6, active=1).carry("treasure", "red", "grey", pair=6).carry("d4", "green", "blue", pair=7)
    assert "step treasure" not in goes(carrying, 1)


@pytest.mark.rule("DI-43", "DI-53")
def test_a_lone_hunter_on_the_empty_treasure_field_gets_no_partner_and_may_leave() -> None:
    position = Position(active=YELLOW).carry("treasure", "green", "blue", pair=7).stand(yellow="d4").lay(d4="desert")
    position.give(YELLOW, "terror").do(YELLOW, "terror blue")
    assert position.carried("green") == 7
    assert "step treasure" not in goes(position, YELLOW)
    leaving = Position().carry("treasure", "green", pair=7).lay(d4="forest").do(GREEN, "step d4")
    assert leaving.to_move == []
    assert leaving.state.settled == s.PAIRS


@pytest.mark.rule("DI-43", "DI-64")
def test_a_hunter_may_fly_to_and_from_the_empty_treasure_field() -> None:
    position = Position().carry("g1", "blue", "yellow", pair=7).stand(green="c4").give(GREEN, "flight", "flight")
    position.lay(**all_like("forest")).do(GREEN, "fly treasure", "fly e7")
    assert position.where("green") == "e7"


# Flight


@pytest.mark.rule("DI-64")
def test_a_flight_lands_behind_a_neighbouring_field_and_costs_what_a_step_would() -> None:
    position = Position().stand(green="c4").lay(**all_like("water")).lay(a2="forest").give(GREEN, "flight", "water")
    landing = ["a2", "a3", "a4", "b2", "b5", "c2", "c6", "d3", "d6", "e4", "e6"]
    expected = ["fly a2", "fly treasure", *(f"fly {field} with water" for field in landing if field != "a2")]
    assert [text for text in goes(position) if "fly" in text] == sorted(expected)
    position.do(GREEN, "fly e4 with water")
    assert (position.where("green"), position.hand(GREEN)) == ("e4", [])
    assert position.pile("spent") == {"flight": 1, "water": 1}


@pytest.mark.rule("DI-64")
def test_a_flight_costs_its_card_alone_where_landing_is_free() -> None:
    position = Position().stand(green="c4").lay(a2="forest").give(GREEN, "flight", "water").do(GREEN, "fly a2")
    assert position.hand(GREEN) == ["water"]


@pytest.mark.rule("DI-64")
def test_at_the_edge_there_are_fewer_places_to_land() -> None:
    position = Position().stand(green="a1").lay(**all_like("forest")).give(GREEN, "flight")
    assert [text for text in goes(position) if "fly" in text] == ["fly a3", "fly b3", "fly c1", "fly c2", "fly c3"]
    position = Position().lay(**all_like("forest")).give(GREEN, "flight")
    assert [text for text in goes(position) if "fly" in text] == ["fly a5", "fly b5", "fly c6", "fly d7", "fly d8"]


@pytest.mark.rule("DI-62", "DI-64")
def test_a_flight_avoids_dragons_but_may_reach_the_same_field_another_way() -> None:
    everywhere = Position().stand(green="c4").lay(**all_like("forest")).give(GREEN, "flight")
    position = Position().stand(green="c4").lay(**all_like("forest")).give(GREEN, "flight").dragons("c5")
    gone = set(goes(everywhere)) - set(goes(position))
    assert gone == {"step c5", "fly c6"}
    position.dragons("c5", "b4")
    assert set(goes(everywhere)) - set(goes(position)) == {"step c5", "step b4", "fly c6", "fly b5", "fly a4"}


@pytest.mark.rule("DI-62", "DI-64")
def test_a_flight_does_not_land_on_a_dragon() -> None:
    position = Position().stand(green="c4").lay(a2="forest", a3="forest").give(GREEN, "flight").dragons("a2")
    assert "fly a2" not in goes(position)
    assert "fly a3" in goes(position)


@pytest.mark.rule("DI-64")
def test_hunters_and_the_treasure_field_may_be_flown_over() -> None:
    position = Position(6, active=1).stand(green="d4", red="e4", blue="treasure").lay(f4="forest", f3="forest")
    position.carry("d5", "brown", "yellow").lay(d6="forest", c5="forest").give(1, "flight")
    assert "fly f3" in goes(position, 1)
    assert "fly d6" in goes(position, 1)
    assert "fly f4" in goes(Position().stand(green="d5", blue="treasure").lay(f4="forest").give(0, "flight"))


@pytest.mark.rule("DI-64", "DI-42")
def test_a_flight_may_land_in_a_boat_that_may_be_entered() -> None:
    position = Position().stand(green="c6").give(GREEN, "flight")
    assert "fly boat-green" in goes(position)
    assert "fly boat-brown" not in goes(Position().stand(green="f7").give(GREEN, "flight"))
    carrying = Position().carry("f7", "green", "brown").give(GREEN, "flight")
    assert "fly boat-brown" in goes(carrying)
    assert "fly boat-green" not in goes(Position().stand(green="c6", blue="boat-green").give(GREEN, "flight"))


@pytest.mark.rule("DI-64", "DI-52")
def test_carriers_fly_together() -> None:
    position = Position().carry("c4", "green", "blue").lay(a2="forest").give(GREEN, "flight").do(GREEN, "fly a2")
    assert position.where("green") == position.where("blue") == "a2"
    assert position.carried("green") == position.carried("blue") == 1


@pytest.mark.rule("DI-64", "DI-54")
def test_a_flight_may_land_on_carriers_which_is_an_ambush() -> None:
    position = Position().carry("a2", "brown", "blue").stand(green="c4").lay(a2="water").give(GREEN, "flight", "water")
    assert "fly a2 with water" not in goes(position)
    position.do(GREEN, "fly a2 with water sending brown home")
    assert [position.where(colour) for colour in ("green", "blue", "brown")] == ["a2", "a2", "boat-brown"]
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-64", "DI-53")
def test_a_flight_may_land_beside_a_lone_treasure() -> None:
    position = Position().carry("a2", "blue").stand(green="c4").lay(a2="forest").give(GREEN, "flight")
    position.do(GREEN, "fly a2")
    assert position.carried("green") == position.carried("blue") == 1


@pytest.mark.rule("DI-50", "DI-64")
def test_a_hunter_waiting_on_the_treasure_field_cannot_fly_off() -> None:
    position = Position().stand(green="treasure").lay(**all_like("forest")).give(GREEN, "flight")
    assert goes(position) == []
