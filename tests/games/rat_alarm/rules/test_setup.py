"""Set-up of Rat Alarm: spades, cards, cubes and the first player."""

import numpy as np
import pytest
from tests.games.rat_alarm.position import CUBES, Fresh, Position

from spadework.engine.interface import CHANCE
from spadework.engine.packages import rules_of

rules = rules_of("spadework.games.rat_alarm")

SEATS = [2, 3, 4]
SKULLS = {45, 46, 47, 48, 49, 50}


def test_is_for_2_to_4_players() -> None:
    assert list(rules.SEATS) == SEATS


@pytest.mark.rule("RA-1", "RA-10")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_begins_with_one_spade_in_hand_and_no_card(seats: int) -> None:
    position = Position(seats)
    assert position.in_the_round == list(range(seats))
    assert position.state.spade.shape == (4,)
    assert not position.state.taken.any()
    assert position.lies_open == position.discards == position.buried == []


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_card_of_the_draw_pile_is_equally_likely_to_be_turned_up(seats: int) -> None:
    position = Position(seats).play(0, "turn up")
    assert position.chance_outcomes == {f"card {number}": 1 for number in range(1, 51)}


@pytest.mark.rule("RA-11")
def test_with_2_players_the_skull_cards_stay_out() -> None:
    position = Position(2).play(0, "turn up")
    assert position.chance_outcomes == {f"card {number}": 1 for number in range(1, 51) if number not in SKULLS}


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 2)])
def test_cubes_are_drawn_blind_from_the_twelve_and_laid_to_every_kind(seats: int, each: int) -> None:
    position, left = Fresh(seats, first=1), list(CUBES)
    drawn: list[int] = []
    while position.to_move == CHANCE:
        assert position.chance_outcomes == {f"cube {cube}": left.count(cube) for cube in set(left)}
        drawn.append(left.pop(len(drawn) * 7 % len(left)))
        position.chance(f"cube {drawn[-1]}")
    assert len(drawn) == 6 * each
    laid = position.state.cubes
    assert sorted(laid[laid > 0].tolist()) == sorted(drawn)
    assert np.count_nonzero(laid, axis=1).tolist() == [each] * 6


@pytest.mark.rule("RA-12")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_at_random_if_the_table_names_none(seats: int) -> None:
    position = Fresh(seats).chance(*(f"cube {cube}" for cube in CUBES[:: 2 if seats == 2 else 1]))
    assert position.chance_outcomes == {f"first {seat}": 1 for seat in range(1, seats + 1)}
    assert position.chance(f"first {seats}").to_move == seats - 1


@pytest.mark.rule("RA-12")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("begins", range(4))
def test_a_table_may_name_its_first_player(seats: int, begins: int) -> None:
    option = next(option for option in rules.OPTIONS if option.name == "first")
    named = option.choices.index(str(begins + 1))
    position = Fresh(seats, first=named).chance(*(f"cube {cube}" for cube in CUBES[:: 2 if seats == 2 else 1]))
    assert position.to_move == (begins if begins < seats else CHANCE)
    if begins >= seats:
        assert set(position.chance_outcomes) == {f"first {seat}" for seat in range(1, seats + 1)}


@pytest.mark.rule("RA-12", "RA-25")
def test_by_default_no_first_player_is_named_and_the_memory_aid_is_off() -> None:
    defaults = {option.name: option.choices[0] for option in rules.OPTIONS}
    assert defaults == {"first": "draw", "memory-aid": "off", "tie": "box"}


@pytest.mark.rule("RA-25")
def test_a_memory_aid_changes_no_rule() -> None:
    assert Fresh(memory_aid=1).states.tobytes() == Fresh(memory_aid=0).states.tobytes()
