import random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.lab.report.draws import draws
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.luck import kingmaking, luck, luck_share, share_of_luck
from spadework.lab.report.skill_trace import skill_trace
from spadework.lab.report.trajectory import Judged, Trajectory
from spadework.lab.report.value_of_information import value_of_information
from spadework.lab.simulation import Simulation
from spadework.players.review.luck import drawn_luck
from spadework.players.value import Chance, Value
from spadework.table import Variant


def test_luck_averages_zero_over_all_draws() -> None:
    chances = [Chance(1, 3, (0.5, 0.5)), Chance(4, 2, (0.2, 0.8)), Chance(7, 5, (0.9, 0.1))]
    for seat in range(2):
        assert sum(chance.weight * drawn_luck(chances, chance.code)[seat] for chance in chances) == pytest.approx(0)


def test_luck_averages_zero_over_many_games(toy: Game) -> None:
    simulation = Simulation(toy, ["mate", "mate"], 3)
    value = Value(toy, toy.deck())
    lucks = [luck(2, draws(Trajectory(simulation, outcome), value, 4))[0] for outcome in simulation.play(300)]
    spread = (sum(one * one for one in lucks) / len(lucks)) ** 0.5
    assert spread > 0
    # Three standard errors.
    assert abs(fmean(lucks)) < 3 * spread / len(lucks) ** 0.5


def test_decisive_luck_explains_everything() -> None:
    results, lucks = [(1.0, 0.0), (0.0, 1.0)] * 20, [(0.4, -0.4), (-0.4, 0.4)] * 20
    assert luck_share(results, lucks) == 1.0
    assert luck_share(results, [*lucks[:39], (0.4, -0.4)]) < 1.0


def test_identical_results_involve_no_luck() -> None:
    assert luck_share([(0.5, 0.5)] * 3, [(0.1, -0.1), (0.2, -0.2), (0.0, 0.0)]) == 0.0


def test_the_counts_of_kingmaking_are_consistent(toy: Game) -> None:
    simulation = Simulation(toy, ["random"] * 3, 3)
    games = [Trajectory(simulation, outcome) for outcome in simulation.play(30)]
    value = Value(toy, toy.deck())
    found = kingmaking([(played, played.judged(value)) for played in games])
    assert found.decisions == sum(len(list(played.decisions())) for played in games)
    assert found.decisions >= found.hopeless >= found.kingmaking >= 0
    assert 0 <= found.games.mean <= 1


@pytest.mark.long
def test_useless_hidden_information_is_worth_nothing(looking: Game) -> None:
    variant = next(Variant.of(game) for game in ONE_OF_EACH if game.ai.evaluate)
    seats = variant.game.rules.SEATS[0]
    found = value_of_information(variant, seats, 12, 3)
    assert found
    assert -1 / seats <= found.low <= found.mean <= found.high
    assert found == value_of_information(variant, seats, 12, 3)
    # This game hides which seat has which lucky number, but knowing it helps no player.
    informed = value_of_information(Variant.of(looking), 2, 40, 3)
    assert informed
    assert informed.low <= 0


def test_the_value_of_information_needs_mates_that_look_ahead(toy: Game) -> None:
    assert value_of_information(Variant.of(toy), 2, 40, 3) is None


@pytest.mark.long
@pytest.mark.slow
def test_a_skill_trace_doubles_the_tries(toy: Game) -> None:
    trace = list(skill_trace(Variant.of(toy), 2, 20, 200))
    assert [one.tries for one in trace] == [50, 100, 200]
    assert all(one.gained.deals == 10 for one in trace)


@pytest.mark.long
def test_more_games_narrow_the_interval_of_the_share_of_luck() -> None:
    draw = random.Random(5)

    def share(games: int) -> Estimate:
        results, lucks = [], []
        for _ in range(games):
            luck = draw.uniform(-0.5, 0.5)
            won = float(draw.random() < 0.5 + luck)
            results.append((won, 1 - won))
            lucks.append((luck, -luck))
        return share_of_luck(results, lucks, list(range(games)))

    few, many = share(30), share(600)
    assert few.high - few.low > 2 * (many.high - many.low)
    # The variance of the chance to win, divided by the variance of winning: (1/12) / (1/4).
    assert many.low < 1 / 3 < many.high
    assert (few.deals, many.deals) == (30, 600)


def kings(*after: list[list[float]]) -> Any:
    """Return a game of three seats with decisions of the first one: the shares of the win after each possible move."""
    played = SimpleNamespace(outcome=SimpleNamespace(deal=0))
    return played, [Judged(SimpleNamespace(seat=0), np.array(shares)) for shares in after]  # type: ignore[arg-type]


def test_kingmaking_is_determined_by_the_win_shares() -> None:
    """The first seat can't win any more, and its choice either decides who does or makes no difference."""
    king = [[0.01, 0.9, 0.09], [0.0, 0.3, 0.7]]
    idle = [[0.01, 0.5, 0.49], [0.02, 0.45, 0.53]]
    hopeful = [[0.03, 0.9, 0.07], [0.0, 0.1, 0.9]]
    found = kingmaking([kings(king, idle, hopeful, king), kings(idle, hopeful)])
    assert found[:3] == (6, 4, 2)
    assert found.games.mean == 0.5
