"""Dragon Island for computer players: how well a seat stands, and quick moves."""

from spadework.games.dragon_island.ai.belief import reweight_belief
from spadework.games.dragon_island.ai.evaluation import AIMS, THOROUGH, evaluate
from spadework.games.dragon_island.ai.leaf_evaluation import evaluate_leaf, is_quiescent, move_prior, win_probabilities
from spadework.games.dragon_island.ai.plan_policy import planned_move
from spadework.games.dragon_island.ai.quick_policy import rollout_policy

__all__ = [
    "AIMS",
    "THOROUGH",
    "evaluate",
    "evaluate_leaf",
    "is_quiescent",
    "move_prior",
    "planned_move",
    "reweight_belief",
    "rollout_policy",
    "win_probabilities",
]
