"""Rat Alarm: the rules, compiled and deterministic."""

from spadework.games.rat_alarm.rules.material import read as read_material
from spadework.games.rat_alarm.rules.moves import (
    OPTIONS,
    VERSION,
    apply,
    chance_outcomes,
    deal,
    legal,
    sample_state,
    to_move,
    view,
)
from spadework.games.rat_alarm.rules.scoring import parts, places, scores
from spadework.games.rat_alarm.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE

__all__ = [
    "MATERIAL",
    "MOST_CHANCES",
    "MOST_MOVES",
    "OPTIONS",
    "PARTS",
    "SEATS",
    "STATE",
    "VERSION",
    "apply",
    "chance_outcomes",
    "deal",
    "legal",
    "parts",
    "places",
    "read_material",
    "sample_state",
    "scores",
    "to_move",
    "view",
]
