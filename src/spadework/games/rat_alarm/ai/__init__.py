"""Rat Alarm for computer players: how well a seat stands, and quick moves."""

from spadework.games.rat_alarm.ai.evaluation import AIMS, value
from spadework.games.rat_alarm.ai.leaf_evaluation import calm, foresee
from spadework.games.rat_alarm.ai.quick_policy import attention, sensible

__all__ = ["AIMS", "attention", "calm", "foresee", "sensible", "value"]
