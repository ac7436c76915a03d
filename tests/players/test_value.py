from typing import Any

import numpy as np
import pytest
from tests.learn.networks import some_network
from tests.some_games import ONE_OF_EACH

from spadework.engine.buffers import Playout
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.engine.stream import new_stream
from spadework.players.value import Value


def dealt(game: Game, seats: int, limit: int = 0) -> tuple[Value, Any]:
    states, buffers = game.new_states(1), game.new_buffers()
    game.driver.deal_all(game.deck().record, states, seats, game.option_codes({}))
    game.driver.play_all(
        game.deck().record, states, 5, 0, Playout(new_stream(0), buffers.moves, buffers.weights, False, limit)
    )
    return Value(game, game.deck()), states


@pytest.mark.parametrize("id", ["dig", *(game.id for game in ONE_OF_EACH)])
def test_shares_sum_to_one(id: str, toy: Game) -> None:
    game = toy if id == "dig" else find_game(id)
    value, states = dealt(game, game.rules.SEATS[-1], 9)
    for shares in (value.shares(states[0]), value.by_rollouts(states[0], 3, 1), tuple(value.all_shares(states)[0])):
        assert len(shares) == game.rules.SEATS[-1]
        assert sum(shares) == pytest.approx(1.0)
    assert value.shares(states[0]) == tuple(value.all_shares(states)[0].tolist())
    assert value.by_rollouts(states[0], 3, 1) == value.by_rollouts(states[0], 3, 1)


def test_the_value_of_a_final_state_is_exact(toy: Game) -> None:
    value, states = dealt(toy, 2, 10_000)
    ranks = np.zeros(2, np.int32)
    toy.rules.places(toy.deck().record, states[0], ranks)
    won = tuple(1 / (ranks == 1).sum() if rank == 1 else 0.0 for rank in ranks)
    assert value.shares(states[0]) == value.by_rollouts(states[0], 2) == won


def test_rollouts_from_the_start_favour_nobody() -> None:
    value, states = dealt(find_game(ONE_OF_EACH[0].id), 2)
    assert value.by_rollouts(states[0], 400, 3) == pytest.approx((0.5, 0.5), abs=0.15)


def test_a_chance_outcome_has_the_shares_of_the_state_after_it(toy: Game) -> None:
    value, states = dealt(toy, 3)
    chances = value.after_chance(states[0])
    assert len(chances) > 1
    for chance in chances:
        after = states.copy()
        toy.rules.apply(toy.deck().record, after[0], CHANCE, chance.code)
        assert chance.shares == value.shares(after[0])
    assert all(chance.weight > 0 for chance in chances)
    assert value.after_chance(states[0], 2, 7) == value.after_chance(states[0], 2, 7)


def test_an_estimate_needs_at_least_one_rollout(toy: Game) -> None:
    value, states = dealt(toy, 2)
    with pytest.raises(ValueError, match="at least 1 rollout, not 0"):
        value.by_rollouts(states[0], 0)


def test_games_are_continued_from_a_state(toy: Game) -> None:
    value, states = dealt(toy, 2)
    results = value.by_games([states[0]] * 200, "random", 4)
    assert {sum(shares) for shares in results} == {1.0}
    assert results == value.by_games([states[0]] * 200, "random", 4)
    # Each game has its own chance.
    assert len(set(results)) > 1
    # A finished game has no more moves.
    value, ended = dealt(toy, 2, 10_000)
    assert value.by_games([ended[0]], "policy") == [value.shares(ended[0])]


def test_before_chance_a_network_expects_the_mean_over_all_outcomes(toy: Game) -> None:
    value, states = Value(toy, toy.deck(), some_network(toy)), dealt(toy, 3)[1]
    chances = value.after_chance(states[0])
    assert len({chance.shares for chance in chances}) > 1
    total = sum(chance.weight for chance in chances)
    mean = [sum(chance.weight * chance.shares[seat] for chance in chances) / total for seat in range(3)]
    assert value.shares(states[0]) == pytest.approx(mean)


def test_a_network_is_available_for_its_numbers_of_seats(toy: Game) -> None:
    value = Value(toy, toy.deck(), some_network(toy, seats=(3,)))
    assert [value.has_network(seats) for seats in (2, 3)] == [False, True]
