"""The short game of High Water, small enough to be solved exactly."""

from importlib.metadata import EntryPoint

import pytest

from spadework.engine import discovery
from spadework.engine.game import Game

pyspiel = pytest.importorskip("pyspiel")
policy = pytest.importorskip("open_spiel.python.policy")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")


@pytest.mark.long
@pytest.mark.slow
def test_openspiel_can_compute_the_games_exploitability(monkeypatch: pytest.MonkeyPatch, high_water: Game) -> None:
    def entry_points(group: str) -> list[EntryPoint]:
        return [EntryPoint(high_water.id, high_water.id, group)]

    from spadework.lab.adapters import openspiel

    monkeypatch.setattr(discovery, "entry_points", entry_points)
    discovery.all_games.cache_clear()
    try:
        openspiel.register([high_water.id])
        game = pyspiel.load_game(f"spadework_{high_water.id}(players=2,options=tides:two)")
        uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
        solver = cfr.CFRPlusSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 3
    finally:
        discovery.all_games.cache_clear()
