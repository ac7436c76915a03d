"""Rat Alarm as a picture.

- `layout`: where everything goes, on a wide page and on a phone;
- `look`: what may be shown of a view;
- `drawing`: a picture in the making; `scene`, `stage`, `crates`, `seats` and `logbook`: what it is made of;
- `figures`: cards, cubes, buttons and counts; `sprites` and `art`: all that never changes in a game;
- `description`: the picture in a few sentences, and `about`: what any of its elements is;
- `clicks`: what is clicked for a move.
"""

from spadework.games.rat_alarm.picture.about import about
from spadework.games.rat_alarm.picture.clicks import marks, picks
from spadework.games.rat_alarm.picture.layout import draw
from spadework.games.rat_alarm.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
