"""Rat Alarm as a picture.

- `layout`: where everything goes, on a wide page and on a phone;
- `look`: what may be shown of a view;
- `drawing`: what belongs to all, such as draw pile, middle and kinds of treasure; `danger`, `seats` and `scoring_table`: the other parts;
- `figures`: cards, treasures, rats, spades and cubes;
- `description`: the picture in a few sentences;
- `clicks`: what is clicked for a move.
"""

from spadework.games.rat_alarm.picture.clicks import marks, picks
from spadework.games.rat_alarm.picture.layout import draw
from spadework.games.rat_alarm.picture.sprites import sprites

__all__ = ["draw", "marks", "picks", "sprites"]
