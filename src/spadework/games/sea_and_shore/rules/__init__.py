"""Sea & Shore: the rules, compiled and deterministic."""

from spadework.games.sea_and_shore.rules.determinization import sample_state
from spadework.games.sea_and_shore.rules.material import read as read_material
from spadework.games.sea_and_shore.rules.moves import OPTIONS, VERSION, apply, chance_outcomes, legal, to_move
from spadework.games.sea_and_shore.rules.scoring import parts, places, scores
from spadework.games.sea_and_shore.rules.setup import deal
from spadework.games.sea_and_shore.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE
from spadework.games.sea_and_shore.rules.views import view

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
