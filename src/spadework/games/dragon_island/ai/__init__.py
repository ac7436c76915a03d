"""Dragon Island for computer players: how well a seat stands, and quick moves."""

from spadework.games.dragon_island.ai.belief import suppose
from spadework.games.dragon_island.ai.evaluation import AIMS, value
from spadework.games.dragon_island.ai.leaf_evaluation import attention, calm, foresee, outlook
from spadework.games.dragon_island.ai.plan_policy import planned
from spadework.games.dragon_island.ai.quick_policy import sensible

__all__ = ["AIMS", "attention", "calm", "foresee", "outlook", "planned", "sensible", "suppose", "value"]
