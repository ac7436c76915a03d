"""Sea & Shore in words.

- `texts.py` writes moves as short texts and reads them back;
- `wording.py` has the words for the things of the game, of which all sentences are made;
- `asking.py` says what a seat is asked and what its moves are;
- `telling.py` says what has happened, line by line; `ranking.py` helps it to explain a trick;
- `turns.py` says to which trick a line of the log belongs, `sounds.py` what is heard with it;
- `refusing.py` names the rule behind a refusal.
"""

from spadework.games.sea_and_shore.notation.asking import ask, label
from spadework.games.sea_and_shore.notation.refusing import refusal_rule
from spadework.games.sea_and_shore.notation.sounds import SOUNDS
from spadework.games.sea_and_shore.notation.telling import tell
from spadework.games.sea_and_shore.notation.texts import read, write
from spadework.games.sea_and_shore.notation.turns import OUTCOMES, passing, turn

__all__ = ["OUTCOMES", "SOUNDS", "ask", "label", "passing", "read", "refusal_rule", "tell", "turn", "write"]
