"""Rat Alarm in words.

- `texts`: moves and outcomes of chance as short texts, and back;
- `asking`: what a seat is asked, and moves in words;
- `telling`: the lines of the log, and `turns`: under which headings they stand; `sounds`: what is heard with them;
- `refusing`: the rule behind a refusal;
- `wording`: treasures, cards and kinds in words, and `results`: cubes, points and winners, for all files here and the picture.
"""

from spadework.games.rat_alarm.notation.asking import ask, label
from spadework.games.rat_alarm.notation.refusing import refusal_rule
from spadework.games.rat_alarm.notation.sounds import SOUNDS
from spadework.games.rat_alarm.notation.telling import tell
from spadework.games.rat_alarm.notation.texts import read, write
from spadework.games.rat_alarm.notation.turns import OUTCOMES, passing, turn

__all__ = ["OUTCOMES", "SOUNDS", "ask", "label", "passing", "read", "refusal_rule", "tell", "turn", "write"]
