"""Rat Alarm: the rules, compiled and deterministic.

In reading order:

- `state`: what a state, the material and the codes of moves are made of;
- `material`: the deck, read from its file and checked;
- `setup`: spades, cards, cubes and the first player;
- `rounds`: turning up a card, alarm, dropping out, burying, and the end of a round;
- `moves`: who is to move, what is legal, and what a move does;
- `views`: what a seat may know, which here is everything;
- `scoring`: who takes which cube, and who wins.
"""

from spadework.games.rat_alarm.rules.material import read as read_material
from spadework.games.rat_alarm.rules.moves import apply, chance_outcomes, legal, to_move
from spadework.games.rat_alarm.rules.scoring import parts, places, scores
from spadework.games.rat_alarm.rules.setup import OPTIONS, deal
from spadework.games.rat_alarm.rules.state import MATERIAL, MOST_CHANCES, MOST_MOVES, PARTS, SEATS, STATE, VERSION
from spadework.games.rat_alarm.rules.views import sample_state, view

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
