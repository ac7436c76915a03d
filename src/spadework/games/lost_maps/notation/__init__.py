"""Lost Maps in words.

- `texts`: moves and outcomes of chance as short texts, and back;
- `asking`: what a seat is asked, and moves in words;
- `telling`: the lines of the log, and `turns`: under which headings they stand; `sounds`: what is heard with them;
- `refusing`: the rule behind a refusal;
- `wording`: cards, patterns and symbols in words, and `boxes`: names of boxes, for all files here and the picture.
"""

from spadework.games.lost_maps.notation.asking import ask, label
from spadework.games.lost_maps.notation.refusing import refusal_rule
from spadework.games.lost_maps.notation.sounds import SOUNDS
from spadework.games.lost_maps.notation.telling import tell
from spadework.games.lost_maps.notation.texts import read, write
from spadework.games.lost_maps.notation.turns import OUTCOMES, passing, turn

__all__ = ["OUTCOMES", "SOUNDS", "ask", "label", "passing", "read", "refusal_rule", "tell", "turn", "write"]
