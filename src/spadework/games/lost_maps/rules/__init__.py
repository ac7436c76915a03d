"""Lost Maps: the rules, compiled and deterministic."""

from spadework.games.lost_maps.rules.material import read as read_material
from spadework.games.lost_maps.rules.moves import OPTIONS, VERSION, apply, chance_outcomes, deal, legal, to_move
from spadework.games.lost_maps.rules.scoring import parts, places, scores
from spadework.games.lost_maps.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE
from spadework.games.lost_maps.rules.views import sample_state, view

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
