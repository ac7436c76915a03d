"""What a game adds for searches, and what stands in for the rest."""

from types import SimpleNamespace
from typing import Any

from spadework.engine.interface.ai import OptionalAi, optional_ai
from spadework.engine.search.planner import NO_PLAN
from spadework.engine.search.priors import NEUTRAL
from spadework.engine.search.settings import SearchSettings

REQUIRED = {"SEARCH": SearchSettings(horizon=1, lead_scale=1.0), "evaluate": None, "rollout_policy": None}


def test_defaults_stand_in_for_what_a_game_leaves_out() -> None:
    nothing: Any = None
    added = optional_ai(nothing)
    assert added == OptionalAi()
    assert added.planned_move(nothing, nothing, 0, nothing, nothing, nothing, nothing) == NO_PLAN
    assert not added.is_quiescent(nothing, nothing, 0)
    assert not added.win_probabilities(nothing, nothing, True, nothing)
    assert added.move_prior(nothing, nothing, 0, 0) == NEUTRAL


def test_a_game_adds_functions_by_their_names() -> None:
    def quiet(*_: object) -> bool:
        return True

    ai: Any = SimpleNamespace(**REQUIRED, is_quiescent=quiet, more=3)
    assert optional_ai(ai) == OptionalAi(is_quiescent=quiet)
