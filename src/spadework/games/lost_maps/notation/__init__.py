"""Lost Maps in words.

- `moves`: the table of move families, and what reads it: texts, labels, clicks and refusals; the question to a seat;
- `log`: the lines of the log, their turns and sounds;
- `wording`: words and names for cards, patterns, symbols and boxes, for the files here and the picture.
"""

from spadework.games.lost_maps.notation.log import OUTCOMES, SOUNDS, passing, tell, turn
from spadework.games.lost_maps.notation.moves import ask, label, read, refusal_rule, write

__all__ = ["OUTCOMES", "SOUNDS", "ask", "label", "passing", "read", "refusal_rule", "tell", "turn", "write"]
