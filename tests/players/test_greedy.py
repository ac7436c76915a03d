from typing import Any

import pytest

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.lab.simulate import simulate
from spadework.players import new_player
from spadework.players.greedy import POLICY_MOVES


def mean(level: str, games: int) -> float:
    """The mean points of a seat when a player plays against itself, two to a table."""
    return sum(sum(outcome.scores) for outcome in simulate(find_game("lost_maps"), [level] * 2, games, 1)) / games / 2


def before_a_find(toy: Game) -> Any:
    """A view in which seat 0 had better go, which is move 1, than stay."""
    states = toy.new_states(1)
    toy.rules.deal(toy.deck().record, states[0], 2, toy.option_codes({}))
    states[0].dealt, states[0].undecided = 2, 0b11
    states[0].lucky[0] = 5
    states[0].pile[5] = 4
    # Whether the other goes too is sampled: there is something in it either way, once all have answered.
    states[0].undecided = 0b01
    return states[0]


def test_it_takes_what_lies_before_it(toy: Game) -> None:
    view, player = before_a_find(toy), new_player("mate", toy, toy.deck(), 1)
    assert player.choose(view, 0) == 1
    # Rarely it plays the move of the rollout policy, so that it does not go round for ever.
    chosen = [player.choose(view, 0) for _ in range(20 * POLICY_MOVES)]
    assert 0 < chosen.count(0) < 60


@pytest.mark.slow
@pytest.mark.parametrize(("level", "least", "most"), [("random", 36, 42), ("mate", 70, 150)])
def test_points_in_many_games(level: str, least: float, most: float) -> None:
    assert least <= mean(level, 200) <= most


def test_it_beats_the_random_player() -> None:
    game = find_game("lost_maps")
    outcomes = list(simulate(game, ["mate", "random", "random"], 100, 3))
    assert sum(outcome.places[0] == 1 for outcome in outcomes) >= 95
