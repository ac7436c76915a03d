"""Dragon Island in words: moves as short texts, what is asked, what is told.

`texts.py` writes and reads moves. `wording.py` puts the things of the game into words, `announcing.py` whole moves; from these
`labels.py` makes buttons, `asking.py` what a seat is asked, `telling.py` what happened, `turns.py` in which turn, `sounds.py`
what is heard with it. `refusing.py` names the rule behind a refused move.
"""

from spadework.games.dragon_island.notation.asking import ask, hides_options
from spadework.games.dragon_island.notation.labels import label
from spadework.games.dragon_island.notation.refusing import refusal_rule
from spadework.games.dragon_island.notation.sounds import SOUNDS
from spadework.games.dragon_island.notation.telling import tell
from spadework.games.dragon_island.notation.texts import read, write
from spadework.games.dragon_island.notation.turns import OUTCOMES, passing, turn

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
