"""Dragon Island: the rules, compiled and deterministic."""

from spadework.games.dragon_island.rules.material import read as read_material
from spadework.games.dragon_island.rules.moves import (
    OPTIONS,
    REACTIONS,
    VERSION,
    apply,
    chance_outcomes,
    legal,
    to_move,
    turns,
)
from spadework.games.dragon_island.rules.scoring import parts, places, scores
from spadework.games.dragon_island.rules.setup import deal
from spadework.games.dragon_island.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE
from spadework.games.dragon_island.rules.views import sample_state, view

__all__ = [
    "MATERIAL",
    "MOST_CHANCES",
    "MOST_MOVES",
    "OPTIONS",
    "PARTS",
    "REACTIONS",
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
    "turns",
    "view",
]
