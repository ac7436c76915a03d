from itertools import islice
from pathlib import Path

import pytest
from tests.some_games import ENDLESS, short

from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.lab.outcome import Outcome
from spadework.lab.simulate import simulate
from spadework.table import Move, View


def test_a_fixed_seed_plays_fixed_games(toy: Game) -> None:
    assert [(game.scores, game.moves, game.decisions) for game in simulate(toy, ["random", "mate"], 4, 7)] == [
        ((0, 0), 3, 2),
        ((4, 5), 6, 4),
        ((0, 16), 7, 6),
        ((7, 9), 12, 7),
    ]


def test_the_same_seed_plays_the_same_games(toy: Game) -> None:
    one = list(simulate(toy, ["random", "mate", "random"], 30, 5))
    assert one == list(simulate(toy, ["random", "mate", "random"], 30, 5))
    assert one != list(simulate(toy, ["random", "mate", "random"], 30, 6))
    assert one[:10] == list(simulate(toy, ["random", "mate", "random"], 10, 5))
    assert len({outcome.scores for outcome in one}) > 5


def test_outcomes_are_yielded_one_by_one(toy: Game) -> None:
    endless = simulate(toy, ["random", "random"], 10**9, 1)
    first = list(islice(endless, 3))
    assert [len(outcome.scores) for outcome in first] == [2, 2, 2]
    assert all(outcome.moves > 0 and min(outcome.places) == 1 for outcome in first)


def test_any_whole_number_is_a_seed(toy: Game) -> None:
    for seed in (-3, 0, 2**63, 2**200):
        assert len(list(simulate(toy, ["mate", "random"], 2, seed))) == 2


def test_options_change_the_games(toy: Game) -> None:
    def games(rats: str) -> list[Outcome]:
        return list(simulate(toy, ["mate"] * 2, 50, 1, {"rats": rats}))

    assert games("two") != games("three")


def test_simulate_refuses_invalid_arguments_immediately(toy: Game) -> None:
    with pytest.raises(ValueError, match="unknown computer player 'genius'"):
        simulate(toy, ["genius", "random"], 1)
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 4"):
        simulate(toy, ["random"] * 4, 1)
    with pytest.raises(ValueError, match="no option 'mice'"):
        simulate(toy, ["random"] * 2, 1, 0, {"mice": "two"})
    with pytest.raises(MaterialError, match="no deck 'mine'"):
        simulate(toy, ["random"] * 2, 1, 0, {"deck": "mine"})


@pytest.mark.parametrize("game", ENDLESS, ids=lambda game: game.id)
def test_an_endless_game_is_stopped_at_the_limit(game: Game) -> None:
    seats = ["random"] * game.rules.SEATS[0]
    for outcome in simulate(game, ["mate"] * len(seats), 3, 1, limit=5):
        assert (outcome.turns, outcome.finished) == (5, False)
    whole = list(simulate(game, seats, 3, 1, short(game)))
    assert all(outcome.finished for outcome in whole)
    assert all(outcome.turns for outcome in whole)


@pytest.mark.parametrize("game", ENDLESS, ids=lambda game: game.id)
def test_a_game_with_an_endless_turn_is_stopped(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.simulation.LONGEST_TURN", 3)
    (outcome,) = simulate(game, ["random"] * game.rules.SEATS[0], 1, 1)
    assert not outcome.finished
    assert 1 <= (outcome.turns or 0) <= outcome.moves


def test_games_that_always_end_count_no_turns(toy: Game) -> None:
    assert all(outcome.turns is None and outcome.finished for outcome in simulate(toy, ["random"] * 2, 3, 1, limit=1))


@pytest.mark.long
def test_custom_players_can_be_simulated(toy: Game, tmp_path: Path) -> None:
    seeds = []

    class First:
        def __init__(self, seed: int) -> None:
            seeds.append(seed)

        def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
            return moves[0]

    path = tmp_path / "first.py"
    path.write_text("class First:\n    def choose(self, view, moves):\n        return moves[0]\n", encoding="utf-8")
    outcomes = list(simulate(toy, [First, "mate"], 4, 3))
    assert len(set(seeds)) == 4
    assert list(simulate(toy, [str(path), "mate"], 4, 3)) == outcomes
    with pytest.raises(ValueError, match="file not found"):
        simulate(toy, ["nowhere.py", "mate"], 4)
