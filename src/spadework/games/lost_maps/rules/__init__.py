"""Lost Maps: the rules, compiled and deterministic.

In reading order:

- `state`: the state, the material, the codes of moves, and the cards in the middle;
- `material`: the deck, read from its file and checked;
- `setup`: the deal, the two cards that each player keeps, and the start player;
- `turn`: the three actions reveal, cross off and resolve, and the end of a turn;
- `moves`: the phases: who moves next, the legal moves, and their effects;
- `views`: what a seat may know, and determinizations of the rest;
- `scoring`: points and places.
"""

from spadework.games.lost_maps.rules.material import read_material
from spadework.games.lost_maps.rules.moves import apply, chance_outcomes, legal, to_move
from spadework.games.lost_maps.rules.scoring import parts, places, scores
from spadework.games.lost_maps.rules.setup import OPTIONS, deal
from spadework.games.lost_maps.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE, VERSION
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
