from typing import Any

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

from spadework.engine.buffers import Playout
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.search.estimate import Estimate
from spadework.engine.search.workspace import new_workspace
from spadework.engine.stream import new_stream


@pytest.fixture(params=["dig", *(game.id for game in ONE_OF_EACH)])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "dig" else find_game(request.param)


def how(game: Game, rollouts: int) -> Estimate:
    return Estimate(
        seats=game.rules.SEATS[0],
        settings=game.search_settings(False)._replace(for_winning=1.0),
        rollouts=rollouts,
        seed=3,
        workspace=new_workspace(game.rules),
    )


def played(game: Game, number: int, limit: int) -> Any:
    """Play at most `limit` random moves of a game. Return its state in an array of one."""
    states, buffers = game.new_states(1), game.new_buffers()
    game.driver.deal_all(game.deck().record, states, game.rules.SEATS[0], game.option_codes({}))
    game.driver.play_all(
        game.deck().record, states, 5, number, Playout(new_stream(0), buffers.moves, buffers.weights, False, limit)
    )
    return states


@pytest.mark.long(but=("dig-0",))
@pytest.mark.parametrize("rollouts", [0, 4])
def test_shares_sum_to_one_and_leave_the_states_unchanged(game: Game, rollouts: int) -> None:
    states, materials = np.concatenate([played(game, n, 3 * n) for n in range(5)]), game.new_materials(game.deck())
    before = states.tobytes()
    shares = np.zeros((5, game.rules.SEATS[0]))
    game.estimating.estimate_all(materials, states, how(game, rollouts), None, shares)
    assert shares.sum(axis=1) == pytest.approx(np.ones(5))
    assert (shares >= 0).all()
    assert states.tobytes() == before
    again = np.zeros_like(shares)
    game.estimating.estimate_all(materials, states, how(game, rollouts), None, again)
    assert (again == shares).all()


def test_at_the_end_the_winners_have_equal_shares(toy: Game) -> None:
    states, shares, ranks = played(toy, 1, 1000), np.zeros((1, 2)), np.zeros(2, np.int32)
    toy.rules.places(toy.deck().record, states[0], ranks)
    toy.estimating.estimate_all(toy.new_materials(toy.deck()), states, how(toy, 0), None, shares)
    winners = (ranks == 1).tolist()
    assert shares[0].tolist() == [won / sum(winners) for won in winners]
