"""Dragon Island: the rules, compiled and deterministic.

- `state.py`: the state and the material;
- `codes.py`: codes of moves;
- `material.py`: the material, read from files;
- `board.py`: the geometry of the board, and the fields that may be entered;
- `setup.py`: the deal;
- `cards.py`: hands and piles;
- `turn.py`: the course of a turn, with a table of its phases;
- `steps.py`: steps and flights;
- `action_cards.py`: action cards of the active player;
- `reactions.py`: reactions of the others;
- `scoring.py`: coins, points and places;
- `views.py`: views of a seat, and determinizations.
"""

from spadework.games.dragon_island.rules.material import read_material
from spadework.games.dragon_island.rules.scoring import parts, places, scores
from spadework.games.dragon_island.rules.setup import OPTIONS, deal
from spadework.games.dragon_island.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE
from spadework.games.dragon_island.rules.turn import (
    REACTIONS,
    VERSION,
    apply,
    chance_outcomes,
    legal,
    to_move,
    turns,
)
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
