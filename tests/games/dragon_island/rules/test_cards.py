"""Action cards of Dragon Island for the active player."""

from collections import Counter

import pytest
from tests.games.dragon_island.position import OWN, Fresh, Position, all_like

from spadework.engine.interface import CHANCE
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import NAMES, fields_before_boats, neighbours

GREEN, BROWN, BLUE, YELLOW = range(4)
ISLAND_FIELDS = {field for field in OWN.fields[:61] if field != "treasure"}


def chosen(position: Fresh, verb: str) -> set[str]:
    """The fields that the active player may choose now."""
    return {text.split()[1] for text in position.legal(int(position.state.active)) if text.startswith(f"{verb} ")}


# Forces and Elements


@pytest.mark.rule("DI-60")
def test_forces_swap_two_neighbouring_tiles() -> None:
    position = Position().give(GREEN, "forces").play(GREEN, "play forces", "tile c4")
    assert chosen(position, "tile") == {NAMES[field] for field in neighbours(NAMES.index("c4"))}
    position.play(GREEN, "tile c3")
    assert (position.terrain("c4"), position.terrain("c3")) == ("farmland", "mountain")
    position.settle()
    assert (position.terrain("c4"), position.terrain("c3")) == ("mountain", "farmland")
    assert position.to_move == [GREEN]
    assert position.hand(GREEN) == []


@pytest.mark.rule("DI-60")
def test_elements_swap_any_two_tiles() -> None:
    position = Position().give(GREEN, "elements").play(GREEN, "play elements")
    assert chosen(position, "tile") == ISLAND_FIELDS
    position.play(GREEN, "tile a1")
    assert chosen(position, "tile") == {field for field in ISLAND_FIELDS if position.terrain(field) != "desert"}
    position.play(GREEN, "tile i2").settle()
    assert (position.terrain("a1"), position.terrain("i2")) == ("volcano", "desert")


@pytest.mark.rule("DI-60", "DI-62")
@pytest.mark.parametrize("card", ["forces", "elements"])
def test_tiles_with_a_hunter_a_treasure_or_a_dragon_stay(card: str) -> None:
    position = Position().give(GREEN, card).stand(green="c4", yellow="treasure").carry("c3", "blue").dragons("d5")
    position.play(GREEN, f"play {card}")
    assert not {"c4", "c3", "d5", "treasure"} & chosen(position, "tile")
    position.play(GREEN, "tile d4")
    assert not {"c4", "c3", "d5", "treasure", "d4"} & chosen(position, "tile")
    assert {"e4", "d3"} <= chosen(position, "tile")


@pytest.mark.rule("DI-60")
def test_tiles_of_the_same_kind_are_not_swapped() -> None:
    position = Position().give(GREEN, "forces", "elements").lay(**all_like("water"))
    assert not [text for text in position.legal(GREEN) if text.startswith("play")]
    position.lay(a1="desert")
    position.play(GREEN, "play forces")
    assert chosen(position, "tile") == {"a1", "a2", "b1", "b2"}
    position.play(GREEN, "take back", "play elements", "tile c4")
    assert chosen(position, "tile") == {"a1"}


@pytest.mark.rule("DI-60")
@pytest.mark.parametrize("choices", [["take back"], ["tile c4", "take back"]])
def test_a_swap_can_be_taken_back_until_both_tiles_are_chosen(choices: list[str]) -> None:
    position = Position().give(GREEN, "forces")
    before = position.states.tobytes()
    assert position.play(GREEN, "play forces", *choices).states.tobytes() == before


@pytest.mark.rule("DI-60")
def test_a_swapped_tile_costs_what_its_new_kind_costs() -> None:
    position = Position().stand(green="c4").give(GREEN, "forces").do(GREEN, "play forces", "tile c3", "tile d3")
    assert "step c3" in position.legal(GREEN)


# Patrol


@pytest.mark.rule("DI-61")
def test_the_first_two_patrols_bring_in_the_dragons_and_later_ones_move_either() -> None:
    position = Position().give(GREEN, *["patrol"] * 4)
    position.do(GREEN, "play patrol", "place e1").do(GREEN, "play patrol", "place i1")
    assert [OWN.fields[field] for field in position.state.dragon] == ["e1", "i1"]
    position.play(GREEN, "play patrol")
    assert position.legal(GREEN) == ["dragon 1", "dragon 2", "take back"]
    position.do(GREEN, "dragon 1", "place e9")
    assert [OWN.fields[field] for field in position.state.dragon] == ["e9", "i1"]
    position.do(GREEN, "play patrol", "dragon 2", "place d4")
    assert [OWN.fields[field] for field in position.state.dragon] == ["e9", "d4"]


@pytest.mark.rule("DI-62", "DI-61")
def test_a_dragon_stands_only_on_empty_fields_away_from_boats_and_treasure() -> None:
    position = Position(6, active=1).give(1, "patrol").stand(green="c4", grey="e3").carry("d4", "blue", "red")
    position.carry("e4", "yellow", pair=2).dragons("f4").play(1, "play patrol")
    before_boats = {NAMES[field] for field in fields_before_boats()}
    assert len(before_boats) == 12
    assert chosen(position, "place") == ISLAND_FIELDS - before_boats - {"c4", "e3", "d4", "e4", "f4"}


@pytest.mark.rule("DI-61")
def test_a_dragon_moves_to_another_field() -> None:
    position = Position().give(GREEN, "patrol").dragons("f4", "e1").play(GREEN, "play patrol", "dragon 1")
    assert not {"f4", "e1"} & chosen(position, "place")
    position.do(GREEN, "place e9")
    assert position.state.dragon.tolist() == [OWN.fields.index("e9"), OWN.fields.index("e1")]


@pytest.mark.rule("DI-62")
def test_unused_boats_keep_dragons_off_too() -> None:
    position = Position().give(GREEN, "patrol").play(GREEN, "play patrol")
    assert not {"a2", "a3", "i3", "i4"} & chosen(position, "place")


# Curse


@pytest.mark.rule("DI-63")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_curse_discards_the_hand_and_draws_one_card_from_each_other(seats: int) -> None:
    position = Position(seats, active=1).give(1, "curse", "water", "terror")
    others = [seat % seats for seat in range(2, seats + 1)]
    for seat in others:
        position.give(seat, "forest", "desert")
    position.do(1, "play curse")
    assert position.pile("discard_pile") == Counter(["water", "terror"])
    assert position.pile("spent") == Counter(["curse"])
    for seat in others:
        assert position.to_move == [CHANCE]
        assert position.state.victim == seat
        assert position.chance_outcomes == {"take forest": 1, "take desert": 1}
        position.chance("take forest")
    assert position.hand(1) == ["forest"] * (seats - 1)
    assert [len(position.hand(seat)) for seat in others] == [1] * (seats - 1)
    assert position.to_move == [1]


@pytest.mark.rule("DI-63")
def test_a_curse_works_as_the_last_card_and_skips_empty_hands() -> None:
    position = Position().give(GREEN, "curse").give(BLUE, "terror").do(GREEN, "play curse")
    assert position.state.victim == BLUE
    position.chance("take terror")
    assert position.hand(GREEN) == ["terror"]
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-63")
def test_a_curse_on_nothing_but_empty_hands_draws_nothing() -> None:
    position = Position().give(GREEN, "curse", "water").do(GREEN, "play curse")
    assert position.hand(GREEN) == []
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-63", "DI-67")
def test_cards_drawn_by_a_curse_or_an_attack_may_be_used_immediately() -> None:
    position = Position().give(GREEN, "curse", "attack").give(BLUE, "desert").do(GREEN, "play curse")
    position.chance("take desert").do(GREEN, "step b6 with desert")
    assert position.where("green") == "b6"
    position = Position().give(GREEN, "attack").give(BLUE, "desert").do(GREEN, "attack seat 3")
    position.chance("take desert").do(GREEN, "step b6 with desert")
    assert position.where("green") == "b6"


# Journey


@pytest.mark.rule("DI-65")
def test_a_journey_makes_a_kind_free_for_the_rest_of_the_turn() -> None:
    position = (
        Position().lay(**all_like("desert")).give(GREEN, "journey", "desert").do(GREEN, "journey desert with desert")
    )
    assert position.where("green") == "boat-green"
    assert position.hand(GREEN) == []
    position.do(GREEN, "step b6", "step b5", "step b6", "step b5").play(GREEN, "end turn")
    position.draw_any().settle()
    assert position.to_move == [BROWN]
    assert not [text for text in position.legal(BROWN) if text in ("step f8", "step g7")]


@pytest.mark.rule("DI-65", "DI-23")
def test_a_journey_with_a_joker_or_a_double_card_names_its_kind() -> None:
    position = Position().give(GREEN, "journey", "desert", "mountain-or-water", "forest")
    journeys = {text for text in position.legal(GREEN) if text.startswith("journey")}
    assert journeys == {
        "journey desert with desert",
        "journey mountain with mountain-or-water",
        "journey water with mountain-or-water",
        *(f"journey {terrain} with forest" for terrain in OWN.kinds[:6]),
    }
    position.do(GREEN, "journey farmland with forest")
    assert "step c7" in position.legal(GREEN)
    assert position.hand(GREEN) == ["desert", "mountain-or-water"]


@pytest.mark.rule("DI-65")
def test_a_journey_needs_a_terrain_card() -> None:
    position = Position().give(GREEN, "journey", "curse")
    assert not [text for text in position.legal(GREEN) if text.startswith("journey")]


@pytest.mark.rule("DI-65")
def test_two_journeys_open_two_kinds() -> None:
    position = Position().give(GREEN, "journey", "journey", "desert", "farmland")
    position.do(GREEN, "journey desert with desert", "journey farmland with farmland")
    assert {"step b6", "step c7"} <= set(position.legal(GREEN))


# Terror


@pytest.mark.rule("DI-66")
def test_a_terror_sends_home_any_hunter_outside_its_own_boat() -> None:
    position = Position().give(GREEN, "terror").stand(green="c4", blue="treasure", yellow="boat-brown")
    assert [text for text in position.legal(GREEN) if "terror" in text] == [
        "terror green",
        "terror blue",
        "terror yellow",
    ]
    position.do(GREEN, "terror yellow")
    assert position.where("yellow") == "boat-yellow"
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-66")
def test_a_terror_has_no_target_while_all_hunters_are_in_their_boats() -> None:
    assert not [text for text in Position().give(GREEN, "terror").legal(GREEN) if "terror" in text]


@pytest.mark.rule("DI-66", "DI-55")
def test_a_terror_may_be_aimed_at_either_carrier() -> None:
    position = Position().give(GREEN, "terror").carry("c4", "green", "blue")
    assert {"terror green", "terror blue"} <= set(position.legal(GREEN))


@pytest.mark.rule("DI-66")
def test_after_a_terror_against_your_own_hunter_the_turn_goes_on() -> None:
    position = Position().give(GREEN, "terror").stand(green="c4").lay(b6="forest").do(GREEN, "terror green", "step b6")
    assert position.where("green") == "b6"


# Attack, and double cards


@pytest.mark.rule("DI-67")
def test_an_attack_draws_a_card_at_random_from_a_hand_that_has_one() -> None:
    position = Position().give(GREEN, "attack").give(BLUE, "water", "water", "curse").give(YELLOW, "desert")
    assert [text for text in position.legal(GREEN) if "attack" in text] == ["attack seat 3", "attack seat 4"]
    position.do(GREEN, "attack seat 3")
    assert position.chance_outcomes == {"take water": 2, "take curse": 1}
    position.chance("take water")
    assert (position.hand(GREEN), position.hand(BLUE)) == (["water"], ["water", "curse"])
    assert position.to_move == [GREEN]


@pytest.mark.rule("DI-67")
def test_an_attack_on_a_hand_that_reactions_have_emptied_draws_nothing() -> None:
    position = Position().give(GREEN, "attack").give(BLUE, "slumber").give(YELLOW, "counterspell")
    position.play(GREEN, "attack seat 3").react(BLUE, "slumber").react(YELLOW, "counterspell").settle()
    assert position.state.phase == s.TURN
    assert position.to_move == [GREEN]
    assert position.hand(GREEN) == position.hand(BLUE) == []


@pytest.mark.rule("DI-68")
def test_a_double_card_serves_as_either_of_its_actions() -> None:
    position = Position().stand(blue="c4", yellow="c3").give(BROWN, "water")
    position.give(GREEN, "slumber-or-terror", "counterspell-or-terror", "infidelity-or-attack")
    expected = {
        f"terror {colour} with {card}"
        for colour in ("blue", "yellow")
        for card in ("slumber-or-terror", "counterspell-or-terror")
    }
    assert {text for text in position.legal(GREEN) if " with " in text} >= expected
    assert "attack seat 2 with infidelity-or-attack" in position.legal(GREEN)
    position.do(GREEN, "terror blue with slumber-or-terror")
    assert position.hand(GREEN) == ["counterspell-or-terror", "infidelity-or-attack"]
    position.do(GREEN, "attack seat 2 with infidelity-or-attack").chance("take water")
    assert position.hand(GREEN) == ["water", "counterspell-or-terror"]


@pytest.mark.rule("DI-25", "DI-68")
@pytest.mark.parametrize("card", ["forces", "elements", "patrol", "curse", "journey", "terror", "attack", "flight"])
def test_every_card_is_spent_once(card: str) -> None:
    position = Position().stand(green="c4").give(GREEN, card, card, "water").give(BLUE, "desert").lay(a3="forest")
    verbs = {"terror": "terror", "attack": "attack", "journey": "journey", "flight": "fly"}
    text = next(text for text in position.legal(GREEN) if text.startswith(verbs.get(card, f"play {card}")))
    position.play(GREEN, text)
    while position.state.aim != s.NOTHING_AIMED:
        position.play(GREEN, position.legal(GREEN)[0])
    assert position.pile("spent")[card] == 1
    assert position.hand(GREEN).count(card) == 1
