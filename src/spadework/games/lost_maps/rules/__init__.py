"""Lost Maps: the rules, compiled and deterministic.

In reading order:

- `state`: what a state, the material and the codes of moves are made of, and `codes`: what a code is about;
- `material`: the deck, read from its file and checked;
- `landmarks`: what may be drawn on a card beside its boxes;
- `stacks`: what lies in the middle;
- `setup`: the deal, and the two cards that everyone keeps;
- `crossing`: the first and second action, an expedition and what is crossed off for it;
- `settling`: the third action, cups and replacements, and the end of a turn;
- `moves`: who is to move, what is legal, and what a move does;
- `views`: what a seat may know, and determinizations of the rest;
- `scoring`: points, and who wins.
"""

from spadework.games.lost_maps.rules.material import read as read_material
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
