"""Dragon Island: the rules, compiled and deterministic. Read the files from the deal to the scoring.

What there is: `fields.py` how the board's fields lie, the one source of its geometry; `state.py` the state and the material; `material.py`
how the material is read; `codes.py` the numbers that stand for moves.

How it goes on: `setup.py` deals. `phases.py` says for each phase who may do what, and hands each move on: to `steps.py` for steps and
flights, which fields being entered is judged by `board.py`; to `action_cards.py`; to `reactions.py` for who may interrupt; to
`sharing.py` at a boat. `effects.py` brings about what was announced, `cards.py` moves cards between hands and piles, and `turn_cycle.py`
begins and ends turns.

What comes of it: `scoring.py` points and places, `views.py` what a seat may know and how the rest is sampled.
"""

from spadework.games.dragon_island.rules.material import read as read_material
from spadework.games.dragon_island.rules.phases import (
    REACTIONS,
    VERSION,
    apply,
    chance_outcomes,
    legal,
    to_move,
    turns,
)
from spadework.games.dragon_island.rules.scoring import parts, places, scores
from spadework.games.dragon_island.rules.setup import OPTIONS, deal
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
