"""Dragon Island in words.

- `wording.py`: hunters, fields, cards and announced actions;
- `families.py`: a table of all families of moves, which the others read;
- `texts.py`: moves as short texts;
- `asking.py`: the question to a seat;
- `telling.py`: the log, its turns and sounds;
- `refusing.py`: the rule behind a refused move.
"""

from spadework.games.dragon_island.notation.asking import ask, hides_options
from spadework.games.dragon_island.notation.families import label
from spadework.games.dragon_island.notation.refusing import refusal_rule
from spadework.games.dragon_island.notation.telling import OUTCOMES, SOUNDS, passing, tell, turn
from spadework.games.dragon_island.notation.texts import read, write

__all__ = [
    "OUTCOMES",
    "SOUNDS",
    "ask",
    "hides_options",
    "label",
    "passing",
    "read",
    "refusal_rule",
    "tell",
    "turn",
    "write",
]
