"""Sea & Shore: the rules, compiled and deterministic.

In reading order:

- `state.py` lists what a state holds, `codes.py` the codes of moves, `material.py` reads the deck;
- `cards.py` takes cards and sets of cards apart;
- `setup.py` deals a round, `gifts.py` hands over the gifts that follow the deal;
- `tricks.py` plays a trick from the treasures turned up to its end, `contest.py` says who wins and who loses a colour of it;
- `actions.py` carries out the four actions;
- `scoring.py` counts points;
- `moves.py` brings it together: whose move it is, which moves are legal, what chance may bring, what comes of each;
- `knowledge.py` keeps who knows what, `views.py` hides the rest, `determinization.py` fills it in at random.
"""

from spadework.games.sea_and_shore.rules.codes import MOST_CHANCES, MOST_MOVES
from spadework.games.sea_and_shore.rules.determinization import sample_state
from spadework.games.sea_and_shore.rules.material import read as read_material
from spadework.games.sea_and_shore.rules.moves import OPTIONS, VERSION, apply, chance_outcomes, legal, to_move
from spadework.games.sea_and_shore.rules.scoring import parts, places, scores
from spadework.games.sea_and_shore.rules.setup import deal
from spadework.games.sea_and_shore.rules.state import MATERIAL, PARTS, SEATS, STATE
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
