"""The rules of High Water, an example of a game in its own package, by rule number."""

from typing import Any

import numpy as np
import pytest
from tests.conftest import HIGH_WATER

from spadework.engine.check import check_game
from spadework.engine.compile.records import record_type
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, UNKNOWN
from spadework.table.rehearsal import rehearse

SIX, TWO = (np.array([choice], np.int32) for choice in (0, 1))
WRECK = 100


@pytest.fixture(scope="module")
def game(high_water: Game) -> Game:
    return high_water


@pytest.fixture
def material(game: Game) -> Any:
    return game.deck().record


def dealt(game: Game, material: Any, seats: int, options: Any = SIX) -> Any:
    """A state after the deal, in which each seat in turn has been dealt the smallest boats left."""
    state = np.zeros(1, record_type(game.rules.STATE))[0]
    game.rules.deal(material, state, seats, options)
    while game.rules.to_move(material, state) == 1 << CHANCE and (boats := outcomes(game, material, state))[0] < WRECK:
        game.rules.apply(material, state, CHANCE, boats[0])
    return state


def outcomes(game: Game, material: Any, state: Any) -> list[int]:
    """All outcomes of chance, which are equally likely."""
    codes, weights = np.zeros(32, np.int32), np.zeros(32, np.int32)
    count = game.rules.chance_outcomes(material, state, codes, weights)
    assert set(weights[:count]) == {1}
    return [int(code) for code in codes[:count]]


def boats(game: Game, material: Any, state: Any, seat: int) -> list[int]:
    """The boats that a seat may send."""
    moves = np.zeros(8, np.int32)
    return [int(boat) for boat in moves[: game.rules.legal(material, state, seat, moves)]]


def tide(game: Game, material: Any, state: Any, wreck: int, *sent: int) -> None:
    """Turn up a wreck, and let everyone send a boat."""
    game.rules.apply(material, state, CHANCE, WRECK + wreck)
    for seat, boat in enumerate(sent):
        game.rules.apply(material, state, seat, boat)


@pytest.mark.rule("HW-1", "HW-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_six_of_twenty_four_boats(game: Game, material: Any, seats: int) -> None:
    state = np.zeros(1, record_type(game.rules.STATE))[0]
    game.rules.deal(material, state, seats, SIX)
    assert outcomes(game, material, state) == list(range(1, 25))
    state = dealt(game, material, seats)
    fleets = [boats(game, material, state, seat) for seat in range(seats)]
    assert [len(fleet) for fleet in fleets] == [6] * seats
    assert len({boat for fleet in fleets for boat in fleet}) == 6 * seats


@pytest.mark.rule("HW-2", "HW-4")
def test_a_seat_sees_its_own_boats_only(game: Game, material: Any) -> None:
    state, view = dealt(game, material, 2), np.zeros(1, record_type(game.rules.STATE))[0]
    game.rules.apply(material, state, CHANCE, WRECK)
    game.rules.apply(material, state, 0, 1)
    game.rules.view(material, state, 1, view)
    assert (view.fleet[0], view.sent[0], view.fleet[1]) == (UNKNOWN, UNKNOWN, state.fleet[1])
    game.rules.view(material, state, 0, view)
    assert (view.sent[0], view.fleet[1]) == (1, UNKNOWN)


@pytest.mark.rule("HW-3")
def test_each_tide_turns_up_one_of_the_remaining_wrecks(game: Game, material: Any) -> None:
    state = dealt(game, material, 2)
    assert outcomes(game, material, state) == list(range(WRECK, WRECK + 8))
    tide(game, material, state, 3, 1, 7)
    assert outcomes(game, material, state) == [WRECK + wreck for wreck in (0, 1, 2, 4, 5, 6, 7)]


@pytest.mark.rule("HW-4", "HW-5", "HW-6", "HW-7")
def test_the_largest_boat_takes_the_wreck_and_the_smallest_gets_driftwood(game: Game, material: Any) -> None:
    state = dealt(game, material, 3)
    game.rules.apply(material, state, CHANCE, WRECK + 2)
    for seat, boat in ((2, 13), (0, 1)):
        assert boat in boats(game, material, state, seat)
        game.rules.apply(material, state, seat, boat)
        assert list(state.points[:3]) == [0, 0, 0]
    game.rules.apply(material, state, 1, 12)
    assert list(state.points[:3]) == [0, 0, material.wrecks[2]]
    assert list(state.wood[:3]) == [material.driftwood, 0, 0]
    assert list(state.shown[:3]) == [1, 12, 13]
    assert [len(boats(game, material, state, seat)) for seat in range(3)] == [5, 5, 5]
    assert 12 not in boats(game, material, state, 1)


@pytest.mark.rule("HW-7", "HW-9")
def test_after_six_tides_the_most_points_win_and_ties_share_the_place(game: Game, material: Any) -> None:
    state, places = dealt(game, material, 2), np.zeros(4, np.int32)
    for number in range(6):
        assert game.rules.to_move(material, state) == 1 << CHANCE
        tide(game, material, state, number, number + 1, number + 7)
    assert game.rules.to_move(material, state) == 0
    game.rules.places(material, state, places)
    assert list(places[:2]) == [2, 1]
    state.points[0] = state.points[1] + state.wood[1] - state.wood[0]
    game.rules.places(material, state, places)
    assert list(places[:2]) == [1, 1]


@pytest.mark.rule("HW-8")
@pytest.mark.parametrize(("seats", "largest"), [(2, 5), (3, 7), (4, 9)])
def test_the_short_game_has_two_tides(game: Game, material: Any, seats: int, largest: int) -> None:
    state = np.zeros(1, record_type(game.rules.STATE))[0]
    game.rules.deal(material, state, seats, TWO)
    assert outcomes(game, material, state) == list(range(1, largest + 1))
    state = dealt(game, material, seats, TWO)
    assert [len(boats(game, material, state, seat)) for seat in range(seats)] == [2] * seats
    assert outcomes(game, material, state) == [WRECK, WRECK + 1, WRECK + 2]
    for number in range(2):
        tide(game, material, state, number, *(2 * seat + number + 1 for seat in range(seats)))
    assert game.rules.to_move(material, state) == 0


def test_the_game_keeps_the_contract_and_can_be_rehearsed(game: Game) -> None:
    check_game(game, 2)
    rehearse(game)


def test_both_rule_books_have_the_same_rule_numbers() -> None:
    books = [(HIGH_WATER / f"rulebook.{language}.md").read_text(encoding="utf-8") for language in ("en", "de")]
    numbers = [[f"HW-{number}" for number in range(1, 99) if f"**HW-{number}**" in book] for book in books]
    assert numbers[0] == numbers[1] == [f"HW-{number}" for number in range(1, 10)]
