"""Sea & Shore as a picture.

- `layout.py` is where to begin: where everything lies on a wide page and on a phone;
- `look.py` says what the picture shows of a view, `settlement.py` how a trick is settled, colour by colour;
- `stacks.py`, `trick_panel.py`, `seat_panel.py`, `own_panel.py` and `score_table.py` draw a part of the table each;
- `drawing.py` collects what they draw, `figures.py` has the shapes of cards and treasures;
- `description.py` is the picture in words, `clicks.py` says what is clicked for a move.
"""

from spadework.games.sea_and_shore.picture.clicks import marks, picks
from spadework.games.sea_and_shore.picture.layout import draw
from spadework.games.sea_and_shore.picture.sprites import sprites

__all__ = ["draw", "marks", "picks", "sprites"]
