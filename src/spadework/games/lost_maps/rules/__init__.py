"""Lost Maps: the rules, compiled and deterministic."""

from spadework.games.lost_maps.rules.material import read as read_material
from spadework.games.lost_maps.rules.moves import OPTIONS, VERSION, apply, deal, legal, odds, to_move
from spadework.games.lost_maps.rules.scoring import parts, places, scores
from spadework.games.lost_maps.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE
from spadework.games.lost_maps.rules.views import guess, view

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
    "deal",
    "guess",
    "legal",
    "odds",
    "parts",
    "places",
    "read_material",
    "scores",
    "to_move",
    "view",
]
