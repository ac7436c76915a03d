from typing import Any

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

from spadework.engine.buffers import Playout
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.engine.stream import new_stream

NEVER = 100_000


@pytest.fixture(params=[ONE_OF_EACH[0].id, "dig"])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "dig" else find_game(request.param)


def dealt(game: Game, count: int, seats: int) -> Any:
    states = game.new_states(count)
    game.driver.deal_all(game.deck().record, states, seats, game.option_codes({}))
    return states


def played(game: Game, count: int, seats: int, first: int = 0, by_policy: bool = False, limit: int = 3000) -> Any:
    states, buffers = dealt(game, count, seats), game.new_buffers()
    playout = Playout(new_stream(0), buffers.moves, buffers.weights, by_policy, limit)
    game.driver.play_all(game.deck().record, states, 5, first, playout)
    return states


@pytest.mark.parametrize("by_policy", [False, True])
def test_a_single_state_is_played_as_in_a_batch(game: Game, by_policy: bool) -> None:
    for seats in (game.rules.SEATS[0], game.rules.SEATS[-1]):
        batch = played(game, 6, seats, by_policy=by_policy)
        for number in range(6):
            assert played(game, 1, seats, number, by_policy).tobytes() == batch[number : number + 1].tobytes()


def test_games_of_a_batch_differ(game: Game) -> None:
    assert len({state.tobytes() for state in played(game, 20, game.rules.SEATS[0])}) > 10


def test_play_stops_at_the_limit(game: Game) -> None:
    buffers, material = game.new_buffers(), game.deck().record
    for limit in (0, 1):
        states = dealt(game, 1, game.rules.SEATS[0])
        playout = Playout(new_stream(1), buffers.moves, buffers.weights, False, limit)
        moves = game.driver.play_on(material, states[0], playout)
        assert moves == limit
        assert int(game.rules.to_move(material, states[0])) != 0


def test_scores_of_a_batch_are_those_of_its_states(game: Game) -> None:
    seats, material = game.rules.SEATS[0], game.deck().record
    states = played(game, 4, seats, limit=NEVER)
    points, ranks = np.zeros((4, seats), np.int32), np.zeros((4, seats), np.int32)
    game.driver.score_all(material, states, points, ranks)
    for number in range(4):
        one, place = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
        game.rules.scores(material, states[number], one)
        game.rules.places(material, states[number], place)
        assert points[number].tolist() == one.tolist()
        assert ranks[number].tolist() == place.tolist()


def test_draws_follow_the_weights(toy: Game) -> None:
    states, buffers, material = dealt(toy, 1, 2), toy.new_buffers(), toy.deck().record
    for seat in range(2):
        toy.rules.apply(material, states[0], CHANCE, 11)
        assert states[0].dealt == seat + 1
    states[0].undecided = 0
    stream = new_stream(9)
    counts = [0] * 6
    for _ in range(20_000):
        counts[toy.driver.draw(material, states[0], stream, buffers.moves, buffers.weights)] += 1
    copies = material.copies.tolist()
    expected = [20_000 * each / sum(copies) for each in copies]
    # Chi-square with five degrees of freedom exceeds 25.7 once in ten thousand times.
    assert sum((count - hoped) ** 2 / hoped for count, hoped in zip(counts, expected, strict=True)) < 25.7


@pytest.mark.slow
def test_the_driver_can_be_called_from_python(game: Game) -> None:
    material, materials, buffers = game.deck().record, game.new_materials(game.deck()), game.new_buffers()
    seats = game.rules.SEATS[-1]
    states = game.new_states(2)
    game.rules.deal(material, states[0], seats, game.option_codes({}))
    driver = game.driver
    count = driver.list_chance_outcomes(materials, states, 0, buffers.moves, buffers.weights)
    assert count == game.rules.chance_outcomes(material, states[0], buffers.moves, buffers.weights)
    mask = driver.let_chance_play(materials, states, new_stream(2), buffers.moves, buffers.weights)
    assert mask == driver.whose_move(materials, states, 0) == game.rules.to_move(material, states[0])
    seat = next(seat for seat in range(seats) if mask >> seat & 1)
    count = driver.legal_moves(materials, states, 0, seat, buffers.moves)
    assert count == game.rules.legal(material, states[0], seat, buffers.moves) > 0
    move = int(buffers.moves[count - 1])
    assert driver.is_legal(materials, states, 0, seat, move, buffers.moves)
    assert not driver.is_legal(materials, states, 0, seat, 1 << 30, buffers.moves)
    assert not driver.is_legal(materials, states, 0, CHANCE, move, buffers.moves)
    before = states[:1].tobytes()
    driver.step(materials, states, 0, seat, move)
    assert states[:1].tobytes() == before
    expected = game.new_states(1)
    expected[:] = states[:1]
    game.rules.apply(material, expected[0], seat, move)
    assert states[1:].tobytes() == expected.tobytes()


def test_views_of_all_seats_and_their_differences(game: Game) -> None:
    material, materials, seats = game.deck().record, game.new_materials(game.deck()), game.rules.SEATS[0]
    states = played(game, 1, seats, limit=3)
    views = game.new_states(seats + 1)
    game.driver.view_all(materials, states, 0, seats, views)
    for audience, seat in enumerate([*range(seats), -1]):
        one = game.new_states(1)
        game.rules.view(material, states[0], seat, one[0])
        assert views[audience : audience + 1].tobytes() == one.tobytes()
    rows = np.zeros((seats + 1, 5), np.uint8)
    changed = rows.copy()
    assert game.driver.differing(rows, changed) == 0
    changed[1, 4] = changed[seats, 0] = 1
    assert game.driver.differing(rows, changed) == 1 << 1 | 1 << seats


def test_one_ply_values_show_the_best_move_of_a_clear_case(toy: Game) -> None:
    states, material, buffers = dealt(toy, 1, 2), toy.deck().record, toy.new_buffers()
    for _ in range(2):
        toy.rules.apply(material, states[0], CHANCE, 12)
    states[0].pile[5] = 2
    states[0].undecided = 0b10
    states[0].answer[0] = 0
    views = toy.new_states(1)
    toy.rules.view(material, states[0], 1, views[0])
    count = toy.searching.one_ply_values(material, views[0], 1, new_stream(1), buffers, 8)
    assert count == 2
    assert buffers.moves[:2].tolist() == [0, 1]
    stay, go = buffers.values[:2].tolist()
    assert stay == 0
    assert 5 <= go <= 10
