"""Clicks in the picture of Dragon Island that make a move, and marks that preview it."""

from itertools import product

import pytest
from tests.games.dragon_island import moves
from tests.games.dragon_island.pictures import ALL_SEATS, BOTH, at_the_boat, decisions, drawn, on_the_way
from tests.games.dragon_island.position import OWN, Fresh, Position
from tests.games.drawings import ids_of

from spadework.games.dragon_island.picture.clicks import marks, picks


def clicks(position: Fresh, seat: int, text: str) -> list[str]:
    """The clicks that make a legal move."""
    assert text in position.legal(seat)
    code = moves.code(OWN, text)
    return [ids[0] for ids in picks(OWN, position.view(seat)[0], seat, code)]


def shown_by(position: Fresh, seat: int, text: str) -> set[str]:
    """The elements that preview a move, all of which must be in the picture."""
    code = moves.code(OWN, text)
    found = set(marks(OWN, position.view(seat)[0], seat, code))
    assert found <= set(ids_of(drawn(position, seat)))
    return found


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_every_clicked_or_marked_element_is_in_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, seats, 25):
        for seat in position.to_move:
            view, ids = position.view(seat)[0], set(ids_of(drawn(position, seat, wide)))
            for move in position.codes(seat):
                assert set(marks(OWN, view, seat, move)) <= ids
                assert {id for click in picks(OWN, view, seat, move) for id in click} <= ids


@ALL_SEATS
def test_clicks_identify_one_move_and_use_each_element_once(seats: int) -> None:
    for position in decisions(seats, 20 + seats, 15):
        for seat in position.to_move:
            view = position.view(seat)[0]
            clicked = [clicks for move in position.codes(seat) if (clicks := picks(OWN, view, seat, move))]
            single = [ids for move in clicked for ids in product(*move)]
            assert len(set(single)) == len(single)
            assert all(len(set(ids)) == len(ids) for ids in single)


def test_a_step_takes_a_click_on_the_card_only_if_several_could_pay() -> None:
    position = on_the_way()
    assert clicks(position, 1, "step b2") == ["field-b2"]
    assert clicks(position, 1, "step b4 with farmland") == ["field-b4"]
    assert clicks(position, 1, "step c4 with desert") == ["field-c4", "card-desert"]
    assert clicks(position, 1, "step c4 with farmland") == ["field-c4", "card-farmland"]
    assert shown_by(position, 1, "step c4 with desert") == {"field-c4", "ghost-brown-c4", "card-desert"}


def test_an_ambush_ends_with_a_click_on_the_hunter_sent_home() -> None:
    position = on_the_way().lay(c3="farmland")
    assert clicks(position, 1, "step c3 sending blue home") == ["field-c3", "hunter-blue"]
    assert "hunter-blue" in shown_by(position, 1, "step c3 sending blue home")
    position.lay(c3="desert")
    assert clicks(position, 1, "step c3 with desert sending green home") == ["field-c3", "card-desert", "hunter-green"]


def test_a_flight_begins_with_a_click_on_its_card() -> None:
    position = on_the_way().lay(d4="farmland")
    assert clicks(position, 1, "fly d4") == ["card-flight", "field-d4"]
    assert shown_by(position, 1, "fly d4") == {"card-flight", "field-d4", "ghost-brown-d4"}


def test_a_journey_takes_a_click_on_the_terrain_only_if_several_are_possible() -> None:
    position = on_the_way()
    assert clicks(position, 1, "journey desert with desert") == ["card-journey", "card-desert"]
    assert clicks(position, 1, "journey water with farmland") == ["card-journey", "card-farmland", "field-b4"]
    marked = shown_by(position, 1, "journey water with farmland")
    assert {"card-journey", "card-farmland", "field-b4"} <= marked
    assert {position.terrain(id[6:]) for id in marked if id.startswith("field-")} == {"water"}
    code = moves.code(OWN, "journey water with farmland")
    *_, terrain = picks(OWN, position.view(1)[0], 1, code)
    assert set(terrain) == {id for id in marked if id.startswith("field-")}


def test_cards_are_aimed_at_hunters_seats_tiles_and_dragons() -> None:
    position = on_the_way("terror", "infidelity-or-attack", "patrol", "forces").dragons("f5", "g4").give(0, "water")
    assert clicks(position, 1, "terror blue") == ["card-terror", "hunter-blue"]
    assert shown_by(position, 1, "terror blue") == {"card-terror", "hunter-blue", "boat-blue"}
    assert clicks(position, 1, "attack seat 1 with infidelity-or-attack") == ["card-infidelity-or-attack", "seat-1"]
    code = moves.code(OWN, "attack seat 1 with infidelity-or-attack")
    assert picks(OWN, position.view(1)[0], 1, code)[1] == ("seat-1", "hunter-green")
    assert clicks(position, 1, "play patrol") == ["card-patrol"]
    position.play(1, "play patrol")
    assert clicks(position, 1, "dragon 2") == ["dragon-2"]
    position.play(1, "dragon 2")
    assert clicks(position, 1, "place e2") == ["field-e2"]
    assert shown_by(position, 1, "place e2") == {"field-e2", "ghost-dragon-e2"}
    position.play(1, "take back", "play forces", "tile f2")
    assert clicks(position, 1, "tile f3") == ["field-f3"]
    assert shown_by(position, 1, "tile f3") == {"field-f2", "field-f3"}


def test_a_player_with_two_hunters_clicks_first_on_the_one_that_moves() -> None:
    position = Position(3).stand(red="c3", grey="g3").lay(c4="volcano", g4="mountain").give(0, "journey", "water")
    assert clicks(position, 0, "red: step c4") == ["hunter-red", "field-c4"]
    assert clicks(position, 0, "grey: journey water with water") == ["card-journey", "hunter-grey", "card-water"]
    position.do(0, "red: step c4")
    position.lay(c5="volcano")
    assert clicks(position, 0, "red: step c5") == ["field-c5"]


def test_with_one_hunter_waiting_only_a_journey_needs_a_click_on_its_hunter() -> None:
    position = Position(3).stand(red="treasure", grey="g3").lay(g4="mountain").give(0, "journey", "water")
    assert clicks(position, 0, "grey: step g4") == ["field-g4"]
    assert clicks(position, 0, "red: journey water with water") == ["card-journey", "hunter-red", "card-water"]


def test_reactions_and_claims_are_clicks_on_cards_or_buttons_of_the_page() -> None:
    position = on_the_way().give(0, "slumber").give(2, "counterspell-or-terror")
    position.play(1, "step b2")
    assert clicks(position, 0, "slumber") == ["card-slumber"]
    assert clicks(position, 0, "no reaction") == clicks(position, 0, "skip reactions") == []
    position.play(0, "slumber").chance("settle")
    assert clicks(position, 2, "counterspell with counterspell-or-terror") == ["card-counterspell-or-terror"]
    home = at_the_boat()
    assert clicks(home, 0, "share") == []
    assert clicks(home, 0, "infidelity") == ["card-infidelity"]


def test_all_other_moves_are_buttons_of_the_page() -> None:
    position = on_the_way()
    assert clicks(position, 1, "pass") == clicks(position, 1, "propose end") == []
    position.play(1, "pass")
    assert clicks(position, 1, "draw up") == []
    assert clicks(position, 1, "discard desert") == ["card-desert"]
