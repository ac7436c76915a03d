"""Rat Alarm for computer players: how well a seat stands, and quick moves."""

from spadework.games.rat_alarm.ai.evaluation import AIMS, evaluate
from spadework.games.rat_alarm.ai.leaf_evaluation import is_quiescent, win_probabilities
from spadework.games.rat_alarm.ai.quick_policy import move_prior, rollout_policy

__all__ = ["AIMS", "evaluate", "is_quiescent", "move_prior", "rollout_policy", "win_probabilities"]
