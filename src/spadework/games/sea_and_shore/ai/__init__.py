"""Sea & Shore for computer players: how well a seat stands, and quick moves."""

from spadework.games.sea_and_shore.ai.belief import reweight_belief
from spadework.games.sea_and_shore.ai.evaluation import AIMS, THOROUGH, evaluate, is_quiescent, rollout_policy

__all__ = ["AIMS", "THOROUGH", "evaluate", "is_quiescent", "reweight_belief", "rollout_policy"]
