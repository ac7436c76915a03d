"""Set-up of a round of Sea & Shore: stacks, the deal, and the second round."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.games.sea_and_shore.position import CARDS, SEATS, TREASURES, Fresh, dealt, random_game

from spadework.engine.interface import CHANCE
from spadework.engine.material import read_document
from spadework.engine.packages import rules_of
from spadework.games.sea_and_shore.rules import material
from spadework.games.sea_and_shore.rules.state import DEALING, GIVING, HAND

rules = rules_of("spadework.games.sea_and_shore")

NEVER = {f"{colour}{value}a" for colour in "rbgp" for value in (2, 3, 4)}

REDS = "r1 r2 r3 r4 r5 b1 b2 b3 b4 g1 g2 g3"
THREE_ALIKE = "b5 b6 b7 b8 g4 g5 g6 g7 p1 p2 p3 p4"
PURPLES = "r6 r7 r8 r9 p5 p6 p7 p8 p9 p10 p11 p12"


def second_round(seats: int, seed: int, **options: Any) -> Fresh:
    """The position at the end of the first round."""
    for _, _, position in random_game(seats, seed, **options):
        if position.state.rounds == 1:
            return position
    raise AssertionError("the game ended with its first round")


def test_is_for_3_to_5_players() -> None:
    assert list(rules.SEATS) == SEATS


# Action cards


@pytest.mark.rule("SS-3")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_draws_the_side_of_each_action_card_by_default(seats: int) -> None:
    position = Fresh(seats).chance("start 1")
    assert position.chance_outcomes == {"side 1": 1, "side 2": 1}
    assert position.chance("side 2").chance_outcomes == {"side 3": 1, "side 4": 1}
    assert position.chance("side 3").state.side.tolist() == [2, 3]


@pytest.mark.rule("SS-3")
@pytest.mark.parametrize("red_blue", [1, 2])
@pytest.mark.parametrize("green_purple", [1, 2])
def test_a_table_may_choose_the_sides_for_each_round(red_blue: int, green_purple: int) -> None:
    fresh = Fresh(4, red_blue, green_purple, second=(3 - red_blue, 0))
    assert fresh.state.side.tolist() == [red_blue, green_purple + 2]
    later = second_round(4, 1, red_blue=red_blue, green_purple=green_purple, second=(3 - red_blue, 0))
    assert later.state.side.tolist() == [3 - red_blue, 0]
    assert set(later.chance_outcomes) == {"side 3", "side 4"}


@pytest.mark.rule("SS-3")
def test_the_actions_on_the_sides_are_those_of_the_deck() -> None:
    own = read_document(Path(material.__file__).parents[1] / "deck.toml")
    document = {**own, "actions": {"red-blue": [4, 1], "green-purple": [2, 3]}}
    deck = material.read_material(document, "other.toml")
    assert Fresh(4, 1, 2, deck=deck).state.side.tolist() == [4, 3]
    position = Fresh(4, deck=deck).chance("start 1")
    assert position.chance_outcomes == {"side 4": 1, "side 1": 1}
    assert position.chance("side 1").chance_outcomes == {"side 2": 1, "side 3": 1}
    assert position.chance("side 2").state.side.tolist() == [1, 2]


@pytest.mark.rule("SS-3")
def test_a_table_may_choose_one_side_only() -> None:
    assert set(Fresh(3, red_blue=1).chance("start 1").chance_outcomes) == {"side 3", "side 4"}
    assert set(Fresh(3, green_purple=1).chance("start 1").chance_outcomes) == {"side 1", "side 2"}
    both = Fresh(3, green_purple=2).chance("start 1", "side 1")
    assert both.state.side.tolist() == [1, 4]
    assert not any(text.startswith("side") for text in both.chance_outcomes)


@pytest.mark.rule("SS-3")
def test_action_sides_are_drawn_again_for_the_second_round() -> None:
    assert set(second_round(3, 5).chance_outcomes) == {"side 1", "side 2"}


@pytest.mark.rule("SS-3")
def test_by_default_the_sides_are_drawn_and_the_memory_aid_is_off() -> None:
    first = {option.name: option.choices[0] for option in rules.OPTIONS}
    sides = {f"{card}-{number}": "chance" for number in (1, 2) for card in ("red-blue", "green-purple")}
    assert first == {"memory-aid": "off", **sides, "first": "draw"}


@pytest.mark.rule("SS-35")
def test_a_memory_aid_changes_no_rule() -> None:
    assert Fresh(memory_aid=1).states.tobytes() == Fresh(memory_aid=0).states.tobytes()


@pytest.mark.rule("SS-3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_extra_cards_begin_in_the_supply(seats: int) -> None:
    position = Fresh(seats)
    assert (position.state.supply, position.extras) == (22, [0] * seats)


# Stacks


@pytest.mark.rule("SS-10", "SS-12")
def test_with_3_players_each_of_20_treasures_is_equally_likely_to_be_open() -> None:
    position = Fresh(3, 1, 1).chance("start 2")
    assert position.chance_outcomes == {f"treasure {name}": 1 for name in TREASURES if name not in NEVER}
    assert len(position.chance_outcomes) == 20
    position.chance("treasure p5a")
    assert (position.open, len(position.stack(0).split()), position.stack(1)) == ("p5a", 19, "")


@pytest.mark.rule("SS-11", "SS-12")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_players_red_and_blue_are_one_stack_green_and_purple_another(seats: int) -> None:
    position = Fresh(seats, 1, 1).chance("start 2")
    assert position.chance_outcomes == {f"treasure {name}": 1 for name in TREASURES if name[0] in "rb"}
    position.chance("treasure b3a")
    assert position.chance_outcomes == {f"treasure {name}": 1 for name in TREASURES if name[0] in "gp"}
    position.chance("treasure g1a")
    assert position.open == "b3a g1a"
    assert len(position.stack(0).split()) == len(position.stack(1).split()) == 15


@pytest.mark.rule("SS-12", "SS-13", "SS-14")
@pytest.mark.parametrize("seats", SEATS)
def test_in_both_rounds_treasures_are_turned_up_before_cards_are_dealt_and_gifts_given(seats: int) -> None:
    order: list[list[str]] = [[], []]
    for _, move, position in random_game(seats, 4):
        if position.state.phase in (DEALING, GIVING):
            order[int(position.state.rounds)].append(move.split()[0])
    stacks, cards = 1 if seats == 3 else 2, HAND[seats] * seats
    second = ["side"] * 2 + ["treasure"] * stacks + ["card"] * cards + ["give"] * seats
    assert order == [["start", *second], second]


# The deal


@pytest.mark.rule("SS-1", "SS-13")
@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 12), (5, 9)])
def test_island_cards_are_dealt_one_by_one_with_equal_chances(seats: int, size: int) -> None:
    position, left = Fresh(seats, 1, 1).chance("start 2").turn_up(), set(CARDS)
    for number in range(size * seats):
        assert position.chance_outcomes == {f"card {card}": 1 for card in left}
        card = sorted(left)[number * 7 % len(left)]
        left.remove(card)
        position.chance(f"card {card}")
        assert card in position.hand((1 + number) % seats).split()
    assert position.state.cards.tolist() == [size] * seats + [0] * (5 - seats)
    assert [len(position.hand(seat).split()) for seat in range(seats)] == [size] * seats
    assert not any(
        text.startswith("card") for text in (position.chance_outcomes if position.to_move == [CHANCE] else {})
    )


@pytest.mark.rule("SS-13")
@pytest.mark.parametrize("start", range(3))
def test_players_do_not_know_other_hands_or_undealt_cards(start: int) -> None:
    mine = dealt(REDS, THREE_ALIKE, PURPLES, start=start).view(0)
    assert mine.tobytes() == dealt(REDS, PURPLES, THREE_ALIKE, start=start).view(0).tobytes()
    assert mine.tobytes() == dealt(REDS, "g8 g9 g10 g11 g12 r10 r11 r12", "", start=start).view(0).tobytes()
    assert (mine[0].hand[:3].tolist()[1:], mine[0].hand[0]) == ([-1, -1], 0b111_0000_0000_1111_0000_0001_1111)


# The start card


@pytest.mark.rule("SS-15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_card_is_drawn_by_lot(seats: int) -> None:
    assert Fresh(seats).chance_outcomes == {f"start {seat + 1}": 1 for seat in range(seats)}
    position = Fresh(seats, 1, 1).chance(f"start {seats}")
    assert position.starter == seats - 1


@pytest.mark.rule("SS-15")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("begins", range(5))
def test_a_table_may_name_its_first_player(seats: int, begins: int) -> None:
    option = next(option for option in rules.OPTIONS if option.name == "first")
    position = Fresh(seats, 1, 1, first=option.choices.index(str(begins + 1)))
    if begins >= seats:
        assert position.chance_outcomes == {f"start {seat + 1}": 1 for seat in range(seats)}
    else:
        assert position.starter == begins
        assert next(iter(position.chance_outcomes)).startswith("treasure")


@pytest.mark.rule("SS-15", "SS-20")
@pytest.mark.parametrize("start", range(4))
def test_the_owner_of_the_start_card_begins_the_first_trick(start: int) -> None:
    position = dealt("", "", "", "", start=start).give_all()
    assert position.to_move == [start]


@pytest.mark.rule("SS-15")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_the_start_card_moves_on_from_the_first_round_into_the_second(seats: int, seed: int) -> None:
    begun = [
        position.starter for _, move, position in random_game(seats, seed) if " s" in move and position.starter >= 0
    ]
    starters = [seat for place, seat in enumerate(begun) if place % seats == 0]
    tricks = 2 * (9 if seats == 5 else 12)
    assert len(begun) == tricks * seats
    assert starters == [(starters[0] + trick) % seats for trick in range(tricks)]


@pytest.mark.rule("SS-13", "SS-14")
@pytest.mark.parametrize("seats", SEATS)
def test_the_second_round_is_set_up_from_scratch(seats: int) -> None:
    position = second_round(seats, 3)
    fresh = Fresh(seats).chance(f"start {position.starter + 1}")
    for field in ("hand", "cards", "played", "face_down", "extras", "pile", "beneath", "open", "island", "supply"):
        assert np.array_equal(position.state[field], fresh.state[field]), field
    assert position.state.may_lie.tobytes() == fresh.state.may_lie.tobytes()
    assert position.state.top.tobytes() == fresh.state.top.tobytes()
    assert position.state.gift.tolist() == fresh.state.gift.tolist()
